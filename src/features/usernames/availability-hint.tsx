import { ChevronDown } from "lucide";
import { guessUsername } from "@/generators/usernames/username-guess.ts";
import { joinWords } from "@/names/form/join-words.ts";
import { ExternalLink } from "@/ui/external-link.tsx";
import { Icon } from "@/ui/icon.tsx";
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
    <details key={name} className="group text-sm leading-snug text-ink-soft">
      <summary className="flex min-h-11 list-none items-center gap-1 rounded-control hover:text-falu [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 wrap-anywhere">
          <span className="sr-only">Gissning om {name}: </span>
          {`${words} · ${size}`}
        </span>
        <Icon
          icon={ChevronDown}
          className="size-4 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
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
    </details>
  );
}
