/** What a script uses that the oldest browsers lack. */
import type { Identifier } from "@mdn/browser-compat-data";
import { type AnyNode, parse } from "acorn";
import { compatData, entryAt, type Finding, missingIn, partsOf } from "./support.ts";

const { api, javascript } = compatData;

/** Built-in objects of the language, and those of Intl. */
const BUILTINS = entryAt(javascript, "builtins") ?? {};

/** Objects of which there is one, by their names in scripts. */
const INSTANCES: Readonly<Record<string, string>> = {
  crypto: "Crypto",
  document: "Document",
  history: "History",
  location: "Location",
  navigator: "Navigator",
  performance: "Performance",
  screen: "Screen",
};

/** Interfaces of the browser whose objects the site handles, often without their name beside them. */
const HANDLED =
  /^api\.(?:Abort(?:Controller|Signal)|Blob|CSSStyleSheet|Document(?:Fragment)?|Element|Event(?:Target)?|FormData|Headers|HTML(?!Fenced|Install)\w*Element|(?:Keyboard|Pointer|Toggle)Event|Node(?:List)?|Request|Response|ServiceWorker\w*|ShadowRoot|StorageManager|TrustedType\w+|URL(?:SearchParams)?|Window)\./;

/** Methods of the language's objects. Members that are not called have names that other objects have, too. */
const METHODS = /^javascript\.builtins\.(?!\w*DisposableStack|Temporal|Intl)/;

const GLOBAL_OBJECTS: ReadonlySet<string> = new Set(["window", "self", "globalThis"]);

/** Everything that objects can have a member of a name from, by that name. */
const MEMBERS = membersByName();

function membersByName(): ReadonlyMap<string, readonly [feature: string, entry: Identifier][]> {
  const members = new Map<string, [string, Identifier][]>();
  const owners = [
    ...partsOf(api).map(([name, entry]) => [`api.${name}`, entry] as const),
    ...partsOf(BUILTINS).map(([name, entry]) => [`javascript.builtins.${name}`, entry] as const),
    ...partsOf(BUILTINS.Intl).map(
      ([name, entry]) => [`javascript.builtins.Intl.${name}`, entry] as const,
    ),
  ];
  for (const [owner, entry] of owners) {
    for (const [name, part] of partsOf(entry)) {
      const known = members.get(name) ?? [];
      members.set(name, [...known, [`${owner}.${name}`, part]]);
    }
  }
  return members;
}

/**
 * What a script uses that is newer than the oldest browsers: syntax, regular expressions, globals, and members
 * of objects. The kind of an object is rarely known, so a member counts where no older object has one of its name.
 * Options of functions, and what a string contains but for patterns, are not looked at.
 *
 * @throws SyntaxError where the syntax is newer than ES2022, which the oldest browsers have most of
 */
export function findInScript(
  code: string,
  where: string,
  sourceType: "module" | "script" = "module",
) {
  const program = parse(code, { ecmaVersion: 2022, sourceType });
  const declared = new Set<string>();
  walk(program, (node) => {
    for (const name of namesDeclaredBy(node)) declared.add(name);
  });

  const findings = new Map<string, Finding>();
  function check(feature: string, entry: Identifier | undefined) {
    const missing = missingIn(entry?.__compat);
    if (missing) findings.set(feature, { feature, where, missingIn: missing });
  }

  function checkGlobal(name: string) {
    if (entryAt(BUILTINS, name)) return check(`javascript.builtins.${name}`, BUILTINS[name]);
    if (entryAt(api, "Window", name))
      return check(`api.Window.${name}`, entryAt(api, "Window", name));
    check(`api.${name}`, entryAt(api, name));
  }

  function checkMember(object: AnyNode, name: string, isCalled: boolean) {
    if (object.type === "Identifier" && !declared.has(object.name)) {
      if (GLOBAL_OBJECTS.has(object.name)) return checkGlobal(name);
      const own = ownMember(object.name, name);
      if (own) return check(...own);
      if (entryAt(BUILTINS, object.name)) return;
    }
    const candidates = MEMBERS.get(name) ?? [];
    const first = candidates.find(([it]) => HANDLED.test(it) || (isCalled && METHODS.test(it)));
    if (first && candidates.every(([, { __compat }]) => missingIn(__compat))) check(...first);
  }

  walk(program, (node, parent) => {
    for (const [feature, keys] of syntaxOf(node)) check(feature, entryAt(javascript, ...keys));
    if (node.type === "MemberExpression") {
      const name = memberName(node);
      // What follows "?." is left out where the member is missing.
      const isOptional = isOptionalPart(parent) && partOf(parent) === node;
      if (name && !isOptional) checkMember(node.object, name, isCallOf(parent, node));
    } else if (node.type === "Identifier" && isRead(node, parent) && !declared.has(node.name)) {
      checkGlobal(node.name);
    }
  });
  return [...findings.values()];
}

function ownMember(object: string, name: string): [string, Identifier | undefined] | null {
  const instance = INSTANCES[object];
  const paths: (readonly [string, Identifier, string[]])[] = instance
    ? [["api", api, [instance, name]]]
    : [
        ["javascript.builtins", BUILTINS, [object, name]],
        ["api", api, [object, `${name}_static`]],
      ];
  for (const [prefix, root, keys] of paths) {
    const entry = entryAt(root, ...keys);
    if (entry) return [`${prefix}.${keys.join(".")}`, entry];
  }
  return null;
}

