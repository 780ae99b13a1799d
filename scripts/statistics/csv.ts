/** One data row of a CSV file, its fields by column name, with its place for error messages. */
export interface CsvRow {
  readonly file: string;
  /** Line of the file on which the row begins; the header is line 1. */
  readonly line: number;
  readonly fields: ReadonlyMap<string, string>;
}

interface RawRecord {
  readonly line: number;
  readonly fields: readonly string[];
}

const BYTE_ORDER_MARK = "\uFEFF";

function fail(file: string, line: number, message: string): never {
  throw new Error(`${file}:${line}: ${message}`);
}

/**
 * Splits CSV text (RFC 4180: commas, quotes doubled inside quotes, CRLF or LF) into records.
 * A quote inside an unquoted field, text after a closing quote and an unclosed quote are errors:
 * a lenient reading would move figures to another column unseen.
 */
function readRecords(text: string, file: string): RawRecord[] {
  const records: RawRecord[] = [];
  let fields: string[] = [];
  let field = "";
  let state: "start" | "plain" | "quoted" | "closed" = "start";
  let line = 1;
  let recordLine = 1;

  const endField = () => {
    fields.push(field);
    field = "";
    state = "start";
  };
  const endRecord = () => {
    endField();
    records.push({ line: recordLine, fields });
    fields = [];
  };

  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (state === "quoted") {
      if (character === '"') {
        if (text.charAt(index + 1) === '"') {
          field += '"';
          index += 1;
        } else {
          state = "closed";
        }
      } else {
        if (character === "\n") line += 1;
        field += character;
      }
      continue;
    }
    if (character === "\r") {
      if (text.charAt(index + 1) !== "\n") fail(file, line, "a carriage return without line feed");
      continue;
    }
    if (character === "\n") {
      endRecord();
      line += 1;
      recordLine = line;
    } else if (character === ",") {
      endField();
    } else if (state === "closed") {
      fail(file, line, "text after a closing quote");
    } else if (character === '"') {
      if (state === "plain") fail(file, line, "a quote inside an unquoted field");
      state = "quoted";
    } else {
      state = "plain";
      field += character;
    }
  }
  if (state === "quoted") fail(file, recordLine, "a quoted field that never ends");
  if (field !== "" || fields.length > 0 || state === "closed") endRecord();
  return records;
}

/**
 * Parses a CSV file with a header line. Fields are text, normalised to NFC.
 *
 * @throws Error with file and line when the text is malformed, when a column of `columns` is
 *   missing, or when a row has another number of fields than the header.
 */
export function parseCsv(text: string, file: string, columns: readonly string[]): CsvRow[] {
  const body = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const [header, ...records] = readRecords(body.normalize("NFC"), file);
  if (header === undefined) fail(file, 1, "no header line");
  if (new Set(header.fields).size !== header.fields.length) {
    fail(file, 1, "a column stands twice in the header");
  }
  for (const column of columns) {
    if (!header.fields.includes(column)) fail(file, 1, `no column "${column}"`);
  }
  return records.map((record) => {
    if (record.fields.length !== header.fields.length) {
      fail(
        file,
        record.line,
        `${record.fields.length} fields where the header has ${header.fields.length}`,
      );
    }
    return {
      file,
      line: record.line,
      fields: new Map(header.fields.map((name, index) => [name, record.fields[index] ?? ""])),
    };
  });
}

/** A field that may be empty. @throws Error when the file has no such column. */
export function optionalText(row: CsvRow, column: string): string {
  const value = row.fields.get(column);
  if (value === undefined) fail(row.file, row.line, `no column "${column}"`);
  return value;
}

/** A field with something in it. @throws Error with file and line when it is empty. */
export function text(row: CsvRow, column: string): string {
  const value = optionalText(row, column);
  if (value.trim() === "") fail(row.file, row.line, `"${column}" is empty`);
  if (value !== value.trim()) fail(row.file, row.line, `"${column}" has space around it`);
  return value;
}

/** A whole number of zero or more. @throws Error with file and line when it is anything else. */
export function count(row: CsvRow, column: string): number {
  const value = optionalText(row, column);
  if (!/^(0|[1-9]\d{0,8})$/.test(value)) {
    fail(row.file, row.line, `"${column}" is no whole number: "${value}"`);
  }
  return Number(value);
}

/** As {@link count}, or null when the field is empty. */
export function optionalCount(row: CsvRow, column: string): number | null {
  return optionalText(row, column) === "" ? null : count(row, column);
}

/** One of a set of texts. @throws Error with file and line when it is none of them. */
export function oneOf<const Choice extends string>(
  row: CsvRow,
  column: string,
  choices: readonly Choice[],
): Choice {
  const value = optionalText(row, column);
  const found = choices.find((choice) => choice === value);
  if (found === undefined) {
    fail(row.file, row.line, `"${column}" is none of ${choices.join(", ")}: "${value}"`);
  }
  return found;
}
