import type { ReactNode } from "react";
import { givenNamePath, surnamePath } from "@/generators/name-search/name-addresses.ts";
import { isGivenName, type NameRecord } from "@/generators/name-search/name-files.ts";
import { NEWBORN_YEARS } from "@/generators/statistics-years.ts";
import { formatCount } from "@/lib/format-count.ts";
import { joinWords } from "@/lib/join-words.ts";
import { withCapitals } from "@/names/written-name.ts";
import { LaterPart } from "@/ui/later-part.tsx";
import { Link } from "@/ui/link.tsx";
import { GIVEN_NAMES_DAY, SURNAMES_DAY } from "@/words/statistics.ts";
import { NamePartsNote } from "../name-parts.tsx";
import { LateNameSpellings } from "../spellings/late-name-spellings.tsx";
import { useCount } from "../spellings/use-count.ts";
import { GivenNameFacts } from "./given-name-facts.tsx";
import { LateNearNames } from "./late-near-names.tsx";
import { NameHero } from "./name-hero.tsx";
import type { GivenNamePageData } from "./name-page-api.ts";
import { PageEnd } from "./page-end.tsx";
import { RelatedGivenNames } from "./related-given-names.tsx";
import { SecondNames } from "./second-names.tsx";
import { CaseVariants, OtherSpelling } from "./spellings.tsx";
import { WorldSection } from "./world-section.tsx";

interface GivenNameViewProps {
  readonly data: GivenNamePageData;
  /** Buttons for a name of the statistics. */
  readonly actions: (name: string) => ReactNode;
  /** The newborns of all years. */
  readonly chart: (record: NameRecord) => ReactNode;
  /** The name with the visitor's surname. */
  readonly surname: (name: string) => ReactNode;
}

/** Everything about a given name. */
export function GivenNameView({ data, actions, chart, surname }: GivenNameViewProps) {
  const { record, caseVariants, otherSpelling, parts, relations, abroad } = data;
  const name = record?.name ?? withCapitals(data.name);
  const isGiven = record !== null && isGivenName(record);
  return (
    <>
      <NameHero
        name={name}
        kind="given"
        lead={isGiven ? <BearersSentence record={record} /> : parts ? undefined : answer(name, 0)}
        actions={isGiven && actions(name)}
      />
      <LaterPart>
        <div className="styled-later">
          <CaseVariants names={caseVariants} />
          {isGiven ? (
            <>
              {record.spellings.length > 0 && <LateNameSpellings record={record} />}
              {chart(record)}
              <div className="mt-6">
                <GivenNameFacts record={record} relations={relations.given} />
              </div>
              {surname(name)}
              <WorldSection record={record} abroad={abroad} />
            </>
          ) : parts ? (
            <NamePartsNote {...parts} />
          ) : (
            <p className="max-w-[62ch] text-ink-soft">
              Listan börjar vid två kvinnor eller två män med namnet som tilltalsnamn den{" "}
              {GIVEN_NAMES_DAY}. Färre än tio nyfödda har fått det något av åren {NEWBORN_YEARS}.
            </p>
          )}
          {otherSpelling && isGivenName(otherSpelling) && (
            <OtherSpelling name={otherSpelling.name} path={givenNamePath(otherSpelling)} />
          )}
          {record && record.surnameBearers > 0 && (
            <p className="mt-5">
              {name} är också ett efternamn:{" "}
              <Link to={surnamePath(record)} className="prose-link">
                {formatCount(record.surnameBearers)} hette {name} i efternamn
              </Link>{" "}
              den {SURNAMES_DAY}.
            </p>
          )}
          {isGiven && relations.second && <SecondNames name={name} relations={relations.second} />}
          {relations.given && <RelatedGivenNames name={name} relations={relations.given} />}
          <LateNearNames name={name} kind="given" />
          <PageEnd kind="given" />
        </div>
      </LaterPart>
    </>
  );
}

function BearersSentence({ record }: { record: NameRecord }) {
  const {
    record: { women, men },
    spellings,
  } = useCount(record);
  if (spellings.length === 1) return answer(record.name, women + men);
  return `${formatCount(women + men)}\u00a0personer i Sverige hette ${joinWords(spellings, "eller")} ${GIVEN_NAMES_DAY}.`;
}

function answer(name: string, bearers: number): string {
  if (bearers === 0) {
    return `Färre än två personer i Sverige hade ${name} som tilltalsnamn ${GIVEN_NAMES_DAY}.`;
  }
  // As long as the sentence of spellings together, which may take its place.
  return `${formatCount(bearers)}\u00a0personer i Sverige hette ${name} ${GIVEN_NAMES_DAY}.`;
}
