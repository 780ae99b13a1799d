/** Ranks names by questions about two at a time. The answers so far are all there is to keep. */

export interface RankingStep {
  /** The names that have their places, best first. */
  readonly ranked: readonly string[];
  /** The two names to choose between; null when every name has its place. */
  readonly question: readonly [string, string] | null;
}

/**
 * The next question about the names, after the answers to the earlier ones. Each name is placed among
 * those before it by binary insertion.
 *
 * @param winners the answers: the better name of each question
 */
export function rankingAfter(names: readonly string[], winners: readonly string[]): RankingStep {
  const ranked: string[] = [];
  const answers = winners.values();
  for (const name of names) {
    let low = 0;
    let high = ranked.length;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const { value: winner, done } = answers.next();
      if (done) return { ranked, question: [name, ranked[middle] ?? ""] };
      if (winner === name) high = middle;
      else low = middle + 1;
    }
    ranked.splice(low, 0, name);
  }
  return { ranked, question: null };
}

/** The answers that an earlier order gives, until the first question about a name that is not in it. */
export function answersFrom(order: readonly string[], names: readonly string[]): readonly string[] {
  const winners: string[] = [];
  for (;;) {
    const { question } = rankingAfter(names, winners);
    if (!question?.every((name) => order.includes(name))) return winners;
    const [left, right] = question;
    winners.push(order.indexOf(left) < order.indexOf(right) ? left : right);
  }
}

/** Most questions that a number of names can take. */
export function mostQuestions(count: number): number {
  return Array.from({ length: count }, (_, placed) => Math.ceil(Math.log2(placed + 1))).reduce(
    (sum, questions) => sum + questions,
    0,
  );
}
