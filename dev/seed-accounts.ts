/** The accounts that supabase/seed.sql makes, with the password that they share. */
export const SEED_ACCOUNTS = {
  free: "gratis@example.se",
  premium: "premium@example.se",
  admin: "admin@example.se",
} as const;

export const SEED_PASSWORD = "Namnfynd1!";
