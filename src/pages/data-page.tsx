import { OpenDataStructuredData, SECTIONS } from "@/content/open-data.tsx";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { LongRead } from "@/ui/long-read.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

/** /data */
export default function DataPage() {
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current="Data" />
      <PageHeading>Öppna data om namn</PageHeading>
      <Lead>
        Det här har vi gjort av den öppna statistiken om svenska namn. Hämta det som CSV-filer och
        räkna själv.
      </Lead>
      <LongRead sections={SECTIONS} />
      <OpenDataStructuredData />
    </>
  );
}
