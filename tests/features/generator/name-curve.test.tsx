import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import NameCurve from "@/features/generator/name-curve.tsx";
import { SuggestionList } from "@/features/generator/suggestion-list.tsx";
import type { FactsLookup } from "@/names/facts/facts.ts";

/** The texts of a curve, with plain spaces in place of non-breaking ones. */
function textOf(name: string) {
  const { container } = render(<NameCurve name={name} hasLastCount />);
  const [spoken, shown, onPhone] = [".sr-only", "p", "p:last-child"].map((part) =>
    container.querySelector(part)?.textContent.replaceAll("\u00a0", " "),
  );
  return { spoken, shown, onPhone };
}

test("says the first and the last count, with their years", () => {
  const { spoken, shown, onPhone } = textOf("Astrid");
  expect(spoken).toMatch(/^Nyfödda flickor: \d+ 2013, 603 2022\.$/);
  expect(shown).toMatch(/^Födda 2013: \d+2022: 603$/);
  expect(onPhone).toBe("603 födda");
});

test("a year that the statistics leave out is called fewer than ten, never zero", () => {
  expect(textOf("Maxine").spoken).toBe("Nyfödda flickor: 10 2013, 13 2022.");
  expect(textOf("Freyja")).toEqual({
    spoken: "Nyfödda flickor: färre än 10 2013, 26 2022.",
    shown: "Födda 2013: < 102022: 26",
    onPhone: "26 födda",
  });
  expect(textOf("Gunilla")).toEqual({
    spoken: "Nyfödda: färre än 10 om året 2013–2022.",
    shown: "Färre än 10 födda om året",
    onPhone: "< 10 födda",
  });
});

test("the sex is stated for a name that is given to both", () => {
  expect(textOf("Charlie").shown).toMatch(/^Pojkar 2013: \d+2022: \d+$/);
  expect(textOf("Astrid").shown).not.toMatch(/flickor/i);
});

function renderList(lookUp: FactsLookup = () => ({})) {
  render(
    <SuggestionList
      names={["Astrid", "Ulf"]}
      drawnFor={{}}
      WithFacts={({ children }) => children(lookUp)}
      shape={{ hasCurve: true }}
      slots={{ actions: () => null }}
      isBusy={false}
      isPrinted={false}
      parameters={undefined}
    />,
    // The facts have links.
    { wrapper: MemoryRouter },
  );
}

test("every card of a list with curves gets one after its name", async () => {
  renderList();
  expect(screen.getByText("Astrid")).toBeVisible();
  expect(await screen.findByText(/603\s2022/)).toBeInTheDocument();
  expect(screen.getByText(/om året 2013–2022/)).toBeInTheDocument();
});

test("a count that is among the facts is not beside the curve again", async () => {
  const newborns = [{ sex: "flickor", count: 603, year: 2022, rank: 1 }] as const;
  renderList((name) => (name === "Astrid" ? { newborns } : {}));
  await screen.findByText(/603\s2022/);
  expect(screen.getAllByText("födda")).toHaveLength(1);
});
