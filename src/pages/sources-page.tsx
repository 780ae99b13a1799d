import { SECTIONS } from "@/content/sources/sections.tsx";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { LongRead } from "@/ui/long-read.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

/** /kallor */
export default function SourcesPage() {
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current="Källor och metod" />
      <PageHeading>Källor och metod</PageHeading>
      <Lead>
        Varje siffra om ett namn går att spåra till en källa. Här står vilka källorna är, och hur
        ett namn väljs ut och visas.
      </Lead>
      <LongRead sections={SECTIONS} />
    </>
  );
}
