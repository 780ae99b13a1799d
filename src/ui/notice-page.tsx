import type { ReactNode } from "react";
import { PageHeading } from "./page-heading.tsx";

/** A page that says one thing: its heading, a text, and what can be done next. */
export function NoticePage({
  heading,
  text,
  children,
}: {
  heading: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className="grid justify-items-start gap-5 py-12">
      <PageHeading>{heading}</PageHeading>
      <p className="max-w-[58ch] text-base text-ink-soft">{text}</p>
      {children}
    </div>
  );
}
