import {
  type GivenNameRelations,
  linkedGivenName,
} from "@/generators/name-search/related-names.ts";
import { AGE_YEARS, SIBLING_YEARS } from "@/generators/related-given-names.ts";
import { NEWBORN_YEARS } from "@/generators/statistics-years.ts";
import { Panel } from "@/ui/panel.tsx";
import { FIRST_NEWBORN_YEAR } from "@/words/statistics.ts";
import { classNames } from "./given-name-classes.ts";
import { RelatedNames } from "./related-names.tsx";

const SMALL_NUMBERS = ["noll", "ett", "två", "tre", "fyra", "fem"];

/** Names for siblings, and names of the same style and age, each with its rule. */
export function RelatedGivenNames({
  name,
  relations,
}: {
  name: string;
  relations: GivenNameRelations;
}) {
  const { style, age, siblings } = relations;
  const classes = classNames({ ...relations, isNature: false });
  const sameClass =
    classes.length > 0
      ? `Också ${listed(classes)}`
      : "Inte heller klassiskt, modernt eller nordiskt";
  return (
    <>
      {siblings.length > 0 && (
        <Panel tone="honey" className="mt-10" aria-label="Förslag till syskon">
          <RelatedNames
            heading={`Syskonnamn till ${name}`}
            rule={`${sameClass}. Toppåren ligger högst ${SMALL_NUMBERS[SIBLING_YEARS]} år isär, de nyfödda ${NEWBORN_YEARS} är hälften till dubbelt så många, första bokstaven är en annan och namnen låter inte lika.`}
            names={siblings.map(linkedGivenName)}
          />
        </Panel>
      )}
      {style.length + age.length > 0 && (
        <div className="mt-10 grid gap-8 md:grid-cols-2 md:*:only:col-span-2">
          <RelatedNames
            heading="Samma stil"
            rule={`${sameClass}, och samma kön. Närmast i antal nyfödda ${NEWBORN_YEARS}.`}
            names={style.map(linkedGivenName)}
          />
          <RelatedNames
            heading="Samma toppår"
            rule={`Namn som gavs mest högst ${SMALL_NUMBERS[AGE_YEARS]} år före eller efter ${name}, räknat från ${FIRST_NEWBORN_YEAR}. Närmast i antal.`}
            names={age.map(linkedGivenName)}
          />
        </div>
      )}
    </>
  );
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat("sv-SE").format(words);
}
