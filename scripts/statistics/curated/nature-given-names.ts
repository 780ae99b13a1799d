/**
 * Given names that name something in nature, and that Swedes recognise as such, grouped by kind and
 * with their meaning. Left out: names whose meaning only a dictionary gives (Arne, eagle; Leo, lion;
 * Sylvia, forest) or another language that few here know (Estelle, star), compounds that happen to contain a
 * nature word (Torbjörn, Solbritt), forms that no longer sound like the word (Junie), words for
 * what is not a thing in nature (Vilda) or for another thing first (Lyra, Rosita), and names that
 * are mostly another name spelled alike (Safir, Lin).
 */
const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  blommor: {
    Aster: "aster",
    Azalea: "azalea",
    Calla: "kalla",
    Camelia: "kamelia",
    Cherry: "körsbär",
    Dahlia: "dahlia",
    Daisy: "tusensköna",
    Fleur: "blomma (franska)",
    Flora: "växtvärlden, blomstergudinnan",
    Heather: "ljung",
    Iris: "iris",
    Jasmin: "jasmin",
    Jasmina: "jasmin",
    Jasmine: "jasmin",
    Kamelia: "kamelia",
    Lilia: "lilja",
    Lilja: "lilja",
    Liljan: "liljan",
    Lilly: "lilja",
    Lily: "lilja",
    Linea: "linnea",
    Linnea: "linnea",
    Linnéa: "linnea",
    Lotus: "lotus",
    Magnolia: "magnolia",
    Malva: "malva",
    Poppy: "vallmo",
    Ros: "ros",
    Rosa: "ros",
    Rosali: "ros",
    Rosalie: "ros",
    Rosalina: "ros",
    Rose: "ros",
    Rosie: "ros",
    Viola: "viol",
    Violet: "viol",
    Violeta: "viol",
    Violetta: "viol",
    Wiola: "viol",
    Yasmin: "jasmin",
    Yasmina: "jasmin",
    Yasmine: "jasmin",
  },
  "träd och växter": {
    Ask: "ask",
    Birk: "björk",
    Björk: "björk",
    Hazel: "hassel",
    Holly: "järnek",
    Ivy: "murgröna",
    Olive: "oliv",
    Tuva: "tuva",
    Vide: "vide",
    Willow: "pil",
  },
  djur: {
    Björn: "björn",
    Björne: "björn",
    Falke: "falk",
    Fox: "räv",
    Lion: "lejon",
    Lo: "lodjur",
    Svala: "svala",
    Tiger: "tiger",
    Ulv: "ulv",
    Varg: "varg",
    Wolf: "varg",
    Ylva: "varghona",
    Ylwa: "varghona",
    Örn: "örn",
  },
  himmel: {
    Astra: "stjärnor",
    Aurora: "morgonrodnad, norrsken",
    Luna: "måne",
    Nova: "ny stjärna",
    Novah: "ny stjärna",
    Nowa: "ny stjärna",
    Orion: "stjärnbilden Orion",
    Sky: "himmel",
    Skye: "himmel",
    Sol: "sol",
    Star: "stjärna",
    Stella: "stjärna",
    Sunny: "solig",
    Vega: "stjärna i Lyran",
    Venus: "planeten Venus",
  },
  "väder och årstider": {
    April: "månaden april",
    Juni: "månaden juni",
    June: "månaden juni",
    Lumi: "snö (finska)",
    Maj: "månaden maj",
    Storm: "storm",
    Summer: "sommar",
    Winter: "vinter",
  },
  vatten: {
    River: "flod",
  },
  "stenar och pärlor": {
    Amber: "bärnsten",
    Crystal: "kristall",
    Granit: "granit",
    Jade: "jade",
    Pearl: "pärla",
    Perla: "pärla",
    Pärla: "pärla",
    Rubin: "rubin",
    Ruby: "rubin",
    Silver: "silver",
    Sten: "sten",
  },
  "mark och vildmark": {
    Savanna: "savann",
    Savannah: "savann",
  },
};

const meanings: ReadonlyMap<string, string> = new Map(
  Object.values(kinds).flatMap((names) => Object.entries(names)),
);

/** All names of the list, to check that each occurs in the statistics. */
export const natureGivenNames: readonly string[] = [...meanings.keys()];

/** Whether a given name names something in nature. */
export function isNatureGivenName(name: string): boolean {
  return meanings.has(name);
}
