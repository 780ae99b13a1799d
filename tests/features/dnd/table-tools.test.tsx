import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import {
  describeCharacter,
  makeCharacterCsv,
  makeRollTable,
  makeText,
} from "@/features/dnd/character-files.ts";
import TableTools from "@/features/dnd/table-tools.tsx";
import { seededRandom } from "@/generators/engine/sample.ts";
import { rollCharacters } from "@/generators/fantasy/dnd-characters.ts";

const characters = rollCharacters({ folk: "orch" }, 3, seededRandom(1));

test("a press on Slå ett sällskap lists four characters, which can be exported and printed", async () => {
  const user = userEvent.setup();
  render(<TableTools chosen={{}} />);
  await user.click(screen.getByRole("button", { name: "Slå ett sällskap" }));
  expect(screen.getByRole("heading", { name: "Sällskap" })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent(/^Sällskap\. .+/);
  expect(within(screen.getByRole("status")).queryByRole("list")).not.toBeInTheDocument();
  expect(within(screen.getByRole("list")).getAllByRole("listitem")).toHaveLength(4);
  for (const name of [
    "Ladda ner text",
    "Ladda ner CSV",
    "Ladda ner slumptabell (JSON)",
    "Skriv ut",
  ]) {
    expect(screen.getByRole("button", { name })).toBeVisible();
  }
});

test("a press on Slå en tabell lists twenty characters that fit the filters", async () => {
  const user = userEvent.setup();
  render(<TableTools chosen={{ folk: "gnom" }} />);
  await user.click(screen.getByRole("button", { name: "Slå en tabell" }));
  const rows = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(rows).toHaveLength(20);
  expect(rows.filter((row) => !/\(gnom, /.test(row.textContent ?? ""))).toEqual([]);
});

test("the text has a title, and a line for each character", () => {
  const lines = makeText("Figurer", characters).trimEnd().split("\n");
  expect(lines).toEqual(["Figurer", ...characters.map(describeCharacter)]);
  expect(lines[1]).toMatch(/^\S+ \S+, kallad .+ \(orch, .+\)\. Växte upp /);
});

test("the CSV file has a row for each character", () => {
  const rows = makeCharacterCsv(characters).trimEnd().split("\r\n");
  expect(rows[0]).toBe("\ufeffNamn;Tillnamn;Folk;Klass;Namnet betyder;Bakgrund");
  expect(rows).toHaveLength(4);
  expect(rows[1]?.startsWith(`${characters[0]?.name};`)).toBe(true);
});

test("the roll table has a side of the die for each character, without gaps", () => {
  const table = JSON.parse(makeRollTable("Figurer", characters));
  expect(table).toMatchObject({ name: "Figurer", formula: "1d3", replacement: true });
  expect(table.results.map(({ range }: { range: number[] }) => range)).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  expect(table.results[0]).toMatchObject({ type: "text", weight: 1, drawn: false });
  expect(table.results[0].text).toContain(characters[0]?.name);
});
