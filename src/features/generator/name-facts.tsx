import { Fragment, useRef } from "react";
import type { FactsLookup, NameFacts as FactsOfName } from "@/generators/facts.ts";
import type { NameKind } from "@/generators/registry.ts";
import { describeFacts } from "@/name-ui/facts/describe-facts.ts";
import { namePageAddress } from "@/name-ui/links/name-page-address.ts";
import { Link } from "@/ui/link.tsx";
import { usePreloadInView } from "@/ui/use-preload-in-view.ts";

export interface NameFactsProps {
  readonly name: string;
  /** Null until it is loaded. */
  readonly facts: FactsLookup | null;
}

/**
 * The facts about a name, which lead to the page of the name. What the page says elsewhere is for
 * screen readers only. A name without facts has a page too, or an answer of the
 * name search.
 */
export default function NameFacts({ name, facts }: NameFactsProps) {
  const known = facts?.(name);
  return known && <FactsLink name={name} known={known} />;
}

function FactsLink({ name, known }: { name: string; known: FactsOfName }) {
  const link = useRef<HTMLAnchorElement>(null);
  const address = namePageAddress(name, kindOf(known));
  usePreloadInView(link, address);
  const facts = describeFacts(name, known);
  if (known.areLost) {
    return (
      <Link ref={link} to={address} className="name-link">
        Mer om {name}
      </Link>
    );
  }
  return (
    <Link ref={link} to={address} className="name-link">
      <span className="sr-only">Mer om {name}: </span>
      {facts.map((fact, i) => (
        <Fragment key={fact.text}>
          {i > 0 && "\u00a0· "}
          <span>
            {fact.before && <span className="sr-only">{fact.before} </span>}
            {fact.short && <span aria-hidden>{fact.short}</span>}
            <span className={fact.short && "sr-only"}>{fact.text}</span>
            {fact.source && <span className="sr-only"> ({fact.source})</span>}
          </span>
        </Fragment>
      ))}
      {facts.length === 0 && "Heter människor så?"}
    </Link>
  );
}

function kindOf({ bearers, newborns, carried, surnameBearers }: FactsOfName): NameKind {
  if (surnameBearers !== undefined) return "surname";
  return bearers || newborns || carried ? "given name" : "any name";
}
