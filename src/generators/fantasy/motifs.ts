/** Words that two texts may share without being about the same thing. */
const COMMON_WORDS = new Set(
  `aldrig alla allt allting alltid alltihop andra annan annat bakom bara bland blev bort bytte efter eftersom egen eget
  egna eller enda fann fick före från fyra genom gick gång gånger hade höll igen ingen ingenting inget innan inte lärde
  mellan mycket något någon några samma sedan sina sitt själv till tills under utan varandra varje vars ännu över`.split(
    /\s+/,
  ),
);

/** Words with the same first four letters count as one motif. */
const STEM = 4;

const known = new Map<string, readonly string[]>();

/** What a Swedish text is about: the beginnings of its longer words. */
export function motifsOf(text: string): readonly string[] {
  const motifs = known.get(text) ?? findMotifs(text);
  known.set(text, motifs);
  return motifs;
}

function findMotifs(text: string): readonly string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words
    .filter((word) => word.length >= STEM && !COMMON_WORDS.has(word))
    .map((word) => word.slice(0, STEM));
}
