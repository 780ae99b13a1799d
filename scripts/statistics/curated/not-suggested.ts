/**
 * Entries of the statistics that are no given name by themselves, so they are not suggested.
 */
const kinds: Readonly<Record<string, string>> = {
  "abbreviations and initials": "A H I K M Md Mhd N S Y",
  "parts of longer names ('servant of', an article, a middle name that says the sex)":
    "Abd Abdel Abdul Abu Al Dinh El Gholam Ghulam Huu Thi Van Venkata",
  "titles and terms of kinship": "Haci Lille-Mor Sayed Seyed Seyedeh Shah Syed Syeda Syster",
};

export const notSuggested: ReadonlySet<string> = new Set(
  Object.values(kinds).flatMap((names) => names.split(" ")),
);
