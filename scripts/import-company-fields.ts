/**
 * Turns the company names by trade into the word list src/words/company-fields.ts.
 *
 *   tsx scripts/import-company-fields.ts <company_fields.jsonl>
 *
 * The generated file is committed, the raw file is not.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { companyFieldsFile } from "./company-fields/company-fields-file.ts";

const TARGET = fileURLToPath(new URL("../src/words/company-fields.ts", import.meta.url));

const file = process.argv[2];
if (file === undefined) {
  console.error("Usage: tsx scripts/import-company-fields.ts <company_fields.jsonl>");
  process.exit(1);
}

const { text, summary } = companyFieldsFile(readFileSync(file, "utf8"));
writeFileSync(TARGET, text);
for (const line of summary) console.log(line);
