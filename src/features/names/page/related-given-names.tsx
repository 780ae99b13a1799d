import {
  type GivenNameRelations,
  linkedGivenName,
} from "@/generators/name-search/related-names.ts";
import { AGE_YEARS } from "@/generators/related-given-names.ts";
import { Link } from "@/ui/link.tsx";
import { Panel } from "@/ui/panel.tsx";
import { FIRST_NEWBORN_YEAR } from "@/words/statistics.ts";
import { classNames } from "./given-name-classes.ts";
import { RelatedNames } from "./related-names.tsx";

const SMALL_NUMBERS = ["noll", "ett", "två", "tre", "fyra", "fem"];

/** Names for siblings, and names of the same style and age; their rules are on /kallor. */
export function RelatedGivenNames({
  name,
  relations,
}: {
  name: string;
  relations: GivenNameRelations;
}) {
  const { style, age, siblings } = relations;
  const classes = classNames({ ...relations, isNature: false });
  const similar = classes.length > 0 ? "i samma stil och från samma tid" : "från samma tid";
  return (
    <>
      {siblings.length > 0 && (
        <Panel tone="honey" className="mt-10" aria-label="Förslag till syskon">
          <RelatedNames
            heading={
              <>
                Syskonnamn till <span translate="no">{name}</span>
              </>
            }
            rule={
              <>
                Namn {similar}, ungefär lika vanliga, med en annan första bokstav.{" "}
                <Link to="/kallor#fornamn" className="prose-link">
                  Så väljer vi dem
                </Link>
              </>
            }
            names={siblings.map(linkedGivenName)}
          />
        </Panel>
      )}
      {style.length + age.length > 0 && (
        <div className="mt-10 grid gap-8 md:grid-cols-2 md:*:only:col-span-2">
          <RelatedNames
            heading="Samma stil"
            rule={`Också ${listed(classes)}, och ungefär lika vanliga.`}
            names={style.map(linkedGivenName)}
          />
          <RelatedNames
            heading="Samma toppår"
            rule={`Namn med toppår högst ${SMALL_NUMBERS[AGE_YEARS]} år före eller efter toppåret för ${name}, räknat från ${FIRST_NEWBORN_YEAR}.`}
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
