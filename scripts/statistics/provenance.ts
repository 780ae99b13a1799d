import type { Provenance } from "./emit.ts";

const PROCESSED = "Bearbetning av SCB:s öppna data.";
const BEARERS_SOURCE = "SCB, namnsök, via svensktext (Peter M. Dahlgren)";

/** Source, date and licence of each generated file. */
export const SOURCES = {
  givenNames: {
    source: `${BEARERS_SOURCE}; SCB, nyfödda efter tilltalsnamn`,
    date: "bearers 31 December 2020; newborns 1998–2022",
    licence: "CC BY 4.0 (svensktext); CC0 (SCB)",
    processing: PROCESSED,
  },
  newborns: {
    source: "SCB, nyfödda efter tilltalsnamn",
    date: "1998–2022",
    licence: "CC0",
    processing: PROCESSED,
  },
  childNames: {
    source: `SCB, nyfödda efter tilltalsnamn; ${BEARERS_SOURCE}`,
    date: "newborns 1998–2022; bearers 31 December 2020",
    licence: "CC0 (SCB); CC BY 4.0 (svensktext)",
    processing: PROCESSED,
  },
  surnames: {
    source: BEARERS_SOURCE,
    date: "31 December 2020",
    licence: "CC BY 4.0 (svensktext)",
    processing: PROCESSED,
  },
  nameDays: {
    source: "Namnlängdskommittén",
    date: "with the revision of 2025",
    licence: "facts of the Swedish name-day calendar",
    processing: null,
  },
  nameDayCalendar: {
    source: `Namnlängdskommittén; ${BEARERS_SOURCE}; SCB, nyfödda efter tilltalsnamn`,
    date: "calendar with the revision of 2025; bearers 31 December 2020; newborns 2022",
    licence: "facts of the Swedish name-day calendar; CC BY 4.0 (svensktext); CC0 (SCB)",
    processing: PROCESSED,
  },
  top2024: {
    source: "Skatteverket, by Rötter (rotter.se)",
    date: "newborns 2024, spellings merged",
    licence: "published facts, quoted with their source",
    processing: null,
  },
  pets: {
    source: "Jordbruksverket, by the page named at each name",
    date: "given at each name",
    licence: "published facts, quoted with their source",
    processing: null,
  },
} satisfies Record<string, Provenance>;
