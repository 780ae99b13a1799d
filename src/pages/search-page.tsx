import { MoreNameLists } from "@/features/list-pages/more-name-lists.tsx";
import { NameSearch } from "@/features/search/name-search.tsx";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

/** /sok */
export default function SearchPage() {
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current="Hur många heter …?" />
      <PageHeading>Hur många heter …?</PageHeading>
      <Lead className="mb-6">
        Skriv ett förnamn eller ett efternamn. Svaret kommer medan du skriver.
      </Lead>
      <NameSearch />
      <MoreNameLists current="search" />
    </>
  );
}
