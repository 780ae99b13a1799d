/**
 * Calls about the rooms in which two choose names together. A member's secret is in the body of a call,
 * never in an address. Each call throws BackendError, may be repeated after a lost answer, and is made
 * without the backend's client unless it may concern an account.
 */
import * as v from "valibot";
import { BackendError } from "@/lib/backend-error.ts";
import { callPublicFunction, type PublicCallOptions } from "@/lib/call-public-function.ts";
import { backendAddress } from "@/lib/env.ts";

export const answerSchema = v.picklist(["no", "maybe", "yes"]);

/** What a member thinks of a name. */
export type Answer = v.InferOutput<typeof answerSchema>;

const sexSchema = v.picklist(["girls", "boys", "both"]);

/** Whose names a room is about. */
export type RoomSex = v.InferOutput<typeof sexSchema>;

const sharedSchema = v.object({ surname: v.string(), siblings: v.array(v.string()) });

/** What one of the two has shown the other about the family. */
export type SharedFamily = v.InferOutput<typeof sharedSchema>;

const memberSchema = v.object({ name: v.string(), answered: v.number(), hasRanked: v.boolean() });

const roomNameSchema = v.object({
  name: v.string(),
  answer: v.nullable(answerSchema),
  note: v.nullable(v.string()),
  /** Present only when both have answered, and neither has said no. */
  match: v.nullable(v.picklist(["yes-yes", "yes-maybe"])),
  /** The other's, of a match only. */
  otherNote: v.nullable(v.string()),
});

/** A name of a room as one of the two sees it. */
export type RoomName = v.InferOutput<typeof roomNameSchema>;

const namesSchema = v.array(v.string());

const stateSchema = v.object({ version: v.number(), now: v.string() });

const deciderSchema = v.object({
  ...stateSchema.entries,
  role: v.literal("decider"),
  room: v.string(),
  createdAt: v.string(),
  sex: sexSchema,
  me: memberSchema,
  other: v.nullable(memberSchema),
  isInvitationOpen: v.boolean(),
  isBound: v.boolean(),
  isPremium: v.boolean(),
  shared: v.nullable(sharedSchema),
  names: v.array(roomNameSchema),
  ranking: v.object({ mine: v.nullable(namesSchema), theirs: v.nullable(namesSchema) }),
  family: v.nullable(v.object({ isOpen: v.boolean(), names: namesSchema, guests: v.number() })),
});

/** A room as one of the two who choose sees it; its names are in this member's order. */
export type DeciderRoom = v.InferOutput<typeof deciderSchema>;

const guestSchema = v.object({
  ...stateSchema.entries,
  role: v.literal("guest"),
  me: v.object({ name: v.string(), greeting: v.nullable(v.string()) }),
  from: namesSchema,
  isOpen: v.boolean(),
  names: v.array(v.object({ name: v.string(), answer: v.nullable(v.literal("yes")) })),
});

/** A shortlist as a guest sees it. */
export type GuestRoom = v.InferOutput<typeof guestSchema>;

export const memberRoomSchema = v.variant("role", [deciderSchema, guestSchema]);

/** A room as one of its members sees it. */
export type MemberRoom = v.InferOutput<typeof memberRoomSchema>;

const roomSchema = v.nullable(v.union([memberRoomSchema, v.strictObject(stateSchema.entries)]));

/** The room of a member, only the time and version when it is at the known one; null when there is none. */
export async function fetchRoom(
  secret: string,
  known: number | null,
  signal?: AbortSignal,
): Promise<v.InferOutput<typeof roomSchema>> {
  return call("room_state", { secret, known }, roomSchema, signal && { signal });
}

const invitationSchema = v.nullable(
  v.object({ kind: v.picklist(["decider", "family"]), from: namesSchema }),
);

export type Invitation = NonNullable<v.InferOutput<typeof invitationSchema>>;

/** What an invitation is to, without using it up; null when it is used, closed or unknown. */
export async function fetchInvitation(
  invitation: string,
  signal: AbortSignal,
): Promise<Invitation | null> {
  return call("room_invitation", { invitation }, invitationSchema, { signal });
}

/** An answer to a name, or null for one that is taken back. */
export interface TimedAnswer {
  readonly name: string;
  readonly answer: Answer | null;
  /** Left as it is when it is missing. */
  readonly note?: string | null | undefined;
  /** By the server's clock, ISO 8601: the latest answer to a name counts. */
  readonly time: string;
}

const answeredSchema = v.object({ version: v.number(), refused: namesSchema });

/** Saves answers, and returns the names that are not in the room. */
export async function sendAnswers(
  secret: string,
  answers: readonly TimedAnswer[],
): Promise<v.InferOutput<typeof answeredSchema>> {
  const rows = answers.map(({ name, answer, note, time }) => ({
    name,
    answer,
    note,
    client_time: time,
  }));
  return call("answer_in_room", { secret, answers: rows }, answeredSchema, { keepalive: true });
}

