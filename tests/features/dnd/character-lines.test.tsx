import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import CharacterLines from "@/features/dnd/character-lines.tsx";
import { figureDetails } from "@/features/dnd/visit-figures.ts";
import { generate } from "@/generators/engine/definition.ts";
import { defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { generator } from "@/generators/fantasy/dnd.ts";
import { characterOf, type Field } from "@/generators/fantasy/dnd-characters.ts";
import { dealFigures } from "@/generators/fantasy/dnd-figures.ts";
import { Rounds } from "@/generators/fantasy/rounds.ts";
import { writePlaces } from "@/generators/fantasy/written-places.ts";

await generator.late?.load();

const NAMES = namesOf(1);
const [name = ""] = NAMES;

function namesOf(seed: number): readonly string[] {
  const options = { count: 12, random: seededRandom(seed) };
  return generate(generator, defaultChoices(generator.filters), options).names;
}

function setUp(names = NAMES, shared: { names: readonly string[]; places: string } | null = null) {
  const cards = { names, klass: "alla", shared };
  for (const each of names) render(<CharacterLines name={each} cards={cards} />);
  return userEvent.setup();
}

/** The text of each field that the page shows. */
function fields(index = 0): Record<Field, string> {
  const text = screen.getAllByText(/^Kallad|Växte upp/)[index]?.textContent ?? "";
  const found =
    /Kallad (?<byname>.+?)\. Växte upp (?<childhood>.+?)\. H[ao]n (?<training>.+) och söker (?<quest>.+?)\./;
  const { byname = "", childhood = "", training = "", quest = "" } = found.exec(text)?.groups ?? {};
  return { byname, childhood, training, quest };
}

test("each field has a button that draws it again and keeps the others", async () => {
  const user = setUp();
  const buttons = {
    byname: "Nytt tillnamn",
    childhood: "Ny uppväxt",
    training: "Ny lärdom",
    quest: "Nytt mål",
  } as const;
  for (const field of ["byname", "childhood", "training", "quest"] as const) {
    const before = fields();
    await user.click(screen.getByRole("button", { name: `${buttons[field]} för ${name}` }));
    const after = fields();
    expect(after[field]).not.toBe(before[field]);
    expect({ ...after, [field]: before[field] }).toEqual(before);
  }
});

test("what was drawn again is what a link carries", async () => {
  const user = setUp();
  const before = figureDetails(NAMES, "alla")?.split("_");
  await user.click(screen.getByRole("button", { name: `Nytt mål för ${name}` }));
  const after = figureDetails(NAMES, "alla")?.split("_");
  expect(after).toHaveLength(12);
  expect(after?.[0]).not.toBe(before?.[0]);
  expect(after?.slice(1)).toEqual(before?.slice(1));
});

test("a link shows the figures that were sent", () => {
  const names = namesOf(7);
  const rounds = new Rounds();
  dealFigures(namesOf(8), "alla", rounds);
  const sent = dealFigures([...names].reverse(), "alla", rounds);
  setUp(names, { names: [...names].reverse(), places: writePlaces(sent) });
  const quests = names.map((_, i) => fields(i).quest);
  expect(quests).toEqual(sent.map((figure) => characterOf(figure)?.quest).reverse());
});

test("what was drawn again of a link is kept when the page is opened again", async () => {
  const names = namesOf(9);
  const places = writePlaces(dealFigures(names, "alla", new Rounds()));
  const user = setUp(names, { names, places });
  await user.click(screen.getByRole("button", { name: `Nytt mål för ${names[0]}` }));
  const before = names.map((_, i) => fields(i));
  cleanup();
  setUp(names, { names, places });
  expect(names.map((_, i) => fields(i))).toEqual(before);
});

test("a name that is not of the generator has no lines", () => {
  setUp(["Astrid Askbo"]);
  expect(screen.queryByText(/Växte upp/)).not.toBeInTheDocument();
});
