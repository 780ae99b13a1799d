/** What a link to /dnd-namn shows and carries. */
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { generate } from "@/generators/engine/definition.ts";
import { defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { generator } from "@/generators/fantasy/dnd.ts";
import { characterOf, type Figure } from "@/generators/fantasy/dnd-characters.ts";
import { dealFigures } from "@/generators/fantasy/dnd-figures.ts";
import { Rounds } from "@/generators/fantasy/rounds.ts";
import { writePlaces } from "@/generators/fantasy/written-places.ts";
import { eventually } from "../clock.ts";
import { shownNames, suggestions } from "../suggestions.ts";
import { openApp } from "./open-app.tsx";

await generator.late?.load();

/** Three figures, with texts that they would not have without the link. */
function sentFigures(): readonly Figure[] {
  const options = { count: 12, random: seededRandom(11) };
  const { names } = generate(generator, defaultChoices(generator.filters), options);
  const rounds = new Rounds();
  dealFigures(names, "alla", rounds);
  return dealFigures(names.slice(0, 3), "alla", rounds);
}

function linkOf(figures: readonly Figure[]): string {
  const params = new URLSearchParams({
    namn: figures.map(({ name }) => name).join(","),
    detaljer: writePlaces(figures),
  });
  return `/dnd-namn?${params}`;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
});

test("a shared page has the characters that were sent, and is shared with them again", async () => {
  const share = vi.fn(async () => {});
  Object.defineProperty(navigator, "share", { configurable: true, value: share });
  const figures = sentFigures();
  await openApp(linkOf(figures));
  await eventually(() => expect(suggestions()).toHaveTextContent(/Växte upp/));
  expect(shownNames()).toEqual(figures.map(({ name }) => name));
  for (const figure of figures) {
    const { childhood = "", training = "", quest = "" } = characterOf(figure) ?? {};
    for (const text of [childhood, training, quest]) {
      expect(suggestions()).toHaveTextContent(text);
    }
  }
  fireEvent.click(screen.getByRole("button", { name: "Dela" }));
  expect(share).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ url: expect.stringContaining(`detaljer=${writePlaces(figures)}`) }),
  );
});

test("a link from before, with names alone, has characters too", async () => {
  const [figure] = sentFigures();
  await openApp(`/dnd-namn?namn=${encodeURIComponent(figure?.name ?? "")}`);
  await eventually(() => expect(suggestions()).toHaveTextContent(/Växte upp .+ och söker .+\./));
});
