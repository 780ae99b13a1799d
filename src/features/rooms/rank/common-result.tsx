import { commonOrder, HOW_IT_IS_COUNTED } from "./common-order.ts";

interface CommonResultProps {
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  /** What the other is called. */
  readonly otherName: string;
}

/** The order of both together, the first name large. */
export function CommonResult({ mine, theirs, otherName }: CommonResultProps) {
  const order = commonOrder(mine, theirs);
  return (
    <>
      <ol aria-label="Namnen i er ordning" className="mt-4">
        {order.map((name, place) => (
          <li
            key={name}
            className={
              place === 0
                ? "arrives pb-5 text-center"
                : "flex flex-wrap items-baseline gap-x-4 border-t border-line py-2.5"
            }
          >
            {place === 0 ? (
              <p
                translate="no"
                className="common-first font-display leading-[1.1] font-semibold tracking-[-0.02em] wrap-anywhere"
              >
                {name}
              </p>
            ) : (
              <>
                <span aria-hidden className="w-6 text-ink-soft tabular-nums">
                  {place + 1}
                </span>
                <span
                  translate="no"
                  className="min-w-0 grow font-display text-lg font-semibold wrap-anywhere"
                >
                  {name}
                </span>
              </>
            )}
            <p className="text-sm text-ink-soft">
              hos dig {placeOf(name, mine, order)}, hos {otherName} {placeOf(name, theirs, order)}
            </p>
          </li>
        ))}
      </ol>
      <p className="border-t border-line pt-4 text-sm text-ink-soft">{HOW_IT_IS_COUNTED}</p>
    </>
  );
}

/** The place of a name among those that both have ranked, from 1. */
function placeOf(name: string, ranking: readonly string[], shared: readonly string[]): number {
  return ranking.filter((ranked) => shared.includes(ranked)).indexOf(name) + 1;
}
