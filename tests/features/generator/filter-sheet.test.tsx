import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import FilterSheet from "@/features/generator/filter-sheet.tsx";
import { generator } from "@/generators/dnd.ts";
import { generatorById } from "@/generators/registry.ts";
import { wait } from "../../clock.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

async function open() {
  const onClose = vi.fn();
  render(
    <MemoryRouter>
      <FilterSheet
        entry={generatorById("dnd-namn")}
        definition={generator}
        advancedFilters={null}
        hidden={[]}
        onClose={onClose}
      />
    </MemoryRouter>,
  );
  await wait(0);
  return onClose;
}

const showButton = () => screen.getByRole("button", { name: "Visa namn" });

test("a double press of the button that opens it does not close it", async () => {
  const onClose = await open();
  fireEvent.click(showButton());
  await wait(300);
  fireEvent.click(showButton());
  expect(onClose).not.toHaveBeenCalled();
  await wait(300);
  fireEvent.click(showButton());
  expect(onClose).toHaveBeenCalledOnce();
});

test("a choice is applied at once", async () => {
  const onClose = await open();
  fireEvent.change(screen.getByLabelText("Folk"), { target: { value: "alv" } });
  fireEvent.click(showButton());
  expect(onClose).toHaveBeenCalledOnce();
});
