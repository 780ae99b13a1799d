import { Comparison } from "@/features/names/compare/comparison.tsx";
import SurnameField from "@/features/surname/surname-field.tsx";
import { SurnameLine } from "@/features/surname/surname-line.tsx";
import { useSurname } from "@/features/surname/use-surname.ts";
import { useHasFeature } from "@/name-ui/access/entitlement-store.ts";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

/** /jamfor */
export default function ComparePage() {
  const [surname] = useSurname();
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current="Jämför namn" />
      <PageHeading>Jämför namn</PageHeading>
      <Lead className="print:hidden">
        Ställ två till åtta förnamn bredvid varandra och se vad som skiljer dem.
      </Lead>
      <Comparison
        hasAllYears={useHasFeature("popularity_graphs")}
        surnameField={<SurnameField />}
        withSurname={
          surname === "" ? null : (given) => <SurnameLine given={given} surname={surname} />
        }
      />
    </>
  );
}
