/** Where the rules for second names do not see what a reader sees; the names were read one by one. */

/** The other sex carries them too, but not as fathers' names. */
export const noFathersNames: readonly string[] =
  "Abraham Francis Jean José Jöns Louis Love Matti Sol".split(" ");

const kinds: Readonly<Record<string, string>> = {
  "parts of a longer given name or surname of other languages":
    "Anh Del Hee Hong Hung Huong Kumar Lan Las Linh Minh Ngoc Phuong Thanh Thu Thuy Young",
  "abbreviations, titles and words": "Jr Prince Texas",
  "fathers' names": "Akram Alaa Anwar Eddin Hossein Mehmet Muhammad Nur Sabah Salam",
  "spellings that look like mistakes": "Can Erene Loui",
};

/** Not suggested as second names. */
export const noSecondNames: readonly string[] = Object.values(kinds).flatMap((names) =>
  names.split(" "),
);
