import { API_GUIDE } from "@/content/api/api-guide.tsx";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { LongRead } from "@/ui/long-read.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

/** /api */
export default function ApiPage() {
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current="API" />
      <PageHeading>Hämta namn med vårt API</PageHeading>
      <Lead>
        Hämta namn ur våra generatorer, och fakta om namn, till egna program. Svaren är JSON, med
        källa till varje uppgift.
      </Lead>
      <LongRead sections={API_GUIDE} />
    </>
  );
}
