import type { ComponentType } from "react";
import { RULE_PAGES } from "@/content/sources/rule-pages.ts";
import type { RulePageId } from "@/content/sources/rule-paths.ts";
import { ruleSections } from "@/content/sources/rule-sections.tsx";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { LongRead } from "@/ui/long-read.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

/** The page of some rules, below /kallor. */
export function rulesPage(id: RulePageId): ComponentType {
  const { heading, lead } = RULE_PAGES[id];
  const sections = ruleSections(id);
  return () => (
    <>
      <Breadcrumbs
        trail={[
          { to: "/", label: "Hem" },
          { to: "/kallor", label: "Källor och metod" },
        ]}
        current={heading}
      />
      <PageHeading>{heading}</PageHeading>
      <Lead>{lead}</Lead>
      <LongRead sections={sections} />
    </>
  );
}
