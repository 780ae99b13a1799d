/*
 * How many people and births the names of a country are counted among, for shares. A share is only
 * computed from a total of the same year as the figure.
 *
 * Source: the office and the publication named at each total, as published; rounded or preliminary
 * where that is said
 * Date of the data: named at each total
 * Licence: published facts, quoted with their source
 *
 * Without a total: Ireland, whose births of 2024 we have not found in a publication of the office, and
 * Berlin, whose list of names counts children registered there, while its births are those of mothers
 * who live there.
 */

/** A total of a country. */
export interface WorldTotal {
  readonly year: number;
  /** What was counted, and when, in Swedish. */
  readonly counted: string;
  readonly total: number;
  readonly source: string;
}

/** Children born in Sweden, from 1998 on. */
const SWEDISH_BIRTHS = [
  89_028, 88_173, 90_441, 91_466, 95_815, 99_157, 100_928, 101_346, 105_913, 107_421, 109_301,
  111_801, 115_641, 111_770, 113_177, 113_593, 114_907, 114_870, 117_425, 115_416, 115_832, 114_523,
  113_077, 114_263,
];

export const worldTotals: Readonly<Record<string, readonly WorldTotal[]>> = {
  "sverige-invanare": [
    {
      year: 2020,
      counted: "invånare den 31\u00a0december 2020",
      total: 10_379_295,
      source: "SCB, Befolkningsstatistik i sammandrag",
    },
    {
      year: 2022,
      counted: "invånare den 31\u00a0december 2022",
      total: 10_521_556,
      source: "SCB, Befolkningsstatistik helåret 2022",
    },
  ],
  "sverige-fodda": [
    ...SWEDISH_BIRTHS.map((total, i) => ({
      year: 1998 + i,
      counted: `födda ${1998 + i}`,
      total,
      source: "SCB, Befolkningsstatistik",
    })),
    {
      year: 2022,
      counted: "födda 2022",
      total: 104_734,
      source: "SCB, Befolkningsstatistik helåret 2022",
    },
  ],
  norge: [
    {
      year: 2025,
      counted: "invånare vid utgången av 2025, avrundat",
      total: 5_627_400,
      source: "SSB, Befolkning",
    },
  ],
  danmark: [
    {
      year: 2025,
      counted: "invånare den 1\u00a0januari 2025",
      total: 5_992_734,
      source: "Danmarks Statistik, Folketal",
    },
  ],
  finland: [
    {
      year: 2025,
      counted: "invånare i slutet av september 2025, preliminärt",
      total: 5_653_269,
      source: "Statistikcentralen, Förhandsuppgifter om befolkningen",
    },
  ],
  england: [
    {
      year: 2024,
      counted: "födda i England och Wales 2024",
      total: 594_677,
      source: "ONS, Births in England and Wales",
    },
  ],
  usa: [
    {
      year: 2024,
      counted: "födda 2024",
      total: 3_628_934,
      source: "NCHS, Births in the United States, 2024",
    },
  ],
  frankrike: [
    {
      year: 2024,
      counted: "födda 2024, preliminärt och avrundat",
      total: 663_000,
      source: "INSEE, Bilan démographique 2024",
    },
  ],
  belgien: [
    {
      year: 2025,
      counted: "födda 2025, preliminärt",
      total: 108_696,
      source: "Statbel, naissances 2025",
    },
  ],
  spanien: [
    {
      year: 2024,
      counted: "invånare den 1\u00a0januari 2024",
      total: 48_619_695,
      source: "INE, Censo anual de población",
    },
  ],
};
