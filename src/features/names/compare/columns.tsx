import { Share2, X } from "lucide";
import { type ReactNode, useState } from "react";
import { givenNamePath } from "@/generators/name-search/name-addresses.ts";
import type { NameRecord } from "@/generators/name-search/name-files.ts";
import { newbornCourseOf } from "@/generators/newborn-trend.ts";
import { siblingRemarks } from "@/generators/sibling-remarks.ts";
import { yearsText } from "@/generators/years.ts";
import { joinWords } from "@/lib/join-words.ts";
import { comparePath } from "@/name-ui/links/compare-path.ts";
import { Button } from "@/ui/button.tsx";
import { Icon } from "@/ui/icon.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { Link } from "@/ui/link.tsx";
import { PremiumBanner } from "@/ui/premium-banner.tsx";
import { shareAddress } from "@/ui/share-address.ts";
import { useAddressText } from "@/ui/use-address-text.ts";
import { GIVEN_NAMES_DAY, LAST_NEWBORN_YEAR } from "@/words/statistics.ts";
import { ALL_YEARS, mainLine, RECENT_YEARS } from "../newborn-chart/newborn-lines.ts";
import { countOf } from "../spellings/count.ts";
import { ClassChances } from "./class-chances.tsx";
import styles from "./compare.css?url";
import type { ComparedName } from "./compared-name-api.ts";
import { Courses } from "./courses.tsx";
import { factRows } from "./fact-rows.ts";
import { Figure, Row } from "./row.tsx";
import { sentencesOf } from "./sentences.ts";

/** Most names whose columns have room for labels beside them. */
const FEW = 4;

export interface ColumnsProps {
  readonly names: readonly ComparedName[];
  readonly onRemove: (name: string) => void;
  /** Whether the visitor has the feature `popularity_graphs`. */
  readonly hasAllYears: boolean;
  /** A name with the visitor's surname; null without one. */
  readonly withSurname: ((name: string) => ReactNode) | null;
}

/** What is known of each name: first in sentences, then in columns, on a phone in lines. */
export default function Columns({ names, onRemove, hasAllYears, withSurname }: ColumnsProps) {
  const [isStyled, setIsStyled] = useState(true);
  const [siblings] = useAddressText("syskon");
  const records = names.map(({ record }) => record);
  const spelt = records.map(({ name }) => name);
  const sentences = sentencesOf(
    records.map((record) => ({ record, course: newbornCourseOf(record.name) })),
  );
  return (
    <>
      {/* Until the style sheet is there the columns are hidden, so that nothing moves. */}
      <link rel="stylesheet" href={styles} onError={() => setIsStyled(false)} />
      <div
        className={`compare ${isStyled ? "hidden" : ""}`}
        data-columns={names.length <= FEW ? "few" : "many"}
      >
        {sentences.length > 0 && <p className="compare-sentences">{sentences.join(" ")}</p>}
        <ul aria-label="Namn som jämförs" className="compare-names compare-columns">
          {records.map((record) => (
            <li key={record.name}>
              <Link to={givenNamePath(record)} translate="no">
                {record.name}
              </Link>
              <IconButton
                aria-label={`Ta bort ${record.name} ur jämförelsen`}
                onClick={() => onRemove(record.name)}
              >
                <Icon icon={X} className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
        <section aria-labelledby="jamfor-fakta">
          <h2 id="jamfor-fakta" className="sr-only">
            Siffror och fakta
          </h2>
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
        </section>
        <Courses records={records} period={hasAllYears ? ALL_YEARS : RECENT_YEARS} />
        <ClassChances records={records} />
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
          {`Bärare: tilltalsnamn den ${GIVEN_NAMES_DAY}. Nyfödda: till och med ${LAST_NEWBORN_YEAR}, där SCB:s namnstatistik slutar. Andelen av bärarna är de födda delade med dem som bär namnet; några har flyttat, bytt namn eller dött. ”Ökar” och ”minskar” är som filtret Bland nyfödda, ”stadigt” att inga tre år i rad skiljer sig mer än en tiondel från de andra, utöver slumpen. Källor: SCB och Skatteverket, varje stavning för sig.`}{" "}
          <Link to="/kallor" className="prose-link">
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
    </>
  );
}

/** Whether all years of the statistics have a curve of the name. */
function hasCurve(record: NameRecord): boolean {
  return mainLine(countOf(record), ALL_YEARS) !== null;
}
