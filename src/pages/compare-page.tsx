import { useHasFeature } from "@/access/entitlement/entitlement-store.ts";
import { Comparison } from "@/features/compare/comparison.tsx";
import SurnameField from "@/features/surname/surname-field.tsx";
import SurnameRemarks from "@/features/surname/surname-remarks.tsx";
import { typedName } from "@/names/form/name-form.ts";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { useAddressText } from "@/ui/use-address-text.ts";

/** /jamfor */
export default function ComparePage() {
  const surname = typedName(useAddressText("efternamn")[0]);
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
        withSurname={surname === "" ? null : (given) => withSurname(given, surname)}
      />
    </>
  );
}

/** With the remarks at once: beside other names they would move what is below them. */
function withSurname(given: string, surname: string) {
  return (
    <>
      {`${given} ${surname} `}
      <SurnameRemarks given={given} surname={surname} />
    </>
  );
}
