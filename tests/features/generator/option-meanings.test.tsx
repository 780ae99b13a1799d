import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import OptionMeanings from "@/features/generator/option-meanings.tsx";
import { generators } from "@/generators/registry.ts";

/** The meanings beside the filters Popularitet and År, of which År has a default with a meaning. */
async function renderMeanings(address: string) {
  const page = generators.find(({ path }) => path === "/barnnamn");
  if (!page) throw new Error("No page of child names");
  const { generator } = await page.load();
  render(
    <MemoryRouter initialEntries={[`/barnnamn${address}`]}>
      <form>
        {generator.filters.map(({ id, label, defaultValue, options }) => (
          <select key={id} name={id} aria-label={label} defaultValue={defaultValue}>
            {options.map(({ value }) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        ))}
        <OptionMeanings filters={generator.filters} />
      </form>
    </MemoryRouter>,
  );
}

const inSight = () => screen.queryAllByText(/./, { selector: "p:not([hidden])" });

test("no meaning is in sight while every filter has its default", async () => {
  await renderMeanings("?efternamn=Ek");
  expect(inSight()).toEqual([]);
});

test("the meaning of a chosen option is in sight, and describes its field", async () => {
  await renderMeanings("?popularitet=ovanliga");
  expect(inSight()).toHaveLength(1);
  expect(inSight()[0]).toHaveTextContent(/^Mindre vanliga: /);
  expect(screen.getByRole("combobox", { name: "Popularitet" })).toHaveAccessibleDescription(
    inSight()[0]?.textContent ?? "missing",
  );
});

test("the filter that the visitor is at shows its own meaning, also of its default", async () => {
  await renderMeanings("?popularitet=ovanliga");
  fireEvent.focusIn(screen.getByRole("combobox", { name: "År" }));
  expect(inSight()).toHaveLength(1);
  expect(inSight()[0]).not.toHaveTextContent(/^Mindre vanliga: /);
});
