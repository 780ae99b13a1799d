import { useEffect, useMemo, useRef, useState } from "react";
import { formatQuantity } from "@/lib/format.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { Link } from "@/ui/link.tsx";
import { DomainChecker, type ResolverFault } from "./domain-checker.ts";
import { domainsOf } from "./domain-endings.ts";
import type { DomainState } from "./domain-state.ts";
import { domainStates, useDomainStates } from "./domain-store.ts";
import { askResolver } from "./resolver-api.ts";

export interface DomainCheckProps {
  /** Address of the resolver. */
  readonly resolver: string;
  /** Whether the visitor's plan has the feature; null until the plan is known. */
  readonly access: boolean | null;
  /** The names on the page. */
  readonly names: readonly string[];
}

const FAULTS: Readonly<Record<ResolverFault, string>> = {
  silent:
    "Namnservern svarar inte, så vi vet inte om domänerna är lediga. Försök igen om en stund.",
  lying: "Namnservern svarar fel på våra kontrollfrågor, så vi visar inga svar från den.",
};

const COUNTED: readonly {
  readonly state: DomainState;
  readonly one: string;
  readonly many: string;
}[] = [
  { state: "free", one: "verkar ledig", many: "verkar lediga" },
  { state: "taken", one: "är upptagen", many: "är upptagna" },
  { state: "unknown", one: "är okänd", many: "är okända" },
];

/** By the address of the resolver; kept for the whole visit, with what each has cached. */
const checkers = new Map<string, DomainChecker>();

function checkerFor(resolver: string): DomainChecker {
  const known = checkers.get(resolver);
  if (known) return known;
  const checker = new DomainChecker(
    (domain, signal) => askResolver(resolver, domain, signal),
    () => `namnfynd-${crypto.randomUUID()}`,
  );
  checkers.set(resolver, checker);
  return checker;
}

/** Checks the domains of the names on the page when the visitor asks for it. */
export default function DomainCheck({ resolver, access, names }: DomainCheckProps) {
  const domains = useMemo(
    () => names.flatMap((name) => domainsOf(name).map((domain) => domain.name)),
    [names],
  );
  const states = useDomainStates();
  const running = useRef<AbortController | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const [fault, setFault] = useState<ResolverFault | null>(null);

  // Ends a check when its names leave the page, or the plan loses the feature.
  useEffect(() => {
    forgetOthers(access ? domains : []);
    return () => {
      running.current?.abort();
      setIsChecking(false);
      setFault(null);
    };
  }, [access, domains]);

  async function check() {
    const ending = new AbortController();
    running.current = ending;
    setIsChecking(true);
    setFault(null);
    const asked = domains.filter((domain) => (states[domain] ?? "unknown") === "unknown");
    report(Object.fromEntries(asked.map((domain) => [domain, "pending" as const])));
    try {
      const found = await checkerFor(resolver).check(asked, ending.signal, (domain, state) =>
        report({ [domain]: state }),
      );
      if (ending.signal.aborted) return;
      setFault(found);
      setIsChecking(false);
    } catch (error) {
      if (!ending.signal.aborted) throw error;
    }
  }

  if (access === null) return null;
  if (!access) {
    return (
      <p className="text-sm leading-5 text-ink-soft print:hidden">
        Med Premium ser du om .se, .nu och .com verkar lediga.{" "}
        <Link to="/premium" className="prose-link">
          Se Premium
        </Link>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <BusyButton variant="quiet" isBusy={isChecking} busyContent="Kolla domäner" onClick={check}>
        Kolla domäner
      </BusyButton>
      <p role="status" className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">
        {isChecking
          ? "Kollar .se, .nu och .com …"
          : (fault && FAULTS[fault]) || summaryOf(domains.flatMap((name) => states[name] ?? []))}
      </p>
    </div>
  );
}

function report(changes: Readonly<Record<string, DomainState | "pending">>): void {
  domainStates.set({ ...domainStates.get(), ...changes });
}

/** Keeps what is known of these domains. */
function forgetOthers(domains: readonly string[]): void {
  const states = domainStates.get();
  const kept = domains.flatMap((domain) => {
    const state = states[domain];
    return state && state !== "pending" ? [[domain, state] as const] : [];
  });
  domainStates.set(Object.fromEntries(kept));
}

/** "21 verkar lediga, 12 är upptagna, 3 är okända." and what that means; empty before a check. */
function summaryOf(states: readonly string[]): string {
  const counts = COUNTED.flatMap(({ state, one, many }) => {
    const { length } = states.filter((it) => it === state);
    return length === 0 ? [] : [formatQuantity(length, one, many)];
  });
  if (counts.length === 0) return "";
  return `${counts.join(", ")}. Tryck på en domän för att få säkert besked hos registret.`;
}
