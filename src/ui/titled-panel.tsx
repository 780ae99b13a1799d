import { type ComponentProps, type Ref, useId } from "react";
import { Panel } from "./panel.tsx";

interface TitledPanelProps extends Omit<ComponentProps<typeof Panel>, "aria-labelledby"> {
  readonly heading: string;
  /** For a heading that takes the focus. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** A panel named by its heading. */
export function TitledPanel({
  heading,
  headingRef,
  className = "",
  children,
  ...panel
}: TitledPanelProps) {
  const headingId = useId();
  return (
    <Panel aria-labelledby={headingId} className={`sm:p-6 ${className}`} {...panel}>
      <h2
        id={headingId}
        ref={headingRef}
        tabIndex={headingRef ? -1 : undefined}
        className="mb-3 text-lg outline-none"
      >
        {heading}
      </h2>
      {children}
    </Panel>
  );
}
