/** The field Efternamn of /barnnamn, /fornamn and the pages of given names. */
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { address } from "../address.tsx";
import { eventually, waitAndLoad } from "../clock.ts";
import { openApp } from "./open-app.tsx";

function surnameOfAddress(): string | null {
  return new URLSearchParams(address()).get("efternamn");
}

function cards(): HTMLElement[] {
  return within(screen.getByRole("list", { name: "Namnförslag" })).getAllByRole("listitem");
}

async function type(text: string) {
  await eventually(() => expect(screen.getByLabelText("Efternamn")).toBeVisible());
  fireEvent.change(screen.getByLabelText("Efternamn"), { target: { value: text } });
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe.each(["/barnnamn", "/fornamn"])("the field of %s", (path) => {
  test("puts the surname beside every name and into the address, cleaned", async () => {
    await openApp(path);
    await waitAndLoad(500);
    const names = cards().map((card) => card.querySelector(".suggestion-name")?.textContent);
    await type(" von essen 1");
    expect(surnameOfAddress()).toBeNull();
    await waitAndLoad(300);
    expect(surnameOfAddress()).toBe("von Essen");
    await eventually(() => {
      expect(cards().map((card) => card.querySelector(".suggestion-name")?.textContent)).toEqual(
        names,
      );
      for (const [i, card] of cards().entries()) {
        expect(card).toHaveTextContent(`${names[i]} von Essen, `);
      }
    });
    fireEvent.change(screen.getByLabelText("Efternamn"), { target: { value: "" } });
    await waitAndLoad(300);
    expect(surnameOfAddress()).toBeNull();
    expect(cards()[0]).not.toHaveTextContent("Essen");
  });

  test("keeps a filter that has been chosen before", async () => {
    await openApp(path);
    await waitAndLoad(500);
    await eventually(() => expect(screen.getByLabelText("Efternamn")).toBeVisible());
    fireEvent.change(screen.getByLabelText("Kön"), { target: { value: "flickor" } });
    await waitAndLoad(500);
    await type("Ek");
    await waitAndLoad(300);
    expect(surnameOfAddress()).toBe("Ek");
    expect(new URLSearchParams(address()).get("kon")).toBe("flickor");
  });

  test("has the surname of the address, and changes no filter and no count", async () => {
    await openApp(`${path}?kon=flickor&efternamn=Ek`);
    await waitAndLoad(500);
    await eventually(() => expect(screen.getByLabelText("Efternamn")).toHaveValue("Ek"));
    await eventually(() => expect(cards()[0]).toHaveTextContent(" Ek, "));
    expect(screen.getByLabelText("Kön")).toHaveValue("flickor");
    expect(screen.queryByText(/Inga namn passar/)).not.toBeInTheDocument();
  });
});

test("other generators have no such field", async () => {
  await openApp("/hundnamn?efternamn=Ek");
  await waitAndLoad(500);
  await waitAndLoad(0);
  expect(screen.queryByLabelText("Efternamn")).not.toBeInTheDocument();
  expect(cards()[0]).not.toHaveTextContent("Ek,");
});
