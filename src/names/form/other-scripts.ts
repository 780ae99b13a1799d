/** Names in other letters than those of the statistics, and how they are written in Swedish. */

/** Whether a text has letters of another script. */
export function isOtherScript(text: string): boolean {
  return /(?!\p{Script=Latin})(?!\p{Script=Common})\p{L}/u.test(text);
}

/** Where letters together are written otherwise than one by one; before the letters. */
const GROUPS: readonly (readonly [RegExp, string])[] = [
  // Марія, Мария, Наталья; Сергий.
  [/[иіьї][яа]$/g, "ia"],
  [/(?:ий|ый)$/g, "ij"],
  [/кс/g, "x"],
  [/ου/g, "ou"],
  [/γγ/g, "ng"],
  [/ευ/g, "ev"],
  [/αυ/g, "av"],
];

const LETTERS = new Map(
  (
    "а a б b в v г g д d е e ё jo ж zj з z и i й j к k л l м m н n о o п p р r с s т t у u ф f х ch ц ts ч tj ш sj щ sjtj " +
    "ъ - ы y ь - э e ю ju я ja ґ g є je і i ї ji ў v ј j љ lj њ nj ћ ć ђ đ џ dž " +
    "α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o"
  )
    .split(" ")
    .flatMap((letter, i, all): [string, string][] =>
      i % 2 === 0 ? [[letter, (all[i + 1] ?? "").replace("-", "")]] : [],
    ),
);

/** A name in Cyrillic or Greek letters in Latin ones, in lower case: olga for Ольга. Null if a letter has no plain rule. */
export function inLatinLetters(name: string): string | null {
  let text = name.toLowerCase();
  // The accents of Greek, but not the mark of the letter й.
  text = text.replace(/\p{Script=Greek}/gu, (letter) => letter.normalize("NFD").charAt(0));
  const words = text.split(" ").map((word) => {
    let latin = word;
    for (const [group, letters] of GROUPS) latin = latin.replace(group, letters);
    return [...latin].map((letter) => LETTERS.get(letter) ?? letter).join("");
  });
  const latin = words.join(" ");
  return isOtherScript(latin) ? null : latin;
}
