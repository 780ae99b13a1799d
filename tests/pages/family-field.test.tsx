/** The field Namn i familjen of the pages of pets' names. */
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { address } from "../address.tsx";
import { eventually, waitAndLoad } from "../clock.ts";
import { openApp } from "./open-app.tsx";

function card(name: string): HTMLElement {
  const cards = within(screen.getByRole("list", { name: "Namnförslag" })).getAllByRole("listitem");
  const found = cards.find((item) => item.querySelector(".suggestion-name")?.textContent === name);
  if (!found) throw new Error(`${name} is not shown`);
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
});

test.each(["/hundnamn", "/kattnamn", "/husdjursnamn"])(
  "%s marks what sounds like a command or a name at home",
  async (path) => {
    await openApp(`${path}?namn=Frej,Molly`);
    await waitAndLoad(500);
    await eventually(() =>
      expect(card("Frej")).toHaveTextContent("Att tänka på: Frej liknar ”nej”"),
    );
    expect(card("Molly")).not.toHaveTextContent("Att tänka på");
    const field = screen.getByLabelText("Namn i familjen");
    fireEvent.change(field, { target: { value: " Polly och Bo " } });
    await waitAndLoad(300);
    expect(new URLSearchParams(address()).get("familj")).toBe("Polly och Bo");
    await eventually(() => expect(card("Molly")).toHaveTextContent("liknar Polly"));
    fireEvent.change(field, { target: { value: "" } });
    await waitAndLoad(300);
    expect(new URLSearchParams(address()).get("familj")).toBeNull();
    await eventually(() => expect(card("Molly")).not.toHaveTextContent("liknar"));
  },
);

test("the names at home are read from the address", async () => {
  await openApp("/hundnamn?namn=Kajsa,Molly&familj=Cajsa");
  await waitAndLoad(500);
  await eventually(() => expect(card("Kajsa")).toHaveTextContent("låter som Cajsa"));
  expect(screen.getByLabelText("Namn i familjen")).toHaveValue("Cajsa");
});

test("pages of children's names have no such field", async () => {
  await openApp("/fornamn?familj=Astrid");
  await waitAndLoad(500);
  await eventually(() => expect(screen.getByLabelText("Efternamn")).toBeVisible());
  expect(screen.queryByLabelText("Namn i familjen")).not.toBeInTheDocument();
});
