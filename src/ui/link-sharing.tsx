import { Copy, Mail, Share2 } from "lucide";
import encodeQR from "qr";
import { Button } from "./button.tsx";
import { copyWithToast } from "./copy-with-toast.ts";
import { Icon } from "./icon.tsx";
import { shareAddress } from "./share-address.ts";
import { TextField } from "./text-field.tsx";

/** Longest address in a code, in characters: a denser one is hard to read with a phone. */
const CODE_MAX_LENGTH = 1000;

interface LinkSharingProps {
  readonly address: string;
  /** What the visitor should know about the link. */
  readonly hint: string;
  /** Of the mail with the link. */
  readonly subject: string;
}

/** A link that is not the page's own, with its code, to copy, share or mail. */
export function LinkSharing({ address, hint, subject }: LinkSharingProps) {
  return (
    <div className="grid justify-items-start gap-4">
      {address.length <= CODE_MAX_LENGTH ? (
        <Code text={address} />
      ) : (
        <p className="text-sm text-ink-soft">
          Länken är för lång för en QR-kod som går att läsa. Kopiera den i stället.
        </p>
      )}
      <div className="w-full">
        <TextField
          label="Länken"
          readOnly
          value={address}
          onChange={() => {}}
          onFocus={({ target }) => target.select()}
          // A press puts the caret there, or drops what is selected, after its click.
          onClick={({ currentTarget }) => requestAnimationFrame(() => currentTarget.select())}
          hint={hint}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => copyLink(address)}>
          <Icon icon={Copy} className="size-5" />
          Kopiera länken
        </Button>
        {"share" in navigator && (
          <Button variant="quiet" onClick={() => shareAddress(address)}>
            <Icon icon={Share2} className="size-5" />
            Dela
          </Button>
        )}
        <a
          className="button button-quiet"
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(address)}`}
        >
          <Icon icon={Mail} className="size-5" />
          Mejla
        </a>
      </div>
    </div>
  );
}

function copyLink(address: string): Promise<void> {
  return copyWithToast(address, "Länk kopierad!", "Markera länken och kopiera själv.");
}

/** A QR code, dark on light in either theme: many readers know nothing else. */
function Code({ text }: { text: string }) {
  const rows = encodeQR(text, "raw", { ecc: "low", border: 4 });
  const path = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label="QR-kod med länken"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="w-full max-w-64 rounded-control bg-white text-black"
    >
      <path d={path.join("")} fill="currentColor" />
    </svg>
  );
}
