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

const sexSchema = v.picklist(["girls", "boys", "both", "companies"]);

/** Whose names a room is about. */
export type RoomSex = v.InferOutput<typeof sexSchema>;

const namesSchema = v.array(v.string());

/** Between the names of a place in an order, which no name has in it. */
const BETWEEN_EQUALS = "\n";

/** Names that are equally good: on lines of one text from the server, apart in what the browser keeps. */
const placeSchema = v.union([
  v.pipe(
    v.string(),
    v.transform((place) => place.split(BETWEEN_EQUALS)),
  ),
  namesSchema,
]);

const orderSchema = v.array(placeSchema);

const sharedSchema = v.object({ surname: v.string(), siblings: namesSchema });

/** What one of the two has shown the other about the family. */
export type SharedFamily = v.InferOutput<typeof sharedSchema>;

const memberSchema = v.object({ name: v.string(), answered: v.number(), hasRanked: v.boolean() });

const matchSchema = v.nullable(v.picklist(["yes-yes", "yes-maybe"]));

const roomNameSchema = v.object({
  name: v.string(),
  answer: v.nullable(answerSchema),
  note: v.nullable(v.string()),
  /** Present only while both like the name; the last match stays after the other has left. */
  match: matchSchema,
  /** What both have been shown, also after a change of mind. */
  revealed: v.optional(matchSchema, null),
  /** What the other was called with whom it was a match, and who has left since; null for the two who are there. */
  former: v.optional(v.nullable(v.string()), null),
  /** Of a match: when it came, or when this member has said the same again since. */
  keptAt: v.optional(v.nullable(v.string()), null),
  /** The other's, of a match only. */
  otherNote: v.nullable(v.string()),
});

/** A name of a room as one of the two sees it. */
export type RoomName = v.InferOutput<typeof roomNameSchema>;

const stateSchema = v.object({ version: v.number(), now: v.string() });

/** Those of the items that can be read: a page of an earlier release shows the others all the same. */
function readable<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.flatMap((item): v.InferOutput<Schema>[] => {
        const { success, output } = v.safeParse(schema, item);
        return success ? [output] : [];
      }),
    ),
  );
}

/** Nothing in place of a part that cannot be read, or that an earlier release did not store. */
function orNull<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.nullable(schema), null);
}

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
  /** Who left last, and when; until someone else joins. */
  left: orNull(v.object({ name: v.string(), at: v.string() })),
  shared: orNull(sharedSchema),
  /** Who has shared it. */
  sharedBy: orNull(v.picklist(["me", "other"])),
  names: readable(roomNameSchema),
  /** After the other has left, `theirs` is the order that had been shown. */
  ranking: v.fallback(v.object({ mine: orNull(orderSchema), theirs: orNull(orderSchema) }), {
    mine: null,
    theirs: null,
  }),
  family: orNull(v.object({ isOpen: v.boolean(), names: namesSchema, guests: v.number() })),
});

/** A room as one of the two who choose sees it; its names are in this member's order. */
export type DeciderRoom = v.InferOutput<typeof deciderSchema>;

const guestSchema = v.object({
  ...stateSchema.entries,
  role: v.literal("guest"),
  me: v.object({ name: v.string(), greeting: v.nullable(v.string()) }),
  from: namesSchema,
  isOpen: v.boolean(),
  /** Missing where the database is of an earlier release. */
  sex: v.optional(sexSchema, "both"),
  names: readable(v.object({ name: v.string(), answer: v.nullable(v.literal("yes")) })),
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

const openLinkSchema = v.object({
  kind: v.picklist(["member", "decider", "family"]),
  /** The deciders; of a member's own link, the other ones. */
  from: namesSchema,
  /** What the member of an own link is called. */
  me: v.nullable(v.string()),
  createdAt: v.string(),
});

/** What a link opens. */
export type OpenLink = v.InferOutput<typeof openLinkSchema>;

/** What a link opens, without using it up; null when it is used, closed or unknown. */
export async function fetchLink(link: string, signal: AbortSignal): Promise<OpenLink | null> {
  return call("room_link", { link }, v.nullable(openLinkSchema), { signal });
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

/** Saves the member's order of names of the room, the best first; equally good names share a place. */
export async function rankNames(
  secret: string,
  order: readonly (readonly string[])[],
): Promise<void> {
  const ranked = order.map((place) => place.join(BETWEEN_EQUALS));
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

const guestAnswersSchema = readable(
  v.object({
    id: v.string(),
    name: v.string(),
    greeting: v.nullable(v.string()),
    hearts: namesSchema,
    /** The link is closed or replaced: the guest can no longer see or answer anything. */
    hasEnded: v.boolean(),
  }),
);

/** What a guest has said to the two. */
export type GuestAnswers = v.InferOutput<typeof guestAnswersSchema>[number];

export async function fetchGuestAnswers(
  secret: string,
  signal: AbortSignal,
): Promise<readonly GuestAnswers[]> {
  return call("family_answers", { secret }, guestAnswersSchema, { signal });
}

/** Removes a guest with all answers. */
export async function removeGuest(secret: string, guest: string): Promise<void> {
  await call("remove_guest", { secret, guest }, v.unknown());
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
  /** The creator's secret. */
  readonly secret: string;
  /** For the other. */
  readonly invitation: string;
  /** The creator's name. */
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
  readonly kind: "decider" | "family";
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

/** The code of an answer that this release cannot read. */
export const UNREADABLE = "unreadable";

const PROBLEMS = [
  "room_not_found",
  "room_full",
  "invitation_closed",
  "too_many_rooms",
  "too_many_names",
  "bad_answers",
  "bad_ranking",
  "bad_secret",
  "bad_names",
  "bad_text",
  "premium_required",
  "blocked_name",
  "room_bound",
  "use_post",
] as const;

export type RoomProblem = (typeof PROBLEMS)[number];

/** The reason for a refused call, if the reason is specific to rooms. */
export function roomProblemOf(error: unknown): RoomProblem | null {
  if (!(error instanceof BackendError)) return null;
  // A database function has it in its message.
  return PROBLEMS.find((it) => error.code === it || error.message === it) ?? null;
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
  throw new BackendError("", "refused", { code: UNREADABLE, cause: parsed.issues });
}

async function invoke(body: { readonly action: string; readonly [field: string]: unknown }) {
  const { invokeFunction } = await import("@/lib/invoke-function.ts").catch((cause: unknown) => {
    throw new BackendError("The code of the call cannot be loaded", "unreachable", { cause });
  });
  return invokeFunction("rooms", { body });
}
