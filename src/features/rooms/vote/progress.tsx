import { useId } from "react";
import type { DeciderRoom } from "../rooms-api.ts";

interface ProgressProps {
  readonly answered: number;
  readonly total: number;
  readonly other: DeciderRoom["other"];
}

/** Distance from one name's threads to the next, and width of a thread. */
const STEP = 10;
const THREAD = 8;

const COLOURS = ["var(--falu)", "var(--honey)", "var(--pine)", "var(--honey)"];

/** How far both are: a woven band with two threads for each name. */
export function Progress({ answered, total, other }: ProgressProps) {
  const number = Math.min(answered + 1, total);
  return (
    <div className="room-progress">
      <Band answered={answered} total={total} />
      <p>
        <span>
          {answered < total ? `Namn ${number} av ${total}` : `Du är klar med alla ${total}`}
        </span>
        {other && (
          <span>
            {other.name} är klar med {other.answered}
          </span>
        )}
      </p>
    </div>
  );
}

function Band({ answered, total }: Pick<ProgressProps, "answered" | "total">) {
  const pattern = useId();
  const width = total * STEP;
  const done = answered * STEP;
  return (
    <svg aria-hidden viewBox={`0 0 ${width} 8`} preserveAspectRatio="none">
      <pattern id={pattern} width={COLOURS.length * STEP} height="8" patternUnits="userSpaceOnUse">
        {COLOURS.map((colour, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the colours never change their order
          <path key={i} d={threads(i * STEP)} fill={colour} />
        ))}
      </pattern>
      <pattern id={`${pattern}-rest`} width={STEP} height="8" patternUnits="userSpaceOnUse">
        <path d={threads(0)} fill="var(--line)" />
      </pattern>
      <rect width={done} height="8" fill={`url(#${pattern})`} />
      <rect x={done} width={width - done} height="8" fill={`url(#${pattern}-rest)`} />
    </svg>
  );
}

function threads(x: number): string {
  return `M${x} 0h${THREAD}v3h-${THREAD}zM${x} 5h${THREAD}v3h-${THREAD}z`;
}
