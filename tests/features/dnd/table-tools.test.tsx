import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { expect, test, vi } from "vitest";
import TableTools from "@/features/dnd/table-tools.tsx";
import { seededRandom } from "@/generators/engine/sample.ts";
import { characterOf } from "@/generators/fantasy/dnd-characters.ts";
import { bondTexts, rollParty } from "@/generators/fantasy/dnd-figures.ts";
import { readParty, writeParty } from "@/generators/fantasy/dnd-links.ts";
import { Rounds } from "@/generators/fantasy/rounds.ts";
import { NavigationMemory } from "@/ui/page-heading.tsx";
import { BackButton } from "../../address.tsx";

let search = "";

function Address() {
  ({ search } = useLocation());
  return null;
}

function setUp(chosen = {}, query = "") {
  render(
    <MemoryRouter initialEntries={[`/dnd-namn${query}`]}>
      <NavigationMemory>
        <Address />
        <Link to="/andra">Andra sidan</Link>
        <BackButton />
        <Routes>
          <Route path="/dnd-namn" element={<TableTools chosen={chosen} />} />
          <Route path="*" element={null} />
        </Routes>
      </NavigationMemory>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function partyOfAddress() {
  return readParty(new URLSearchParams(search).get("sallskap") ?? "");
}

function rows() {
  return within(screen.getByRole("list")).getAllByRole("listitem");
}

test("a press on Slå ett sällskap lists four characters, which can be exported and printed", async () => {
  const user = setUp();
  await user.click(screen.getByRole("button", { name: "Slå ett sällskap" }));
  expect(screen.getByRole("heading", { name: "Sällskap" })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent(/^Sällskap\. .+/);
  expect(within(screen.getByRole("status")).queryByRole("list")).not.toBeInTheDocument();
  expect(rows()).toHaveLength(4);
  for (const name of [
    "Dela sällskapet",
    "Ladda ner text",
    "Ladda ner CSV",
    "Ladda ner slumptabell (JSON)",
    "Skriv ut",
  ]) {
    expect(screen.getByRole("button", { name })).toBeVisible();
  }
});

test("the party is in the address, and the address shows the same party", async () => {
  const party = rollParty(seededRandom(4), new Rounds());
  setUp({}, `?folk=alv&sallskap=${encodeURIComponent(writeParty(party))}`);
  expect(screen.getByText(bondTexts[party.bond] ?? "", { ignore: "[role]" })).toBeVisible();
  const texts = rows().map(({ textContent }) => textContent);
  for (const [i, figure] of party.figures.entries()) {
    const { childhood = "", quest = "" } = characterOf(figure) ?? {};
    expect(texts[i]).toContain(figure.name);
    expect(texts[i]).toContain(childhood);
    expect(texts[i]).toContain(quest);
  }
});

/** The address of some party. */
function partyQuery(): string {
  return `?sallskap=${encodeURIComponent(writeParty(rollParty(seededRandom(4), new Rounds())))}`;
}

test("a link scrolls to the party, and going back or a press does not", async () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  const user = setUp({}, partyQuery());
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(scroll.mock.contexts).toEqual([screen.getByRole("region", { name: "Till spelbordet" })]);
  await user.click(screen.getByRole("link", { name: "Andra sidan" }));
  await user.click(screen.getByRole("button", { name: "Tillbaka" }));
  expect(rows()).toHaveLength(4);
  await user.click(screen.getByRole("button", { name: "Slå en tabell" }));
  await user.click(screen.getByRole("button", { name: "Slå ett sällskap" }));
  expect(scroll).toHaveBeenCalledTimes(1);
});

test("the first roll does not scroll", async () => {
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  const user = setUp();
  await user.click(screen.getByRole("button", { name: "Slå ett sällskap" }));
  expect(scroll).not.toHaveBeenCalled();
});

test.each(["reload", "back_forward"])("a document that is opened by %s does not scroll", (type) => {
  const entry = { name: "", entryType: "navigation", startTime: 0, duration: 0, type };
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ ...entry, toJSON: () => entry }]);
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
  setUp({}, partyQuery());
  expect(rows()).toHaveLength(4);
  expect(scroll).not.toHaveBeenCalled();
});

test("a roll keeps the filters of the address", async () => {
  const user = setUp({}, "?folk=alv");
  await user.click(screen.getByRole("button", { name: "Slå ett sällskap" }));
  expect(new URLSearchParams(search).get("folk")).toBe("alv");
  expect(partyOfAddress()?.figures).toHaveLength(4);
});

test("one field is drawn again by the keyboard, and the rest of the party is kept", async () => {
  const user = setUp();
  await user.click(screen.getByRole("button", { name: "Slå ett sällskap" }));
  const before = partyOfAddress();
  const [first, ...others] = before?.figures ?? [];
  const button = screen.getByRole("button", { name: `Ny uppväxt för ${first?.name}` });
  button.focus();
  await user.keyboard("{Enter}");
  const after = partyOfAddress();
  expect(after?.bond).toBe(before?.bond);
  expect(after?.figures.slice(1)).toEqual(others);
  const { childhood, ...kept } = first?.places ?? {};
  expect(after?.figures[0]?.places).toMatchObject(kept);
  expect(after?.figures[0]?.places.childhood).not.toBe(childhood);
  expect(button).toHaveFocus();
});

test("a press on Slå en tabell lists twenty characters that fit the filters, without a party", async () => {
  const user = setUp({ folk: "gnom" });
  await user.click(screen.getByRole("button", { name: "Slå ett sällskap" }));
  await user.click(screen.getByRole("button", { name: "Slå en tabell" }));
  expect(rows()).toHaveLength(20);
  expect(rows().filter((row) => !/\(gnom, /.test(row.textContent ?? ""))).toEqual([]);
  expect(search).toBe("");
});

test("an address that no party has shows none", () => {
  setUp({}, "?sallskap=3_Sven.kung.1.2.3.4");
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});
