import { LinkedText } from "@/ui/linked-text.tsx";
import type { LongReadSection } from "@/ui/long-read.tsx";
import { RULE_PAGES } from "./rule-pages.ts";
import type { RulePageId } from "./rule-paths.ts";
import { SourceList } from "./source-list.tsx";

/** The sections of a page below /kallor: its rules, and the sources that only these are about. */
export function ruleSections(id: RulePageId): readonly LongReadSection[] {
  const { rules, sources } = RULE_PAGES[id];
  return [
    ...rules.map((rule) => ({
      id: rule.id,
      heading: rule.heading,
      body: (
        <p>
          <LinkedText text={rule.text} />
        </p>
      ),
    })),
    ...(sources
      ? [
          {
            id: "register",
            heading: sources.heading,
            body: <SourceList sources={sources.list} />,
          },
        ]
      : []),
  ];
}
