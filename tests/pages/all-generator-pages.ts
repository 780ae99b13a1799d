interface GeneratorPage {
  readonly path: string;
  readonly heading: string;
}

/** The page of every filter generator. Tests of all generator pages take them from here. */
export const allGeneratorPages: readonly GeneratorPage[] = [
  { path: "/fornamn", heading: "Förnamn" },
  { path: "/efternamn", heading: "Efternamn" },
  { path: "/barnnamn", heading: "Barnnamn" },
  { path: "/foretagsnamn", heading: "Företagsnamn" },
  { path: "/anvandarnamn", heading: "Användarnamn" },
  { path: "/husdjursnamn", heading: "Husdjursnamn" },
  { path: "/hundnamn", heading: "Hundnamn" },
  { path: "/kattnamn", heading: "Kattnamn" },
  { path: "/fantasy-namn", heading: "Fantasynamn" },
];
