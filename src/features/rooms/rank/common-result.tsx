import { commonOrder, HOW_IT_IS_COUNTED, placeOf } from "./common-order.ts";
import { onlyNames, type Ranked } from "./ranking-questions.ts";

interface CommonResultProps {
  readonly mine: Ranked;
  readonly theirs: Ranked;
  /** What the other is called. */
  readonly otherName: string;
}

/** The order of both together, the first name large. */
export function CommonResult({ mine, theirs, otherName }: CommonResultProps) {
  const order = commonOrder(mine, theirs);
  const names = order.flat();
  const isShared = (name: string) => names.includes(name);
  const sharedMine = onlyNames(mine, isShared);
  const sharedTheirs = onlyNames(theirs, isShared);
  return (
    <>
      <ol aria-label="Namnen i er ordning" className="mt-4">
        {names.map((name) => {
          const place = placeOf(name, order);
          return (
            <li
              key={name}
              className={
                place === 1
                  ? "arrives pb-5 text-center"
                  : "flex flex-wrap items-baseline gap-x-4 border-t border-line py-2.5"
              }
            >
              {place === 1 ? (
                <p
                  translate="no"
                  className="common-first font-display leading-[1.1] font-semibold tracking-[-0.02em] wrap-anywhere"
                >
                  {name}
                </p>
              ) : (
                <>
                  <span aria-hidden className="min-w-6 text-ink-soft tabular-nums">
                    {place}
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
                hos dig {placeOf(name, sharedMine)}, hos {otherName} {placeOf(name, sharedTheirs)}
              </p>
            </li>
          );
        })}
      </ol>
      <p className="border-t border-line pt-4 text-sm text-ink-soft">{HOW_IT_IS_COUNTED}</p>
    </>
  );
}
