import { useStore } from "@nanostores/react";
import { type ReactNode, useEffect, useState } from "react";
import { describeError } from "@/lib/describe-error.ts";
import { formatCount } from "@/lib/format.ts";
import { Button } from "@/ui/button.tsx";
import { Section } from "@/ui/section.tsx";
import {
  canDownload,
  lookForDownload,
  removeDownload,
  type SiteDownload,
  siteDownload,
  startDownload,
} from "./site-download.ts";
import { fetchSiteFiles } from "./site-files-api.ts";

/** The choice to keep the whole site in this browser, and to remove it again. */
export function DownloadSite() {
  const download = useStore(siteDownload, { ssr: "initial" });
  const size = useSize();
  const [isUnsupported, setIsUnsupported] = useState(false);
  useEffect(() => {
    if (!canDownload()) {
      setIsUnsupported(true);
      return;
    }
    lookForDownload().catch((error: unknown) => {
      console.warn("What is downloaded cannot be read", error);
      setIsUnsupported(true);
    });
  }, []);
  return (
    <Section
      heading="Hela Namnfynd på den här enheten"
      intro={
        isUnsupported
          ? "Den här webbläsaren kan inte spara sajten. Det kan bero på att fönstret är privat."
          : "Alla generatorer, de sidor som inte behöver nätet, och uppgifterna om de 1\u00a0000 vanligaste namnen, utom ursprunget. Det laddas ner en gång och hålls aktuellt."
      }
    >
      {!isUnsupported && <Choice download={download} size={size} />}
    </Section>
  );
}

function Choice({ download, size }: { readonly download: SiteDownload; readonly size: string }) {
  switch (download.kind) {
    case "running":
      return <Running {...download} />;
    case "complete":
      return (
        <div className="grid justify-items-start gap-4">
          <p role="status">Allt är sparat på den här enheten.</p>
          <Remove />
        </div>
      );
    case "begun":
      return (
        <Unfinished label="Fortsätt ladda ner">
          <p role="status">Nedladdningen är inte klar.</p>
        </Unfinished>
      );
    case "failed":
      return (
        <Unfinished label="Försök igen">
          <p role="alert" className="border-l-3 border-falu pl-3">
            {describeFailure(download.error)} Det som har hämtats finns kvar.
          </p>
        </Unfinished>
      );
    default:
      return <Button onClick={startDownload}>{`Ladda ner för att använda utan nät${size}`}</Button>;
  }
}

function Running({ done, of }: { readonly done: number; readonly of: number }) {
  return (
    <div className="grid justify-items-start gap-4">
      <div className="grid w-full max-w-md gap-2">
        <progress
          aria-label="Nedladdningen"
          // Without a value until the number of files is known.
          {...(of > 0 && { value: done, max: of })}
          className="h-3 w-full accent-falu"
        />
        <p>
          {of === 0
            ? "Laddar ner …"
            : `Laddar ner: ${formatCount(done)} av ${formatCount(of)}\u00a0filer`}
        </p>
      </div>
      <Button variant="quiet" onClick={removeDownload}>
        Avbryt
      </Button>
    </div>
  );
}

function Unfinished({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4">
      {children}
      <div className="flex flex-wrap gap-3">
        <Button onClick={startDownload}>{label}</Button>
        <Remove />
      </div>
    </div>
  );
}

function Remove() {
  return (
    <Button variant="quiet" onClick={removeDownload}>
      Ta bort
    </Button>
  );
}

function describeFailure(error: unknown): string {
  return error instanceof DOMException && error.name === "QuotaExceededError"
    ? "Det finns inte plats nog på enheten."
    : describeError(error);
}

/** " (1,2 MB)", from the list that the build has made; empty until it is known, and without a network. */
function useSize(): string {
  const [size, setSize] = useState("");
  useEffect(() => {
    if (!canDownload()) return;
    fetchSiteFiles().then(
      ({ bytes }) => setSize(` (${megabytes(bytes)})`),
      (error: unknown) => console.info("The size of the download is not known", error),
    );
  }, []);
  return size;
}

/** 1 234 567 → "1,2 MB". */
function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1).replace(".", ",")}\u00a0MB`;
}
