import { parse } from "csv-parse/sync";
import * as v from "valibot";

/** A data row of a CSV file, and its "file:line" for error messages. */
export interface Row<Fields> {
  readonly fields: Fields;
  readonly position: string;
}

/**
 * Reads a CSV file with a header line. All fields are text, normalised to NFC, until the schema
 * turns them into something else. Columns that the schema leaves out are ignored.
 *
 * @throws Error with file and line when the text is malformed or a row does not match the schema
 */
export function readCsv<Fields>(
  text: string,
  file: string,
  schema: v.GenericSchema<unknown, Fields>,
  delimiter = ",",
): Row<Fields>[] {
  return parseRecords(text.normalize("NFC"), file, delimiter).map(({ record, info }) => {
    const position = `${file}:${info.lines}`;
    const { success, output, issues } = v.safeParse(schema, record);
    if (success) return { fields: output, position };
    throw new Error(`${position}: "${v.getDotPath(issues[0])}": ${issues[0].message}`);
  });
}

function parseRecords(text: string, file: string, delimiter: string) {
  try {
    return parse<{ readonly record: unknown; readonly info: { readonly lines: number } }>(text, {
      bom: true,
      info: true,
      delimiter,
      columns: (header: string[]) => {
        if (new Set(header).size < header.length) throw new Error("Two columns with one name");
        return header;
      },
    });
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Text that is not empty. */
export const text = v.pipe(
  v.string(),
  v.regex(/^\S(?:.*\S)?$/su, "Expected text without space around it"),
);

/** A whole number of zero or more. */
export const count = v.pipe(
  v.string(),
  v.regex(/^(?:0|[1-9]\d{0,8})$/, "Expected a whole number"),
  v.transform(Number),
);

/** An empty field, read as null, or one that matches the schema. */
export function optional<Fields>(schema: v.GenericSchema<string, Fields>) {
  return v.union([
    v.pipe(
      v.literal(""),
      v.transform(() => null),
    ),
    schema,
  ]);
}
