import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { embedOf, embedPathOf } from "@/name-parts/chart/embed-path.ts";
import { EmbeddedChart } from "@/name-parts/chart/embedded-chart.tsx";
import { countOf } from "@/name-parts/spellings/count.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import { recordOf } from "../../../scripts/build/name-search/name-records.ts";
import { readNames } from "../../../scripts/build/name-search/read-names.ts";
import { listedYears } from "../../words/latest-lists.ts";

const rows = readNames();

function record(name: string): NameRecord {
  const row = rows.find((other) => other.name === name);
  if (!row) throw new Error(`No ${name}`);
  return recordOf(row, new Map());
}

/** Cells of the table by row, with ordinary spaces. */
function tableOf(shown: NameRecord): string[][] {
  render(<EmbeddedChart record={shown} />);
  return within(screen.getByRole("table"))
    .getAllByRole("row")
    .map(({ children }) =>
      [...children].map(({ textContent }) => textContent.replaceAll("\u00a0", " ")),
    );
}

test("an embedded chart has every year of both sources in a table", () => {
  const table = tableOf(record("Astrid"));
  expect(table[0]).toEqual(["År", "flickor"]);
  expect(table[1]).toEqual(["2013", "439"]);
  expect(table.slice(10)).toEqual([
    ["2022", "603"],
    ["Skatteverket"],
    ...listedYears.map(({ year, girls }) => [
      `${year}`,
      `${girls.find(({ name }) => name === "Astrid")?.children ?? `inte bland de ${girls.length} vanligaste`}`,
    ]),
  ]);
});

test("an embedded chart says which years have too few to be counted", () => {
  const { girls, ...astrid } = record("Astrid");
  const table = tableOf({ ...astrid, girls: girls.filter(({ year }) => year !== 2015) });
  expect(table[3]).toEqual(["2015", "färre än 10"]);
  expect(screen.getByText(/Prickar längs botten: färre än/)).toBeVisible();
});

test("an embedded chart leads to the page of its name, in the window around it", () => {
  render(<EmbeddedChart record={record("Åsa")} />);
  const link = within(screen.getByRole("heading", { level: 1 })).getByRole("link", { name: "Åsa" });
  expect(link).toHaveAttribute("href", "/namn/åsa");
  expect(link).toHaveAttribute("target", "_top");
});

test("an embedded chart states source, years and licence of what it shows", () => {
  render(<EmbeddedChart record={record("Kim")} />);
  expect(
    screen.getByText(/Källa: SCB, nyfödda efter tilltalsnamn 2013–2022 \(CC0\)\./),
  ).toBeVisible();
  expect(screen.queryByText(/Skatteverket/)).not.toBeInTheDocument();
});

test("a common name with numbers in half of the years can be embedded", () => {
  const { girls, ...astrid } = record("Astrid");
  const since = (first: number) => ({
    ...astrid,
    girls: girls.filter(({ year }) => year >= first),
  });
  expect(embedPathOf(since(2018))).toBe("/inbaddat/namn/astrid");
  expect(embedPathOf(since(2019))).toBeNull();
});

test("a name without a document of its own cannot be embedded", () => {
  expect(embedPathOf({ ...record("Astrid"), hasGivenNameDocument: false })).toBeNull();
});

test("spellings together cannot be embedded", () => {
  const one = countOf(record("Lukas"));
  expect(embedOf(one)).toEqual({ name: "Lukas", path: "/inbaddat/namn/lukas" });
  expect(embedOf({ ...one, spellings: ["Lukas", "Lucas"] })).toBeNull();
});
