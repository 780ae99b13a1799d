/** What the page of a generator offers where no name has every chosen mark. */
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { address } from "../../address.tsx";
import { wait, waitAndLoad } from "../../clock.ts";
import { shownNames, suggestions } from "../../suggestions.ts";
import { filter, openFlowers } from "./flower-page.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

describe("when no name matches", () => {
  async function setUpEmpty() {
    const view = openFlowers("?storlek=stora&farg=bla");
    await waitAndLoad(500);
    return view;
  }

  test("the page says so and offers changes that help, each with its number of names", async () => {
    await setUpEmpty();
    expect(suggestions()).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Inga namn passar alla filtren" })).toBeVisible();
    expect(screen.getByRole("button", { name: /Färg.*Alla färger.*30\snamn/ })).toBeVisible();
    expect(screen.getByRole("button", { name: /Storlek.*Alla.*3\snamn/ })).toBeVisible();
  });

  test("choosing a change applies it and moves focus to the results", async () => {
    const { user } = await setUpEmpty();
    await user.click(screen.getByRole("button", { name: /Storlek/ }));
    await wait(500);
    expect(filter("Storlek")).toHaveValue("alla");
    expect(filter("Färg")).toHaveValue("bla");
    expect(shownNames().sort()).toEqual(["Blåklint", "Förgätmigej", "Viol"]);
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(suggestions());
  });

  test("resetting the filters moves focus to the results", async () => {
    const { user } = await setUpEmpty();
    await user.click(screen.getByRole("button", { name: /Återställ/ }));
    await wait(500);
    expect(filter("Storlek")).toHaveValue("alla");
    expect(filter("Färg")).toHaveValue("alla");
    expect(shownNames()).toHaveLength(12);
    expect(address()).toBe("");
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(suggestions());
  });
});
