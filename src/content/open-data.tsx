import { sizes } from "virtual:open-data";
import { site } from "@/config/site.ts";
import { formatCount } from "@/lib/format.ts";
import { type DataSet, dataFile, dataSets } from "@/names/open-data.ts";
import { DownloadLink } from "@/ui/download-link.tsx";
import { EmailLink } from "@/ui/email-link.tsx";
import { ExternalLink } from "@/ui/external-link.tsx";
import { FactTable } from "@/ui/fact-table.tsx";
import { Link } from "@/ui/link.tsx";
import type { LongReadSection } from "@/ui/long-read.tsx";
import { StructuredData } from "@/ui/structured-data.tsx";

const ADDRESS = `${site.url}/data`;
const LICENCE = "https://creativecommons.org/licenses/by/4.0/deed.sv";
const DESCRIPTION =
  "Vad Namnfynd har gjort av öppen svensk namnstatistik: klasser, grupper av stavningar, ljud, nyfödda per år, efternamnens delar och förnamnens ursprung, som CSV-filer.";
const CREATOR = { "@type": "Organization", name: site.name, url: site.url } as const;

/** The sections of /data. */
export const SECTIONS: readonly LongReadSection[] = [
  ...dataSets.map((set) => ({ id: set.id, heading: set.title, body: <SetOfData set={set} /> })),
  {
    id: "format",
    heading: "Filernas format",
    body: (
      <p>
        CSV i UTF-8 med semikolon mellan kolumnerna och rubriker i första raden, så att Excel och
        andra kalkylprogram läser å, ä och ö rätt. Filerna görs om när vi rättar eller lägger till
        något, och adresserna är desamma.
      </p>
    ),
  },
  {
    id: "licens",
    heading: "Licens och källa",
    body: (
      <>
        <p>
          Filerna får användas fritt, också i tidningar och forskning, enligt{" "}
          <ExternalLink href={LICENCE}>CC&nbsp;BY&nbsp;4.0</ExternalLink>: ange källan, och säg om
          du har ändrat något. Skriv till exempel så här:
        </p>
        <p className="rounded-card bg-pine-tint p-5 wrap-anywhere">
          {site.name}, ”{dataSets[0]?.title}” ({dataSets[0]?.day}), {ADDRESS}. Bearbetning av{" "}
          {dataSets[0]?.source}. CC&nbsp;BY&nbsp;4.0.
        </p>
        <p>
          Klasser, grupper, ljud och delar är våra bedömningar. Reglerna står på sidan{" "}
          <Link to="/kallor" className="prose-link">
            Källor
          </Link>
          , och de klassiker som vi har valt själva på{" "}
          <Link to="/data/klassiker" className="prose-link">
            en egen lista
          </Link>
          . Har du hittat ett fel? Skriv till <EmailLink address={site.contactEmail} />.
        </p>
      </>
    ),
  },
  {
    id: "api",
    heading: "Ett namn i taget",
    body: (
      <p>
        Vill ditt program slå upp ett namn, eller få förslag, finns ett{" "}
        <Link to="/api" className="prose-link">
          API
        </Link>{" "}
        med samma uppgifter som JSON.
      </p>
    ),
  },
];

/** The data sets for search engines. */
export function OpenDataStructuredData() {
  return (
    <StructuredData
      data={{
        "@type": "Dataset",
        name: `${site.name}: öppna data om namn`,
        description: DESCRIPTION,
        url: ADDRESS,
        license: LICENCE,
        isAccessibleForFree: true,
        inLanguage: "sv-SE",
        creator: CREATOR,
        hasPart: dataSets.map(({ id, title, description, columns, coverage }) => ({
          "@type": "Dataset",
          name: title,
          description,
          url: `${ADDRESS}#${id}`,
          license: LICENCE,
          isAccessibleForFree: true,
          inLanguage: "sv-SE",
          creator: CREATOR,
          ...(coverage && { temporalCoverage: coverage }),
          variableMeasured: columns.flatMap(({ names }) => names),
          distribution: [
            {
              "@type": "DataDownload",
              encodingFormat: "text/csv",
              contentUrl: site.url + dataFile(id),
            },
          ],
        })),
      }}
    />
  );
}

function SetOfData({ set: { id, description, columns, source, day } }: { set: DataSet }) {
  const { rows, bytes } = sizes[id];
  return (
    <>
      <p>{description}</p>
      <p>
        <DownloadLink href={dataFile(id)}>Hämta {id}.csv</DownloadLink> ({formatCount(rows)}
        &nbsp;rader, {formatCount(Math.ceil(bytes / 1000))}&nbsp;kB)
      </p>
      <FactTable
        caption={`Kolumner i ${id}.csv`}
        columns={["Kolumn", "Innehåll"]}
        rows={columns.map(({ names, text }) => ({
          id: names[0],
          subject: names.length > 1 ? `${names[0]}–${names.at(-1)}` : names[0],
          facts: text,
        }))}
      />
      <p className="text-sm text-ink-soft">
        Källa: {source}. Uppgifterna gäller {day}.
      </p>
    </>
  );
}
