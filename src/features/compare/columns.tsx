import { Share2, X } from "lucide";
import type { CSSProperties, ReactNode } from "react";
import { ALL_YEARS, isCurve, linesBySex, RECENT_YEARS } from "@/name-parts/chart/newborn-lines.ts";
import { comparePath } from "@/name-parts/links/compare-path.ts";
import { countOf } from "@/name-parts/spellings/count.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { siblingRemarks } from "@/names/likeness/sibling-remarks.ts";
import { givenNamePath } from "@/names/search/name-addresses.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import { newbornCourseOf } from "@/names/series/newborn-trend.ts";
import { yearsText } from "@/names/series/years.ts";
import { USED_BIRTHS, USED_SHARE } from "@/names/world/used.ts";
import { FavoriteButton } from "@/saved/favorites/favorite-button.tsx";
import { Button } from "@/ui/button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { Link } from "@/ui/link.tsx";
import { PremiumBanner } from "@/ui/premium-banner.tsx";
import { shareAddress } from "@/ui/share-address.ts";
import { useAddressText } from "@/ui/use-address-text.ts";
import { GIVEN_NAMES_DAY, LAST_NEWBORN_YEAR } from "@/words/statistics.ts";
import { AboutClassChances, ClassChances } from "./class-chances.tsx";
import "./compare.css";
import type { ComparedName } from "./compared-name-api.ts";
import { factRows } from "./fact-rows.ts";
import { AboutCourses, Courses } from "./name-curves.tsx";
import { Figure, Row } from "./row.tsx";
import { sentencesOf } from "./sentences.ts";

/** The generator whose favourites the names belong to. */
const GENERATOR = "fornamn";

export interface ColumnsProps {
  readonly names: readonly ComparedName[];
  readonly onRemove: (name: string) => void;
  /** Whether the visitor has the feature `popularity_graphs`. */
  readonly hasAllYears: boolean;
  /** Shows a name with the visitor's surname; null if no surname is typed. */
  readonly withSurname: ((name: string) => ReactNode) | null;
}

/** What is known of each name: first in sentences, then in a table with a column for each, which a phone swipes. */
export function Columns({ names, onRemove, hasAllYears, withSurname }: ColumnsProps) {
  const [siblings] = useAddressText("syskon");
  const records = names.map(({ record }) => record);
  const spelt = records.map(({ name }) => name);
  const period = hasAllYears ? ALL_YEARS : RECENT_YEARS;
  const sentences = sentencesOf(
    records.map((record) => ({ record, course: newbornCourseOf(record.name) })),
  );
  return (
    <div className="compare">
      {sentences.length > 0 && <p className="compare-sentences">{sentences.join(" ")}</p>}
      <h2 className="sr-only">Siffror och fakta</h2>
      <SwipedRegion label="Jämförelsen">
        <table
          aria-label="Namn som jämförs"
          style={{ "--names": records.length, "--letters": longestWord(spelt) } as CSSProperties}
        >
          <thead>
            <tr>
              <td />
              {records.map((record) => (
                <th key={record.name} scope="col" abbr={record.name}>
                  <Link to={givenNamePath(record)} translate="no">
                    {record.name}
                  </Link>
                  <span className="compare-actions">
                    <FavoriteButton page={GENERATOR} name={record.name} />
                    <IconButton
                      aria-label={`Ta bort ${record.name} ur jämförelsen`}
                      onClick={() => onRemove(record.name)}
                    >
                      <Icon icon={X} className="size-5" />
                    </IconButton>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {factRows(names).map(({ label, cells }) => (
              <Row
                key={label}
                label={label}
                names={spelt}
                cells={cells.map((cell, i) => <Figure key={spelt[i]} {...cell} />)}
              />
            ))}
            {withSurname && (
              <Row label="Med efternamnet" names={spelt} cells={spelt.map(withSurname)} />
            )}
            {siblings !== "" && (
              <Row
                label="Bland syskonen"
                names={spelt}
                cells={spelt.map(
                  (name) => joinWords(siblingRemarks(name, siblings)) || "Låter olika",
                )}
              />
            )}
          </tbody>
          <tbody>
            {/* Those at the top are out of sight here. */}
            <tr aria-hidden className="compare-again">
              <td />
              {spelt.map((name) => (
                <td key={name} translate="no">
                  {name}
                </td>
              ))}
            </tr>
            <Courses records={records} period={period} />
            <ClassChances names={names} />
          </tbody>
        </table>
      </SwipedRegion>
      <AboutCourses records={records} period={period} />
      <AboutClassChances names={names} />
      <div className="compare-share">
        <Button
          variant="quiet"
          onClick={() => shareAddress(window.location.origin + comparePath(spelt))}
        >
          <Icon icon={Share2} className="size-5" />
          Dela jämförelsen
        </Button>
      </div>
      <p className="compare-sources">
        {`Bärare: tilltalsnamn den ${GIVEN_NAMES_DAY}. Nyfödda: till och med ${LAST_NEWBORN_YEAR}, där SCB:s namnstatistik slutar. Andelen av bärarna är de födda delade med dem som bär namnet; några har flyttat, bytt namn eller dött. ”Ökade” och ”minskade” är som filtret Bland nyfödda, eller en ändring på Skatteverkets nyare listor som är större än slumpen; ”stadigt” att inga tre år i rad skiljer sig mer än en tiondel från de andra, utöver slumpen. Ett namn används i ett land när minst ${USED_SHARE} av 100\u00a0000 har det där, eller där antalet födda är okänt minst ${USED_BIRTHS} barn. Källor: SCB, Skatteverket och ländernas egen statistik, varje stavning för sig.`}{" "}
        <Link to="/kallor/fornamn#okade" className="prose-link">
          Så räknar vi
        </Link>
      </p>
      {!hasAllYears && records.some(hasCurve) && (
        <PremiumBanner
          heading={`Hela kurvan sedan ${ALL_YEARS.first}`}
          text={`Med Premium ser du varje namns kurva för alla år ${yearsText(ALL_YEARS)}.`}
        />
      )}
    </div>
  );
}

/** A part that is swiped where the window is narrower, or moved with the arrow keys, which need focus in it. */
function SwipedRegion({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari lets no key into a scrolled part that has no focus
    <section aria-label={label} tabIndex={0} className="compare-swiped">
      {children}
    </section>
  );
}

/** Letters of the longest part of a name that a line does not break. */
function longestWord(names: readonly string[]): number {
  return Math.max(...names.flatMap((name) => name.split(/[ -]/)).map(({ length }) => length));
}

/** Whether all years of the statistics have a curve of the name. */
function hasCurve(record: NameRecord): boolean {
  return linesBySex(countOf(record), ALL_YEARS).some(isCurve);
}
