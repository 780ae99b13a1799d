import type { NameFigures } from "./facts.ts";
import { lookUpSurname } from "./surname-facts.ts";

export const surnameFigures: NameFigures = {
  bearersOf: (name) => lookUpSurname(name).surnameBearers ?? 0,
};
