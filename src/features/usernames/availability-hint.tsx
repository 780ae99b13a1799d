import { ChevronDown } from "lucide";
import { guessUsername } from "@/generators/username-guess.ts";
import { joinWords } from "@/lib/join-words.ts";
import { ExternalLink } from "@/ui/external-link.tsx";
import { Icon } from "@/ui/icon.tsx";
import { profileLinks, refusingServices } from "./profile-links.ts";

export interface AvailabilityHintProps {
  readonly name: string;
}

/** A guess whether a username is taken, labelled as a guess, why, and links to where the answer is. */
export default function AvailabilityHint({ name }: AvailabilityHintProps) {
  const { words, reason } = guessUsername(name);
  const refusing = refusingServices(name);
  return (
    <div className="text-sm leading-snug text-ink-soft">
      <p>Gissning: {words}</p>
      {/* One line, whose room is there before it; the button beside it has room to spare. */}
      <p className="-mr-2.5 truncate">{reason}</p>
      <details key={name} className="group">
        <summary className="flex w-fit list-none items-center gap-1 rounded-control py-1.5 underline decoration-line decoration-2 underline-offset-4 hover:text-falu [&::-webkit-details-marker]:hidden">
          Kolla på riktigt
          <span className="sr-only"> om {name} är ledigt</span>
          <Icon
            icon={ChevronDown}
            className="size-4 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
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
      </details>
    </div>
  );
}
