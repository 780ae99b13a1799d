import { useLayoutEffect, useRef } from "react";

interface StepHeadingProps {
  readonly id: string;
  readonly children: string;
}

/** The heading of a step that replaces another one: it takes focus, which would be lost otherwise. */
export function StepHeading({ id, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before anything is painted, so that focus is never seen to be lost.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <h2 id={id} ref={heading} tabIndex={-1} className="mb-3 text-lg">
      {children}
    </h2>
  );
}
