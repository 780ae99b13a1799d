import { Columns3, Download } from "lucide";
import { useState } from "react";
import { useHasFeature } from "@/name-ui/access/entitlement-store.ts";
import { useAccess } from "@/name-ui/access/use-access.ts";
import { ExportDialog } from "@/name-ui/export/export-dialog.tsx";
import { groupOfPage } from "@/name-ui/export/export-groups.ts";
import { comparePath } from "@/name-ui/links/compare-path.ts";
import { AddToListButton } from "@/name-ui/name-lists/add-to-list-button.tsx";
import { Button, LinkButton } from "@/ui/button.tsx";
import { Icon } from "@/ui/icon.tsx";

export interface MatchToolsProps {
  /** Names that both like. */
  readonly names: readonly string[];
  /** The one that the visitor has given the room; empty without one. */
  readonly surname: string;
}

const TITLE = "Namn som ni båda gillar";

/** What can be done with the names that both like. */
export default function MatchTools({ names, surname }: MatchToolsProps) {
  const exportAccess = useAccess("export");
  const hasLists = useHasFeature("name_lists");
  const [isExporting, setIsExporting] = useState(false);
  if (names.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-3 print:hidden">
      {names.length > 1 && (
        <LinkButton variant="quiet" className="text-sm" to={comparePath(names)}>
          <Icon icon={Columns3} className="size-5" />
          Jämför
        </LinkButton>
      )}
      {hasLists && <AddToListButton names={names} look="button" label="Spara i en lista" />}
      <Button variant="quiet" className="text-sm" onClick={() => setIsExporting(true)}>
        <Icon icon={Download} className="size-5" />
        Exportera
      </Button>
      {isExporting && (
        <ExportDialog
          content={{
            title: TITLE,
            subject: "valj-tillsammans",
            groups: [
              { ...groupOfPage("fornamn", names), label: TITLE, beside: { given: "", surname } },
            ],
          }}
          access={exportAccess}
          onClose={() => setIsExporting(false)}
        />
      )}
    </div>
  );
}
