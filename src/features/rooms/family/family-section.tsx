import { useId, useRef, useState } from "react";
import { ROOM_LIMITS } from "@/config/room-limits.ts";
import { Button, LinkButton } from "@/ui/button.tsx";
import { Panel } from "@/ui/panel.tsx";
import type { CommonRoom } from "../room-names.ts";
import { FamilyAnswers } from "./family-answers.tsx";
import { FamilyLink } from "./family-link.tsx";
import { ShortlistForm } from "./shortlist-form.tsx";

export interface FamilySectionProps {
  /** Of the member. */
  readonly secret: string;
  readonly room: CommonRoom;
  /** The link was opened, changed or closed. */
  readonly onChange: () => void;
}

/** Asks the family about some of the names that both like. */
export default function FamilySection({ secret, room, onChange }: FamilySectionProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const { family } = room;
  const isAboutCompanies = room.sex === "companies";
  // The names of a shortlist are no secret of the two.
  const asked = room.names
    .filter(({ match }) => match !== null || isAboutCompanies)
    .map(({ name }) => name);
  const canChoose = room.isPremium && asked.length > 0;
  if (asked.length === 0 && !family) return null;

  /** Focus would be lost with what was pressed. */
  function focusHeading() {
    heading.current?.focus({ preventScroll: true });
  }

  function settle() {
    setIsChoosing(false);
    focusHeading();
  }

  function settleChange() {
    settle();
    onChange();
  }

  return (
    <Panel aria-labelledby={headingId} className="mt-10 sm:p-6">
      <h2 id={headingId} ref={heading} tabIndex={-1} className="text-xl outline-none">
        {isAboutCompanies ? "Fråga fler vänner" : "Fråga familjen"}
      </h2>
      {!family && <Intro room={room} />}
      {family && !isChoosing && (
        <FamilyLink secret={secret} family={family} onClosed={settleChange} />
      )}
      {isChoosing && (
        <ShortlistForm
          secret={secret}
          choices={asked}
          family={family}
          onOpened={settleChange}
          onCancel={settle}
        />
      )}
      {canChoose && !isChoosing && (
        <Button
          variant={family?.isOpen ? "quiet" : "primary"}
          className="mt-4"
          onClick={() => setIsChoosing(true)}
        >
          {family?.isOpen ? "Välj andra namn" : "Välj namn att fråga om"}
        </Button>
      )}
      {family && (
        <FamilyAnswers
          secret={secret}
          guests={family.guests}
          onChange={onChange}
          onEmptied={focusHeading}
        />
      )}
    </Panel>
  );
}

function Intro({ room: { isPremium, sex } }: Pick<FamilySectionProps, "room">) {
  const isAboutCompanies = sex === "companies";
  const receivers = isAboutCompanies
    ? "vänner och kunder"
    : "mor- och farföräldrar, syskon och vänner";
  const hearts = isAboutCompanies
    ? `De har ${ROOM_LIMITS.hearts}\u00a0hjärtan var att ge till namnen`
    : "De ger hjärtan till de namn de gillar";
  return (
    <div className="mt-2 grid max-w-[62ch] justify-items-start gap-4">
      <p>
        {isPremium ? "Välj några av era namn" : "Med Premium kan ni välja några av era namn"} och
        skicka en länk till {receivers}. {hearts} och kan skriva en hälsning. De ser inte varandras
        svar, och du ser dem först när du vill.
      </p>
      {!isPremium && <LinkButton to="/premium">Se Premium</LinkButton>}
    </div>
  );
}
