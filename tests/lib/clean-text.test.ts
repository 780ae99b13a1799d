import { expect, test } from "vitest";
import { cleanText } from "@/lib/clean-text.ts";

test.each([
  "Astrid",
  "👩‍👩‍👧‍👦",
  "Å\u0301sa",
  "محمد",
  "Anna\u00a0Lisa",
  "नेहा",
  "O’Neill",
  "-",
  "0",
])("keeps %s as it is", (text) => expect(cleanText(text)).toBe(text));

test.each([
  ["Anna\tKarin", "Anna Karin"],
  ["Ast\u0000rid", "Ast rid"],
  ["\u202eAstrid\u202c", "Astrid"],
  ["\u2066\u200fAstrid\u2069 ", "Astrid"],
])("cleans %j", (text, cleaned) => expect(cleanText(text)).toBe(cleaned));

test.each(["", " \u00a0", "\u200b\u200d\ufeff", "\u00ad", "\u3164", "\u2800", "\ufe0f\u{e0041}"])(
  "%j is blank",
  (text) => expect(cleanText(text)).toBe(""),
);
