import { Columns3, Download } from "lucide";
import { useState } from "react";
import { useHasFeature } from "@/access/entitlement/entitlement-store.ts";
import { useAccess } from "@/access/entitlement/use-access.ts";
import { comparePath } from "@/name-parts/links/compare-path.ts";
import { ExportDialog } from "@/saved/export/export-dialog.tsx";
import { groupOfPage } from "@/saved/export/export-groups.ts";
import { AddToListButton } from "@/saved/lists/add-to-list-button.tsx";
import { Button, LinkButton } from "@/ui/button.tsx";
import { Icon } from "@/ui/icon.tsx";
import type { formerMatchesOf } from "./room-names.ts";

export interface MatchToolsProps {
  /** Names that both like. */
  readonly names: readonly string[];
  /** Names that were matches with someone who has left. */
  readonly former: ReturnType<typeof formerMatchesOf>;
  /** The surname that the visitor has given the room; an empty text if there is none. */
  readonly surname: string;
  /** The generator that has names of this kind. */
  readonly page: "fornamn" | "foretagsnamn";
}

const TITLE = "Namn som ni båda gillar";

/** What can be done with the names that both like. */
export default function MatchTools({ names, former, surname, page }: MatchToolsProps) {
  const exportAccess = useAccess("export");
  const hasLists = useHasFeature("name_lists");
  const [isExporting, setIsExporting] = useState(false);
  if (names.length === 0 && former.length === 0) return null;
  const groups = [
    { label: TITLE, names },
    ...former.map((group) => ({ label: `Gemensamma med ${group.former}`, names: group.names })),
  ].filter((group) => group.names.length > 0);
  return (
    <div className="mt-4 flex flex-wrap gap-3 print:hidden">
      {page === "fornamn" && names.length > 1 && (
        <LinkButton variant="quiet" className="text-sm" to={comparePath(names)}>
          <Icon icon={Columns3} className="size-5" />
          Jämför
        </LinkButton>
      )}
      {hasLists && names.length > 0 && (
        <AddToListButton names={names} look="button" label="Spara i en lista" />
      )}
      <Button variant="quiet" className="text-sm" onClick={() => setIsExporting(true)}>
        <Icon icon={Download} className="size-5" />
        Exportera
      </Button>
      {isExporting && (
        <ExportDialog
          content={{
            title: TITLE,
            subject: "valj-tillsammans",
            groups: groups.map((group) => ({
              ...groupOfPage(page, group.names),
              label: group.label,
              beside: { given: "", surname },
            })),
          }}
          access={exportAccess}
          onClose={() => setIsExporting(false)}
        />
      )}
    </div>
  );
}
