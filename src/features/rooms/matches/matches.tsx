import { useId } from "react";
import NamePageLink from "@/name-ui/links/name-page-link.tsx";
import { earlierMatchesOf, matchesOf } from "../room-names.ts";
import type { RoomParts } from "../room-parts.ts";
import type { DeciderRoom } from "../rooms-api.ts";

interface MatchesProps {
  readonly room: Pick<DeciderRoom, "names" | "other" | "left">;
  readonly parts: RoomParts;
}

const KINDS = { "yes-yes": "ja och ja", "yes-maybe": "ja och kanske" } as const;

/** What both like, or have liked; nothing else of what the other has answered is known to the page. */
export function Matches({ room: { names, other, left }, parts: { NameCurve } }: MatchesProps) {
  const heading = useId();
  const earlierHeading = useId();
  const matches = matchesOf(names);
  const earlier = earlierMatchesOf(names);
  return (
    <section aria-labelledby={heading} className="matches">
      <h2 id={heading}>Ni gillar båda</h2>
      <p className="matches-intro">
        {introOf(other !== null, left?.name ?? null, matches.length > 0)}
      </p>
      {matches.length > 0 && (
        <ul>
          {matches.map(({ name, match, note, otherNote }) => (
            <li key={name}>
              <NamePageLink name={name} kind="any name" />
              <span>{match && KINDS[match]}</span>
              <NameCurve name={name} hasLastCount={false} />
              {note && <p className="match-note">Du: ”{note}”</p>}
              {otherNote && <p className="match-note">Den andra: ”{otherNote}”</p>}
            </li>
          ))}
        </ul>
      )}
      {other && matches.length === 0 && (
        <p className="matches-intro">
          Inget gemensamt namn {earlier.length === 0 ? "än" : "just nu"}. Rösta vidare i lugn takt.
        </p>
      )}
      {earlier.length > 0 && (
        <>
          <h3 id={earlierHeading} className="mt-5 text-lg">
            Har varit gemensamma
          </h3>
          <p className="matches-intro">
            De här har ni båda gillat. Sedan har någon ändrat sig, eller så var det med någon som
            har lämnat rummet. Det står inte vem, men den som inte har ändrat sig förstår att det
            var den andra.
          </p>
          <ul aria-labelledby={earlierHeading}>
            {earlier.map(({ name }) => (
              <li key={name}>
                <NamePageLink name={name} kind="any name" />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** @param left what the one who has left is called */
function introOf(hasOther: boolean, left: string | null, hasMatches: boolean): string {
  if (hasOther) {
    return "Ett namn kommer hit när ni båda har svarat och ingen har sagt nej. Det som har visats göms inte igen, även om någon av er ändrar sig.";
  }
  if (left === null) return "Här samlas namnen som ni båda gillar, när den andra är med.";
  return hasMatches
    ? `Namnen som du och ${left} båda gillade när ${left} lämnade rummet.`
    : `Du och ${left} hade inget gemensamt namn när ${left} lämnade rummet.`;
}
