/** What the tests of /premium change: who is signed in, and how the site is set up. */

export const SIGNED_OUT = { status: "signed-out" };
export const SIGNED_IN = {
  status: "signed-in",
  user: { id: "u1", email: "asta@example.se", createdAt: "2024-03-01T12:00:00Z" },
};

export const session: { current: object } = { current: SIGNED_IN };

/** In place of `@/lib/env.ts`. */
export const env: { backendAddress: object | null; planModel: string } & Record<string, unknown> = {
  backendAddress: {},
  planModel: "premium",
  resolverUrl: "/resolver",
  adUnit: {},
};
