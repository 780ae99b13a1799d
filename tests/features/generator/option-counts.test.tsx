/** The numbers of names that the options of a filter show. */
import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { wait, waitAndLoad } from "../../clock.ts";
import { filter, openFlowers } from "./flower-page.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

describe("the options of a filter", () => {
  function optionsOf(label: string) {
    return within(filter(label)).getAllByRole<HTMLOptionElement>("option");
  }

  async function setUpCounted(parameters = "") {
    const view = openFlowers(parameters);
    await waitAndLoad(500);
    await wait(100);
    return view;
  }

  async function choose(user: UserEvent, label: string, value: string) {
    await user.selectOptions(filter(label), value);
    await wait(100);
  }

  test("have no counts before the first suggestions", async () => {
    openFlowers("?farg=bla");
    await waitAndLoad(300);
    await wait(199);
    expect(optionsOf("Storlek").map(({ label }) => label)).toEqual(["Alla", "Stora", "Små"]);
    for (const option of optionsOf("Storlek")) expect(option).toBeEnabled();
  });

  test("say how many names they would match, except the chosen one", async () => {
    const { user } = await setUpCounted();
    const labels = () => optionsOf("Storlek").map(({ label }) => label);
    expect(labels()).toEqual(["Alla", "Stora – 30\u00a0namn", "Små – 4\u00a0namn"]);
    await user.selectOptions(filter("Storlek"), "sma");
    // The closed field never shows a count.
    expect(filter("Storlek").selectedOptions[0]?.label).toBe("Små");
    await wait(100);
    expect(labels()).toEqual(["Alla – 34\u00a0namn", "Stora – 30\u00a0namn", "Små"]);
    await choose(user, "Färg", "roda");
    expect(labels()).toEqual(["Alla – 31\u00a0namn", "Stora – 30\u00a0namn", "Små"]);
  });

  test("cannot be chosen where they would match none", async () => {
    const { user } = await setUpCounted("?farg=bla");
    const [all, big, small] = optionsOf("Storlek");
    expect(big).toBeDisabled();
    expect(big?.label).toBe("Stora – inga namn");
    expect(all).toBeEnabled();
    expect(small).toBeEnabled();
    await choose(user, "Färg", "alla");
    expect(big).toBeEnabled();
  });

  test("remain free to leave where the chosen ones match none", async () => {
    await setUpCounted("?storlek=stora&farg=bla");
    for (const option of [...optionsOf("Storlek"), ...optionsOf("Färg")]) {
      expect(option).toBeEnabled();
    }
    expect(filter("Storlek")).toHaveValue("stora");
    expect(screen.getByRole("heading", { name: "Inga namn passar alla filtren" })).toBeVisible();
  });
});
