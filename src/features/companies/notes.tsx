import type { CompanyRemark } from "@/generators/companies/company-remark.ts";
import { Link } from "@/ui/link.tsx";

interface Words {
  /** Before a reason. */
  readonly short: string;
  readonly whole: string;
}

const WORDS: Readonly<Record<CompanyRemark, Words>> = {
  protected: { short: "skyddat ord", whole: "skyddat ord" },
  brand: { short: "känt märke", whole: "känt märke" },
  surname: { short: "få bärare", whole: "efternamn med få bärare" },
  "surname-alone": {
    short: "bara efternamn",
    whole: "lägg till något: bara ett efternamn räcker inte",
  },
  goods: { short: "beskrivande", whole: "beskriver varan" },
};

interface NotesProps {
  readonly reason: string | undefined;
  readonly remark: CompanyRemark | undefined;
}

/** In one line, whose room is there from the start: src/features/companies/company-card.tsx. */
export function Notes({ reason, remark }: NotesProps) {
  const words = remark && WORDS[remark];
  return (
    <>
      {words && (
        <Link to="/kallor/foretagsnamn#registrering" className="surname-mark text-ink">
          <span className="sr-only">Att tänka på: {words.whole}, läs om reglerna</span>
          <span aria-hidden>{reason ? words.short : words.whole}</span>
        </Link>
      )}
      {words && reason && " "}
      {reason}
    </>
  );
}
