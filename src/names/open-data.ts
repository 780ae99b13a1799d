/** The files that /data offers: what they contain, and what each column means (docs/specification.md, "Open data"). */
import {
  FIRST_NEWBORN_YEAR,
  FIRST_YEAR_FROM_TWO,
  GIVEN_NAMES_DATE,
  GIVEN_NAMES_DAY,
  LAST_NEWBORN_YEAR,
  SURNAMES_DATE,
  SURNAMES_DAY,
} from "../words/statistics.ts";
import { UNISEX_SHARE } from "./facts/unisex.ts";
import { FEWEST_BEARERS, FEWEST_NEWBORNS } from "./search/name-addresses.ts";
import { NEWBORN_YEARS } from "./series/statistics-years.ts";
import { listYears } from "./series/years.ts";

export type DataSetId = "klasser" | "stavningar" | "ljud" | "nyfodda" | "efternamn" | "ursprung";

/** A column, or several that mean the same for one year each. */
interface DataColumn {
  /** As in the first row of the file. */
  readonly names: readonly [string, ...string[]];
  readonly text: string;
}

export interface DataSet {
  readonly id: DataSetId;
  readonly title: string;
  /** What a row is and which names are there: 50 characters or more, as search engines require. */
  readonly description: string;
  readonly columns: readonly DataColumn[];
  /** The statistics that it is made from, with their licence. */
  readonly source: string;
  /** The day or the years of these, as texts state them, and as ISO 8601. */
  readonly day: string;
  /** Absent where it is not of a time. */
  readonly coverage?: string;
}

/** Rows without the first one, and bytes, of each file. */
export type DataSizes = Readonly<
  Record<DataSetId, { readonly rows: number; readonly bytes: number }>
>;

const BEARERS = "SCB, Namn med minst två bärare (fri användning med angiven källa)";
const NEWBORNS = "SCB, nyfödda efter tilltalsnamn (CC0)";
const SURNAMES = "SCB:s namnsök, genom svensktext (CC\u00a0BY\u00a04.0)";

const COMMON = `minst ${FEWEST_BEARERS}\u00a0bärare, eller minst ${FEWEST_NEWBORNS}\u00a0nyfödda ${LAST_NEWBORN_YEAR}`;

