const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How often a room is fetched until it has been idle for how long, in milliseconds. */
const STEPS = [
  { until: 2 * MINUTE, interval: 15 * SECOND },
  { until: 10 * MINUTE, interval: MINUTE },
] as const;

const SLOWEST = 5 * MINUTE;

/** Time until a room is fetched again, in milliseconds. @param idle since something last changed in it */
export function pollInterval(idle: number): number {
  return STEPS.find(({ until }) => idle < until)?.interval ?? SLOWEST;
}