/** Syntax that not every browser of the last years has, as the feature and its place in the data. */
function syntaxOf(node: AnyNode): [feature: string, keys: string[]][] {
  return syntaxKeys(node).map((keys) => [["javascript", ...keys].join("."), keys]);
}

function syntaxKeys(node: AnyNode): string[][] {
  switch (node.type) {
    case "StaticBlock":
      return [["classes", "static", "initialization_blocks"]];
    case "PropertyDefinition":
      return [
        [
          "classes",
          node.key.type === "PrivateIdentifier" ? "private_class_fields" : "public_class_fields",
        ],
        ...(node.static ? [["classes", "static", "class_fields"]] : []),
      ];
    case "MethodDefinition":
      return node.key.type === "PrivateIdentifier" ? [["classes", "private_class_methods"]] : [];
    case "BinaryExpression":
      return node.left.type === "PrivateIdentifier" ? [["classes", "private_class_fields_in"]] : [];
    case "Literal":
      if (node.regex) return regExpKeys(node.regex.pattern, node.regex.flags);
      // A pattern may be in a string.
      return typeof node.value === "string" ? regExpKeys(node.value, "") : [];
    case "TemplateElement":
      return regExpKeys(node.value.raw, "");
    case "NewExpression":
    case "CallExpression": {
      const [, flags] = node.arguments;
      const isRegExp = node.callee.type === "Identifier" && node.callee.name === "RegExp";
      return isRegExp && flags?.type === "Literal" ? regExpKeys("", String(flags.value)) : [];
    }
    default:
      return [];
  }
}

function regExpKeys(pattern: string, flags: string): string[][] {
  return [
    ...(/\(\?<[=!]/.test(pattern) ? [["regular_expressions", "lookbehind_assertion"]] : []),
    ...(/\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/.test(pattern)
      ? [["regular_expressions", "modifier"]]
      : []),
    ...(flags.includes("d") ? [["builtins", "RegExp", "hasIndices"]] : []),
    ...(flags.includes("v") ? [["builtins", "RegExp", "unicodeSets"]] : []),
  ];
}

function memberName(node: AnyNode & { type: "MemberExpression" }): string | null {
  const { property } = node;
  if (!node.computed) return property.type === "Identifier" ? property.name : null;
  return property.type === "Literal" && typeof property.value === "string" ? property.value : null;
}

/** Whether a node is something with "?." before its last part. */
function isOptionalPart(node: AnyNode | null): boolean {
  return (
    (node?.type === "MemberExpression" || node?.type === "CallExpression") && node.optional === true
  );
}

function isCallOf(parent: AnyNode | null, node: AnyNode): boolean {
  return parent?.type === "CallExpression" && parent.callee === node;
}

/** What is before "?.". */
function partOf(node: AnyNode | null): AnyNode | null {
  if (node?.type === "MemberExpression") return node.object;
  return node?.type === "CallExpression" ? node.callee : null;
}

/** Whether an identifier is a variable that is read, and not tried with typeof. */
function isRead(node: AnyNode, parent: AnyNode | null): boolean {
  switch (parent?.type) {
    case "MemberExpression":
      return parent.object === node || parent.computed;
    case "Property":
    case "PropertyDefinition":
    case "MethodDefinition":
      return parent.value === node || parent.computed;
    case "UnaryExpression":
      return parent.operator !== "typeof";
    case "LabeledStatement":
    case "BreakStatement":
    case "ContinueStatement":
    case "MetaProperty":
    case "ImportSpecifier":
    case "ExportSpecifier":
      return false;
    default:
      return true;
  }
}

/** Names of the variables that a node declares. */
function namesDeclaredBy(node: AnyNode): string[] {
  switch (node.type) {
    case "VariableDeclarator":
      return namesIn(node.id);
    case "FunctionDeclaration":
    case "FunctionExpression":
      return [...(node.id ? [node.id.name] : []), ...node.params.flatMap(namesIn)];
    case "ArrowFunctionExpression":
      return node.params.flatMap(namesIn);
    case "ClassDeclaration":
    case "ClassExpression":
      return node.id ? [node.id.name] : [];
    case "CatchClause":
      return node.param ? namesIn(node.param) : [];
    case "ImportSpecifier":
    case "ImportDefaultSpecifier":
    case "ImportNamespaceSpecifier":
      return [node.local.name];
    default:
      return [];
  }
}

/** Names in a pattern; those that its defaults read are taken for declared. */
function namesIn(pattern: AnyNode): string[] {
  const names: string[] = [];
  walk(pattern, (node) => {
    if (node.type === "Identifier") names.push(node.name);
  });
  return names;
}

function walk(
  node: AnyNode,
  visit: (node: AnyNode, parent: AnyNode | null) => void,
  parent: AnyNode | null = null,
): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const child of value) if (isNode(child)) walk(child, visit, node);
    } else if (isNode(value)) {
      walk(value, visit, node);
    }
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
