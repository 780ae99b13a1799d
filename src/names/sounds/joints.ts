/**
 * Where the parts of a composed name meet (docs/specification.md, "Sounds"). By letters, so that a page which
 * composes names need not load the sounds.
 */

/** Two letters that are read as one sound: vardags-jogg, laptop-hamster. */
const ONE_SOUND = /s[hj]|[cpt]h|[kt]j/;

/** The same before a vowel: morgon-galleri. */
const NG = /ng[aeiouyåäö]/;

/** Letters that begin words together. */
const BEGINNINGS = /s[klmnptv]|[dkt]v|[bdfgkpt]r|[bfgkp]l|kn/;

/** The s between two parts, which nobody takes for the beginning of the second one: skogs-mys. */
const LINKING_S = /(?:[dgntv]|er)s$/;

/**
 * Whether a compound is easily misread where its parts meet: their letters are read as one sound, or the last letter of
 * the first one seems to begin the second one (block-valp, fors-konsult). Both parts are in lower case.
 */
export function isMisread(first: string, second: string): boolean {
  const meeting = first.slice(-1) + second.slice(0, 2);
  const pair = meeting.slice(0, 2);
  return (
    ONE_SOUND.test(pair) || NG.test(meeting) || (BEGINNINGS.test(pair) && !LINKING_S.test(first))
  );
}
