/** A result of a table: a name, and what there is to say about it. */
export interface RollResult {
  readonly name: string;
  readonly text: string;
}

/**
 * A roll table that Foundry Virtual Tabletop imports: a die with one side for each result. Version 12 reads the `text` of
 * a result; version 13 and later have `name` and `description` instead.
 *
 * @param description of the table; may be empty
 */
export function rollTable(
  title: string,
  description: string,
  results: readonly RollResult[],
): string {
  const table = {
    name: title,
    description,
    formula: `1d${results.length}`,
    replacement: true,
    displayRoll: true,
    results: results.map(({ name, text }, index) => ({
      type: "text",
      text: `${name}. ${text}`,
      name,
      description: text,
      weight: 1,
      range: [index + 1, index + 1],
      drawn: false,
    })),
  };
  return JSON.stringify(table, null, 2);
}
