/**
 * What this browser keeps of the visitor's rooms: the secrets that open them, what is not shared with the
 * other, the answers that the server does not have yet, and the rooms as they were last seen, for when there
 * is no network. Tabs are kept in step. What storage does not take stays in memory, and `isStorageBlocked`
 * says so.
 */
import { computed, type ReadableAtom } from "nanostores";
import * as v from "valibot";
import type { CarriedRoom } from "@/lib/carried-secrets.ts";
import { storedList } from "@/lib/stored-list.ts";
import { createSecret } from "./room-links.ts";
import { answerSchema, type MemberRoom, memberRoomSchema, type TimedAnswer } from "./rooms-api.ts";

/** Of what is kept here. */
const VERSION = 1;

const roomSchema = v.object({
  /** Of the member. */
  secret: v.string(),
  role: v.picklist(["decider", "guest"]),
  /** Of the link for the other; null when another browser has made it. */
  invitation: v.optional(v.nullable(v.string()), null),
  /** Of the link for guests; null when there is none, or another browser has made it. */
  familyInvitation: v.optional(v.nullable(v.string()), null),
  /** Whether the visitor has been shown the link that opens the room elsewhere. */
  hasSavedLink: v.optional(v.boolean(), false),
  /** Beside the names in this browser. */
  surname: v.optional(v.string(), ""),
  siblings: v.optional(v.array(v.string()), []),
  /** How far the server's clock is ahead of the browser's, in milliseconds. */
  clockOffset: v.optional(v.number(), 0),
  /** Of the last answer, in milliseconds by the server's clock. */
  lastTime: v.optional(v.number(), 0),
  /** Id of the room, if it came with a link and has not been opened here yet. */
  unopened: v.optional(v.string()),
});

/** A room that this browser can open. */
export type KeptRoom = v.InferOutput<typeof roomSchema>;

/** An answer that the server has not received yet. */
const unsentSchema = v.object({
  /** The member's secret. */
  room: v.string(),
  name: v.string(),
  answer: v.nullable(answerSchema),
  note: v.optional(v.nullable(v.string())),
  time: v.string(),
});

const draftSchema = v.object({
  /** "own" or "companies" for a room that the visitor creates, by what it is about; else which link has been opened. */
  kind: v.picklist(["own", "companies", "member", "decider", "family"]),
  /** The secret of the link: of a member's own link, that of the member. */
  invitation: v.string(),
  /** Of the visitor, once the call has been made; of no use to a member. */
  secret: v.string(),
});

/** The secrets of a room that is being created, joined, or opened by its own link. */
export type RoomDraft = v.InferOutput<typeof draftSchema>;

/** Answers that are not sent, by the member's secret. */
type Outbox = Readonly<Record<string, readonly TimedAnswer[]>>;

const rooms = storedList<KeptRoom>("namnfynd-rooms", {
  parse: parseWith(v.looseObject(roomSchema.entries)),
  idOf: ({ secret }) => secret,
  version: VERSION,
});

const outbox = storedList<v.InferOutput<typeof unsentSchema>>("namnfynd-room-answers", {
  parse: parseWith(v.looseObject(unsentSchema.entries)),
  idOf: ({ room, name }) => JSON.stringify([room, name]),
  version: VERSION,
  unversionedItems: (content) =>
    entriesOf(content)?.flatMap(([room, answers]) =>
      Array.isArray(answers)
        ? answers.map((answer: unknown) => (isObject(answer) ? { ...answer, room } : answer))
        : [answers],
    ),
});

const seenSchema = v.object({ secret: v.string(), room: memberRoomSchema });

const lastSeen = storedList<v.InferOutput<typeof seenSchema>>("namnfynd-rooms-seen", {
  parse: parseWith(seenSchema),
  idOf: ({ secret }) => secret,
  version: VERSION,
  unversionedItems: (content) => entriesOf(content)?.map(([secret, room]) => ({ secret, room })),
  // The server has it.
  isDisposable: true,
});

/** One at most. */
const draft = storedList<RoomDraft>("namnfynd-room-draft", {
  parse: parseWith(v.looseObject(draftSchema.entries)),
  idOf: ({ secret }) => secret,
  version: VERSION,
  unversionedItems: (content) => (content === null ? [] : [content]),
});

/** Whether the browser refuses to store what it should keep. */
export const isStorageBlocked: ReadableAtom<boolean> = computed(
  [rooms.state, outbox.state],
  (...states) => states.some(({ problem }) => problem === "unavailable"),
);

/** Whether there is a room here that cannot be read, also after it has been set aside. */
export const hasUnreadableRoom: ReadableAtom<boolean> = computed(
  rooms.state,
  ({ problem, hasSetAside }) => problem === "damaged" || hasSetAside,
);

/** The rooms of this browser; the one opened last is first. */
export const keptRooms: ReadableAtom<readonly KeptRoom[]> = computed(
  rooms.state,
  ({ entries }) => entries,
);

/** The room that the page shows. */
export const currentRoom = computed(
  rooms.state,
  ({ entries }) => entries.find(({ unopened }) => unopened === undefined) ?? null,
);

/** The room that the visitor is about to create, join or open. */
export const roomDraft = computed(draft.state, ({ entries: [kept] }) => kept ?? null);

/**
 * Keeps the secrets of a room that the visitor is about to create, or join by an invitation. A call of the same
 * kind that is repeated after a lost answer has the same ones.
 *
 * @param opened the secret of the link that has been opened, if one has been
 */
