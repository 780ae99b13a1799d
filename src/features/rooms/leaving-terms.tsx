/**
 * What leaving a room does, in a sentence or two.
 *
 * @param other what the other is called; null for a room without another
 */
export function leavingText(other: string | null): string {
  const ends = "Det går inte att ångra.";
  return other === null
    ? `Du är den enda i rummet, så det raderas med alla svar, även gästernas. ${ends}`
    : `${other} ser att du har lämnat rummet och när, och kan bjuda in någon annan. ${ends}`;
}

interface LeavingTermsProps {
  /** What the other is called; null for a room without another. */
  readonly other: string | null;
  /** What the other keeps of what both have seen; may be empty. */
  readonly kept: readonly string[];
}

/** What goes when a member leaves, and what the other keeps. */
export function LeavingTerms({ other, kept }: LeavingTermsProps) {
  if (other === null) return null;
  return (
    <div className="mb-4 grid gap-3">
      <Terms
        heading="Det här försvinner"
        items={[
          "dina svar och anteckningar",
          "din rangordning, om ni inte båda har en",
          "efternamn och syskon som du har delat",
          "länken till familjen, om du har gjort den",
        ]}
      />
      <Terms
        heading={`Det här är kvar hos ${other}`}
        items={[
          ...kept,
          "namn som du har föreslagit, men inte att det var du",
          "det som familjen har svarat",
          "vad du kallas",
        ]}
      />
    </div>
  );
}

function Terms({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <section>
      <h3 className="font-semibold wrap-anywhere">{heading}</h3>
      <ul className="list-disc pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
