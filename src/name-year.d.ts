/** The figures of the articles on a year's names; scripts/build/name-year/plugin.ts makes the module. */
declare module "virtual:name-year" {
  export const nameYears: import("@/names/series/name-year.ts").NameYears;
}
