import { type ComponentProps, useId } from "react";
import { Panel } from "./panel.tsx";

/** A panel named by its heading. */
export function TitledPanel({
  heading,
  className = "",
  children,
  ...panel
}: Omit<ComponentProps<typeof Panel>, "aria-labelledby"> & { heading: string }) {
  const headingId = useId();
  return (
    <Panel aria-labelledby={headingId} className={`sm:p-6 ${className}`} {...panel}>
      <h2 id={headingId} className="mb-3 text-lg">
        {heading}
      </h2>
      {children}
    </Panel>
  );
}
