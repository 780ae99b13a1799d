/** Describes a failed call about a room to the visitor, in Swedish. */
import { BackendError } from "@/lib/backend-error.ts";
import { describeError } from "@/lib/describe-error.ts";
import { type RoomProblem, roomProblemOf, UNREADABLE } from "./rooms-api.ts";

const FAILED_MESSAGE = "Något gick fel på servern. Försök igen om en stund.";

/** For refusals of requests that this release does not send, but a tab with another release may. */
const OUTDATED_MESSAGE = "Servern kunde inte läsa det. Ladda om sidan och försök igen.";

const UNREADABLE_MESSAGE =
  "Sidan kan inte läsa svaret från servern. Ladda om den: den kan vara för gammal.";

/** For the functions of the database; the edge function says it in words of its own. */
const MESSAGES: Readonly<Record<RoomProblem, string>> = {
  room_not_found: "Rummet finns inte längre, eller så har du lämnat det eller tagits bort ur det.",
  invitation_closed: "Länken är stängd eller gäller inte längre. Be den som skickade den om en ny.",
  room_full: "Ni är redan två i rummet.",
  too_many_names: "Rummet har så många namn som det rymmer.",
  premium_required: "Det här ingår i Premium.",
  too_many_rooms: "Du har redan så många rum som din plan rymmer.",
  room_bound: "Rummet hör till ett annat konto, eller så är kontot redan med i det.",
  blocked_name: "Något av namnen går inte att använda här.",
  bad_names: "Något av namnen går inte att använda här.",
  bad_text: "Texten är för lång, eller har tecken som inte går att spara.",
  bad_secret: "Länken går inte att använda här.",
  bad_answers: OUTDATED_MESSAGE,
  bad_ranking: OUTDATED_MESSAGE,
  use_post: OUTDATED_MESSAGE,
};

export function describeRoomError(error: unknown): string {
  if (!(error instanceof BackendError)) return describeError(error);
  if (error.code === UNREADABLE) return UNREADABLE_MESSAGE;
  const problem = roomProblemOf(error);
  const hasNoWords = error.sentence === null;
  if (problem && hasNoWords) return MESSAGES[problem];
  return hasNoWords && error.failure === "refused" ? FAILED_MESSAGE : describeError(error);
}
