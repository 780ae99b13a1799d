import { useState } from "react";
import { usePending } from "@/ui/use-pending.ts";
import { describeRoomError } from "../describe-room-error.ts";
import { type DeciderRoom, rankNames } from "../rooms-api.ts";
import { keepProgress, type Progress, readProgress } from "./kept-progress.ts";
import { answersFrom, rankingAfter } from "./ranking-questions.ts";

export interface UnfinishedRanking {
  /** How many names are ranked. */
  readonly count: number;
  /** How many questions are answered. */
  readonly answered: number;
  /** The names to choose between; null while the finished ranking is sent. */
  readonly question: readonly [string, string] | null;
  /** Why the finished ranking was not sent; null when it was not tried, or is being sent. */
  readonly failure: string | null;
  readonly isSending: boolean;
  readonly answer: (winner: string) => void;
  /** Takes the last answer back. */
  readonly undo: () => void;
  readonly sendAgain: () => void;
}

interface Ranking {
  /** Null until {@link begin}, and again when it has been sent. */
  readonly unfinished: UnfinishedRanking | null;
  /**
   * @param names in any order
   * @param earlier the member's earlier order: only names that are new since then are asked about, or all when none is
   */
  readonly begin: (names: readonly string[], earlier: readonly string[]) => void;
}

/**
 * The member's ranking until it is sent; an unfinished one is kept in the browser.
 *
 * @param onSent called when the server has it
 */
export function useRanking(secret: string, room: DeciderRoom, onSent: () => void): Ranking {
  const [progress, setProgress] = useState(() => readProgress(room.room, matchesOf(room)));
  const [failure, setFailure] = useState<string | null>(null);
  const { isPending, run } = usePending();

  function change(next: Progress | null) {
    setProgress(next);
    keepProgress(next);
  }

  function send(ranked: readonly string[]) {
    void run(async () => {
      setFailure(null);
      try {
        await rankNames(secret, ranked);
      } catch (error) {
        console.warn("The ranking cannot be sent", error);
        setFailure(describeRoomError(error));
        return;
      }
      change(null);
      onSent();
    });
  }

  function continueFrom(current: Progress): UnfinishedRanking {
    const { names, winners } = current;
    const { ranked, question } = rankingAfter(names, winners);
    return {
      count: names.length,
      answered: winners.length,
      question,
      failure,
      isSending: isPending,
      answer(winner) {
        const next = { ...current, winners: [...winners, winner] };
        change(next);
        const after = rankingAfter(names, next.winners);
        if (!after.question) send(after.ranked);
      },
      undo: () => change({ ...current, winners: winners.slice(0, -1) }),
      sendAgain: () => send(ranked),
    };
  }

  return {
    unfinished: progress && continueFrom(progress),
    begin(names, earlier) {
      const known = names.filter((name) => earlier.includes(name));
      const fresh = names.filter((name) => !earlier.includes(name));
      const asked = [...known, ...fresh];
      const winners = fresh.length > 0 ? [...answersFrom(earlier, asked)] : [];
      change({ room: room.room, names: asked, winners });
    },
  };
}

function matchesOf({ names }: DeciderRoom): readonly string[] {
  return names.filter(({ match }) => match !== null).map(({ name }) => name);
}
