/** `npm run doctor` sends the operator to places that docs/deployment.md describes. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { UNTOLD } from "../../scripts/doctor/stripe/by-hand.ts";

const deployment = readFileSync("docs/deployment.md", "utf8");

/** As "Settings → Billing → Customer portal". */
const PLACE = /(?:Settings|Personal details) → [^:;,"`]+/g;

const FOLDER = "scripts/doctor/stripe";

test("every place in the dashboard has its row", () => {
  const sources = readdirSync(FOLDER).map((file) => readFileSync(`${FOLDER}/${file}`, "utf8"));
  const places = sources.flatMap((source) => source.match(PLACE) ?? []);
  expect(places.length).toBeGreaterThan(8);
  const rows = deployment.match(/^ *\| [^|]+\|/gm)?.join() ?? "";
  const undescribed = places.filter(
    (place) => !rows.includes(`| ${place.replace("Settings → ", "")}`),
  );
  expect(undescribed).toEqual([]);
});

test("what is checked by hand is described on the page", () => {
  expect(UNTOLD.length).toBeGreaterThan(5);
  const missing = UNTOLD.filter(
    ({ subject }) =>
      !deployment.toLowerCase().includes(subject.replace(/[ ,]*[(,].*/, "").toLowerCase()),
  );
  expect(missing.map(({ subject }) => subject)).toEqual([]);
});
