import { Button } from "@/ui/button.tsx";
import { NoticePage } from "@/ui/notice-page.tsx";
import { describeOwnRoom } from "../describe-own-room.ts";
import { forgetDraft, keepRoom } from "../room-store.ts";
import type { OpenLink } from "../rooms-api.ts";

interface MemberLinkProps {
  /** Of the member. */
  readonly secret: string;
  /** Null when the server knows no such member. */
  readonly link: OpenLink | null;
}

/**
 * Which room a member's own link opens, and a button: anyone can send such a link, and the visitor's next answers
 * would go there.
 */
export function MemberLink({ secret, link }: MemberLinkProps) {
  if (!link) {
    return (
      <NoticePage
        heading="Rummet går inte att öppna"
        text="Länken är felskriven, den som har den har lämnat rummet, eller så är rummet raderat."
      >
        <Button onClick={forgetDraft}>Till Välj tillsammans</Button>
      </NoticePage>
    );
  }
  return (
    <NoticePage heading="Öppna ett rum" text={`Du öppnar rummet ${describeOwnRoom(link)}.`}>
      <p className="max-w-[62ch]">
        Stämmer det inte har du fått någon annans länk. Öppna bara ett rum som är ditt: det du
        svarar där syns för den som du väljer med.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => keepRoom({ secret, role: "decider" })}>Öppna rummet</Button>
        <Button variant="quiet" onClick={forgetDraft}>
          Inte nu
        </Button>
      </div>
    </NoticePage>
  );
}
