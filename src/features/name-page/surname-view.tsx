import type { ReactNode } from "react";
import { formatCount } from "@/lib/format.ts";
import { NamePartsNote } from "@/name-parts/facts/whole-name-note.tsx";
import { withCapitals } from "@/names/form/written-name.ts";
import { givenNamePath, surnamePath } from "@/names/search/name-addresses.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import { LaterPart } from "@/ui/later-part.tsx";
import { Link } from "@/ui/link.tsx";
import { GIVEN_NAMES_DAY, SURNAMES_DAY } from "@/words/statistics.ts";
import { FiguresSource } from "./figures-source.tsx";
import { LateNearNames } from "./late-near-names.tsx";
import { SurnameGlance } from "./name-glance.tsx";
import { NameHero } from "./name-hero.tsx";
import type { NamePageData } from "./name-page-api.ts";
import { CaseVariants, OtherSpelling } from "./spellings.tsx";
import { RelatedSurnames, SurnameFacts, SurnameLaw } from "./surname-facts.tsx";

interface SurnameViewProps {
  readonly data: NamePageData;
  /** Buttons for a name of the statistics. */
  readonly actions: (name: string) => ReactNode;
}

/** Everything about a surname. */
export function SurnameView({ data, actions }: SurnameViewProps) {
  const { record, caseVariants, otherSpelling, parts, relations } = data;
  const name = record?.name ?? withCapitals(data.name);
  const bearers = record?.surnameBearers ?? 0;
  return (
    <>
      <NameHero
        name={name}
        kind="surname"
        lead={parts ? undefined : answer(name, record)}
        actions={bearers > 0 && actions(name)}
        glance={record && bearers > 0 && <SurnameGlance record={record} relations={relations} />}
      />
      <LaterPart>
        <div className="styled-later">
          <CaseVariants names={caseVariants} />
          {parts && <NamePartsNote {...parts} />}
          {record && bearers > 0 && <SurnameFacts record={record} relations={relations} />}
          {otherSpelling && otherSpelling.surnameBearers > 0 && (
            <OtherSpelling name={otherSpelling.name} path={surnamePath(otherSpelling)} />
          )}
          {record && record.women + record.men > 0 && (
            <p className="mt-5">
              {name} är också ett förnamn:{" "}
              <Link to={givenNamePath(record)} className="prose-link">
                {formatCount(record.women + record.men)} hade det som tilltalsnamn
              </Link>{" "}
              den {GIVEN_NAMES_DAY}.
            </p>
          )}
          {!parts && <SurnameLaw bearers={bearers} />}
          {relations.surname && (
            <RelatedSurnames relations={relations.surname} split={relations.split} />
          )}
          <LateNearNames name={name} kind="surname" />
          <FiguresSource kind="surname" />
        </div>
      </LaterPart>
    </>
  );
}

function answer(name: string, record: NameRecord | null): string {
  const bearers = record?.surnameBearers ?? 0;
  if (bearers === 0)
    return `Den ${SURNAMES_DAY} hade färre än två personer i Sverige efternamnet ${name}.`;
  return `Den ${SURNAMES_DAY} hade ${formatCount(bearers)}\u00a0personer i Sverige efternamnet ${name}.`;
}
