import {
  families,
  places,
  rumours,
  secrets,
  ships,
  taverns,
  trades,
  traits,
} from "../../words/game-table.ts";
import { generate } from "../engine/definition.ts";
import { drawNames, type Random } from "../engine/engine.ts";
import { defaultChoices } from "../engine/filters.ts";
import { apart } from "./apart.ts";
import { givenNameOf, linesOf } from "./dnd-characters.ts";
import { characterNames, type GivenName, givenNames } from "./dnd-names.ts";
import { motifsOf } from "./motifs.ts";
import { peoples } from "./peoples.ts";
import type { Rounds } from "./rounds.ts";

/** What the rows of the table are: places from village to road, a tavern, a ship, a family, a stranger and a rumour. */
const ROWS = [
  { kind: "by", label: "By" },
  { kind: "stad", label: "Stad" },
  { kind: "borg", label: "Borg" },
  { kind: "skog", label: "Skog" },
  { kind: "berg", label: "Berg" },
  { kind: "vatten", label: "Vatten" },
  { kind: "ruin", label: "Ruin" },
  { kind: "vag", label: "Väg" },
  { kind: "vardshus", label: "Värdshus" },
  { kind: "skepp", label: "Skepp" },
  { kind: "slakt", label: "Släkt" },
  { kind: "framling", label: "Främling" },
  { kind: "rykte", label: "Rykte" },
] as const;

export type RowKind = (typeof ROWS)[number]["kind"];

/** A row of the game master's table. */
export interface GameRow {
  readonly kind: RowKind;
  /** Of the place, the ship, the family or the stranger; empty for a rumour. */
  readonly name: string;
  readonly text: string;
}

/** A row of each kind. */
export function rollGameTable(random: Random, rounds: Rounds): readonly GameRow[] {
  const rows: GameRow[] = [];
  for (const { kind } of ROWS) rows.push(drawRow(kind, rows, random, rounds));
  return rows;
}

/** What a row is: "Värdshus". */
export function rowLabel(kind: RowKind): string {
  return ROWS.find((row) => row.kind === kind)?.label ?? "";
}

/** The table with one row drawn again. */
export function drawRowAgain(
  rows: readonly GameRow[],
  kind: RowKind,
  random: Random,
  rounds: Rounds,
): readonly GameRow[] {
  const drawn = drawRow(kind, rows, random, rounds);
  return rows.map((row) => (row.kind === kind ? drawn : row));
}

function drawRow(
  kind: RowKind,
  beside: readonly GameRow[],
  random: Random,
  rounds: Rounds,
): GameRow {
  const told = new Set(beside.flatMap(({ name, text }) => motifsOf(`${name} ${text}`)));
  const draw = (list: string | undefined) => {
    const lines = linesOf(list);
    const isApart = (line: string) => !motifsOf(line).some((motif) => told.has(motif));
    const line = lines[rounds.draw(lines, Math.floor(random() * lines.length), isApart)] ?? "";
    for (const motif of motifsOf(line)) told.add(motif);
    return line;
  };
  const named = (list: string | undefined): GameRow => {
    const [name = "", text = ""] = draw(list).split("\t");
    return { kind, name, text };
  };
  switch (kind) {
    case "vardshus":
      return named(taverns);
    case "skepp":
      return named(ships);
    case "rykte":
      return { kind, name: "", text: draw(rumours) };
    case "slakt":
      return { kind, ...drawFamily(draw, random) };
    case "framling":
      return { kind, ...drawStranger(draw, random) };
    default:
      return named(places[kind]);
  }
}

function drawStranger(draw: (list: string) => string, random: Random) {
  const name = drawName(random);
  const people = peopleOf(givenNameOf(name));
  const text = `${people}. Yrke: ${draw(trades)}. Kännetecken: ${draw(traits)}. Hemlighet: ${draw(secrets)}.`;
  return { name, text };
}

/** A family of four generations, whose given names are of one people and one origin. */
function drawFamily(draw: (list: string) => string, random: Random) {
  const [given = "", surname = ""] = drawName(random).split(" ");
  const eldest = givenNameOf(given);
  const kin = givenNames.filter(
    ({ word, people, origin }) =>
      word !== given && people === eldest?.people && origin === eldest.origin,
  );
  const batch = apart(kin, random, {
    groupOf: ({ sex }) => sex,
    nameOf: ({ word }) => (word.charAt(0) === given.charAt(0) ? undefined : word),
  });
  const { names } = drawNames(batch, { count: 3, random });
  const [child = "", grandchild = "", youngest = ""] = names;
  const line = [isMan(child) ? "son" : "dotter", isMan(grandchild) ? "son" : "dotter"];
  const generations = `${given}, ${definite(line[0])} ${child}, ${definite(line.join(""))} ${grandchild} och barnbarnsbarnet ${youngest}`;
  const text = `${peopleOf(eldest)}. En släkt som ${draw(families)}. I fyra led: ${generations}.`;
  return { name: surname, text };
}

function isMan(name: string): boolean {
  return givenNameOf(name)?.sex === "manlig";
}

/** "sonen", "sondottern" */
function definite(relative = ""): string {
  return relative.endsWith("son") ? `${relative}en` : `${relative}n`;
}

/** A full name of any people. */
function drawName(random: Random): string {
  const choices = defaultChoices(characterNames.filters);
  return generate(characterNames, choices, { count: 1, random }).names[0] ?? "";
}

function peopleOf(given: GivenName | undefined): string {
  return peoples[given?.people ?? ""]?.label ?? "";
}
