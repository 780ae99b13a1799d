const THREADS = 100;
const STEP = 5;
const WIDTH = 3.6;

/**
 * The share of women and men with a name as a bar of a hundred threads, one per cent each. A woman's
 * thread is long and a man's is split in two, so that colour is not the only difference. Decorative: the
 * caller shows the numbers.
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
