import {
  API_LIMITS,
  SEARCHED_NAME_MAX_LENGTH,
  SUGGESTIONS_PER_PAGE,
} from "../../../src/config/limits.ts";
import type { Choices, Filter } from "../../../src/generators/engine/filters.ts";
import { nameIn } from "../../../src/names/form/name-form.ts";
import { GENERATOR_IDS, type LoadedGenerator, loadGenerator } from "./generators.ts";
import { Problem, type WrongParameter } from "./problem.ts";

/** What a call asks for. */
interface NamesQuery {
  readonly generator: LoadedGenerator;
  readonly choices: Choices;
  readonly count: number;
}

/** How many unknown parameters an answer names. */
const MAX_UNKNOWN = 5;

const NUMBERS = `1–${API_LIMITS.names}`;

/** @throws Problem that lists every wrong parameter with its allowed values */
export async function parseNamesQuery({ searchParams }: URL): Promise<NamesQuery> {
  const id = searchParams.get("generator");
  const generator = id === null ? undefined : await loadGenerator(id);
  if (!generator) {
    const detail = id === null ? "Välj en generator." : "Generatorn finns inte.";
    throw wrong([{ parameter: "generator", detail, allowed: GENERATOR_IDS }]);
  }
  const { filters } = generator.definition;
  const known = ["generator", "antal", ...filters.map((filter) => filter.id)];
  const errors = unexpected(searchParams, known);
  const typedCount = searchParams.get("antal") ?? String(SUGGESTIONS_PER_PAGE);
  const count = /^[1-9]\d*$/.test(typedCount) ? Number(typedCount) : 0;
  if (count < 1 || count > API_LIMITS.names) {
    const detail = `antal är ett heltal från 1 till ${API_LIMITS.names}.`;
    errors.push({ parameter: "antal", detail, allowed: [NUMBERS] });
  }
  const choices: Record<string, string> = {};
  for (const filter of filters) {
    const value = searchParams.get(filter.id);
    const choice = value === null ? filter.defaultValue : choiceFrom(filter, value);
    if (choice === null) errors.push(wrongChoice(filter));
    else choices[filter.id] = choice;
  }
  if (errors.length > 0) throw wrong(errors);
  return { generator, choices, count };
}

/** The name in normal form; a text that is none as it is. @throws Problem when it is missing, or longer than any */
export function parseLookupQuery({ searchParams }: URL): string {
  const errors = unexpected(searchParams, ["namn"]);
  const sent = searchParams.get("namn") ?? "";
  if (!/\p{L}/u.test(sent) || [...sent].length > SEARCHED_NAME_MAX_LENGTH) {
    const detail = `namn är ett namn på högst ${SEARCHED_NAME_MAX_LENGTH} tecken.`;
    errors.push({ parameter: "namn", detail });
  }
  if (errors.length > 0) throw wrong(errors);
  return nameIn(sent) || sent.trim();
}

/** The option that a value means; null for none. */
function choiceFrom({ options, typing }: Filter, value: string): string | null {
  if (!typing) return options.some((option) => option.value === value) ? value : null;
  return new RegExp(typing.pattern, "u").test(value) ? typing.parse(value) : null;
}

function wrongChoice({ id, label, options, typing }: Filter): WrongParameter {
  if (typing) {
    const { maxLength, contents } = typing;
    const detail = `${id} (${label}) är högst ${maxLength} ${contents} utan andra tecken.`;
    return { parameter: id, detail };
  }
  const allowed = options.map(({ value }) => value);
  return { parameter: id, detail: `${id} (${label}) har inte det värdet.`, allowed };
}

/** Parameters that are unknown, or sent twice: the first few, since the caller may have sent thousands. */
function unexpected(sent: URLSearchParams, known: readonly string[]): WrongParameter[] {
  const errors: WrongParameter[] = [];
  const names = [...new Set(sent.keys())];
  const unknown = names.filter((name) => !known.includes(name));
  for (const name of unknown.slice(0, MAX_UNKNOWN)) {
    const detail = "Parametern finns inte. Tillåtna värden är namnen på dem som finns.";
    // Cut, since the caller may have sent anything.
    errors.push({ parameter: [...name].slice(0, 40).join(""), detail, allowed: known });
  }
  const [next, ...others] = unknown.slice(MAX_UNKNOWN);
  if (next !== undefined) {
    const detail = `${others.length + 1} parametrar till finns inte.`;
    errors.push({ parameter: [...next].slice(0, 40).join(""), detail });
  }
  for (const parameter of known.filter((name) => sent.getAll(name).length > 1)) {
    errors.push({ parameter, detail: `${parameter} får bara anges en gång.` });
  }
  return errors;
}

function wrong(errors: readonly WrongParameter[]): Problem {
  return new Problem("felaktig-parameter", {
    detail: errors.map(({ detail }) => detail).join(" "),
    errors,
  });
}