export const dataSets: readonly DataSet[] = [
  {
    id: "klasser",
    title: "Förnamnens klasser",
    description:
      "En rad för varje förnamn som vi föreslår, med de klasser som filtren använder. Reglerna står på sidan Källor.",
    columns: [
      { names: ["Namn"], text: "Förnamnet, varje stavning för sig." },
      {
        names: ["Kön"],
        text: `flicknamn, pojknamn eller könsneutralt. Ett könsneutralt namn har minst ${100 * UNISEX_SHARE}\u00a0procent av bärarna av varje kön.`,
      },
      { names: ["Klassiskt"], text: "1 om namnet räknas som klassiskt, annars 0." },
      { names: ["Modernt"], text: "1 om namnet räknas som modernt, annars 0." },
      { names: ["Nordiskt"], text: "1 om namnet räknas som nordiskt, annars 0." },
      { names: ["Ökar"], text: `1 om namnet ökade fram till ${LAST_NEWBORN_YEAR}, annars 0.` },
    ],
    source: `${BEARERS}; ${NEWBORNS}`,
    day: `den ${GIVEN_NAMES_DAY} och nyfödda ${NEWBORN_YEARS}`,
    coverage: GIVEN_NAMES_DATE,
  },
  {
    id: "stavningar",
    title: "Stavningar av samma namn",
    description:
      "En rad för varje stavning i en grupp som låter likadant och kan räknas ihop, läst namn för namn.",
    columns: [
      { names: ["Grupp"], text: "Den stavning i gruppen som flest bär." },
      { names: ["Stavning"], text: "En stavning i gruppen, den vanligaste inräknad." },
    ],
    source: `${BEARERS}; ${NEWBORNS}`,
    day: `den ${GIVEN_NAMES_DAY} och nyfödda ${NEWBORN_YEARS}`,
    coverage: GIVEN_NAMES_DATE,
  },
  {
    id: "ljud",
    title: "Namnens ljud",
    description: `En rad för varje förnamn med ${COMMON}, och för de tusen vanligaste efternamnen: så uttalas namnet enligt våra regler.`,
    columns: [
      { names: ["Namn"], text: "Namnet som det stavas." },
      { names: ["Slag"], text: "förnamn eller efternamn." },
      {
        names: ["Ljud"],
        text: "Ett tecken för varje ljud. Lång vokal är versal. o är vokalen i Bo, å den i Åke. ŋ som i Inga, ʃ som i Sjöberg, ç som i Kjell. En apostrof står före vokalen med huvudtryck, ett komma före en med bitryck.",
      },
      { names: ["Stavelser"], text: "Antal stavelser, det vill säga antal vokaler i ljuden." },
    ],
    source: `${BEARERS}; ${NEWBORNS}; ${SURNAMES}`,
    day: `den ${GIVEN_NAMES_DAY} (förnamn) och den ${SURNAMES_DAY} (efternamn)`,
    coverage: GIVEN_NAMES_DATE,
  },
  {
    id: "nyfodda",
    title: "Nyfödda per år",
    description: `En rad för varje förnamn och kön, av namnen med ${COMMON}: så många nyfödda som fick det som tilltalsnamn varje år.`,
    columns: [
      { names: ["Namn"], text: "Namnet, varje stavning för sig." },
      { names: ["Kön"], text: "flickor eller pojkar." },
      {
        names: newbornColumns(),
        text: `Antal nyfödda det året. Tomt är okänt, inte noll: under tio före ${FIRST_YEAR_FROM_TWO}, därefter färre än två.`,
      },
    ],
    source: NEWBORNS,
    day: NEWBORN_YEARS,
    coverage: `${FIRST_NEWBORN_YEAR}/${LAST_NEWBORN_YEAR}`,
  },
  {
    id: "efternamn",
    title: "Efternamnens delar",
    description:
      "En rad för varje efternamn som minst hundra bar, med antal, klasser och de delar som namnet är bildat av.",
    columns: [
      { names: ["Namn"], text: "Efternamnet, varje stavning för sig." },
      { names: ["Antal"], text: `Så många som bar det den ${SURNAMES_DAY}.` },
      { names: ["Svenskt"], text: "1 om namnet räknas som svenskt, annars 0." },
      { names: ["Nordiskt"], text: "1 om namnet räknas som nordiskt, annars 0." },
      { names: ["Natur"], text: "1 om en del betyder något i naturen, annars 0." },
      {
        names: ["Bildning"],
        text: "sammansatt (Lind-berg), avlett (Lund-in) eller fadersnamn (Svens-son). Tomt om namnet inte har delats.",
      },
      { names: ["Första delen"], text: "Med gemener, som i namnet." },
      { names: ["Sista delen"], text: "Med gemener, som i namnet." },
    ],
    source: SURNAMES,
    day: `den ${SURNAMES_DAY}`,
    coverage: SURNAMES_DATE,
  },
  {
    id: "ursprung",
    title: "Förnamnens ursprung",
    description:
      "En rad för varje förnamn som vi har läst om: vad det kommer av i våra egna ord, hur säkert det är och vilka verk som säger det.",
    columns: [
      { names: ["Namn"], text: "Förnamnet, varje stavning för sig." },
      {
        names: ["Klasser"],
        text: "Språken som leden kommer ur och vägen hit, med mellanslag mellan.",
      },
      { names: ["Form av"], text: "Namnet som det är en form av. Tomt för ett eget namn." },
      {
        names: ["Härledning"],
        text: "säker, trolig, omstridd eller okänd; för en form: att den hör till det andra namnet.",
      },
      {
        names: ["Betydelse"],
        text: "Hur säker betydelsen är, i samma ord. Tomt för en form, och där ingen betydelse står.",
      },
      { names: ["Text"], text: "Det som står på namnets sida. Ord på andra språk står mellan *." },
      { names: ["Källor"], text: "Verken, med adress där de har en, och lodstreck mellan." },
    ],
    source: "de verk som står i varje rad",
    day: "de förnamn som vi har läst om, och texterna är våra egna",
  },
];

/** The address of a file, below that of the site. */
export function dataFile(id: DataSetId): string {
  return `/data/${id}.csv`;
}

function newbornColumns(): [string, ...string[]] {
  const [first, ...others] = listYears({ first: FIRST_NEWBORN_YEAR, last: LAST_NEWBORN_YEAR });
  return [String(first), ...others.map(String)];
}
