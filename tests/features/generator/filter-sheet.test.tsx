import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import FilterSheet from "@/features/generator/filter-sheet.tsx";
import { generator } from "@/generators/fantasy/dnd.ts";
import { generatorById } from "@/generators/registry.ts";
import { Link } from "@/ui/link.tsx";
import { Address, address } from "../../address.tsx";
import { wait } from "../../clock.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

async function open(query = "", later = "") {
  const onClose = vi.fn();
  render(
    <MemoryRouter initialEntries={[`/dnd-namn${query}`]}>
      <Address />
      {/* NamesBeside the sheet, as a text that is sent once its field is left. */}
      <Link to={later}>Senare</Link>
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

function arrive() {
  fireEvent.click(screen.getByRole("link", { name: "Senare", hidden: true }));
}

function params() {
  return Object.fromEntries(new URLSearchParams(address()));
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

test("a text that reaches the address while the sheet is open is kept when it closes", async () => {
  const onClose = await open("?namn=Viol", "?namn=Viol&efternamn=Ek");
  arrive();
  await wait(1000);
  fireEvent.click(showButton());
  expect(onClose).toHaveBeenCalledOnce();
  expect(params()).toEqual({ namn: "Viol", efternamn: "Ek" });
});

test("what is chosen in the sheet joins what has reached the address, without shared names", async () => {
  await open("?namn=Viol&kon=kvinna", "?namn=Viol&kon=kvinna&familj=Bo");
  fireEvent.change(screen.getByLabelText("Folk"), { target: { value: "alv" } });
  arrive();
  expect(screen.getByLabelText("Folk")).toHaveValue("alv");
  fireEvent.change(screen.getByLabelText("Kön"), { target: { value: "alla" } });
  fireEvent.click(showButton());
  expect(params()).toEqual({ folk: "alv", familj: "Bo" });
});
