import { Link, useParams } from "react-router-dom";
import { site } from "@/config/site.ts";
import { LetterNames } from "@/features/names/lists/letter-names.tsx";
import { letterQuery } from "@/features/names/lists/list-files-api.ts";
import { ListLinks } from "@/features/names/lists/list-links.tsx";
import { MoreNameLists } from "@/features/names/lists/more-name-lists.tsx";
import { FEWEST_BEARERS, FEWEST_NEWBORNS } from "@/generators/name-search/name-addresses.ts";
import { LETTERS, letterPath } from "@/generators/name-search/name-lists.ts";
import { formatCount } from "@/lib/format-count.ts";
import { missingPageHead } from "@/lib/missing-page-head.ts";
import type { PageHead, RouteParams } from "@/lib/page-head.ts";
import { queryClient } from "@/lib/query-client.ts";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { FetchedPart } from "@/ui/fetched-part.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { GIVEN_NAMES_DAY, LAST_NEWBORN_YEAR } from "@/words/statistics.ts";
import NotFoundPage from "./not-found-page.tsx";

const LETTER_LINKS = LETTERS.map((letter) => ({
  to: letterPath(letter),
  label: letter.toUpperCase(),
}));

/** /namn/bokstav/{letter} */
export default function LetterPage() {
  const letter = letterOfAddress(useParams());
  if (letter === null) return <NotFoundPage />;
  const capital = letter.toUpperCase();
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current={`Namn på ${capital}`} />
      <PageHeading>Namn på {capital}</PageHeading>
      <Lead>
        Flicknamn och pojknamn som börjar på {capital}, med antalet kvinnor eller män som bär dem.
      </Lead>
      <div className="my-6">
        <ListLinks
          label="Bokstäver"
          links={LETTER_LINKS}
          current={letterPath(letter)}
          className="grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] sm:grid-cols-[repeat(13,1fr)]"
        />
      </div>
      <FetchedPart query={letterQuery(letter)}>
        {(names) => <LetterNames letter={letter} names={names} />}
      </FetchedPart>
      <div className="mt-8 grid max-w-[65ch] gap-2 text-sm text-ink-soft">
        <p>
          Alla förnamn med minst {formatCount(FEWEST_BEARERS)}&nbsp;bärare, eller med minst{" "}
          {FEWEST_NEWBORNS}&nbsp;nyfödda {LAST_NEWBORN_YEAR}. Ovanligare namn finns i{" "}
          <Link to="/sok" className="prose-link">
            sökningen
          </Link>
          . ”Båda”: minst 15&nbsp;procent av bärarna är kvinnor och minst 15&nbsp;procent män, och
          namnet står på båda ställena.
        </p>
        <p>
          Tilltalsnamn den {GIVEN_NAMES_DAY}, per stavning. Källa: SCB. Nyfödda: SCB (CC0). Urvalet
          är vår bearbetning av SCB:s öppna data.
        </p>
      </div>
      <MoreNameLists current="letters" />
    </>
  );
}

export async function head(params: RouteParams): Promise<PageHead> {
  const letter = letterOfAddress(params);
  if (letter === null) return missingPageHead;
  const names = await queryClient.fetchQuery(letterQuery(letter));
  const capital = letter.toUpperCase();
  return {
    title: `Namn på ${capital}: flicknamn och pojknamn på ${capital} i Sverige – ${site.name}`,
    description: `${formatCount(names.length)}\u00a0förnamn som börjar på ${capital}: flicknamn och pojknamn i bokstavsordning, med antal bärare i Sverige enligt SCB och en sida om varje namn.`,
  };
}

function letterOfAddress({ letter = "" }: RouteParams): string | null {
  const normalized = letter.normalize("NFC");
  return LETTERS.includes(normalized) ? normalized : null;
}
