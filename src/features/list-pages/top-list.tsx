import { useQuery } from "@tanstack/react-query";
import { site } from "@/config/site.ts";
import { formatCount, formatQuantity } from "@/lib/format.ts";
import { queryClient } from "@/lib/query-client.ts";
import { useIsTogether, withSpellingChoice } from "@/name-parts/files/address-params.ts";
import { SpellingSwitch } from "@/name-parts/spellings/spelling-switch.tsx";
import { givenNameAddress } from "@/names/search/name-addresses.ts";
import { LAST_TOP_RANK, type TopList, type TopName } from "@/names/search/name-lists.ts";
import { FavoriteButton } from "@/saved/favorites/favorite-button.tsx";
import { FAVORITES_OF_NAMES } from "@/saved/favorites/saved-favorites.ts";
import { Link } from "@/ui/link.tsx";
import { StructuredData } from "@/ui/structured-data.tsx";
import { topListQuery } from "./list-files-api.ts";

interface TopListsProps {
  readonly year: number;
  /** The list per spelling. */
  readonly list: TopList;
  /** Whether the list of the year before is known. */
  readonly hasChange: boolean;
}

/** The most given names of a year, per spelling until the visitor counts spellings together. */
export function TopLists({ year, list, hasChange }: TopListsProps) {
  const isTogether = useIsTogether();
  const query = useQuery({ ...topListQuery(year, true), enabled: isTogether }, queryClient);
  const together = isTogether ? query.data : undefined;
  return (
    <>
      <div className="mb-8 print:hidden">
        <SpellingSwitch
          apart="Maja och Maya räknas var för sig."
          together="Maja och Maya räknas som ett namn. ”Minst” (≥): en stavning som färre än tio fick saknas."
          query={query}
        />
      </div>
      {/* Other rows, not the same ones in other places. */}
      <TopListTables
        key={together ? "together" : "per spelling"}
        year={year}
        list={together ?? list}
        hasChange={hasChange}
      />
    </>
  );
}

/** The girls' and the boys' names side by side or below each other. */
export function TopListTables({ year, list, hasChange }: TopListsProps) {
  return (
    // An automatic column would keep the width of a table that is not laid out again.
    <div className="paper-stack grid grid-cols-1 gap-x-10 gap-y-12 md:grid-cols-2">
      <TopTable
        id="flicknamn"
        heading={`Flicknamn ${year}`}
        names={list.girls}
        {...{ hasChange }}
      />
      <TopTable id="pojknamn" heading={`Pojknamn ${year}`} names={list.boys} {...{ hasChange }} />
    </div>
  );
}

/** In pixels, about. */
const ROW_HEIGHT = 48;

interface TopTableProps {
  readonly id: string;
  readonly heading: string;
  readonly names: readonly TopName[];
  readonly hasChange: boolean;
}

