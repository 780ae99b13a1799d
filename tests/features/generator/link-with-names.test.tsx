/** The page of a generator at a shared link. */
import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { address } from "../../address.tsx";
import { wait } from "../../clock.ts";
import { shownNames } from "../../suggestions.ts";
import { SMALL_FLOWERS } from "./flower-generator.ts";
import { filter, generateButton, openFlowers } from "./flower-page.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

describe("a link with names", () => {
  async function open(parameters: string) {
    const view = openFlowers(parameters);
    await act(() => vi.dynamicImportSettled());
    await wait(500);
    return view;
  }

  test("shows exactly these first, also such that match no filter", async () => {
    await open("?storlek=stora&namn=Viol,Tyra");
    expect(shownNames()).toEqual(["Viol", "Tyra"]);
    expect(filter("Storlek")).toHaveValue("stora");
    expect(screen.getAllByText(/Namn som har delats med dig\./)).not.toHaveLength(0);
  });

  test("shows no markup", async () => {
    await open("?namn=<img src=x onerror=alert(1)>,Tyra");
    expect(shownNames()).toEqual(["Tyra"]);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });

  test("suggests as usual when the button is pressed, and can go back to the names", async () => {
    const { user } = await open("?storlek=sma&namn=Alma,Tyra");
    await user.click(generateButton());
    expect(address()).toBe("?storlek=sma");
    expect(shownNames()).toEqual(["Alma", "Tyra"]);
    await wait(500);
    expect(shownNames().sort()).toEqual(SMALL_FLOWERS);
    await user.click(screen.getByRole("button", { name: "Tidigare förslag" }));
    expect(shownNames()).toEqual(["Alma", "Tyra"]);
  });

  test("loses the names with the first change of filter", async () => {
    const { user } = await open("?namn=Alma,Tyra");
    await user.selectOptions(filter("Storlek"), "Små");
    expect(address()).toBe("?storlek=sma");
    await wait(500);
    expect(shownNames().sort()).toEqual(SMALL_FLOWERS);
  });

  test("leaves out names that the visitor has hidden", async () => {
    openFlowers("?namn=Alma,Tyra", { hidden: ["Alma"] });
    await act(() => vi.dynamicImportSettled());
    await wait(500);
    expect(shownNames()).toEqual(["Tyra"]);
  });

  test("without a usable name suggests as usual", async () => {
    await open("?storlek=sma&namn=,%20,idiot");
    expect(shownNames().sort()).toEqual(SMALL_FLOWERS);
  });
});
