/**
 * What this browser keeps of the visitor's rooms: the secrets that open them, what is not shared with the
 * other, the answers that the server does not have yet, and the rooms as they were last seen, for when there
 * is no network. Tabs are kept in step. What storage does not take stays in memory, and `isStorageBlocked`
 * says so.
 */
import { atom, computed, onMount, type ReadableAtom } from "nanostores";
import * as v from "valibot";
import { onStoredElsewhere, readStored, writeStored } from "@/lib/browser-storage.ts";
import { createSecret } from "./room-links.ts";
import { type MemberRoom, memberRoomSchema, type TimedAnswer } from "./rooms-api.ts";

const ROOMS_KEY = "namnfynd-rooms";
const ANSWERS_KEY = "namnfynd-room-answers";
const LAST_SEEN_KEY = "namnfynd-rooms-seen";
const DRAFT_KEY = "namnfynd-room-draft";

const roomSchema = v.object({
  /** Of the member. */
  secret: v.string(),
  role: v.picklist(["decider", "guest"]),
  /** Of the link for the other; null when another browser has made it. */
  invitation: v.nullable(v.string()),
  /** Of the link for guests; null when there is none, or another browser has made it. */
  familyInvitation: v.nullable(v.string()),
  /** Whether the visitor has been shown the link that opens the room elsewhere. */
  hasSavedLink: v.boolean(),
  /** Beside the names in this browser. */
  surname: v.string(),
  siblings: v.array(v.string()),
  /** How far the server's clock is ahead of the browser's, in milliseconds. */
  clockOffset: v.number(),
  /** Of the last answer, in milliseconds by the server's clock. */
  lastTime: v.number(),
});

/** A room that this browser can open. */
export type KeptRoom = v.InferOutput<typeof roomSchema>;

const answerSchema = v.object({
  name: v.string(),
  answer: v.nullable(v.picklist(["no", "maybe", "yes"])),
  note: v.optional(v.nullable(v.string())),
  time: v.string(),
});

const draftSchema = v.object({
  /** "own" for a room that the visitor creates; else which invitation has been opened. */
  kind: v.picklist(["own", "decider", "family"]),
  invitation: v.string(),
  /** Of the visitor, once the call has been made. */
  secret: v.string(),
});

/** The secrets of a room that is being created or joined. */
export type RoomDraft = v.InferOutput<typeof draftSchema>;

/** Answers that are not sent, by the member's secret. */
type Outbox = Readonly<Record<string, readonly TimedAnswer[]>>;

/** Rooms, by the member's secret. */
type LastSeen = Readonly<Record<string, MemberRoom>>;

const blocked = atom(false);

/** Whether the browser refuses to store what it should keep. */
export const isStorageBlocked: ReadableAtom<boolean> = blocked;

const rooms = storedValue<readonly KeptRoom[]>(ROOMS_KEY, v.array(roomSchema), []);
const outbox = storedValue<Outbox>(ANSWERS_KEY, v.record(v.string(), v.array(answerSchema)), {});

const lastSeen = storedValue<LastSeen>(LAST_SEEN_KEY, v.record(v.string(), memberRoomSchema), {});

const draft = storedValue<RoomDraft | null>(DRAFT_KEY, v.nullable(draftSchema), null);

/** The rooms of this browser; the one opened last is first. */
export const keptRooms: ReadableAtom<readonly KeptRoom[]> = rooms.state;

/** The room that the page shows. */
export const currentRoom = computed(rooms.state, ([room]) => room ?? null);

/** The room that the visitor is about to create or join. */
export const roomDraft: ReadableAtom<RoomDraft | null> = draft.state;

/**
 * Keeps the secrets of a room that the visitor is about to create, or join by an invitation. A call that is
 * repeated after a lost answer has the same ones.
 */
export function keepDraft(invitation?: Pick<RoomDraft, "kind" | "invitation">): RoomDraft {
  const { kind, invitation: code } = invitation ?? { kind: "own" as const, invitation: null };
  const earlier = draft.read();
  const isSame = earlier?.kind === kind && (code === null || earlier.invitation === code);
  if (earlier && isSame) return earlier;
  const kept = { kind, invitation: code ?? createSecret(), secret: createSecret() };
  draft.write(kept);
  return kept;
}

/** Forgets what the visitor was about to do. */
export function forgetDraft(): void {
  draft.write(null);
}

