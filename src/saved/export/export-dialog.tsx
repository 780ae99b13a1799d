import { useEffect, useRef, useState } from "react";
import { formatCount } from "@/lib/format.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Button, LinkButton } from "@/ui/button.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { BulletList } from "@/ui/lists.tsx";
import { drawableText, STAND_IN } from "./drawable-text.ts";
import { countNames, type ExportContent } from "./export-content.ts";
import type { ExportFormat } from "./make-file.ts";
import { type ExportState, useExport } from "./use-export.ts";

/** How often the progress is said, in names: a screen reader reads every change. */
const PROGRESS_STEP = 100;

const FORMATS: readonly { readonly format: ExportFormat; readonly label: string }[] = [
  { format: "pdf", label: "PDF att skriva ut" },
  { format: "csv", label: "CSV för kalkylblad" },
];

interface ExportDialogProps {
  readonly content: ExportContent;
  /** Whether the visitor's plan has the export; null until the plan is known. */
  readonly access: boolean | null;
  readonly onClose: () => void;
}

/** Saves names as a file, or says to those without the feature what it does. */
export function ExportDialog({ content, access, onClose }: ExportDialogProps) {
  const count = `${formatCount(countNames(content.groups))}\u00a0namn`;
  const [hasWaited] = useState(access === null);
  return (
    <Dialog isOpen onClose={onClose} title="Exportera" description={`${content.title}: ${count}.`}>
      {access === null && <p>Vi kontrollerar om export ingår i din plan …</p>}
      {access === false && <Offer />}
      {access && <Formats content={content} takesFocus={hasWaited} />}
    </Dialog>
  );
}

/** What the export does, and where to get it. */
function Offer() {
  return (
    <div className="grid justify-items-start gap-3">
      <p>Med export, som ingår i Premium, sparar du namnen och det vi vet om dem i en fil:</p>
      <BulletList>
        <li>
          <span className="font-semibold">PDF</span> – att skriva ut eller skicka, med namnsdagar,
          antal bärare och kurvor
        </li>
        <li>
          <span className="font-semibold">CSV</span> – att öppna i Excel eller ett annat
          kalkylprogram, med en kolumn för varje uppgift
        </li>
      </BulletList>
      <LinkButton to="/premium">Se Premium</LinkButton>
    </div>
  );
}

interface FormatsProps {
  readonly content: ExportContent;
  /** The dialog was open, and its focus elsewhere, before there was a format to choose. */
  readonly takesFocus: boolean;
}

function Formats({ content, takesFocus }: FormatsProps) {
  const formats = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) formats.current?.querySelector("button")?.focus();
  }, [takesFocus]);
  const { state, exportAs, cancel } = useExport(content);
  const names = content.groups.flatMap((group) => group.names);
  const others = content.groups.flatMap(({ beside }) =>
    beside ? [beside.given, beside.surname] : [],
  );
  const undrawable = [content.title, ...others, ...names].filter(
    (text) => !drawableText(text).isWhole,
  );
  return (
    <div className="grid gap-4">
      <div ref={formats} className="flex flex-wrap gap-3">
        {FORMATS.map(({ format, label }) => (
          <BusyButton
            key={format}
            variant={format === "pdf" ? "primary" : "quiet"}
            isBusy={state.status === "working"}
            busyContent={label}
            onClick={() => void exportAs(format)}
          >
            {label}
          </BusyButton>
        ))}
      </div>
      {undrawable.length > 0 && (
        <p className="text-sm wrap-anywhere">
          PDF-filens typsnitt saknar tecken i {undrawable.join(", ")}. Emojier utelämnas, och andra
          tecken ersätts med {STAND_IN}. I CSV-filen kommer alla tecken med.
        </p>
      )}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="min-w-0 text-sm wrap-anywhere">
          {statusText(state, names.length)}
        </p>
        {state.status === "working" && (
          <Button variant="quiet" onClick={cancel}>
            Avbryt
          </Button>
        )}
      </div>
    </div>
  );
}

function statusText(state: ExportState, count: number): string {
  switch (state.status) {
    case "idle":
      return "";
    case "working": {
      const file = `Skapar ${state.format.toUpperCase()}-filen`;
      const done = state.done - (state.done % PROGRESS_STEP);
      return done > 0
        ? `${file}: ${formatCount(done)} av ${formatCount(count)}\u00a0namn.`
        : `${file} …`;
    }
    case "downloaded":
      return `Klart: ${state.fileName} är nedladdad.`;
    case "failed":
      return "Filen kunde inte skapas. Kontrollera nätet och försök igen.";
  }
}
