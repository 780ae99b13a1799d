import { type ComponentProps, useId } from "react";
import { Panel } from "./panel.tsx";

/** A panel that its heading names. */
export function TitledPanel({
  heading,
  className = "",
  children,
  ...panel
}: Omit<ComponentProps<typeof Panel>, "aria-labelledby"> & { heading: string }) {
  const headingId = useId();
  return (
    <Panel aria-labelledby={headingId} className={`sm:p-6 ${className}`} {...panel}>
      <h2 id={headingId} className="mb-3 text-xl">
        {heading}
      </h2>
      {children}
    </Panel>
  );
}
