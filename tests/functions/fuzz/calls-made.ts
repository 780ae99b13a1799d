/** How many calls a run makes; the README says it. */
export const CALLS_MADE = 2000;
