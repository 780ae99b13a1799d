/** Sends the answers that a browser keeps, until the server has them. */
import { atom, type ReadableAtom } from "nanostores";
import { keptAnswersOf, removeSent, unsentAnswers } from "./room-store.ts";
import { roomProblemOf, sendAnswers } from "./rooms-api.ts";

/** Answers in quick succession are sent together, after this many milliseconds. */
const DEBOUNCE_MS = 400;

/** Time before the first and the last attempts after a failure, in milliseconds. */
const RETRY_MS = { first: 2000, last: 60_000 } as const;

/** Most answers in one call: the server takes more, but a call that outlives its page has room for 64 kB. */
const ANSWERS_PER_CALL = 100;

interface SenderOptions {
  /** Called after each call with the names that the room does not have. */
  readonly onSent: (refused: readonly string[]) => Promise<void>;
}

interface Sender {
  /** Whether the last attempt has failed. */
  readonly hasFailed: ReadableAtom<boolean>;
  readonly stop: () => void;
}

/**
 * Sends a member's answers as they are kept. After a failure it tries again, ever more seldom, and at once when
 * the network or the visitor comes back, or the page is left.
 */
export function startSending(secret: string, { onSent }: SenderOptions): Sender {
  const hasFailed = atom(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay: number = RETRY_MS.first;
  let isSending = false;
  let isStopped = false;

  function schedule(ms: number) {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(send, ms);
  }

  async function send() {
    clearTimeout(timer);
    const answers = keptAnswersOf(secret).slice(0, ANSWERS_PER_CALL);
    if (isSending || answers.length === 0) return;
    isSending = true;
    try {
      const { refused } = await sendAnswers(secret, answers);
      // Before they are removed, so that the page never shows a name as not answered in between.
      await onSent(refused);
      removeSent(secret, answers);
      hasFailed.set(false);
      delay = RETRY_MS.first;
      if (keptAnswersOf(secret).length > 0) schedule(DEBOUNCE_MS);
    } catch (error) {
      hasFailed.set(true);
      // The page says that the room is gone.
      if (roomProblemOf(error) === "room_not_found") return;
      console.info("The answers could not be sent yet", error);
      schedule(delay);
      delay = Math.min(delay * 2, RETRY_MS.last);
    } finally {
      isSending = false;
    }
  }

  const stopListening = unsentAnswers.subscribe(() => {
    if (!isSending && !hasFailed.get()) schedule(DEBOUNCE_MS);
  });
  const events = ["online", "focus", "pagehide"] as const;
  for (const event of events) window.addEventListener(event, send);
  document.addEventListener("visibilitychange", send);

  return {
    hasFailed,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      stopListening();
      for (const event of events) window.removeEventListener(event, send);
      document.removeEventListener("visibilitychange", send);
    },
  };
}
