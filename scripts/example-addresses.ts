import { LAST_NEWBORN_YEAR } from "../src/words/statistics.ts";

/** An address for each path pattern of the routes that has a parameter. */
export const exampleAddresses: ReadonlyMap<string, string> = new Map([
  ["/lista/:shareToken", "/lista/en-lista"],
  ["/namn/:slug", "/namn/astrid"],
  ["/namn/ovriga/:slug", "/namn/ovriga/tiburtius"],
  ["/namn/topplista/:year", `/namn/topplista/${LAST_NEWBORN_YEAR}`],
  ["/namn/lista/:list", "/namn/lista/konsneutrala-namn"],
  ["/efternamn/:slug", "/efternamn/lindqvist"],
  ["/efternamn/ovriga/:slug", "/efternamn/ovriga/granevåg"],
  ["/foretagsnamn/:trade", "/foretagsnamn/bageri"],
  ["/blogg/:article", "/blogg/namnen-som-reser"],
  ["*", "/finns/inte"],
]);
