/** A major version of the Supabase CLI changes what a command does to a hosted project. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

test.each(["docs/backends.md", "docs/deployment.md", "docs/backup.md"])(
  "%s names the version of the Supabase CLI in every command",
  async (file) => {
    const commands = (await readFile(file, "utf8")).match(/npx supabase\S*/g);
    expect(new Set(commands)).toEqual(new Set(["npx supabase@3.1.0"]));
  },
);
