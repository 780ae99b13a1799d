import { formatCount } from "@/lib/format.ts";
import { nameCounts } from "@/words/all-names/counts.ts";
import { SURNAMES_DAY } from "@/words/statistics.ts";
import type { Rule } from "./rule.ts";

/** The rules of /efternamn. */
export const SURNAME_RULES: readonly Rule[] = [
  {
    id: "korten",
    heading: "Så läser du korten",
    text: `Antalet är alla som bar efternamnet den ${SURNAMES_DAY} (SCB). Vanligare namn dyker upp oftare.`,
  },
  {
    id: "urval",
    heading: "Urval",
    text: `Alla efternamn som minst hundra personer bar den ${SURNAMES_DAY}. De nybildade namnen är ett eget urval.`,
  },
  {
    id: "svenska",
    heading: "Svenska",
    text: "Namn på -sson och -dotter, namn på -son när samma namn också finns på -sson, namn av två svenska led (Lindberg), led med ändelse (Norell), lärda ändelser som -én och -ius, adelsnamn på af, och soldatnamn och andra namn från en granskad lista. Namn som bara råkar likna dem är undantagna.",
  },
  {
    id: "nordiska",
    heading: "Nordiska",
    text: "Danska och norska namn på -sen efter ett nordiskt förnamn, namn med ø eller æ, isländska namn på -dottir, finska namn på -nen, och granskade listor över danska, norska, finska, samiska och tornedalska namn.",
  },
  {
    id: "natur",
    heading: "Natur",
    text: "Ett svenskt efternamn där ett led, eller hela ordet, betyder något i naturen: berg, ström, lind, sjö, björn. Äldre stavningar räknas, som dahl, qvist och wik. Det räcker inte att bokstäverna råkar finnas där: namnet delas i kända led, och namn som inte kan delas säkert, som Kågström, står på en granskad lista.",
  },
  {
    id: "nybildade",
    heading: "Nybildade",
    text: `Namn som vi har satt ihop av svenska ord för natur och plats, efter regler för vad som är lätt att säga, och bedömt ett och ett, två gånger oberoende av varandra. Namn som underkändes någon gång är inte med. Inget av dem finns bland de ${formatCount(nameCounts.surnames)}\u00a0efternamn som två eller fler bar den ${SURNAMES_DAY}, inget av de efternamnen låter likadant, och inget är en bokstav ifrån: en till, en färre, en annan eller två som bytt plats. Om namnet är ledigt avgör Skatteverket.`,
  },
];
