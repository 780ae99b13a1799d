const THREADS = 100;
const STEP = 5;
const WIDTH = 3.6;

/**
 * Women and men with a name as a hundred threads, one a percent: a woman's is long, a man's two short
 * ones, so that they are told apart without colour. The numbers stand beside it.
 */
export function ShareThreads({ women, men }: { women: number; men: number }) {
  const ofWomen = Math.round((THREADS * women) / (women + men));
  const threads = Array.from({ length: THREADS }, (_, i) => i * STEP);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${THREADS * STEP - (STEP - WIDTH)} 14`}
      preserveAspectRatio="none"
      className="mt-2 mb-1.5 block h-4.5 w-full"
    >
      <path
        className="fill-falu"
        d={threads
          .slice(0, ofWomen)
          .map((x) => `M${x} 0h${WIDTH}v14h-${WIDTH}z`)
          .join("")}
      />
      <path
        className="fill-pine"
        d={threads
          .slice(ofWomen)
          .map((x) => `M${x} 1h${WIDTH}v4h-${WIDTH}zM${x} 9h${WIDTH}v4h-${WIDTH}z`)
          .join("")}
      />
    </svg>
  );
}
