import type { ReactNode } from "react";
import { Lead, PageHeading } from "./page-heading.tsx";
import { SlowNote } from "./slow-note.tsx";

/** A page that awaits its content, as high as the window: its footer must not jump afterwards. */
export function WaitingPage(props: { heading: string; text: string }) {
  return (
    <div className="min-h-screen">
      <NoticePage {...props}>
        <SlowNote />
      </NoticePage>
    </div>
  );
}

/** A page with a short message and what can be done next. */
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
      <div>
        <PageHeading>{heading}</PageHeading>
        <Lead>{text}</Lead>
      </div>
      {children}
    </div>
  );
}
