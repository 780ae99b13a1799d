/** The expected result of every role × table × verb × owner of the row; access.test.ts tries each. */

/** The caller; each is tried on a row of its own and on a row of another user. */
export type Role = "visitor" | "free" | "premium" | "admin" | "service";
export type Verb = "select" | "insert" | "update" | "delete";
export type Table =
  | "profiles"
  | "admin_users"
  | "subscribers"
  | "stripe_customers"
  | "billing_states"
  | "stripe_events"
  | "function_calls"
  | "purchase_confirmations"
  | "renewal_reminders"
  | "withdrawals"
  | "plan_features"
  | "plan_feature_changes"
  | "name_lists"
  | "favorites"
  | "api_keys"
  | "content_reports"
  | "list_takedowns";

/**
 * - allowed: the row is read, inserted, updated or deleted
 * - no rows: no error, but no row is affected
 * - denied: refused because of a missing privilege or a policy
 */
export type Outcome = "allowed" | "no rows" | "denied";

export interface Cell {
  readonly table: Table;
  readonly verb: Verb;
  readonly role: Role;
  readonly owner: "own" | "another's";
  readonly outcome: Outcome;
}

/** The columns below; a visitor and the service have no row of their own. */
const COLUMNS = [
  ["visitor", "another's"],
  ["free", "own"],
  ["free", "another's"],
  ["premium", "own"],
  ["premium", "another's"],
  ["admin", "own"],
  ["admin", "another's"],
  ["service", "another's"],
] as const;

type Line = readonly [Table, Verb, readonly (Outcome | "-")[]];

// The other user's list is public. Rows of plan_features have no owner. The administrator has no plan.
// biome-ignore format: a table
const LINES: readonly Line[] = [
  //                                    visitor    free                  premium               admin                 service
  //                                    another's  own        another's  own        another's  own        another's  another's
  ["profiles",               "select", ["denied",  "allowed", "no rows", "allowed", "no rows", "allowed", "no rows", "allowed"]],
  ["profiles",               "insert", ["denied",  "allowed", "denied",  "allowed", "denied",  "allowed", "denied",  "allowed"]],
  ["profiles",               "update", ["denied",  "allowed", "no rows", "allowed", "no rows", "allowed", "no rows", "allowed"]],
  ["profiles",               "delete", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],

  ["admin_users",            "select", ["denied",  "allowed", "no rows", "allowed", "no rows", "allowed", "no rows", "allowed"]],
  ["admin_users",            "insert", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["admin_users",            "update", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["admin_users",            "delete", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],

  ["subscribers",            "select", ["denied",  "allowed", "no rows", "allowed", "no rows", "allowed", "no rows", "allowed"]],
  ["subscribers",            "insert", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["subscribers",            "update", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["subscribers",            "delete", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],

  ["stripe_customers",       "select", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["stripe_customers",       "insert", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["stripe_customers",       "update", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["stripe_customers",       "delete", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],

  ["billing_states",         "select", ["denied",  "allowed", "no rows", "allowed", "no rows", "allowed", "no rows", "allowed"]],
  ["billing_states",         "insert", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["billing_states",         "update", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["billing_states",         "delete", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],

  ["stripe_events",          "select", ["denied",  "allowed", "no rows", "allowed", "no rows", "allowed", "no rows", "allowed"]],
  ["stripe_events",          "insert", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["stripe_events",          "update", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["stripe_events",          "delete", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],

  ["function_calls",         "select", ["denied",  "allowed", "no rows", "allowed", "no rows", "allowed", "no rows", "allowed"]],
  ["function_calls",         "insert", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["function_calls",         "update", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["function_calls",         "delete", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],

  ["purchase_confirmations", "select", ["denied",  "allowed", "no rows", "allowed", "no rows", "allowed", "no rows", "allowed"]],
  ["purchase_confirmations", "insert", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["purchase_confirmations", "update", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["purchase_confirmations", "delete", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],

  ["renewal_reminders",      "select", ["denied",  "allowed", "no rows", "allowed", "no rows", "allowed", "no rows", "allowed"]],
  ["renewal_reminders",      "insert", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["renewal_reminders",      "update", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["renewal_reminders",      "delete", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],

  ["withdrawals",            "select", ["denied",  "allowed", "no rows", "allowed", "no rows", "allowed", "no rows", "allowed"]],
  ["withdrawals",            "insert", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["withdrawals",            "update", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["withdrawals",            "delete", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],

  ["plan_features",          "select", ["denied",  "-",       "no rows", "-",       "no rows", "-",       "allowed", "allowed"]],
  ["plan_features",          "insert", ["denied",  "-",       "denied",  "-",       "denied",  "-",       "denied",  "allowed"]],
  ["plan_features",          "update", ["denied",  "-",       "no rows", "-",       "no rows", "-",       "allowed", "allowed"]],
  ["plan_features",          "delete", ["denied",  "-",       "denied",  "-",       "denied",  "-",       "denied",  "allowed"]],

  ["plan_feature_changes",   "select", ["denied",  "allowed", "no rows", "allowed", "no rows", "allowed", "allowed", "denied"]],
  ["plan_feature_changes",   "insert", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied"]],
  ["plan_feature_changes",   "update", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied"]],
  ["plan_feature_changes",   "delete", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied"]],

  ["name_lists",             "select", ["denied",  "allowed", "no rows", "allowed", "no rows", "allowed", "no rows", "allowed"]],
  ["name_lists",             "insert", ["denied",  "denied",  "denied",  "allowed", "denied",  "denied",  "denied",  "allowed"]],
  ["name_lists",             "update", ["denied",  "no rows", "no rows", "allowed", "no rows", "no rows", "no rows", "allowed"]],
  ["name_lists",             "delete", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],

  ["favorites",              "select", ["denied",  "allowed", "no rows", "allowed", "no rows", "allowed", "no rows", "allowed"]],
  ["favorites",              "insert", ["denied",  "denied",  "denied",  "allowed", "denied",  "denied",  "denied",  "allowed"]],
  ["favorites",              "update", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["favorites",              "delete", ["denied",  "allowed", "no rows", "allowed", "no rows", "allowed", "no rows", "allowed"]],

  ["content_reports",        "select", ["denied",  "no rows", "no rows", "no rows", "no rows", "allowed", "allowed", "allowed"]],
  ["content_reports",        "insert", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["content_reports",        "update", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["content_reports",        "delete", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],

  ["list_takedowns",         "select", ["denied",  "allowed", "no rows", "allowed", "no rows", "allowed", "no rows", "allowed"]],
  ["list_takedowns",         "insert", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["list_takedowns",         "update", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],
  ["list_takedowns",         "delete", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "allowed"]],

  ["api_keys",               "select", ["denied",  "allowed", "no rows", "allowed", "no rows", "allowed", "no rows", "denied"]],
  ["api_keys",               "insert", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied"]],
  ["api_keys",               "update", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied"]],
  ["api_keys",               "delete", ["denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied",  "denied"]],
];

/** Every table. */
export const TABLES: ReadonlySet<Table> = new Set(LINES.map(([table]) => table));

/** Every cell of the table. */
export const CELLS: readonly Cell[] = LINES.flatMap(([table, verb, outcomes]) =>
  COLUMNS.flatMap(([role, owner], column) => {
    const outcome = outcomes[column];
    if (outcome === undefined) throw new Error(`${table} ${verb} lacks outcomes`);
    return outcome === "-" ? [] : [{ table, verb, role, owner, outcome }];
  }),
);
