import { GeneratorCards, HowItWorks, OverviewLead } from "@/content/overview.tsx";
import { MoreNameLists } from "@/features/list-pages/more-name-lists.tsx";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { LaterPart } from "@/ui/later-part.tsx";
import { PageHeading } from "@/ui/page-heading.tsx";

/** /generatorer */
export default function OverviewPage() {
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current="Generatorer" />
      <PageHeading>Namngeneratorer</PageHeading>
      <OverviewLead />
      <LaterPart>
        <GeneratorCards />
        <MoreNameLists />
        <HowItWorks />
      </LaterPart>
    </>
  );
}
