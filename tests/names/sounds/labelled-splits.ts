/**
 * 200 surnames with their two parts, or none.
 *
 * Written on 25 November 2026 from knowledge of Swedish surnames, before the rules of the code
 * existed and without sight of those they replace. The splits were written one by one, then gone
 * through once more.
 * Method: 51 names are in a draw by chance (seed 2026) of surnames with at least 100 bearers
 * (SCB, 2020), the more bearers the likelier; the rest were chosen, common names and hard cases:
 * shared letters, endings, and names that look divisible.
 *
 * - `compound`: two Swedish elements, each a word (in an older spelling too) or an element that
 *   recurs in many surnames, as nor-, ahl-, zetter- and -man. Letters that link them belong to
 *   the first part. A letter written once for two is in both parts: lind and dahl in Lindahl.
 * - `ending`: such an element and an ending: -ander, -ell, -én, -er, -ér, -in, -ing, -ius, -lin,
 *   -ling or -lén.
 * - `patronymic`: a man's name, its s included, and son.
 * - none: one word, a name from another language, a given name or a place, a part that is no
 *   Swedish element, or two possible divisions.
 */

const COMPOUNDS = `
  ahl+quist ahl+stedt aspe+lund berg+man berg+stedt berg+ström björk+lund blom+qvist bo+ström
  bäck+man ceder+gren ek+blom ek+löf ek+strand ek+ström eng+ström fager+lund fors+berg fors+man
  gran+qvist grön+lund gyllen+hammar hag+lund hallen+gren hammar+berg hammar+skjöld hassel+berg
  hed+lund heden+ström hell+ström holm+gren hägg+ström kjell+berg kull+berg lager+qvist
  lager+ström leijon+hufvud lilje+gren lind+blad lind+fors lind+roth linde+berg linde+löf
  ljung+berg lund+gren lönn+qvist löv+gren malm+qvist mark+lund mo+gren nor+berg nord+mark
  nord+ström norr+by norr+man ny+lund näs+lund palm+qvist ros+vall rosen+berg rosen+qvist
  rund+gren ryd+berg sand+berg sjö+gren skog+lund sten+borg sten+mark stjern+löf ström+beck
  stål+berg sund+vall svan+ström sved+berg söder+lund tjärn+lund wahl+gren wester+lund wik+ström
  zetter+lund å+berg å+ström åker+lund ö+berg ö+man öst+man öster+berg
`;

const WITH_SHARED_LETTER = `
  ahl+lund dahl+lund dahl+löf lind+dal sand+dahl strand+dahl wahl+lund
`;

const ENDINGS = `
  ahl+in alm+én berg+ius berg+lin berg+ling dahl+in dahl+én ek+ander fors+ander fors+ell
  fors+ling fred+in grund+én hed+in hed+ling hed+én holm+ér hult+in lind+ell lind+én lind+ér
  lund+in lund+ius lund+én mo+lin nor+ell nor+lin nor+lén nor+én nord+in nord+én ny+lin
  ros+ander ros+ell ros+én ryd+ell ryd+in sand+ell sand+in sjö+lin strand+ell sund+in sved+in
`;

const PATRONYMICS = `
  anders+son gunnars+son hermans+son håkans+son inges+son johans+son jonas+son jöns+son
  karls+son matts+son nils+son påls+son tobias+son
`;

const UNDIVIDED = `
  alexander almeida augustin berg berisha ceder cornelius ek ekinci erling fager frisk garcia
  granath hammar hansen hassel heder hermelin hoffmann holmes julius jäger kling korhonen krantz
  leander levin lindsay linné markovic neumann nielsen nordahl palme petrovic rask ring rosales
  rubin russell samson sandoval schröder sterling valentin wagner wester winter åker
`;

const words = (text: string) => text.trim().split(/\s+/);

function divided<Kind extends string>(kind: Kind, names: string, sharedLetters = 0) {
  return words(names).map((name) => {
    const [first = "", second = ""] = name.split("+");
    return {
      surname: first + second.slice(sharedLetters),
      split: { kind, parts: [first, second] as const },
    };
  });
}

/** The surnames and their parts, in lower case. */
export const labelledSplits = [
  ...divided("compound", COMPOUNDS),
  ...divided("compound", WITH_SHARED_LETTER, 1),
  ...divided("ending", ENDINGS),
  ...divided("patronymic", PATRONYMICS),
  ...words(UNDIVIDED).map((surname) => ({ surname, split: null })),
];
