/** Describes a failed call about a room to the visitor, in Swedish. */
import { BackendError } from "@/lib/backend-error.ts";
import { describeError } from "@/lib/describe-error.ts";
import { type RoomProblem, roomProblemOf } from "./rooms-api.ts";

/** For the functions of the database; the edge function says it in words of its own. */
const MESSAGES: Partial<Record<RoomProblem, string>> = {
  room_not_found: "Rummet finns inte längre, eller så har du lämnat det.",
  invitation_closed: "Länken är stängd eller gäller inte längre. Be den som skickade den om en ny.",
  room_full: "Rummet är fullt.",
  too_many_names: "Rummet har så många namn som det rymmer.",
  premium_required: "Det här ingår i Premium.",
  too_many_rooms: "Du har redan så många rum som din plan rymmer.",
  room_bound: "Rummet hör till ett annat konto, eller så är kontot redan med i det.",
};

export function describeRoomError(error: unknown): string {
  const problem = roomProblemOf(error);
  const isOfDatabase = error instanceof BackendError && error.code !== problem;
  return (problem && isOfDatabase && MESSAGES[problem]) || describeError(error);
}
