/**
 * The elements that candidates for newly formed surnames are joined from. They are words of nature; the last
 * ones are endings of borne surnames. Left out: endings that sound like a place (-hult, -näs, -skär, -hamn) or
 * like old nobility (-feldt, -hjelm), and words that are comic or have a second meaning. Nearly every pair of
 * elements that recur in surnames is borne, so that many of the first ones are words that few surnames have.
 */

/** In every kind of name. */
const LAST = `
  strand holm vik sund ström sjö fors bäck dal berg lund mark hed vall brink klint ås äng skog gren kvist
  sten borg stedt fjäll
`;

const KINDS = [
  {
    of: "weather, water, stone and qualities",
    first: `
      vinter sommar höst vår morgon afton natt maj dager himmel himle sol mån måne stjärn stjärne moln regn
      dagg snö frost rim vind bris storm hagel skimmer glimmer vesper
      havs älv älve källe sjö strand våg segel fyr svall kust mareld vass säv holm vik udd udde bölje tjärn
      vindel
      silver koppar pärl pärle bärn malm flint flinte järn stål tenn guld
      ljus lyse klar fager skön lugn still stille frid fride fri mild ny vid blå grön skir ädel
      nordan sunnan västan östan norr söder väster öster
      fjäll ås sten klint klinte klippe hälle moss mosse skogs skoge hede sand dal löv löve vång vånge
      åker timmer näver topp kron
    `,
    last: `${LAST} björk lind alm ljung ros blom blad löv falk`,
  },
  {
    of: "animals",
    first: `
      lärk lärke svan svane sval svale trast tran trane häger falk falke sparv tjäder orr orre ejder tärn
      tärne duv duve lom vip vipe ripe ärle örn örne stork fjäder vinge slände
      hjort hjorte hind hinde järv järve utter bäver ulv ulve älg ren
    `,
    last: `${LAST} lind ljung blom`,
  },
  {
    of: "plants",
    first: `
      viol lilje klöver syren malv malve lupin vallmo humle hagtorn hagtorns havtorn rosen törn törne
      blomster blom fläder mistel mandel myrten olvon odon ginst akleje tistel linne slån
      alme aske aspe eke linde lönne rönne björke hassel hägg hägge oxel apel sälg sälge vide pile ceder
      lager grane talle
    `,
    last: `${LAST} blad löv`,
  },
];

/** Together an ordinary word, a well-known place, or the name of something else. */
const STRUCK = words(`
  aftonros blomsteräng frostvik klöverblad klöveräng morgonros månsten regnskog slånblom snöros solros
  solsten solstrand stormvind vinterros vipeholm
`);

/** Every pair of elements that go together. */
export const surnamePairs: readonly (readonly [first: string, last: string])[] = KINDS.flatMap(
  ({ first, last }) =>
    words(first).flatMap((start) => words(last).map((end) => [start, end] as const)),
).filter(([first, last]) => !STRUCK.includes(first + last));

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
