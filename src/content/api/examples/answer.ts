import { GIVEN_NAMES_DATE, NAME_DAYS_REVISED } from "@/words/statistics.ts";

/** What the API answers about Alfhild. */
export const answer = {
  namn: "Alfhild",
  finns: true,
  fakta: {
    barare: { kvinnor: 210, man: null },
    namnsdag: { manad: 9, dag: 3, stavning: "Alfhild" },
  },
  kallor: [
    {
      uppgift: "barare",
      kalla: "SCB, namnsök, via svensktext (Peter M. Dahlgren). Bearbetning av SCB:s öppna data.",
      datum: GIVEN_NAMES_DATE,
      licens: "CC BY 4.0",
    },
    {
      uppgift: "namnsdag",
      kalla: "Namnlängdskommittén, den svenska namnlängden",
      datum: `${NAME_DAYS_REVISED}`,
      licens: "Fakta, utan upphovsrätt",
    },
  ],
};
