import { expect, test } from "vitest";
import { describeRoomError } from "@/features/rooms/describe-room-error.ts";
import { BackendError } from "@/lib/backend-error.ts";

const FAILED = "Något gick fel på servern. Försök igen om en stund.";
const OUTDATED = "Servern kunde inte läsa det. Ladda om sidan och försök igen.";
const UNREACHABLE = "Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund.";

test.each([
  ["room_not_found", "P0001", /^Rummet finns inte längre, .* eller tagits bort ur det\.$/],
  ["invitation_closed", "P0001", /^Länken är stängd eller gäller inte längre\./],
  ["Rummet är fullt. Be om en ny länk.", "room_full", "Rummet är fullt. Be om en ny länk."],
  ["”x” går inte att använda här.", "blocked_name", "”x” går inte att använda här."],
  ["bad_answers", "P0001", OUTDATED],
  ["bad_ranking", "P0001", OUTDATED],
  ["use_post", "P0001", OUTDATED],
  ["bad_secret", "P0001", "Länken går inte att använda här."],
  ["bad_names", "P0001", "Något av namnen går inte att använda här."],
  ["bad_text", "P0001", /^Texten är för lång/],
  ["", "unreadable", /^Sidan kan inte läsa svaret från servern\./],
  ["deadlock detected", "40P01", FAILED],
  ["", null, FAILED],
])("a refusal with the words “%s” and the code %s is said in Swedish", (message, code, said) => {
  // Of the edge function, and not of the database.
  const sentence = ["room_full", "blocked_name"].includes(code ?? "") ? message : null;
  const error = new BackendError(message, "refused", { code, sentence });
  expect(describeRoomError(error)).toMatch(said);
});

test("a server that does not answer is said to be out of reach", () => {
  expect(describeRoomError(new BackendError("Failed to fetch", "unreachable"))).toBe(UNREACHABLE);
});
