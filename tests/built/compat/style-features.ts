/** What a style sheet uses that the oldest browsers lack. */
import type { Identifier } from "@mdn/browser-compat-data";
import postcss, { AtRule, type ChildNode, type Declaration, Rule } from "postcss";
import { compatData, entryAt, type Finding, missingIn, partsOf } from "./support.ts";

const { css } = compatData;

/** Functions of values by name, as "light-dark". */
const FUNCTIONS = functionsByName();

function functionsByName(): ReadonlyMap<string, [feature: string, entry: Identifier]> {
  const functions = new Map<string, [string, Identifier]>();
  for (const [type, entry] of partsOf(entryAt(css, "types"))) {
    functions.set(type, [`css.types.${type}`, entry]);
  }
  for (const type of [
    "color",
    "gradient",
    "transform-function",
    "filter-function",
    "basic-shape",
    "image",
  ]) {
    for (const [name, entry] of partsOf(entryAt(css, "types", type))) {
      functions.set(name, [`css.types.${type}.${name}`, entry]);
    }
  }
  return functions;
}

/** Units by the part of the data that describes them. */
const UNITS: readonly [unit: RegExp, name: string][] = [
  [/^d(?:v[hwbi]|vmin|vmax)$/, "viewport_percentage_units_dynamic"],
  [/^s(?:v[hwbi]|vmin|vmax)$/, "viewport_percentage_units_small"],
  [/^l(?:v[hwbi]|vmin|vmax)$/, "viewport_percentage_units_large"],
  [/^cq(?:w|h|i|b|min|max)$/, "container_query_length_units"],
  [/^(?:cap|ch|em|ex|ic|lh|rcap|rch|rem|rex|ric|rlh|vb|vi)$/, "$&"],
];

/** What a style sheet uses that is newer than the oldest browsers, where nothing older stands beside it. */
export function findInStyles(text: string): Finding[] {
  const findings: Finding[] = [];

  function check(
    [feature, entry]: readonly [string, Identifier | undefined],
    node: ChildNode,
    prefixes: readonly string[] = [],
  ) {
    const missing = missingIn(entry?.__compat, prefixes);
    if (missing && !isGuarded(feature, node)) {
      findings.push({ feature, where: placeOf(node), missingIn: missing });
    }
  }

  const root = postcss.parse(text);
  root.walkAtRules((rule) => {
    check(at("at-rules", rule.name), rule);
    if (rule.name !== "media") return;
    if (/[<>=]/.test(rule.params)) check(at("at-rules", "media", "range_syntax"), rule);
    for (const [, name = ""] of rule.params.matchAll(/\(([a-z-]+)/g)) {
      check(at("at-rules", "media", name), rule);
    }
  });
  root.walkRules((rule) => {
    if (rule.parent instanceof AtRule && rule.parent.name === "keyframes") return;
    const selector = rule.selector.replace(/\\./g, "").replace(/"[^"]*"|'[^']*'/g, "");
    if (selector.includes("&") || rule.parent instanceof Rule)
      check(at("selectors", "nesting"), rule);
    for (const [, name = ""] of selector.matchAll(/::?([a-z][a-z-]*)/g)) {
      check(at("selectors", name), rule);
    }
  });
  root.walkDecls((declaration) => {
    const { prop } = declaration;
    check(at("properties", prop), declaration, prefixesBeside(declaration));
    const value = declaration.value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, "");
    for (const feature of valueFeatures(prop, value)) {
      const isOverride = siblingsBefore(declaration).some(
        (before) =>
          before.prop === prop &&
          !valueFeatures(prop, before.value).some(([it]) => it === feature[0]),
      );
      if (!isOverride) check(feature, declaration);
    }
  });
  return findings;
}

function at(...keys: string[]): [feature: string, entry: Identifier | undefined] {
  return [["css", ...keys].join("."), entryAt(css, ...keys)];
}

/** Functions, units and words of a value. */
function valueFeatures(prop: string, value: string): (readonly [string, Identifier | undefined])[] {
  const functions = [...value.matchAll(/(?<![\w-])([a-z][\w-]*)\(/gi)].flatMap(([, name = ""]) => {
    const known = FUNCTIONS.get(name);
    return known ? [known] : [];
  });
  const units = [...value.matchAll(/(?<![\w-])[+-]?[\d.]+([a-z]+)\b/g)].flatMap(([, unit = ""]) =>
    UNITS.filter(([pattern]) => pattern.test(unit)).map(([pattern, name]) =>
      at("types", "length", unit.replace(pattern, name)),
    ),
  );
  const words = [...value.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g)].map(([word]) =>
    at("properties", prop, word),
  );
  return [...functions, ...units, ...words];
}

/** Whether a condition around the node tries the feature. */
function isGuarded(feature: string, node: ChildNode): boolean {
  const name = feature.slice(feature.lastIndexOf(".") + 1);
  return ancestorsOf(node).some(
    (rule) =>
      rule instanceof AtRule &&
      rule.name === "supports" &&
      rule.params.includes(name) &&
      !/\bnot\b/.test(rule.params),
  );
}

function ancestorsOf({ parent }: ChildNode): readonly unknown[] {
  if (!(parent instanceof AtRule || parent instanceof Rule)) return [];
  return [parent, ...ancestorsOf(parent)];
}

/** Prefixes that the same property has in the same rule. */
function prefixesBeside(declaration: Declaration): string[] {
  return ["-webkit-", "-moz-"].filter((prefix) =>
    declaration.parent?.some(
      (node) => node.type === "decl" && node.prop === prefix + declaration.prop,
    ),
  );
}

function siblingsBefore(declaration: Declaration): Declaration[] {
  const siblings = declaration.parent?.nodes ?? [];
  return siblings
    .slice(0, siblings.indexOf(declaration))
    .filter((node): node is Declaration => node.type === "decl");
}

/** The selector or condition of the rule that a node is in. */
function placeOf(node: ChildNode): string {
  if (node instanceof Rule) return node.selector;
  if (node instanceof AtRule) return `@${node.name} ${node.params}`.trim();
  if (node.parent instanceof Rule) return node.parent.selector;
  return node.parent instanceof AtRule ? placeOf(node.parent) : "";
}
