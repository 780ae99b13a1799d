import { Section } from "@/ui/section.tsx";
import { useAddressText } from "@/ui/use-address-text.ts";
import SurnameField from "./surname-field.tsx";
import { SurnameLine } from "./surname-line.tsx";

/** The name of a page with the visitor's surname. */
export function SurnameSection({ given }: { given: string }) {
  const [surname] = useAddressText("efternamn");
  return (
    <Section
      heading={
        <>
          <span translate="no">{given}</span> med ditt efternamn
        </>
      }
      intro="Skriv ett efternamn, så ser du initialerna och om namnen krockar."
      className={`mt-10 ${surname ? "" : "print:hidden"}`}
    >
      <div className="max-w-xs print:hidden">
        <SurnameField />
      </div>
      <div role="status" className="mt-2 min-h-6">
        {surname && <SurnameLine given={given} surname={surname} />}
      </div>
    </Section>
  );
}
