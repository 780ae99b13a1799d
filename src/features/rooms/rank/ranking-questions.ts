/** Ranks names by questions about two at a time. The answers so far are all there is to keep. */

/** Names in order, the best first: each place has one name, or several that are equally good. */
export type Ranked = readonly (readonly string[])[];

/** The better name of a question, or null when both are equally good. */
export type RankingAnswer = string | null;

export interface RankingStep {
  /** The names that have their places. */
  readonly ranked: Ranked;
  /** The two names to choose between; null when every name has its place. */
  readonly question: readonly [string, string] | null;
}

/**
 * The next question about the names, after the answers to the earlier ones. Each name is placed among
 * those before it by binary insertion; one that is as good as another shares its place.
 *
 * @param answers one for each question
 */
export function rankingAfter(
  names: readonly string[],
  answers: readonly RankingAnswer[],
): RankingStep {
  const ranked: (readonly string[])[] = [];
  const given = answers.values();
  for (const name of names) {
    let low = 0;
    let high = ranked.length;
    let isPlaced = false;
    while (low < high && !isPlaced) {
      const middle = Math.floor((low + high) / 2);
      const place = ranked[middle] ?? [];
      const { value: better, done } = given.next();
      if (done) return { ranked, question: [name, place[0] ?? ""] };
      if (better === null) {
        ranked[middle] = [...place, name];
        isPlaced = true;
      } else if (better === name) high = middle;
      else low = middle + 1;
    }
    if (!isPlaced) ranked.splice(low, 0, [name]);
  }
  return { ranked, question: null };
}

/** The answers that an earlier order gives, until the first question about a name that is not in it. */
export function answersFrom(order: Ranked, names: readonly string[]): readonly RankingAnswer[] {
  const answers: RankingAnswer[] = [];
  const placeOf = (name: string) => order.findIndex((place) => place.includes(name));
  for (;;) {
    const { question } = rankingAfter(names, answers);
    if (!question) return answers;
    const [left, right] = question;
    const places = [placeOf(left), placeOf(right)] as const;
    if (places.includes(-1)) return answers;
    if (places[0] === places[1]) answers.push(null);
    else answers.push(places[0] < places[1] ? left : right);
  }
}

/** The most questions that it can take to rank so many names: each is sorted in by halving those before it. */
export function mostQuestions(count: number): number {
  return Array.from({ length: count }, (_, placed) => Math.ceil(Math.log2(placed + 1))).reduce(
    (sum, questions) => sum + questions,
    0,
  );
}

/** An order of those of its names that fulfil a condition. */
export function onlyNames(order: Ranked, isIncluded: (name: string) => boolean): Ranked {
  return order.map((place) => place.filter(isIncluded)).filter((place) => place.length > 0);
}