export function keepDraft(kind: RoomDraft["kind"], opened?: string): RoomDraft {
  const [earlier] = draft.read();
  const isSame = earlier?.kind === kind && (opened === undefined || earlier.invitation === opened);
  if (earlier && isSame) return earlier;
  const kept = { kind, invitation: opened ?? createSecret(), secret: createSecret() };
  draft.write([kept]);
  return kept;
}

/** Forgets what the visitor was about to do. */
export function forgetDraft(): void {
  draft.write([]);
}

/** Keeps a room and opens it. */
export function keepRoom(room: Pick<KeptRoom, "secret" | "role"> & Partial<KeptRoom>): void {
  forgetDraft();
  const known = rooms.read().find(({ secret }) => secret === room.secret);
  rooms.write([
    { ...NEW_ROOM, ...known, ...room, unopened: undefined },
    ...rooms.read().filter(({ secret }) => secret !== room.secret),
  ]);
}

/** Keeps rooms of a link that this browser does not have, without opening them. Returns how many. */
export function keepUnopened(carried: readonly CarriedRoom[]): number {
  const known = new Set(rooms.read().map(({ secret }) => secret));
  const fresh = carried.filter(({ secret }) => !known.has(secret));
  rooms.write([
    ...rooms.read(),
    ...fresh.map(({ secret, title }) => ({
      ...NEW_ROOM,
      secret,
      role: "decider" as const,
      unopened: title,
    })),
  ]);
  return fresh.length;
}

const NEW_ROOM = {
  invitation: null,
  familyInvitation: null,
  hasSavedLink: false,
  surname: "",
  siblings: [],
  clockOffset: 0,
  lastTime: 0,
};

/** Changes the kept data of a room; does nothing for a room that is not kept. */
export function updateRoom(secret: string, changes: Partial<Omit<KeptRoom, "secret">>): void {
  rooms.write(
    rooms.read().map((room) => (room.secret === secret ? { ...room, ...changes } : room)),
  );
}

/** Forgets a room with the answers that are not sent. */
export function forgetRoom(secret: string): void {
  rooms.write(rooms.read().filter((room) => room.secret !== secret));
  keepLastSeen(secret, null);
  outbox.write(outbox.read().filter(({ room }) => room !== secret));
  for (const list of [rooms, outbox, draft]) list.forgetDamaged(secret);
}

/** Keeps what the server has said about a room: null when there is none. */
export function keepLastSeen(secret: string, room: MemberRoom | null): void {
  const others = lastSeen.read().filter((seen) => seen.secret !== secret);
  // A room that is left meanwhile leaves nothing behind.
  const isKept = rooms.read().some((kept) => kept.secret === secret);
  lastSeen.write(room && isKept ? [...others, { secret, room }] : others);
}

/** A member's room as the server last described it to this browser; null when it never has. */
export function lastSeenRoom(secret: string): MemberRoom | null {
  return lastSeen.read().find((seen) => seen.secret === secret)?.room ?? null;
}

/** The answers that the server does not have yet, by the member's secret. */
export const unsentAnswers: ReadableAtom<Outbox> = computed(outbox.state, ({ entries }) => {
  const secrets = new Set(entries.map(({ room }) => room));
  return Object.fromEntries(
    [...secrets].map((secret) => [secret, entries.filter(({ room }) => room === secret)]),
  );
});

/** Keeps an answer until the server has it. Its time is later than that of every earlier answer. */
export function keepAnswer(
  secret: string,
  { name, answer, note }: Pick<TimedAnswer, "name" | "answer" | "note">,
): void {
  const room = rooms.read().find((kept) => kept.secret === secret);
  const time = nextTime(Date.now() + (room?.clockOffset ?? 0), room?.lastTime ?? 0);
  updateRoom(secret, { lastTime: time });
  const earlier = keptAnswersOf(secret).find((other) => other.name === name);
  const keptNote = note === undefined ? earlier?.note : note;
  outbox.write([
    ...outbox.read().filter((other) => other.room !== secret || other.name !== name),
    {
      room: secret,
      name,
      answer,
      time: new Date(time).toISOString(),
      ...(keptNote !== undefined && { note: keptNote }),
    },
  ]);
}

/** A member's answers that the server does not have yet, those of other tabs too. */
export function keptAnswersOf(secret: string): readonly TimedAnswer[] {
  return outbox.read().filter(({ room }) => room === secret);
}

/** Removes answers that the server has, unless there is a newer one to the same name. */
export function removeSent(secret: string, sent: readonly TimedAnswer[]): void {
  const times = new Map(sent.map(({ name, time }) => [name, time]));
  const isSent = (answer: v.InferOutput<typeof unsentSchema>) =>
    answer.room === secret && times.get(answer.name) === answer.time;
  outbox.write(outbox.read().filter((answer) => !isSent(answer)));
}

/** @returns the time now, or the next one after the last answer where the clock has gone back */
function nextTime(now: number, last: number): number {
  return Math.max(now, last + 1);
}

function parseWith<Output>(schema: v.GenericSchema<unknown, Output>) {
  return (item: unknown): Output | null => {
    const { success, output } = v.safeParse(schema, item);
    return success ? output : null;
  };
}

/** The entries of a record; undefined when it is none. */
function entriesOf(content: unknown): readonly [string, unknown][] | undefined {
  return isObject(content) ? Object.entries(content) : undefined;
}

function isObject(content: unknown): content is object {
  return typeof content === "object" && content !== null && !Array.isArray(content);
}
