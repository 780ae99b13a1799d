import { numberWord } from "@/lib/number-word.ts";
import { listPages } from "@/names/lists/registry.ts";
import { BOYS, GIRLS, type Sex } from "@/names/lists/sexes.ts";
import { topListPath } from "@/names/search/name-lists.ts";
import { LATEST_LISTS } from "@/names/series/latest-newborns.ts";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { LinkButton } from "@/ui/button.tsx";
import { FetchedPart } from "@/ui/fetched-part.tsx";
import { Link } from "@/ui/link.tsx";
import { LinkTile } from "@/ui/link-tile.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { Section } from "@/ui/section.tsx";
import { LAST_LATEST_YEAR, LAST_NEWBORN_YEAR } from "@/words/statistics.ts";
import { LetterLinks } from "./letter-links.tsx";
import { topListQuery } from "./list-files-api.ts";
import { ListTiles } from "./list-tiles.tsx";
import { MoreNameLists } from "./more-name-lists.tsx";
import { TopTable } from "./top-list.tsx";

/** Last rank of SCB's list that the page shows; names that share it are all there. */
const LAST_SHOWN_RANK = 30;

const SEXES = {
  girls: { sex: GIRLS, other: { to: "/pojknamn", label: "Pojknamn" }, children: "flickor" },
  boys: { sex: BOYS, other: { to: "/flicknamn", label: "Flicknamn" }, children: "pojkar" },
} as const;

/** Where to begin with the names of a sex: what is given now, ways to choose, every letter and every list. */
export function NamesOfSex({ id }: { id: keyof typeof SEXES }) {
  const { sex, other, children } = SEXES[id];
  const latest = LATEST_LISTS.at(-1)?.[id] ?? [];
  const [first] = latest;
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current={sex.group} />
      <PageHeading>{sex.group}: vanliga nu, och från A till Ö</PageHeading>
      <Lead>
        {first &&
          `${first.name} var det vanligaste namnet bland nyfödda ${children} ${LAST_LATEST_YEAR}: ${first.children} fick det. `}
        Här är de som gavs mest, listor för den som söker något ovanligare, och namnen på varje
        bokstav. Hjärtat sparar ett namn till senare.
      </Lead>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <LinkButton to={`/barnnamn?kon=${sex.choice}`}>Få förslag på {sex.names}</LinkButton>
        <LinkButton to="/tillsammans" variant="quiet">
          Välj tillsammans
        </LinkButton>
      </div>
      <div className="paper-stack mt-10 grid grid-cols-1 gap-x-10 gap-y-12 md:grid-cols-2">
        <div>
          <TopTable
            id="nu"
            heading={`De ${numberWord(latest.length)} vanligaste ${LAST_LATEST_YEAR}`}
            names={latest.map((entry) => ({ ...entry, rankBefore: null }))}
            hasChange={false}
          />
          <p className="mt-4 text-sm text-ink-soft">
            Källa: Skatteverket, Namn på nyfödda. För fler namn finns inga tal efter{" "}
            {LAST_NEWBORN_YEAR}.{" "}
            <Link to={topListPath(LAST_LATEST_YEAR)} className="prose-link">
              Hela topplistan {LAST_LATEST_YEAR}
            </Link>
          </p>
        </div>
        <div>
          <FetchedPart query={topListQuery(LAST_NEWBORN_YEAR, false)}>
            {(list) => (
              <TopTable
                id="fler"
                heading={`De ${numberWord(LAST_SHOWN_RANK)} vanligaste ${LAST_NEWBORN_YEAR}`}
                names={list[id].filter(({ rank }) => rank <= LAST_SHOWN_RANK)}
                hasChange={false}
              />
            )}
          </FetchedPart>
          <p className="mt-4 text-sm text-ink-soft">
            Källa: SCB, nyfödda efter tilltalsnamn (CC0), varje stavning för sig.{" "}
            <Link to={topListPath(LAST_NEWBORN_YEAR)} className="prose-link">
              De hundra vanligaste {LAST_NEWBORN_YEAR}
            </Link>
          </p>
        </div>
      </div>
      <Section heading={`${sex.group} på varje bokstav`} className="mt-12">
        <LetterLinks group={sex.group} current="" />
      </Section>
      <Section heading={`Listor med ${sex.names}`} className="mt-12">
        <ListTiles lists={listsOf(sex)} />
      </Section>
      <Section heading="För båda könen" className="mt-12">
        <ul className="grid gap-3.5 sm:grid-cols-2">
          <li>
            <LinkTile {...other} text="Vanliga nu, listor och alla bokstäver." labelAs="h3" />
          </li>
          <li>
            <LinkTile
              to="/fornamn"
              label="Alla förnamn"
              text="Förslag efter stil, ursprung och längd."
              labelAs="h3"
            />
          </li>
        </ul>
      </Section>
      <MoreNameLists />
    </>
  );
}

function listsOf(sex: Sex) {
  return listPages.filter(({ group, letters }) => group === sex.group && letters === undefined);
}
