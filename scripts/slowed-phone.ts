/** The phone that a visit is measured on. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** How many times slower its processor is than this machine's. */
export const SLOWED_TIMES = 4;