const versionSchema = v.object({ version: v.number() });

/** Saves the member's order of names of the room, the best first. */
export async function rankNames(secret: string, ranked: readonly string[]): Promise<void> {
  await call("rank_in_room", { secret, ranked }, versionSchema);
}

/** Replaces the invitation of the other. */
export async function renewInvitation(secret: string, invitation: string): Promise<void> {
  await call("renew_invitation", { secret, invitation }, versionSchema);
}

/** Lets guests with the invitation see some names. */
export async function openFamily(
  secret: string,
  invitation: string,
  names: readonly string[],
): Promise<void> {
  await call("open_family", { secret, invitation, names }, versionSchema);
}

export async function closeFamily(secret: string): Promise<void> {
  await call("close_family", { secret }, versionSchema);
}

const guestAnswersSchema = v.array(
  v.object({ name: v.string(), greeting: v.nullable(v.string()), hearts: namesSchema }),
);

/** What a guest has said to the two. */
export type GuestAnswers = v.InferOutput<typeof guestAnswersSchema>[number];

export async function fetchGuestAnswers(
  secret: string,
  signal: AbortSignal,
): Promise<readonly GuestAnswers[]> {
  return call("family_answers", { secret }, guestAnswersSchema, { signal });
}

/** Saves or removes a guest's greeting. */
export async function greetRoom(secret: string, greeting: string | null): Promise<void> {
  await call("greet_room", { secret, greeting }, versionSchema);
}

/** Removes the member with all answers, and the room with its last decider. */
export async function leaveRoom(secret: string): Promise<void> {
  await call("leave_room", { secret }, v.unknown());
}

export interface NewRoom {
  /** Of the one who creates it. */
  readonly secret: string;
  /** For the other. */
  readonly invitation: string;
  /** What the one who creates it is called. */
  readonly name: string;
  readonly sex: RoomSex;
  readonly names: readonly string[];
  /** Null to keep it in the own browser. */
  readonly shared: SharedFamily | null;
}

/** Creates a room, in the account of a signed-in user. */
export async function createRoom({ shared, ...room }: NewRoom): Promise<void> {
  await invoke({ action: "create", ...room, ...(shared && { shared }) });
}

const joinedSchema = v.object({ role: v.picklist(["decider", "guest"]) });

/** Uses an invitation up, or joins the guests; the secret is the new member's. */
export async function joinRoom(member: {
  readonly secret: string;
  readonly invitation: string;
  readonly name: string;
}): Promise<"decider" | "guest"> {
  const { role } = v.parse(joinedSchema, await invoke({ action: "join", ...member }));
  return role;
}

/** Adds a member's own names, which the other sees early and unmarked. */
export async function suggestNames(secret: string, names: readonly string[]): Promise<void> {
  await invoke({ action: "add", secret, names });
}

/**
 * Adds the next names of the deck, for both in the same order: like those that both like, as only the server
 * knows them.
 *
 * @param count of names in the room as the member knows it; with more, the other was faster and nothing is added
 */
export async function extendDeck(secret: string, count: number): Promise<void> {
  await invoke({ action: "extend", secret, count });
}

/** Shows the other surname and siblings, or stops showing them. */
export async function shareFamily(secret: string, shared: SharedFamily | null): Promise<void> {
  await invoke({ action: "share", secret, shared });
}

const PROBLEMS = [
  "room_not_found",
  "room_full",
  "invitation_closed",
  "too_many_rooms",
  "too_many_names",
  "bad_answers",
  "premium_required",
  "blocked_name",
  "room_bound",
] as const;

export type RoomProblem = (typeof PROBLEMS)[number];

/** Why a call was refused, where that is about rooms. */
export function roomProblemOf(error: unknown): RoomProblem | null {
  if (!(error instanceof BackendError)) return null;
  // A database function has it in its message, which the embedded backend prefixes.
  return PROBLEMS.find((it) => error.code === it || error.message.endsWith(it)) ?? null;
}

async function call<Schema extends v.GenericSchema>(
  name: string,
  body: object,
  schema: Schema,
  options?: PublicCallOptions,
): Promise<v.InferOutput<Schema>> {
  if (!backendAddress) throw new Error("No backend is configured");
  const answer = await callPublicFunction(backendAddress, name, body, options);
  const parsed = v.safeParse(schema, answer);
  if (parsed.success) return parsed.output;
  // Without words for the visitor.
  throw new BackendError("", "refused", { cause: parsed.issues });
}

async function invoke(body: { readonly action: string; readonly [field: string]: unknown }) {
  const { invokeFunction } = await import("@/lib/invoke-function.ts").catch((cause: unknown) => {
    throw new BackendError("The code of the call cannot be loaded", "unreachable", { cause });
  });
  return invokeFunction("rooms", { body });
}
