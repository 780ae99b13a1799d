import { Check, CircleQuestionMark, Ellipsis, type IconNode, X } from "lucide";
import { Icon } from "@/ui/icon.tsx";
import { domainsOf } from "./domain-endings.ts";
import type { DomainState } from "./domain-state.ts";
import { useDomainStates } from "./domain-store.ts";

interface Look {
  readonly icon: IconNode;
  readonly words: string;
  readonly className: string;
}

const LOOKS: Readonly<Record<DomainState | "pending", Look>> = {
  free: {
    icon: Check,
    words: "verkar ledig",
    className: "border-pine bg-pine-tint text-pine",
  },
  taken: { icon: X, words: "upptagen", className: "border-line text-ink-soft [&>b]:line-through" },
  unknown: { icon: CircleQuestionMark, words: "okänd", className: "border-dashed border-edge" },
  pending: { icon: Ellipsis, words: "kollas", className: "border-line text-ink-soft" },
};

/** The domains of a company name with what is known of each, which leads to its registry. */
export function DomainMarks({ companyName }: { companyName: string }) {
  const states = useDomainStates();
  return (
    <fieldset
      aria-label={`Domäner för ${companyName}`}
      className="domain-marks mt-1 grid grid-cols-3 gap-2"
    >
      {domainsOf(companyName).map(({ ending, name, registry }) => {
        const { icon, words, className } = LOOKS[states[name] ?? "pending"];
        return (
          <a
            key={ending}
            href={registry}
            target="_blank"
            rel="noopener noreferrer"
            className={`flex min-h-11 flex-wrap items-center gap-x-1 rounded-control border-[1.5px] px-2 py-1.5 text-sm leading-tight ${className}`}
          >
            <Icon icon={icon} className="size-4 shrink-0" />
            <b>{ending}</b>
            <span className="inline-block">{words}</span>
            <span className="sr-only"> ({name} hos registret, öppnas i en ny flik)</span>
          </a>
        );
      })}
    </fieldset>
  );
}
