/** The statement of docs/deployment.md that ends what testers bought before the site sells. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BASIC, insertRow, newAccount, PREMIUM, rowsOf, type Subscription } from "./accounts.ts";
import { sql } from "./backend.ts";

function statement(): string {
  const [, section = ""] = readFileSync("docs/deployment.md", "utf8").split(
    "### From test mode to live mode",
  );
  const [, found] = /```sql\n(.+?)```/s.exec(section) ?? [];
  if (!found) throw new Error("The section has no statement");
  return found;
}

/** An account with a plan that is a customer in these modes. */
async function newCustomer(subscription: Subscription, modes: readonly ("test" | "live")[]) {
  const { id } = await newAccount({ subscription });
  for (const mode of modes) {
    await insertRow("stripe_customers", {
      user_id: id,
      account_id: "acct_1",
      is_live: mode === "live",
      customer_id: `cus_${mode}${id.replaceAll("-", "")}`,
    });
  }
  return id;
}

test.each<[string, Subscription, readonly ("test" | "live")[], boolean]>([
  ["Basic of a tester ends", BASIC, ["test"], false],
  ["a subscription of a tester ends", PREMIUM, ["test"], false],
  ["Basic of a tester who has become a customer stays", BASIC, ["test", "live"], true],
  ["Basic of a customer stays", BASIC, ["live"], true],
  ["Basic of somebody who never bought stays", BASIC, [], true],
])("%s", async (_title, subscription, modes, isKept) => {
  const id = await newCustomer(subscription, modes);
  await sql(statement());
  expect(await rowsOf("subscribers", id)).toMatchObject([{ subscribed: isKept }]);
});
