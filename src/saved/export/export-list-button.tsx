import { Download } from "lucide";
import { useState } from "react";
import { useAccess } from "@/access/entitlement/use-access.ts";
import type { NameList } from "@/saved/lists/name-lists-api.ts";
import { Icon } from "@/ui/icon.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { groupOfAnyNames } from "./export-groups.ts";

/** Exports one of the user's lists, unless it is empty. */
export function ExportListButton({ list: { title, names } }: { list: NameList }) {
  const access = useAccess("export");
  const [isOpen, setIsOpen] = useState(false);
  if (names.length === 0) return null;
  return (
    <>
      <IconButton
        aria-label={`Exportera listan ${title}`}
        title="Exportera"
        onClick={() => setIsOpen(true)}
      >
        <Icon icon={Download} className="size-5" />
      </IconButton>
      {isOpen && (
        <ExportDialog
          content={{ title, subject: title, groups: [groupOfAnyNames("Namnlista", names)] }}
          access={access}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
