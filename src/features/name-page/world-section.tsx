import { useId } from "react";
import { formatCount, formatQuantity } from "@/lib/format.ts";
import { joinWords } from "@/names/form/join-words.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import type { Abroad } from "@/names/world/abroad.ts";
import { type Country, firstYearOf } from "@/names/world/countries.ts";
import {
  type CountryRow,
  countryRows,
  type EarlierBirths,
  moreCommonIn,
  type PublishedFigure,
  shareOf,
  unpublished,
} from "@/names/world/rows.ts";
import {
  swedishFigures,
  swedishPopulation,
  swedishShareAtMost,
} from "@/names/world/swedish-share.ts";
import { Link } from "@/ui/link.tsx";
import { GIVEN_NAMES_DAY, LAST_NEWBORN_YEAR } from "@/words/statistics.ts";

interface WorldSectionProps {
  readonly record: NameRecord;
  readonly abroad: Abroad;
}

/** A row of a table: a country, or Sweden among them. */
interface TableRow {
  readonly place: string;
  readonly isSweden: boolean;
  readonly spelling: string | null;
  readonly date: string;
  readonly women: PublishedFigure | null;
  readonly men: PublishedFigure | null;
  readonly share: number | null;
}

/** How common the name is in other countries, beside Sweden. */
export function WorldSection({ record, abroad }: WorldSectionProps) {
  const id = useId();
  const { name } = record;
  const rows = countryRows(abroad);
  const comparison = [
    comparisonText("Per invånare", rows, "bearers", record),
    comparisonText("Bland nyfödda", rows, "births", record),
  ].filter((text) => text !== null);
  return (
    <section className="world" aria-labelledby={id}>
      <h2 id={id}>
        <span translate="no">{name}</span> i andra länder
      </h2>
      {comparison.length > 0 && <p>{comparison.join(" ")}</p>}
      {rows.length > 0 && (
        <div>
          <WorldTable
            caption="Bär det som första förnamn"
            unit="invånare"
            rows={rowsOf(rows, "bearers", swedishRow(record, "bearers", GIVEN_NAMES_DAY))}
          />
          <WorldTable
            caption="Nyfödda som fick det som första förnamn"
            unit="födda"
            rows={rowsOf(rows, "births", swedishRow(record, "births", `${LAST_NEWBORN_YEAR}`))}
          />
        </div>
      )}
      <Unpublished name={name} abroad={abroad} />
    </section>
  );
}

/** @param date of the figures */
function swedishRow(record: NameRecord, counts: Country["counts"], date: string): TableRow {
  const { women, men } = swedishFigures(record, counts);
  const total = swedishPopulation(counts);
  const published = (count: number) => (count > 0 ? { count, rank: null } : null);
  return {
    place: "Sverige",
    isSweden: true,
    spelling: null,
    date: `som tilltalsnamn, ${date}`,
    women: published(women),
    men: published(men),
    share: total === undefined ? null : shareOf(women + men, total),
  };
}

/** Sweden and the countries that count the same, the largest share first and unknown ones last. */
function rowsOf(
  rows: readonly CountryRow[],
  counts: Country["counts"],
  sweden: TableRow,
): TableRow[] {
  const others = rows
    .filter(({ country }) => country.counts === counts)
    .map(({ country, ...row }): TableRow => {
      const { name, measure, date } = country;
      return {
        ...row,
        place: name,
        isSweden: false,
        date: measure === undefined ? date : `${measure}, ${date}`,
      };
    });
  if (others.length === 0) return [];
  return [sweden, ...others].sort((left, right) => (right.share ?? -1) - (left.share ?? -1));
}

function comparisonText(
  start: string,
  rows: readonly CountryRow[],
  counts: Country["counts"],
  record: NameRecord,
): string | null {
  const atMost = swedishShareAtMost(record, counts);
  const found = atMost === null ? [] : moreCommonIn(rows, counts, atMost);
  if (found.length === 0) return null;
  return `${start} är det vanligare i ${joinWords(found.map(({ country }) => country.name))} än i Sverige.`;
}

interface WorldTableProps {
  readonly caption: string;
  /** What the share is a share of. */
  readonly unit: string;
  readonly rows: readonly TableRow[];
}

/** The figures as a table, whose shares are also bars. */
function WorldTable({ caption, unit, rows }: WorldTableProps) {
  if (rows.length === 0) return null;
  const longest = Math.max(...rows.map(({ share }) => share ?? 0));
  const [women, men] =
    unit === "födda" ? (["flickor", "pojkar"] as const) : (["kvinnor", "män"] as const);
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Land</th>
          <th scope="col">Antal</th>
          <th scope="col">{`Per 100\u00a0000 ${unit}`}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.place} ${row.spelling}`} className={row.isSweden ? "home" : undefined}>
            <th scope="row">
              {row.spelling === null ? row.place : `${row.place}, som ${row.spelling}`}
              <small>{narrow(row.date)}</small>
            </th>
            <td>
              {figureText(row.women, women)}
              {row.women && row.men && <br />}
              {figureText(row.men, men)}
              {!row.women && !row.men && "färre än två"}
            </td>
            <td>
              {row.share === null ? "–" : formatPerHundredThousand(row.share)}
              {row.share !== null && <i style={{ width: percent(row.share / longest) }} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The longest words of the days, for the first column of a narrow phone. */
function narrow(date: string): string {
  return date.replace("december", "dec.").replace("tilltalsnamn", "tilltals\u00adnamn");
}

const ONE_OF = { flickor: "flicka", pojkar: "pojke", kvinnor: "kvinna", män: "man" } as const;

function peopleText(count: number, sex: keyof typeof ONE_OF): string {
  return formatQuantity(count, ONE_OF[sex], sex);
}

function figureText(figure: PublishedFigure | null, sex: keyof typeof ONE_OF): string {
  if (!figure) return "";
  const count = peopleText(figure.count, sex);
  return figure.rank === null ? count : `${count}, plats\u00a0${formatCount(figure.rank)}`;
}

/** Rounded to whole per cent, since a document has many of them. */
function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

interface UnpublishedProps {
  readonly name: string;
  readonly abroad: Abroad;
}

/** The countries without a figure of the newest year or day, with the births of earlier years. */
function Unpublished({ name, abroad }: UnpublishedProps) {
  const { earlier, below, unwritten } = unpublished(name, abroad);
  const places = [
    ...[...below, ...unwritten].map((country) => country.name),
    ...earlier.map(earlierText),
  ];
  return (
    <p>
      {places.length > 0 && `Ovanligt nu eller okänt i ${joinWords(places)}. `}
      <Link to="/kallor/andra-lander" className="prose-link">
        Så räknar länderna
      </Link>
    </p>
  );
}

/** "Belgien (879 flickor och 101 pojkar sedan 1995)" */
function earlierText({ country, spelling, girls, boys }: EarlierBirths): string {
  const births = [
    ...(girls === null ? [] : [peopleText(girls, "flickor")]),
    ...(boys === null ? [] : [peopleText(boys, "pojkar")]),
  ];
  const since = `${births.join(" och ")} sedan ${firstYearOf(country)}`;
  return `${country.name} (${since}${spelling === null ? "" : `, som ${spelling}`})`;
}

/** A share per hundred thousand: 281.4 → "281", 4.26 → "4,3", 0.02 → "under 0,1". */
function formatPerHundredThousand(share: number): string {
  if (share >= 9.95) return formatCount(Math.round(share));
  return share < 0.05 ? "under\u00a00,1" : share.toFixed(1).replace(".", ",");
}
