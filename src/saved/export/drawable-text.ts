/** Code points in the fonts of src/saved/export/pdf-fonts.ts; a test compares them with the files. */
const IN_FONTS =
  "20-7E A0-148 14A-17E 18F 192 1A0-1A1 1AF-1B0 1C4-1CC 1D9-1DA 1E6-1E7 1EA-1EB 1FA-21B 22A-22D " +
  "230-233 237 259 2B9-2BA 2BC 2C6-2C7 2D8-2DD 300-304 306-308 30B-30C 30F 311-312 315 31B 324 " +
  "326-328 32E 331 1E08-1E09 1E0C-1E0F 1E14-1E17 1E1C-1E1D 1E20-1E21 1E24-1E25 1E2A-1E2B " +
  "1E2E-1E2F 1E36-1E37 1E3A-1E3B 1E42-1E43 1E46-1E49 1E4C-1E53 1E5A-1E5B 1E5E-1E5F 1E62-1E65 " +
  "1E6C-1E6F 1E78-1E7B 1E80-1E85 1E92-1E93 1E97 1E9E 1EA0-1EF9 2010 2013-2014 2018-201A " +
  "201C-201E 2020-2022 2026 2030 2032-2033 2039-203A 2044 2052 2070 2074 20A1 20A3-20A4 " +
  "20A6-20A7 20A9 20AB-20AD 20B1-20B2 20B5 20B9-20BA 20BC-20BD 2116 2122 2212 2215 2219 2248 " +
  "2260 2264-2265 27E8-27E9 FB00-FB04";

const MISSING = new RegExp(
  `[^${IN_FONTS.replace(/[\dA-F]+/g, "\\u{$&}").replaceAll(" ", "")}]+`,
  "gu",
);

/** What nobody sees: joiners and selectors between and after the characters of a picture. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Emoji, the letters of flags, skin tones, and the frame of a key. */
const PICTURES = /[\u20e3\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]/gu;

/** In the place of letters that cannot be drawn. */
export const STAND_IN = "[?]";

interface DrawableText {
  /** Has only characters of the fonts. */
  readonly text: string;
  /** Whether nothing is missing in it. */
  readonly isWhole: boolean;
}

/**
 * A text as the fonts of PDF files can draw it: without pictures, and with {@link STAND_IN} for other
 * characters that the fonts lack.
 */
export function drawableText(typed: string): DrawableText {
  let isWhole = true;
  const text = typed.normalize("NFC").replace(MISSING, (missing) => {
    // A plain hyphen for one that does not break, a letter and its accent for both in one.
    const plain = missing
      .normalize("NFKC")
      .replace(INVISIBLE, "")
      .replace(MISSING, (letters) => [...letters].map(withSeparateAccents).join(""));
    const drawn = plain.replace(PICTURES, "").replace(MISSING, STAND_IN);
    isWhole &&= drawn === plain;
    return drawn;
  });
  return { text: text.replace(/ {2,}/g, " ").trim() || STAND_IN, isWhole };
}

/** The letter and its accents by themselves, if the fonts have those. */
function withSeparateAccents(letter: string): string {
  const separate = letter.normalize("NFD");
  return separate.search(MISSING) === -1 ? separate : letter;
}
