/** The section [auth] of supabase/config.toml. */
import { readFile } from "node:fs/promises";
import { parse } from "smol-toml";
import * as v from "valibot";

const mailSchema = v.object({ subject: v.string(), content_path: v.string() });

const configSchema = v.object({
  auth: v.looseObject({
    minimum_password_length: v.number(),
    email: v.looseObject({
      enabled: v.boolean(),
      require_current_password: v.boolean(),
      max_frequency: v.pipe(v.string(), v.regex(/^\d+s$/)),
      template: v.looseObject({ confirmation: mailSchema, email_change: mailSchema }),
      notification: v.object({ password_changed: mailSchema }),
    }),
  }),
});

export type AuthSettings = v.InferOutput<typeof configSchema>["auth"];

export async function readAuthSettings(): Promise<AuthSettings> {
  return v.parse(configSchema, parse(await readFile("supabase/config.toml", "utf8"))).auth;
}
