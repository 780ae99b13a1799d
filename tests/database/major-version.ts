import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import * as v from "valibot";

const { db } = v.parse(
  v.object({ db: v.object({ major_version: v.number() }) }),
  parse(readFileSync("supabase/config.toml", "utf8")),
);

/** The version of Postgres that the hosted project has. */
export const HOSTED_MAJOR_VERSION = db.major_version;

/** Selects that of the database as `major`. */
export const MAJOR_VERSION_QUERY =
  "select current_setting('server_version_num')::int / 10000 as major";
