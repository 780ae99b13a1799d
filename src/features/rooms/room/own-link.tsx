import { TitledPanel } from "@/ui/titled-panel.tsx";
import { roomAddress } from "../room-links.ts";
import { updateRoom } from "../room-store.ts";
import { LinkButton } from "./link-button.tsx";

/** The link that opens the room elsewhere, or when the browser has forgotten it. */
export function OwnLinkButton({
  secret,
  isPrimary = false,
}: {
  secret: string;
  isPrimary?: boolean;
}) {
  return (
    <LinkButton
      label="Spara din länk"
      isPrimary={isPrimary}
      onSeen={() => updateRoom(secret, { hasSavedLink: true })}
      title="Din egen länk"
      description="Med den kommer du tillbaka till rummet och dina svar, i vilken telefon eller dator som helst."
      address={roomAddress({ kind: "member", secret }, window.location.origin)}
      subject="Min länk till Välj tillsammans"
      hint="Den är bara din: den som har länken kan svara som du."
    />
  );
}

/** Offered after the first answer, until the link has been looked at. */
export function OwnLinkPanel({ secret }: { secret: string }) {
  return (
    <TitledPanel heading="Kom tillbaka när du vill" tone="pine" className="own-link">
      <p className="mb-3">
        Svaren sparas, men webbläsaren kan glömma vägen hit. Spara din egen länk, så hittar du
        alltid tillbaka.
      </p>
      <OwnLinkButton secret={secret} isPrimary />
    </TitledPanel>
  );
}
