import { useSearchParams } from "react-router-dom";
import { useAccess } from "@/access/entitlement/use-access.ts";
import type { GeneratorId } from "@/generators/registry.ts";
import type { NamesBeside } from "@/generators/second-names/second-name-match.ts";
import { typedName } from "@/names/form/name-form.ts";
import { SAVED_FAVORITES_PAGE } from "@/saved/favorites/saved-favorites.ts";
import { ExportDialog } from "./export-dialog.tsx";
import { groupOfPage } from "./export-groups.ts";

export interface ExportSuggestionsProps {
  /** The page's key in the account. */
  readonly page: string;
  readonly names: readonly string[];
  /** What the cards show each name between, as it is in the address. */
  readonly beside?: Partial<NamesBeside> | undefined;
  readonly onClose: () => void;
}

/** The generator that the combined one shows, by the option of its filter Kategori. */
const CATEGORIES: Readonly<Record<string, GeneratorId>> = { hund: "hundnamn", katt: "kattnamn" };

/** The dialog that exports the suggestions on the screen. */
export default function ExportSuggestions({
  page,
  names,
  beside = {},
  onClose,
}: ExportSuggestionsProps) {
  const [params] = useSearchParams();
  const isCombined = page === SAVED_FAVORITES_PAGE;
  const generator = isCombined ? (CATEGORIES[params.get("kategori") ?? ""] ?? "barnnamn") : page;
  return (
    <ExportDialog
      content={{
        title: "Namnförslag",
        subject: `forslag-${generator}`,
        groups: [
          {
            ...groupOfPage(generator, names),
            beside: {
              given: typedName(beside.given ?? ""),
              surname: typedName(beside.surname ?? ""),
            },
          },
        ],
      }}
      access={useAccess("export")}
      onClose={onClose}
    />
  );
}
