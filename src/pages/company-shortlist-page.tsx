import { Shortlist } from "@/features/companies/shortlist/shortlist.tsx";
import { CompanyVote } from "@/features/rooms/start/company-vote.tsx";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

/** /foretagsnamn/kortlista */
export default function CompanyShortlistPage() {
  return (
    // As high as the window: the names come after the page, and its footer must not jump.
    <div className="min-h-screen">
      <Breadcrumbs
        trail={[
          { to: "/", label: "Hem" },
          { to: "/foretagsnamn", label: "Företagsnamn" },
        ]}
        current="Kortlista"
      />
      <PageHeading>Kortlista</PageHeading>
      <Lead className="print:hidden">
        Företagsnamnen som du har sparat, med det som är bra att ta reda på innan du väljer.
      </Lead>
      <Shortlist vote={(names) => <CompanyVote names={names} />} />
    </div>
  );
}
