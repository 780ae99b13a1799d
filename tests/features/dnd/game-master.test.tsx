import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import GameMaster from "@/features/dnd/game-master.tsx";
import {
  describeRow,
  makeGameCsv,
  makeGameRollTable,
  makeGameText,
} from "@/features/dnd/game-table-files.ts";
import type { GameRow } from "@/generators/fantasy/game-table.ts";

const ROWS: readonly GameRow[] = [
  { kind: "vardshus", name: "Gamla Grytan", text: "Soppan har kokat länge." },
  { kind: "rykte", name: "", text: "Kvarnen går om natten." },
];

async function roll() {
  render(<GameMaster />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Slå bordet" }));
  const rows = within(await screen.findByRole("list")).getAllByRole("listitem");
  return { user, texts: () => rows.map(({ textContent }) => textContent) };
}

test("a press rolls the table, and each row has a button that draws it again", async () => {
  const { user, texts } = await roll();
  const before = texts();
  expect(before).toHaveLength(13);
  await user.click(screen.getByRole("button", { name: /^Nytt värdshus i stället för / }));
  const after = texts();
  const changed = after.filter((text, i) => text !== before[i]);
  expect(changed).toEqual([expect.stringMatching(/^Värdshus: /)]);
  expect(screen.getByRole("status")).toHaveTextContent(changed[0] ?? "");
});

test("a status that is there from the start tells of each roll", async () => {
  render(<GameMaster />);
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  const told: (string | null)[] = [];
  for (const _ of [1, 2]) {
    await userEvent.click(screen.getByRole("button", { name: "Slå bordet" }));
    await screen.findByRole("list");
    expect(screen.getByRole("status")).toBe(status);
    expect(status).toHaveTextContent(/13 rader/);
    told.push(status.textContent);
  }
  expect(told[1]).not.toBe(told[0]);
});

test("a second press rolls other rows", async () => {
  const { user, texts } = await roll();
  const before = texts();
  await user.click(screen.getByRole("button", { name: "Slå bordet" }));
  const rows = within(screen.getByRole("list")).getAllByRole("listitem");
  const after = rows.map(({ textContent }) => textContent);
  expect(after.filter((text) => before.includes(text))).toEqual([]);
});

test("a row says what it is, and its name if it has one", () => {
  expect(ROWS.map(describeRow)).toEqual([
    "Värdshus: Gamla Grytan. Soppan har kokat länge.",
    "Rykte: Kvarnen går om natten.",
  ]);
  expect(makeGameText(ROWS)).toBe(
    "Spelledarens bord\nVärdshus: Gamla Grytan. Soppan har kokat länge.\nRykte: Kvarnen går om natten.\n",
  );
});

test("the files have every row", () => {
  expect(makeGameCsv(ROWS)).toBe(
    "\ufeffVad;Namn;Om\r\nVärdshus;Gamla Grytan;Soppan har kokat länge.\r\nRykte;;Kvarnen går om natten.\r\n",
  );
  expect(JSON.parse(makeGameRollTable(ROWS))).toMatchObject({
    formula: "1d2",
    results: [
      { name: "Värdshus: Gamla Grytan", description: "Soppan har kokat länge.", range: [1, 1] },
      { name: "Rykte", text: "Rykte. Kvarnen går om natten.", range: [2, 2] },
    ],
  });
});
