/** The accounts that supabase/seed.sql creates, all with the same password. */
export const SEED_ACCOUNTS = {
  free: "gratis@example.se",
  premium: "premium@example.se",
  admin: "admin@example.se",
} as const;

export const SEED_PASSWORD = "Namnfynd1!";
