/** How long `vi.waitFor` waits: its own second is not enough on a busy machine. */
export const SOON = { timeout: 15_000 };
