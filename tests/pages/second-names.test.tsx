/** The typed names of /andranamn, and what its cards say of them. */
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { address } from "../address.tsx";
import { eventually, waitAndLoad } from "../clock.ts";
import { openApp } from "./open-app.tsx";

function cards(): HTMLElement[] {
  return within(screen.getByRole("list", { name: "Namnförslag" })).getAllByRole("listitem");
}

function nameOn(card: HTMLElement | undefined): string {
  return card?.querySelector(".suggestion-name")?.textContent ?? "";
}

function type(label: string, text: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
}

beforeEach(() => {
  vi.useFakeTimers();
});

test("a typed given name draws names that go with it, with the reasons", async () => {
  await openApp("/andranamn");
  await waitAndLoad(500);
  expect(screen.getByText("Andranamn som många bär")).toBeVisible();
  type("Förnamn", " astrid");
  await waitAndLoad(300);
  expect(new URLSearchParams(address()).get("fornamn")).toBe("Astrid");
  await waitAndLoad(500);
  expect(screen.getByText("Andranamn till Astrid")).toBeVisible();
  await eventually(() => {
    for (const card of cards()) {
      expect(card).toHaveTextContent(`Astrid ${nameOn(card)} · A.`);
      expect(card).not.toHaveTextContent("..");
      expect(card).toHaveTextContent(
        /stavelse|båda |bärarna i snitt|har kommit tillbaka|från \S+ (generation|tid)|namnsdagarna/,
      );
    }
  });
  await eventually(() => {
    expect(cards()[0]).toHaveTextContent(/\d som andranamn/);
    expect(cards()[0]).toHaveTextContent(/% kallas så/);
  });
});

test("the names of the address are in the fields and on the cards", async () => {
  await openApp("/andranamn?fornamn=Nils&efternamn=von+Essen&kon=pojkar");
  await waitAndLoad(500);
  await eventually(() => expect(screen.getByLabelText("Förnamn")).toHaveValue("Nils"));
  expect(screen.getByLabelText("Efternamn")).toHaveValue("von Essen");
  await eventually(() =>
    expect(cards()[0]).toHaveTextContent(`Nils ${nameOn(cards()[0])} von Essen · N.`),
  );
});

test("a surname alone is beside every name, as on other pages of given names", async () => {
  await openApp("/andranamn?efternamn=Ek");
  await waitAndLoad(500);
  await eventually(() =>
    expect(cards()[0]).toHaveTextContent(new RegExp(`${nameOn(cards()[0])} Ek, .\\.`)),
  );
});
