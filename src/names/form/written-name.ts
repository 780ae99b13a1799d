/** How names are written: their capitals, their parts and their initials. */

/** Parts of a surname that are written in lower case: von Essen, af Klint, de la Cruz. */
const PARTICLES = new Set("af av d da dal de del der di dos du la le ten van ter von".split(" "));

/** A name with capitals, if it has none; after the colon of A:son is none. */
export function withCapitals(name: string): string {
  if (name !== name.toLowerCase()) return name;
  const words = name.split(" ");
  // A particle alone is the whole surname: Le, Di.
  const isParticle = (word: string) => words.length > 1 && PARTICLES.has(word);
  return words
    .map((word) => (isParticle(word) ? word : word.replace(WORD_PART, capitalize)))
    .join(" ")
    .normalize("NFC");
}

/** Letters up to an apostrophe or a hyphen, with the colon before them, which has no capital. */
const WORD_PART = /:?\p{L}[\p{L}\p{M}]*/gu;

function capitalize(letters: string): string {
  const [first = ""] = letters;
  return first.toUpperCase() + letters.slice(first.length);
}

/** The words of a whole name: Astrid and von Essen. Null for a single word, and for von Essen alone. */
export function partsOf(name: string): { readonly given: string; readonly surname: string } | null {
  const words = name.split(" ");
  const particle = words.findIndex((word) => PARTICLES.has(word.toLowerCase()));
  if (particle === 0) return null;
  const start = particle > 0 && particle < words.length - 1 ? particle : words.length - 1;
  if (start < 1) return null;
  return { given: words.slice(0, start).join(" "), surname: words.slice(start).join(" ") };
}

/** "A.L.", with the hyphen of a double name and without von or af: "A-K.E." */
export function initialsOf(given: string, surname: string): string {
  return `${given} ${surname}`
    .trim()
    .split(/\s+/)
    .filter((word) => !/^\p{Ll}/u.test(word))
    .map(
      (word) =>
        `${word
          .split("-")
          .map(([first = ""]) => first)
          .join("-")}.`,
    )
    .join("");
}
