import { useId, useRef } from "react";
import { Button } from "@/ui/button.tsx";
import { answerWord, formerMatchesOf, putAsideOf } from "../room-names.ts";
import { keepAnswer } from "../room-store.ts";
import type { RoomName, RoomSex } from "../rooms-api.ts";
import { MatchName } from "./match-name.tsx";

interface EarlierMatchesProps {
  /** Of the member. */
  readonly secret: string;
  readonly names: readonly RoomName[];
  /** Whose names the room is about. */
  readonly sex: RoomSex;
}

/** What both have liked: put aside by one of the two, or with someone who has left. */
export function EarlierMatches({ secret, names, sex }: EarlierMatchesProps) {
  const aside = putAsideOf(names);
  return (
    <>
      {aside.length > 0 && <PutAside secret={secret} names={aside} sex={sex} />}
      {formerMatchesOf(names).map(({ former, names: theirs }) => (
        <FormerMatches key={former} former={former} names={theirs} sex={sex} />
      ))}
    </>
  );
}

function PutAside({ secret, names, sex }: EarlierMatchesProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  function bringBack(name: string) {
    keepAnswer(secret, { name, answer: "yes" });
    // The pressed button is gone.
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <h3 id={headingId} ref={heading} tabIndex={-1} className="mt-5 text-lg outline-none">
        Lagda åt sidan
      </h3>
      <p className="matches-intro">
        De här har ni båda gillat. Sedan har någon av er sagt nej. Det står inte vem, men den som
        inte har ändrat sig förstår att det var den andra. Ett namn kommer tillbaka när ni båda
        gillar det igen.
      </p>
      <ul aria-labelledby={headingId}>
        {names.map(({ name, answer }) => (
          <li key={name}>
            <MatchName name={name} sex={sex} />
            {answer === null || answer === "no" ? (
              <Button
                variant="quiet"
                className="text-sm"
                aria-label={`Ja igen till ${name}`}
                onClick={() => bringBack(name)}
              >
                Ja igen
              </Button>
            ) : (
              <span>ditt svar: {answerWord(answer)}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface FormerMatchesProps {
  /** What the one who has left was called. */
  readonly former: string;
  readonly names: readonly string[];
  readonly sex: RoomSex;
}

function FormerMatches({ former, names, sex }: FormerMatchesProps) {
  const headingId = useId();
  return (
    <>
      <h3 id={headingId} className="mt-5 text-lg wrap-anywhere">
        Gemensamma med {former}
      </h3>
      <p className="matches-intro">
        De här gillade både du och {former}, som har lämnat rummet. Bara du ser dem.
      </p>
      <ul aria-labelledby={headingId}>
        {names.map((name) => (
          <li key={name}>
            <MatchName name={name} sex={sex} />
          </li>
        ))}
      </ul>
    </>
  );
}
