import { type ReactNode, Suspense } from "react";
import { formatCount } from "@/lib/format.ts";
import { NamePartsNote } from "@/name-parts/facts/whole-name-note.tsx";
import { useCount } from "@/name-parts/spellings/use-count.ts";
import { oldAgeOf } from "@/names/facts/mean-age.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { withCapitals } from "@/names/form/written-name.ts";
import { givenNamePath, surnamePath } from "@/names/search/name-addresses.ts";
import { isGivenName, type NameRecord } from "@/names/search/name-files.ts";
import { NEWBORN_YEARS } from "@/names/series/statistics-years.ts";
import { LaterPart } from "@/ui/later-part.tsx";
import { lazyWithFallback, markHydrated, PrerenderedContent } from "@/ui/lazy.tsx";
import { Link } from "@/ui/link.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { GIVEN_NAMES_DAY, SURNAMES_DAY } from "@/words/statistics.ts";
import { FiguresSource } from "./figures-source.tsx";
import { GivenNameFacts, OnlyNameDay } from "./given-name-facts.tsx";
import { LateNearNames } from "./late-near-names.tsx";
import { GivenNameGlance } from "./name-glance.tsx";
import { NameHero } from "./name-hero.tsx";
import type { GivenNamePageData } from "./name-page-api.ts";
import { OriginLine, OriginSection } from "./origin-section.tsx";
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
  const isOfTheOld = record !== null && oldAgeOf(record) !== null;
  return (
    <>
      <NameHero
        name={name}
        kind="given"
        lead={isGiven ? <BearersSentence record={record} /> : parts ? undefined : answer(name, 0)}
        actions={isGiven && actions(name)}
        glance={isGiven && <GivenNameGlance record={record} relations={relations.given} />}
      />
      {relations.origin && <OriginLine name={name} origin={relations.origin} />}
      <LaterPart>
        <div className="styled-later">
          <CaseVariants names={caseVariants} />
          {isGiven ? (
            <>
              {record.spellings.length > 0 && <LateNameSpellings record={record} />}
              {!isOfTheOld && chart(record)}
              <div className="mt-6">
                <GivenNameFacts
                  record={record}
                  relations={relations.given}
                  pronunciation={relations.pronunciation}
                />
              </div>
              {relations.origin && <OriginSection origin={relations.origin} />}
              {surname(name)}
              <WorldSection record={record} abroad={abroad} />
              {isOfTheOld && <div className="mt-10">{chart(record)}</div>}
            </>
          ) : parts ? (
            <NamePartsNote {...parts} />
          ) : (
            <>
              <p className="max-w-[62ch] text-ink-soft">
                Listan börjar vid två kvinnor eller två män med namnet som tilltalsnamn den{" "}
                {GIVEN_NAMES_DAY}. Färre än tio nyfödda har fått det något av åren {NEWBORN_YEARS}.
              </p>
              <OnlyNameDay name={name} />
            </>
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
          <FiguresSource kind="given" />
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
  if (spellings.length === 1) {
    const age = oldAgeOf(record);
    return `${answer(record.name, women + men)}${age === null ? "" : ` I snitt var de ${age}\u00a0år.`}`;
  }
  return `Den ${GIVEN_NAMES_DAY} hette ${formatCount(women + men)}\u00a0personer i Sverige ${joinWords(spellings, "eller")}.`;
}

function answer(name: string, bearers: number): string {
  if (bearers === 0) {
    return `Den ${GIVEN_NAMES_DAY} hade färre än två personer i Sverige tilltalsnamnet ${name}.`;
  }
  // As long as the sentence of spellings together, which may take its place.
  return `Den ${GIVEN_NAMES_DAY} hette ${formatCount(bearers)}\u00a0personer i Sverige ${name}.`;
}

const NameSpellings = lazyWithFallback(
  () => import("@/name-parts/spellings/name-spellings.tsx"),
  MissingChoice,
);

/** The choice to count spellings together, whose code comes after that of the page. */
function LateNameSpellings({ record }: { record: NameRecord }) {
  return (
    <div className="mb-5">
      <Suspense fallback={<div className="min-h-11" />}>
        <div data-deferred="" ref={markHydrated}>
          <NameSpellings record={record} />
        </div>
      </Suspense>
    </div>
  );
}

/** The page stays per spelling. */
function MissingChoice() {
  return useIsHydrating() ? <PrerenderedContent /> : null;
}
