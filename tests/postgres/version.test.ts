import { expect, test } from "vitest";
import { HOSTED_MAJOR_VERSION, MAJOR_VERSION_QUERY } from "../database/major-version.ts";
import { connectTo } from "./connections.ts";

const { sql } = connectTo("open");

test("the server under test has the version of Postgres that the hosted project has: 17", async () => {
  expect(HOSTED_MAJOR_VERSION).toBe(17);
  expect(await sql(MAJOR_VERSION_QUERY)).toEqual([{ major: HOSTED_MAJOR_VERSION }]);
});
