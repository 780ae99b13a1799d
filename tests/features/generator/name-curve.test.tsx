import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import NameCurve from "@/features/generator/name-curve.tsx";
import { SuggestionList } from "@/features/generator/suggestion-list.tsx";

/** The text of a curve, with plain spaces in place of non-breaking ones. */
function textOf(name: string) {
  const { container } = render(<NameCurve name={name} />);
  const [spoken, shown] = [".sr-only", "p"].map((part) =>
    container.querySelector(part)?.textContent.replaceAll("\u00a0", " "),
  );
  return { spoken, shown };
}

test("says the first and the last count, with their years", () => {
  const { spoken, shown } = textOf("Astrid");
  expect(spoken).toMatch(/^Nyfödda flickor: \d+ 2013, 603 2022\.$/);
  expect(shown).toMatch(/^2013: \d+2022: 603/);
});

test("a year that the statistics leave out is called fewer than ten, never zero", () => {
  expect(textOf("Maxine").spoken).toBe("Nyfödda flickor: 10 2013, 13 2022.");
  expect(textOf("Freyja").spoken).toBe("Nyfödda flickor: färre än 10 2013, 26 2022.");
  expect(textOf("Gunilla")).toEqual({
    spoken: "Nyfödda: färre än 10 om året 2013–2022.",
    shown: "2013 till 2022: färre än 10< 10",
  });
});

test("the sex is stated for a name that is given to both", () => {
  expect(textOf("Charlie").shown).toMatch(/2022: \d+ pojkar/);
  expect(textOf("Astrid").shown).not.toMatch(/flickor/);
});

function renderList(isOwn: boolean) {
  render(
    <SuggestionList
      names={["Astrid", "Ulf"]}
      facts={null}
      shape={{ hasCurve: true }}
      slots={{ actions: () => null }}
      isBusy={false}
      isOwn={isOwn}
    />,
  );
}

test("every card of a list with curves gets one after its name", async () => {
  renderList(true);
  expect(screen.getByText("Astrid")).toBeVisible();
  expect(await screen.findByText(/603\s2022/)).toBeInTheDocument();
  expect(screen.getByText(/om året 2013–2022/)).toBeInTheDocument();
});

test("a prerendered sample loads no curves", async () => {
  renderList(false);
  await import("@/features/generator/name-curve.tsx");
  expect(screen.queryByText(/Nyfödda/)).not.toBeInTheDocument();
});
