/** The committed types of the database are those of the migrations; see database-types.ts. */
import { expect, test } from "vitest";
import { renderDatabaseTypes } from "./database-types.ts";

/** Rows that the site names. */
const ROW_TYPES = `
export type PlanFeatureRow = Database["public"]["Tables"]["plan_features"]["Row"];
export type NameListRow = Database["public"]["Tables"]["name_lists"]["Row"];
`;

test("src/lib/database.ts has the types of what a signed-in user may do", async () => {
  const source = (await renderDatabaseTypes("authenticated")) + ROW_TYPES;
  await expect(source).toMatchFileSnapshot("../../src/lib/database.ts");
});

// A file of their own, since the service role has other privileges than a signed-in user.
test("the functions have the types of what the service role may do", async () => {
  const source = await renderDatabaseTypes("service_role");
  await expect(source).toMatchFileSnapshot("../../supabase/functions/_shared/database.ts");
});
