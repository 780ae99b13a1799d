import { site } from "@/config/site.ts";
import { yearsText } from "@/names/series/years.ts";
import { CodeBlock } from "@/ui/code-block.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { RECENT_YEARS } from "./newborn-lines.ts";

export interface EmbedDialogProps {
  /** Whose chart it is. */
  readonly name: string;
  /** Its address for other sites, see embed-path.ts. */
  readonly path: string;
  readonly onClose: () => void;
}

/** In pixels: enough on a phone, while the table is closed. */
const HEIGHT = 750;

/** The code with which another site shows the chart. */
export default function EmbedDialog({ name, path, onClose }: EmbedDialogProps) {
  const address = site.url + encodeURI(path);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Bädda in diagrammet"
      description={`Klistra in koden där diagrammet ska synas. Det visar kurvan ${yearsText(RECENT_YEARS)}, med källa och licens, och sparar ingenting hos läsaren.`}
    >
      <div className="grid gap-4">
        <CodeBlock
          label="Diagrammet"
          code={`<iframe src="${address}" title="${name}: nyfödda per år" loading="lazy" width="100%" height="${HEIGHT}" style="border:0"></iframe>`}
        />
        <p className="text-sm wrap-anywhere">
          Ljust eller mörkt följer läsarens inställning. Lägg till{" "}
          <code className="whitespace-nowrap">?tema=ljust</code> eller{" "}
          <code className="whitespace-nowrap">?tema=morkt</code> i adressen om det alltid ska vara
          likadant.
        </p>
        <CodeBlock label="Rätt höjd, om du vill" code={HEIGHT_CODE} />
      </div>
    </Dialog>
  );
}

/** Sets the height of the frame to what public/inbaddat/ram.js sends. */
const HEIGHT_CODE = `<script>
addEventListener("message", ({ data, origin, source }) => {
  if (origin !== "${site.url}" || data?.type !== "namnfynd-height") return;
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.contentWindow === source) frame.height = data.height;
  }
});
</script>`;