/** The names of one sex, with ranks and hearts. */
export function TopTable({ id, heading, names, hasChange }: TopTableProps) {
  const hasSpellings = names.some(({ spellings }) => spellings);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-rubrik`}
      // A hundred rows out of sight are not laid out.
      className="@container scroll-mt-4 [content-visibility:auto]"
      style={{ containIntrinsicBlockSize: `auto ${names.length * ROW_HEIGHT}px` }}
    >
      <h2 id={`${id}-rubrik`}>{heading}</h2>
      <table
        aria-labelledby={`${id}-rubrik`}
        className="paper-columns mt-3 w-full table-fixed border-collapse text-left @max-[15rem]:[&_tr]:flex @max-[15rem]:[&_tr]:flex-wrap @max-[15rem]:[&_tr]:gap-x-4"
      >
        <thead>
          <tr className="border-b-[1.5px] border-edge text-sm text-ink-soft">
            <th scope="col" className="w-11 py-2 font-semibold sm:w-14">
              Plats
            </th>
            <th scope="col" className="py-2 font-semibold">
              Namn
            </th>
            <th
              scope="col"
              className={`py-2 text-right font-semibold ${hasSpellings ? "w-14 sm:w-22" : "w-12 sm:w-16"}`}
            >
              Barn
            </th>
            {hasChange && (
              <th scope="col" className="w-18 py-2 text-right font-semibold sm:w-20">
                Ändring
              </th>
            )}
            {/* In pixels, as the heart, whose edge is over that of the figures. */}
            <th scope="col" className="w-[36px] print:hidden">
              <span className="sr-only">Spara</span>
            </th>
          </tr>
        </thead>
        <tbody className="[&_td]:align-baseline [&_th]:align-baseline [&_a]:block [&_a]:py-2 [&_a]:wrap-anywhere [&_a]:hover:text-falu [&_a]:hover:underline [&_td]:py-2 [&_td]:tabular-nums [&_th]:font-display [&_th]:text-lg max-[22rem]:[&_th]:text-base [&_th]:leading-7 [&_th]:font-semibold [&_tr]:border-b [&_tr]:border-line">
          {names.map((entry) => (
            <tr key={entry.name}>
              <td className="text-ink-soft">{entry.rank}</td>
              <th scope="row">
                <Name entry={entry} />
              </th>
              <td className="text-right">
                {entry.isMinimum && <AtLeast />}
                {formatCount(entry.children)}
              </td>
              {hasChange && (
                <td className="text-right text-sm">
                  <Change entry={entry} />
                </td>
              )}
              <td className="align-top! print:hidden">
                <FavoriteButton
                  page={FAVORITES_OF_NAMES["given name"]}
                  name={entry.name}
                  className="-my-2 -ml-[8px]"
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <StructuredData
        data={{
          "@type": "ItemList",
          itemListElement: names.map(({ name }, i) => ({
            "@type": "ListItem",
            position: i + 1,
            name,
            url: site.url + encodeURI(givenNameAddress(name, true)),
          })),
        }}
      />
    </section>
  );
}

/** A phone has room for the sign. */
function AtLeast() {
  return (
    <>
      <span aria-hidden className="text-ink-soft sm:hidden">
        ≥{" "}
      </span>
      <span className="text-sm text-ink-soft max-sm:sr-only">minst </span>
    </>
  );
}

/** The name, and the spellings that are counted as it. */
function Name({ entry: { name, spellings = [], isMinimum } }: { entry: TopName }) {
  const hasSpellings = spellings.length > 0 || isMinimum === true;
  return (
    <>
      <Link to={withSpellingChoice(givenNameAddress(name, true), hasSpellings)} translate="no">
        {name}
      </Link>
      {spellings.length > 0 && (
        // Below the numbers, too.
        <span
          className="-mt-1 -mr-14 block sm:-mr-22 pb-2.5 font-sans text-sm leading-5 font-normal text-ink-soft"
          translate="no"
        >
          {spellings
            .map(([spelling, children]) => `${spelling}\u00a0${formatCount(children)}`)
            .join(", ")}
        </span>
      )}
    </>
  );
}

/** How far a name has moved since the year before: a sign to see, words to hear. */
function Change({ entry: { rank, rankBefore } }: { entry: TopName }) {
  const isNew = rankBefore === null || rankBefore > LAST_TOP_RANK;
  const steps = rankBefore === null ? 0 : rankBefore - rank;
  return (
    <span className={steps > 0 ? "text-pine" : "text-ink-soft"}>
      {isNew && <span className="font-semibold">ny </span>}
      {rankBefore !== null && (
        <>
          <span aria-hidden>{signOf(steps)}</span>
          <span className="sr-only">{wordsOf(steps)}</span>
        </>
      )}
    </span>
  );
}

function signOf(steps: number): string {
  return steps === 0 ? "=" : `${steps > 0 ? "▲" : "▼"}\u00a0${Math.abs(steps)}`;
}

function wordsOf(steps: number): string {
  if (steps === 0) return "samma plats";
  const places = Math.abs(steps);
  return `${steps > 0 ? "upp" : "ner"} ${formatQuantity(places, "plats", "platser")}`;
}
