import { useState } from "react";
import { usePending } from "@/ui/use-pending.ts";
import { describeRoomError } from "../describe-room-error.ts";
import { type CommonRoom, matchesOf } from "../room-names.ts";
import { rankNames } from "../rooms-api.ts";
import { keepProgress, type Progress, readProgress } from "./kept-progress.ts";
import { answersFrom, type Ranked, type RankingAnswer, rankingAfter } from "./ranking-questions.ts";

export interface UnfinishedRanking {
  /** The names that are ranked. */
  readonly names: readonly string[];
  /** Those of them that have their places. */
  readonly ranked: Ranked;
  /** How many questions are answered. */
  readonly answered: number;
  /** The names to choose between; null while the finished ranking is sent. */
  readonly question: readonly [string, string] | null;
  /** Why the finished ranking was not sent; null when it was not tried, or is being sent. */
  readonly failure: string | null;
  readonly isSending: boolean;
  readonly answer: (better: RankingAnswer) => void;
  /** Takes the last answer back. */
  readonly undo: () => void;
  readonly sendAgain: () => void;
}

interface Ranking {
  /** Null until {@link begin}, and again when it has been sent. */
  readonly unfinished: UnfinishedRanking | null;
  /**
   * @param names in any order
   * @param earlier an earlier order of the member: only the other names are asked about
   */
  readonly begin: (names: readonly string[], earlier: Ranked) => void;
}

/**
 * The member's ranking until it is sent; an unfinished one is kept in the browser.
 *
 * @param onSent called when the server has it
 */
export function useRanking(secret: string, room: CommonRoom, onSent: () => void): Ranking {
  const [progress, setProgress] = useState(() =>
    readProgress(
      secret,
      matchesOf(room.names).map(({ name }) => name),
    ),
  );
  const [failure, setFailure] = useState<string | null>(null);
  const { isPending, run } = usePending();

  function change(next: Progress | null) {
    setProgress(next);
    keepProgress(secret, next);
  }

  function send(ranked: Ranked) {
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
    const { names, answers } = current;
    const { ranked, question } = rankingAfter(names, answers);
    return {
      names,
      ranked,
      answered: answers.length,
      question,
      failure,
      isSending: isPending,
      answer(better) {
        const next = { ...current, answers: [...answers, better] };
        change(next);
        const after = rankingAfter(names, next.answers);
        if (!after.question) send(after.ranked);
      },
      undo: () => change({ ...current, answers: answers.slice(0, -1) }),
      sendAgain: () => send(ranked),
    };
  }

  return {
    unfinished: progress && continueFrom(progress),
    begin(names, earlier) {
      const ranked = earlier.flat();
      const known = names.filter((name) => ranked.includes(name));
      const fresh = names.filter((name) => !ranked.includes(name));
      const asked = [...known, ...fresh];
      change({ names: asked, answers: [...answersFrom(earlier, asked)] });
    },
  };
}
