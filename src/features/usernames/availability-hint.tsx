import { ChevronDown } from "lucide";
import { useState } from "react";
import { AVAILABILITY_GUESS_SHARE } from "@/config/limits.ts";
import type { Random } from "@/generators/engine.ts";
import { ExternalLink } from "@/ui/external-link.tsx";
import { Icon } from "@/ui/icon.tsx";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { profileLinks } from "./profile-links.ts";

interface AvailabilityHintProps {
  name: string;
  random?: Random;
}

/**
 * A guess whether a username is free, labelled as a guess, and links to where the answer is. A name
 * keeps its guess for as long as it is shown.
 */
export function AvailabilityHint({ name, random = Math.random }: AvailabilityHintProps) {
  return (
    <div className="text-sm leading-[1.4] text-ink-soft">
      <Guess key={name} random={random} />
      <details key={`${name} links`} className="group">
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
      </details>
    </div>
  );
}

function Guess({ random }: { random: Random }) {
  const isHydrating = useIsHydrating();
  // A prerendered guess must be the same in the browser.
  const [isFree] = useState(() => isHydrating || random() < AVAILABILITY_GUESS_SHARE);
  return <p>Gissning: kanske {isFree ? "ledigt" : "upptaget"}</p>;
}
