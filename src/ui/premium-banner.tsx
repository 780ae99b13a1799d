import { useId } from "react";
import { LinkButton } from "./button.tsx";
import { Panel } from "./panel.tsx";

/** What Premium adds to the page, for visitors without it. */
export function PremiumBanner({ heading, text }: { heading: string; text: string }) {
  const headingId = useId();
  return (
    <Panel
      tone="falu"
      aria-labelledby={headingId}
      className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 sm:px-8 sm:py-7 print:hidden"
    >
      <div>
        <h2 id={headingId}>{heading}</h2>
        <p className="mt-1 max-w-[54ch]">{text}</p>
      </div>
      <LinkButton to="/premium">Se Premium</LinkButton>
    </Panel>
  );
}
