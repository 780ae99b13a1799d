import { openSync } from "fontkit";
import { expect, test } from "vitest";
import { drawableText } from "@/saved/export/drawable-text.ts";

const LAST_CODE_POINT = 0x10ffff;

/** Assigned to characters, and not to halves of them. */
const CHARACTER = /[^\p{Cn}\p{Cs}\p{Co}\p{Cc}]/u;

/** Every character, as it is drawn after a letter. */
const drawn = Array.from({ length: LAST_CODE_POINT + 1 }, (_, code) => String.fromCodePoint(code))
  .filter((character) => CHARACTER.test(character))
  .map((character) => ({ character, ...drawableText(`A${character}`) }));

test.each(["400Regular/Fraunces_400Regular.ttf", "600SemiBold/Fraunces_600SemiBold.ttf"])(
  "what is drawn has only characters of %s, and no character of it is lost",
  (file) => {
    const font = openSync(`node_modules/@expo-google-fonts/fraunces/${file}`);
    if (!("characterSet" in font)) throw new Error(`${file} is a collection of fonts`);
    const inFont = new Set(font.characterSet);
    const isInFont = (text: string) =>
      [...text].every((character) => inFont.has(character.codePointAt(0) ?? 0));
    expect(drawn.filter(({ text }) => !isInFont(text))).toEqual([]);
    const lost = drawn.filter(({ character, isWhole }) => !isWhole && isInFont(character));
    expect(lost).toEqual([]);
  },
);

test.each([
  ["Łukasz Đorđe Nguyễn Åsa", "Łukasz Đorđe Nguyễn Åsa"],
  // An accent that the fonts have only by itself, and one that they do not.
  ["A\u0307", "A\u0307"],
  ["Andre\u0301", "André"],
  // A hyphen that does not break, a narrow space, wide letters, what has no width.
  ["Anna\u2011Karin", "Anna\u2010Karin"],
  ["Lind\u2009Berg", "Lind Berg"],
  ["Ｂｏ", "Bo"],
  ["Ali\u200b\ufeff", "Ali"],
])("%j is drawn whole", (typed, text) => {
  expect(drawableText(typed)).toEqual({ text, isWhole: true });
});

test.each([
  ["Våra namn 🐶", "Våra namn"],
  ["👨‍👩‍👧‍👦 Lind ❤️ Berg 🇸🇪👍🏽", "Lind Berg"],
  ["Юрий", "[?]"],
  ["محمد Lind", "[?] Lind"],
  ["Bo 李 🐼", "Bo [?]"],
  ["🐶🐱", "[?]"],
  ["Nummer 1️⃣", "Nummer 1"],
])("of %j, %j is drawn, and that is said", (typed, text) => {
  expect(drawableText(typed)).toEqual({ text, isWhole: false });
});
