/** How many calls a run makes; CONTRIBUTING.md says it. */
export const CALLS_MADE = 2000;
