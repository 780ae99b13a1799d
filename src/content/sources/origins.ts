/** How the section Ursprung on the pages of given names was written. */
export const ORIGIN_RULES: readonly (readonly [term: string, text: string])[] = [
  [
    "Vad vi har läst",
    "Först Elof Hellquists Svensk etymologisk ordbok (1922, digitaliserad av Språkbanken Text, som vi tackar), Bengt af Klintbergs Dagens namn, Isof och Eva Brylla, James Strongs ordböcker till Bibeln (1890), Van der Schaar och Meertensinstitutet, och ordböcker över arabiska, persiska och andra språk. Uppslagsverk som Wikipedia är med bredvid dem, eller när inget bättre finns. De verk som säger något om ett namn står under texten.",
  ],
  [
    "Hur texterna är skrivna",
    "Varje namn är prövat två gånger mot källorna, och texten är skriven med egna ord efter det som de säger. Vad de inte säger står inte där. Kursiva ord är på andra språk, de flesta på det som namnet kommer ur.",
  ],
  [
    "Hur säkert det är",
    "Under texten står om härledningen och betydelsen är säkra, troliga, omtvistade eller okända. Säger källorna emot varandra berättar texten vem som säger vad, och raden under namnet nöjer sig med att det är omtvistat. Ett uppslagsverk ensamt gör aldrig något säkert.",
  ],
  [
    "Former och stavningar",
    "Elsa är en form av Elisabet. Då står det som gäller Elsa först, och efter strecket det som sägs om Elisabet. En form påstår aldrig mer än sitt grundnamn.",
  ],
  [
    "Namn utan ursprung",
    "Ungefär 1\u00a0650\u00a0förnamn har en text: de i almanackan och de som flest bär eller får. Saknas den har vi inte hittat någon källa som är god nog. Mira, Vilda, Alve och Celine hör till dem. En betydelse är aldrig en egenskap hos den som bär namnet.",
  ],
];