/** Keeps a room and opens it. */
export function keepRoom(room: Pick<KeptRoom, "secret" | "role"> & Partial<KeptRoom>): void {
  forgetDraft();
  const known = rooms.read().find(({ secret }) => secret === room.secret);
  rooms.write([
    { ...NEW_ROOM, ...known, ...room },
    ...rooms.read().filter(({ secret }) => secret !== room.secret),
  ]);
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

/** Changes what is kept of a room; one that is not kept is left alone. */
export function updateRoom(secret: string, changes: Partial<Omit<KeptRoom, "secret">>): void {
  rooms.write(
    rooms.read().map((room) => (room.secret === secret ? { ...room, ...changes } : room)),
  );
}

/** Forgets a room with the answers that are not sent. */
export function forgetRoom(secret: string): void {
  rooms.write(rooms.read().filter((room) => room.secret !== secret));
  keepLastSeen(secret, null);
  const { [secret]: _, ...others } = outbox.read();
  outbox.write(others);
}

/** Keeps what the server has said about a room: null when there is none. */
export function keepLastSeen(secret: string, room: MemberRoom | null): void {
  const { [secret]: _, ...others } = lastSeen.read();
  // A room that is left meanwhile leaves nothing behind.
  const isKept = rooms.read().some((kept) => kept.secret === secret);
  lastSeen.write(room && isKept ? { ...others, [secret]: room } : others);
}

/** A member's room as the server last described it to this browser; null when it never has. */
export function lastSeenRoom(secret: string): MemberRoom | null {
  return lastSeen.read()[secret] ?? null;
}

/** The answers that the server does not have yet, by the member's secret. */
export const unsentAnswers: ReadableAtom<Outbox> = outbox.state;

/** Keeps an answer until the server has it. Its time is later than that of every earlier answer. */
export function keepAnswer(
  secret: string,
  { name, answer, note }: Pick<TimedAnswer, "name" | "answer" | "note">,
): void {
  const room = rooms.read().find((kept) => kept.secret === secret);
  const time = nextTime(Date.now() + (room?.clockOffset ?? 0), room?.lastTime ?? 0);
  updateRoom(secret, { lastTime: time });
  const unsent = keptAnswersOf(secret);
  const earlier = unsent.find((other) => other.name === name);
  const keptNote = note === undefined ? earlier?.note : note;
  outbox.write({
    ...outbox.read(),
    [secret]: [
      ...unsent.filter((other) => other.name !== name),
      {
        name,
        answer,
        time: new Date(time).toISOString(),
        ...(keptNote !== undefined && { note: keptNote }),
      },
    ],
  });
}

/** A member's answers that the server does not have yet, those of other tabs too. */
export function keptAnswersOf(secret: string): readonly TimedAnswer[] {
  return outbox.read()[secret] ?? [];
}

/** Removes answers that the server has, unless there is a newer one to the same name. */
export function removeSent(secret: string, sent: readonly TimedAnswer[]): void {
  const times = new Map(sent.map(({ name, time }) => [name, time]));
  const newer = keptAnswersOf(secret).filter(({ name, time }) => times.get(name) !== time);
  outbox.write({ ...outbox.read(), [secret]: newer });
}

/** @returns the time now, or the next one after the last answer where the clock has gone back */
function nextTime(now: number, last: number): number {
  return Math.max(now, last + 1);
}

interface StoredValue<T> {
  readonly state: ReadableAtom<T>;
  /** The newest value, including what another tab has written. */
  readonly read: () => T;
  readonly write: (value: T) => void;
}

/** A value in the browser's storage as JSON. What cannot be read counts as empty. */
function storedValue<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  empty: T,
): StoredValue<T> {
  const state = atom(empty);

  function read(): T {
    if (blocked.value) return state.value;
    try {
      return parse(readStored(key));
    } catch {
      blocked.set(true);
      return state.value;
    }
  }

  function parse(text: string | null): T {
    if (text === null) return empty;
    try {
      const { success, output } = v.safeParse(schema, JSON.parse(text));
      return success ? output : empty;
    } catch {
      return empty;
    }
  }

  onMount(state, () => {
    // A page is prerendered without a browser.
    if (typeof window === "undefined") return;
    state.set(read());
    return onStoredElsewhere(key, () => state.set(read()));
  });

  return {
    state,
    read,
    write(value) {
      state.set(value);
      try {
        writeStored(key, JSON.stringify(value));
      } catch {
        blocked.set(true);
      }
    },
  };
}
