import { GIVEN_NAMES_DATE, NAME_DAYS_REVISED } from "@/words/statistics.ts";
import { worldRecord } from "@/words/world-record.ts";

/** What the API answers about Alfhild. */
export const answer = {
  namn: "Alfhild",
  finns: true,
  fakta: {
    barare: { kvinnor: 170, man: null },
    medelalder: { kvinnor: 78.7, man: null },
    namnsdag: { manad: 9, dag: 3, stavning: "Alfhild" },
    andra_lander: [
      bearers("Norge", 547, 9.72),
      bearers("Danmark", 3, 0.05),
      bearers("Finland", 21, 0.37),
    ],
    ursprung: {
      klasser: ["nordiskt"],
      form_av: null,
      harledning: "säker",
      betydelse: "säker",
      text: "I Alfhild, fornnordiska *Alfhildr*, står två ord bredvid varandra: *alf*, namnet på ett väsen, och *hildr*, strid. Namnet är känt från en svensk runinskrift och återupptogs på 1820-talet.",
      verk: [
        {
          titel: "Dagens namn, Bengt af Klintberg",
          adress: "http://www.ord.se/mer/dagens-namn/alfhild-alva/",
        },
        { titel: "Elof Hellquist, Svensk etymologisk ordbok (1922): Hildur", adress: null },
      ],
    },
  },
  kallor: [
    {
      uppgift: "barare",
      kalla: "SCB, Namn med minst två bärare. Bearbetning av SCB:s öppna data.",
      datum: GIVEN_NAMES_DATE,
      licens: "Fri användning med angiven källa",
    },
    {
      uppgift: "medelalder",
      kalla: "SCB, Namn med minst två bärare. Bearbetning av SCB:s öppna data.",
      datum: GIVEN_NAMES_DATE,
      licens: "Fri användning med angiven källa",
    },
    {
      uppgift: "namnsdag",
      kalla: "Namnlängdskommittén, den svenska namnlängden",
      datum: `${NAME_DAYS_REVISED}`,
      licens: "Fakta, utan upphovsrätt",
    },
    {
      uppgift: "andra_lander",
      land: "Norge",
      kalla:
        "Statistisk sentralbyrå (SSB), tabell 10501: första förnamn. Gräns: 200 bärare. Bearbetning av källans öppna data.",
      datum: `31 december ${worldRecord.norge.year}`,
      licens: "CC BY 4.0",
    },
    {
      uppgift: "andra_lander",
      land: "Danmark",
      kalla:
        "Danmarks Statistik, Fornavne: första förnamn. Gräns: 3 bärare. Bearbetning av källans öppna data.",
      datum: `1 januari ${worldRecord.danmark.year}`,
      licens: "CC BY 4.0",
    },
    {
      uppgift: "andra_lander",
      land: "Finland",
      kalla:
        "Myndigheten för digitalisering och befolkningsdata (DVV), etunimitilasto: första förnamn. Gräns: 5 bärare. Bearbetning av källans öppna data.",
      datum: `augusti ${worldRecord.finland.year}`,
      licens: "CC BY 4.0",
    },
    {
      uppgift: "ursprung",
      kalla: "Namnfynd, efter de verk som står vid namnet",
      datum: "Anges i verken",
      licens: "CC BY 4.0",
    },
  ],
};

function bearers(land: string, antal: number, per_100000: number) {
  return {
    land,
    raknar: "barare",
    kon: "kvinnor",
    stavning: "Alfhild",
    antal,
    plats: null,
    per_100000,
  };
}
