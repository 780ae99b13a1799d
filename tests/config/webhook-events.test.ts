import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EVENT_TYPES } from "../../supabase/functions/stripe-webhook/event-types.ts";

test("docs/deployment.md names the events that the webhook uses", () => {
  const [, list] = readFileSync("docs/deployment.md", "utf8").split(
    "Enable these events; the function ignores others:",
  );
  // The first paragraph: what follows it names an event to leave off.
  const named = [...(list?.split("\n\n")[1] ?? "").matchAll(/`([a-z_.]+)`/g)];
  expect(named.map(([, type]) => type).sort()).toEqual([...EVENT_TYPES].sort());
});
