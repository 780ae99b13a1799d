import { Columns3 } from "lucide";
import { SIDE_BY_SIDE_NAMES } from "@/config/limits.ts";
import { comparePath } from "@/name-parts/links/compare-path.ts";
import { Button, LinkButton } from "@/ui/button.tsx";
import { Icon } from "@/ui/icon.tsx";

interface CompareFavoritesProps {
  /** At least two given names. */
  readonly names: readonly string[];
  /** Those to compare, which may have been removed since; null until the visitor chooses. */
  readonly chosen: readonly string[] | null;
  readonly onChoose: (chosen: readonly string[] | null) => void;
}

/** Leads to given names side by side; of more than there is room for, the visitor chooses some. */
export function CompareFavorites({ names, chosen, onChoose }: CompareFavoritesProps) {
  const compared = (chosen ?? []).filter((name) => names.includes(name));
  if (names.length <= SIDE_BY_SIDE_NAMES) return <CompareLink names={names} label="Jämför" />;
  return (
    <>
      <Button variant="quiet" className="text-sm" onClick={() => onChoose(chosen ? null : [])}>
        {!chosen && <Icon icon={Columns3} className="size-5" />}
        {chosen ? "Avbryt" : "Jämför"}
      </Button>
      {chosen && (
        <p role="status" className="order-first basis-full">
          {compared.length > SIDE_BY_SIDE_NAMES
            ? `Bredvid varandra ryms ${SIDE_BY_SIDE_NAMES}\u00a0namn. Välj bort ${compared.length - SIDE_BY_SIDE_NAMES}.`
            : `Välj 2–${SIDE_BY_SIDE_NAMES}\u00a0namn att jämföra. Du har valt ${compared.length}.`}
        </p>
      )}
      {compared.length > 1 && compared.length <= SIDE_BY_SIDE_NAMES && (
        <CompareLink
          variant="primary"
          names={compared}
          label={`Jämför ${compared.length}\u00a0namn`}
        />
      )}
    </>
  );
}

interface CompareLinkProps {
  readonly names: readonly string[];
  readonly label: string;
  readonly variant?: "primary" | "quiet";
}

function CompareLink({ names, label, variant = "quiet" }: CompareLinkProps) {
  return (
    <LinkButton variant={variant} className="text-sm" to={comparePath(names)}>
      <Icon icon={Columns3} className="size-5" />
      {label}
    </LinkButton>
  );
}
