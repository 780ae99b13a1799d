import { ChartLine } from "lucide";
import { COMPARED_NAMES } from "@/config/limits.ts";
import { comparisonAddress } from "@/name-ui/links/comparison-address.ts";
import { Button, LinkButton } from "@/ui/button.tsx";
import { Icon } from "@/ui/icon.tsx";

export interface CompareFavoritesProps {
  /** At least two given names. */
  readonly names: readonly string[];
  /** Those to compare, which may have been removed since; null until the visitor chooses. */
  readonly chosen: readonly string[] | null;
  readonly onChoose: (chosen: readonly string[] | null) => void;
}

/** Leads to the newborns of given names in one chart; of more than it takes, the visitor chooses some. */
export default function CompareFavorites({ names, chosen, onChoose }: CompareFavoritesProps) {
  const compared = (chosen ?? []).filter((name) => names.includes(name));
  if (names.length <= COMPARED_NAMES) return <CompareLink names={names} label="Jämför" />;
  return (
    <>
      <Button variant="quiet" className="text-sm" onClick={() => onChoose(chosen ? null : [])}>
        {!chosen && <Icon icon={ChartLine} className="size-5" />}
        {chosen ? "Avbryt" : "Jämför"}
      </Button>
      {chosen && (
        <p role="status" className="order-first basis-full">
          {compared.length > COMPARED_NAMES
            ? `Diagrammet rymmer ${COMPARED_NAMES}\u00a0namn. Välj bort ${compared.length - COMPARED_NAMES}.`
            : `Välj 2–${COMPARED_NAMES}\u00a0namn att jämföra. Du har valt ${compared.length}.`}
        </p>
      )}
      {compared.length > 1 && compared.length <= COMPARED_NAMES && (
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
    <LinkButton variant={variant} className="text-sm" to={comparisonAddress(names)}>
      <Icon icon={ChartLine} className="size-5" />
      {label}
    </LinkButton>
  );
}
