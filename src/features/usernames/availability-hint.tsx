import { guessUsername } from "@/generators/usernames/username-guess.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { Disclosure } from "@/ui/disclosure.tsx";
import { ExternalLink } from "@/ui/external-link.tsx";
import { profileLinks, refusingServices } from "./profile-links.ts";

export interface AvailabilityHintProps {
  readonly name: string;
}

/** A guess whether a username is taken, in a line; it opens to all its reasons and to links to where the answer is. */
export default function AvailabilityHint({ name }: AvailabilityHintProps) {
  const { words, reasons } = guessUsername(name);
  const [size = ""] = reasons;
  const refusing = refusingServices(name);
  return (
    <Disclosure
      key={name}
      label={
        <>
          <span className="sr-only">Gissning om {name}: </span>
          {`${words} · ${size}`}
        </>
      }
      className="-mt-2 text-sm leading-snug text-ink-soft phone:-mb-2"
    >
      <p>Gissningen bygger på namnet: {reasons.join(", ")}.</p>
      <p className="mt-2">Kolla på riktigt:</p>
      <ul className="flex flex-wrap gap-x-3.5 pb-1">
        {profileLinks(name).map(({ label, href }) => (
          <li key={label}>
            <ExternalLink href={href} className="inline-block min-w-6 py-1.5 text-ink">
              <span className="sr-only">Kolla {name} på</span> {label}
            </ExternalLink>
          </li>
        ))}
      </ul>
      {refusing.length > 0 && (
        <p className="pb-1">Namnet kan inte användas på {joinWords(refusing)}.</p>
      )}
    </Disclosure>
  );
}
