/** Who may do what: the one table that the policies and privileges are held against. */

/** Who calls; each is tried on its own row and on another's. */
export type Role = "visitor" | "free" | "premium" | "admin" | "service";
export type Verb = "select" | "insert" | "update" | "delete";
export type Table =
  | "profiles"
  | "admin_users"
  | "subscribers"
  | "stripe_customers"
  | "plan_features"
  | "name_lists"
  | "favorites";

/**
 * - done: the row is read, made, changed or deleted
 * - nothing: no error, no row
 * - denied: refused for want of a privilege, or by a policy
 */
export type Outcome = "done" | "nothing" | "denied";

export interface Cell {
  readonly table: Table;
  readonly verb: Verb;
  readonly role: Role;
  readonly whose: "own" | "another's";
  readonly outcome: Outcome;
}

/** The columns below: a visitor and the service have no row of their own. */
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

// The lists of others are public ones. The row of plan_features belongs to nobody. The
// administrator has no plan.
// biome-ignore format: a table
const LINES: readonly Line[] = [
  //                              visitor   free                  premium               admin                 service
  //                              another's own       another's   own       another's   own       another's   another's
  ["profiles",        "select", ["denied",  "done",   "nothing",  "done",   "nothing",  "done",   "nothing",  "done"]],
  ["profiles",        "insert", ["denied",  "done",   "denied",   "done",   "denied",   "done",   "denied",   "done"]],
  ["profiles",        "update", ["denied",  "done",   "nothing",  "done",   "nothing",  "done",   "nothing",  "done"]],
  ["profiles",        "delete", ["denied",  "denied", "denied",   "denied", "denied",   "denied", "denied",   "done"]],

  ["admin_users",     "select", ["denied",  "done",   "nothing",  "done",   "nothing",  "done",   "nothing",  "done"]],
  ["admin_users",     "insert", ["denied",  "denied", "denied",   "denied", "denied",   "denied", "denied",   "done"]],
  ["admin_users",     "update", ["denied",  "denied", "denied",   "denied", "denied",   "denied", "denied",   "done"]],
  ["admin_users",     "delete", ["denied",  "denied", "denied",   "denied", "denied",   "denied", "denied",   "done"]],

  ["subscribers",     "select", ["denied",  "done",   "nothing",  "done",   "nothing",  "done",   "nothing",  "done"]],
  ["subscribers",     "insert", ["denied",  "denied", "denied",   "denied", "denied",   "denied", "denied",   "done"]],
  ["subscribers",     "update", ["denied",  "denied", "denied",   "denied", "denied",   "denied", "denied",   "done"]],
  ["subscribers",     "delete", ["denied",  "denied", "denied",   "denied", "denied",   "denied", "denied",   "done"]],

  ["stripe_customers","select", ["denied",  "denied", "denied",   "denied", "denied",   "denied", "denied",   "done"]],
  ["stripe_customers","insert", ["denied",  "denied", "denied",   "denied", "denied",   "denied", "denied",   "done"]],
  ["stripe_customers","update", ["denied",  "denied", "denied",   "denied", "denied",   "denied", "denied",   "done"]],
  ["stripe_customers","delete", ["denied",  "denied", "denied",   "denied", "denied",   "denied", "denied",   "done"]],

  ["plan_features",   "select", ["done",    "-",      "done",     "-",      "done",     "-",      "done",     "done"]],
  ["plan_features",   "insert", ["denied",  "-",      "denied",   "-",      "denied",   "-",      "denied",   "done"]],
  ["plan_features",   "update", ["denied",  "-",      "nothing",  "-",      "nothing",  "-",      "done",     "done"]],
  ["plan_features",   "delete", ["denied",  "-",      "denied",   "-",      "denied",   "-",      "denied",   "done"]],

  ["name_lists",      "select", ["denied",  "done",   "nothing",  "done",   "nothing",  "done",   "nothing",  "done"]],
  ["name_lists",      "insert", ["denied",  "denied", "denied",   "done",   "denied",   "denied", "denied",   "done"]],
  ["name_lists",      "update", ["denied",  "nothing","nothing",  "done",   "nothing",  "nothing","nothing",  "done"]],
  ["name_lists",      "delete", ["denied",  "done",   "nothing",  "done",   "nothing",  "done",   "nothing",  "done"]],

  ["favorites",       "select", ["denied",  "done",   "nothing",  "done",   "nothing",  "done",   "nothing",  "done"]],
  ["favorites",       "insert", ["denied",  "denied", "denied",   "done",   "denied",   "denied", "denied",   "done"]],
  ["favorites",       "update", ["denied",  "denied", "denied",   "denied", "denied",   "denied", "denied",   "done"]],
  ["favorites",       "delete", ["denied",  "done",   "nothing",  "done",   "nothing",  "done",   "nothing",  "done"]],
];

/** Every cell of the table. */
export const CELLS: readonly Cell[] = LINES.flatMap(([table, verb, outcomes]) =>
  COLUMNS.flatMap(([role, whose], column) => {
    const outcome = outcomes[column];
    if (outcome === undefined) throw new Error(`${table} ${verb} has too few outcomes`);
    return outcome === "-" ? [] : [{ table, verb, role, whose, outcome }];
  }),
);
