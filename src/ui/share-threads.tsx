const THREADS = 100;
const STEP = 5;
const WIDTH = 3.6;
const GAP = STEP - WIDTH;

/**
 * The share of women and men with a name as a bar of a hundred threads, one per cent each. A woman's
 * thread is long and a man's is split in two, so that colour is not the only difference. Decorative: the
 * caller shows the numbers.
 */
export function ShareThreads({ women, men }: { women: number; men: number }) {
  const ofWomen = Math.round((THREADS * women) / (women + men));
  const start = ofWomen * STEP;
  const end = THREADS * STEP;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${end - GAP} 14`}
      preserveAspectRatio="none"
      strokeDasharray={`${WIDTH} ${GAP}`}
      className="mt-2 mb-1.5 block h-4.5 w-full"
    >
      <path className="stroke-falu" strokeWidth="14" d={`M0 7H${start}`} />
      <path className="stroke-pine" strokeWidth="4" d={`M${start} 3H${end}M${start} 11H${end}`} />
    </svg>
  );
}
