import { RECENT_YEARS } from "./statistics-years.ts";

/** Belongs below every list with curves; in a file of its own, since other lists do not need it. */
export const CURVE_NOTE = `Prickad linje: färre än 10\u00a0barn det året. Varje kurva har sin egen skala. Källa: SCB, per stavning, ${RECENT_YEARS}.`;
