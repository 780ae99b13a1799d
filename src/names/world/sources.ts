/** Where the figures of each country come from, for the page of sources and the API. */
import type { CountryId } from "./countries.ts";

export interface WorldSource {
  readonly office: string;
  readonly table: string;
  readonly href: string;
  readonly licence: string;
  /** What the office leaves out, and what the import leaves out of it. */
  readonly cutOff: string;
  /** The phrases of these texts that are in another language than Swedish, for screen readers. */
  readonly foreign?: ForeignPhrases;
}

/** Phrases of a Swedish text in another language, with its code (BCP 47). */
export interface ForeignPhrases {
  readonly language: string;
  readonly phrases: readonly string[];
}

const CC_BY = "CC\u00a0BY\u00a04.0";

export const WORLD_SOURCES: Readonly<Record<CountryId, WorldSource>> = {
  norge: {
    office: "Statistisk sentralbyrå (SSB)",
    table: "tabell 10501",
    href: "https://www.ssb.no/statbank/table/10501",
    licence: CC_BY,
    cutOff: "200\u00a0bärare",
    foreign: { language: "nb", phrases: ["Statistisk sentralbyrå"] },
  },
  danmark: {
    office: "Danmarks Statistik",
    table: "Fornavne",
    href: "https://www.dst.dk/da/Statistik/emner/borgere/navne",
    licence: CC_BY,
    cutOff: "3\u00a0bärare",
    foreign: { language: "da", phrases: ["Danmarks Statistik", "Fornavne"] },
  },
  finland: {
    office: "Myndigheten för digitalisering och befolkningsdata (DVV)",
    table: "etunimitilasto",
    href: "https://www.avoindata.fi/data/fi/dataset/none",
    licence: CC_BY,
    cutOff: "5\u00a0bärare",
    foreign: { language: "fi", phrases: ["etunimitilasto"] },
  },
  england: {
    office: "Office for National Statistics (ONS)",
    table: "Baby names in England and Wales",
    href: "https://www.ons.gov.uk/peoplepopulationandcommunity/birthsdeathsandmarriages/livebirths/bulletins/babynamesenglandandwales/latest",
    licence: "Open Government Licence v3.0",
    cutOff: "3\u00a0födda ett år",
    foreign: {
      language: "en",
      phrases: [
        "Office for National Statistics",
        "Baby names in England and Wales",
        "Open Government Licence",
      ],
    },
  },
  irland: {
    office: "Central Statistics Office (CSO)",
    table: "tabellerna VSA50 och VSA60",
    href: "https://data.cso.ie/table/VSA50",
    licence: CC_BY,
    cutOff: "3\u00a0födda ett år",
    foreign: { language: "en", phrases: ["Central Statistics Office"] },
  },
  usa: {
    office: "Social Security Administration (SSA)",
    table: "Popular baby names",
    href: "https://www.ssa.gov/oact/babynames/",
    licence: "Fri från upphovsrätt (public domain)",
    cutOff: "5\u00a0födda ett år, och för de flesta namn 50 på tio år eller 250\u00a0sammanlagt",
    foreign: {
      language: "en",
      phrases: ["Social Security Administration", "Popular baby names", "public domain"],
    },
  },
  tyskland: {
    office: "Landesamt für Bürger- und Ordnungsangelegenheiten, Berlin",
    table: "berlinonline/haeufige-vornamen-berlin",
    href: "https://github.com/berlinonline/haeufige-vornamen-berlin",
    licence: "CC\u00a0BY\u00a03.0\u00a0DE",
    cutOff: "för de flesta namn 5\u00a0födda på fem år",
    foreign: { language: "de", phrases: ["Landesamt für Bürger- und Ordnungsangelegenheiten"] },
  },
  frankrike: {
    office: "INSEE",
    table: "Fichier des prénoms",
    href: "https://www.insee.fr/fr/statistiques/3532172",
    licence: "Licence Ouverte 2.0",
    cutOff:
      "3\u00a0födda ett år, och för de flesta namn 20 på tio år eller 100\u00a0sammanlagt. INSEE avrundar till jämna femtal",
    foreign: { language: "fr", phrases: ["Fichier des prénoms", "Licence Ouverte"] },
  },
  belgien: {
    office: "Statbel",
    table: "voornamen van pasgeborenen",
    href: "https://statbel.fgov.be/nl/open-data",
    licence: `Statbels öppna data (${CC_BY})`,
    cutOff: "5\u00a0födda ett år, och 20\u00a0sammanlagt",
    foreign: { language: "nl", phrases: ["voornamen van pasgeborenen"] },
  },
  spanien: {
    office: "Instituto Nacional de Estadística (INE)",
    table: "Nombres",
    href: "https://www.ine.es/daco/daco42/nombyapel/nombyapel.htm",
    licence: `${CC_BY}. Elaboración propia con datos de INE`,
    cutOff: "20\u00a0bärare",
    foreign: {
      language: "es",
      phrases: [
        "Instituto Nacional de Estadística",
        "Nombres",
        "Elaboración propia con datos de INE",
      ],
    },
  },
};
