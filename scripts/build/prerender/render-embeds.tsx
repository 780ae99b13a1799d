/** Renders the charts for other sites. The plugin builds this module for Node. */
import { renderToStaticMarkup } from "react-dom/server";
import { site } from "@/config/site.ts";
import { embedPathOf } from "@/name-parts/chart/embed-path.ts";
import { EmbeddedChart } from "@/name-parts/chart/embedded-chart.tsx";
import { givenNamePath, nameOfSlug, slugOf } from "@/names/search/name-addresses.ts";
import { decodeRecords, type NameRecord } from "@/names/search/name-files.ts";
import { pickRecord } from "@/names/search/pick-record.ts";

export interface Embed {
  /** Its path, not encoded. */
  readonly path: string;
  /** HTML. */
  readonly document: string;
}

/**
 * Renders the chart of every name that has one.
 *
 * @param nameFiles the files of the names, by address
 */
export function renderEmbeds(nameFiles: ReadonlyMap<string, string>): readonly Embed[] {
  const records = [...nameFiles]
    .filter(([address]) => address.includes("/names-"))
    .flatMap(([, text]) => decodeRecords(text))
    .filter(({ hasGivenNameDocument }) => hasGivenNameDocument);
  const bySlug = new Map<string, NameRecord[]>();
  for (const record of records) {
    const slug = slugOf(record.name);
    bySlug.set(slug, [...(bySlug.get(slug) ?? []), record]);
  }
  return [...bySlug].flatMap(([slug, sameSlug]) => {
    // The one that the page of the name shows.
    const record = pickRecord(nameOfSlug(slug), sameSlug);
    const path = record && embedPathOf(record);
    return record && path ? [{ path, document: documentOf(record) }] : [];
  });
}

function documentOf(record: NameRecord): string {
  const html = renderToStaticMarkup(
    <html lang="sv">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{`${record.name}: nyfödda per år – ${site.name}`}</title>
        <link rel="canonical" href={site.url + encodeURI(givenNamePath(record))} />
        <link rel="stylesheet" href="/inbaddat/stil.css" />
        <script src="/inbaddat/ram.js" />
      </head>
      <body>
        <EmbeddedChart record={record} />
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
