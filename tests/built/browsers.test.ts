import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { oldestBrowsers } from "../../scripts/build/browsers.ts";
import {
  type Fallback,
  isExcused,
  MARKUP_FALLBACKS,
  SCRIPT_FALLBACKS,
  STYLE_FALLBACKS,
} from "./compat/fallbacks.ts";
import { findInMarkup } from "./compat/markup-features.ts";
import { findInScript } from "./compat/script-features.ts";
import { findInStyles } from "./compat/style-features.ts";
import type { Finding } from "./compat/support.ts";
import { nameDocuments, pageAt, pages, readBuilt } from "./site.ts";

const assets = readdirSync("dist/assets");

/** Code of scripts by their names; those of documents are alike, and none is a module. */
const scripts = [
  ...assets
    .filter((file) => file.endsWith(".js"))
    .map((file) => ({ file, code: readBuilt(`/assets/${file}`), type: "module" as const })),
  ...["sw.js", "inbaddat/ram.js"].map((file) => ({
    file,
    code: readBuilt(`/${file}`),
    type: "script" as const,
  })),
  ...inlineScripts().map((code, i) => ({ file: `inline ${i}`, code, type: "script" as const })),
];

function inlineScripts(): string[] {
  const elements = pages.flatMap(({ document }) => [
    ...document.querySelectorAll("script:not([src], [type])"),
  ]);
  return [...new Set(elements.map(({ textContent }) => textContent))];
}

/** Every page, and the first documents of names, which are alike. */
const documents = [...pages.map(({ path, document }) => ({ path, document })), ...someNames(20)];

function someNames(count: number) {
  const some = [];
  for (const [path, html] of nameDocuments()) {
    some.push({ path, document: new DOMParser().parseFromString(html, "text/html") });
    if (some.length === count) break;
  }
  return some;
}

const styles = [
  ...new Set([
    ...assets.filter((file) => file.endsWith(".css")).map((file) => readBuilt(`/assets/${file}`)),
    readBuilt("/inbaddat/stil.css"),
    ...documents.flatMap(({ document }) =>
      [...document.querySelectorAll("style")].map(({ textContent }) => textContent),
    ),
  ]),
];

/** A fallback for scripts says what their code has. */
const inScripts = scripts.flatMap(({ file, code, type }) =>
  findInScript(code, file, type).map((finding) => ({ ...finding, file, where: code })),
);
const inStyles = styles.flatMap(findInStyles);
const inMarkup = documents.flatMap(({ path, document }) => findInMarkup(document, path));

describe.each([
  { files: "scripts", findings: inScripts, fallbacks: SCRIPT_FALLBACKS },
  { files: "style sheets", findings: inStyles, fallbacks: STYLE_FALLBACKS },
  { files: "documents", findings: inMarkup, fallbacks: MARKUP_FALLBACKS },
])("the $files", ({ findings, fallbacks }) => {
  test("use nothing that is newer than the oldest browsers without a fallback", () => {
    expect(withoutFallback(findings, fallbacks)).toEqual([]);
  });

  test("need every fallback in the list", () => {
    const unneeded = fallbacks.filter(
      (fallback) => !findings.some((it) => isExcused(it, fallback)),
    );
    expect(unneeded).toEqual([]);
  });
});

function withoutFallback(
  findings: readonly (Finding & { readonly file?: string })[],
  fallbacks: readonly Fallback[],
): string[] {
  const left = findings.filter((finding) => !fallbacks.some((it) => isExcused(finding, it)));
  return [
    ...new Set(
      left.map(
        ({ feature, file, where, missingIn }) =>
          `${feature} in ${file ?? where}: not in ${missingIn}`,
      ),
    ),
  ];
}

test("the accessibility statement and CONTRIBUTING.md name the oldest browsers", () => {
  const statement = pageAt("/tillganglighet").document.body.textContent.replace(/\s+/g, " ");
  const contributing = readFileSync("CONTRIBUTING.md", "utf8");
  for (const { name, version } of oldestBrowsers()) {
    expect(statement).toContain(`${name} ${version}`);
    expect(contributing).toContain(`${name} ${version}`);
  }
});

describe("a script of the future", () => {
  const features = (code: string) => findInScript(code, "new.js").map(({ feature }) => feature);

  test.each([
    ["class A{static{A.b=1}}", "javascript.classes.static.initialization_blocks"],
    ["a.split(/(?<=b)c/)", "javascript.regular_expressions.lookbehind_assertion"],
    ["RegExp(`(?<!b)c`)", "javascript.regular_expressions.lookbehind_assertion"],
    ["new RegExp('(?i:b)')", "javascript.regular_expressions.modifier"],
    ["new RegExp('b','v')", "javascript.builtins.RegExp.unicodeSets"],
    ["a.findLast(b)", "javascript.builtins.Array.findLast"],
    ["a().with(0,b)", "javascript.builtins.Array.with"],
    ["Object.groupBy(a,b)", "javascript.builtins.Object.groupBy"],
    ["Promise.withResolvers()", "javascript.builtins.Promise.withResolvers"],
    ["Array.fromAsync(a)", "javascript.builtins.Array.fromAsync"],
    ["a.isWellFormed()", "javascript.builtins.String.isWellFormed"],
    ["new Intl.Segmenter()", "javascript.builtins.Intl.Segmenter"],
    ["new Set().union(a)", "javascript.builtins.Set.union"],
    ["AbortSignal.timeout(1)", "api.AbortSignal.timeout_static"],
    ["AbortSignal.any([])", "api.AbortSignal.any_static"],
    ["URL.canParse(a)", "api.URL.canParse_static"],
    ["requestIdleCallback(a)", "api.Window.requestIdleCallback"],
    ["window.requestIdleCallback(a)", "api.Window.requestIdleCallback"],
    ["navigator.connection.saveData", "api.Navigator.connection"],
    ["CSS.registerProperty({})", "api.CSS.registerProperty_static"],
    ["a.showPopover()", "api.HTMLElement.showPopover"],
    ["new CompressionStream('gzip')", "api.CompressionStream"],
  ])("%s is found", (code, feature) => {
    expect(features(code)).toContain(feature);
  });

  test.each(["/a/v", "/(?i:a)/", "using a=b", "import a from 'b' with {type:'json'}"])(
    "%s cannot be parsed",
    (code) => {
      expect(() => features(code)).toThrow(SyntaxError);
    },
  );

  test.each([
    ["a feature that is tried", "typeof requestIdleCallback;window.trustedTypes?.createPolicy"],
    [
      "a variable of that name",
      "const navigation={};navigation.b;function f(scheduler){scheduler()}",
    ],
    [
      "what the oldest browsers have",
      "structuredClone(a).at(-1);class A{#a=1;has(b){return #a in b}}",
    ],
  ])("%s is not", (_what, code) => {
    expect(
      features(code).filter((it) => it !== "api.TrustedTypePolicyFactory.createPolicy"),
    ).toEqual([]);
  });
});

describe("a style sheet of the future", () => {
  const features = (css: string) => findInStyles(css).map(({ feature }) => feature);

  test.each([
    ["a:has(b){color:red}", "css.selectors.has"],
    ["a{& b{color:red}}", "css.selectors.nesting"],
    ["a{color:light-dark(red,blue)}", "css.types.color.light-dark"],
    ["a{--b:color-mix(in lab,red,blue)}", "css.types.color.color-mix"],
    ["a{height:100dvh}", "css.types.length.viewport_percentage_units_dynamic"],
    ["a{width:5cqw}", "css.types.length.container_query_length_units"],
    ["@container (width > 9rem){a{color:red}}", "css.at-rules.container"],
    ["@media (width <= 700px){a{color:red}}", "css.at-rules.media.range_syntax"],
    ["@starting-style{a{color:red}}", "css.at-rules.starting-style"],
    ["@property --a{syntax:'*';inherits:false}", "css.at-rules.property"],
    ["a{text-wrap:balance}", "css.properties.text-wrap"],
    ["a{field-sizing:content}", "css.properties.field-sizing"],
    ["a{translate:1px}", "css.properties.translate"],
    ["a{mask-image:none}", "css.properties.mask-image"],
    ["a{scrollbar-width:none}", "css.properties.scrollbar-width"],
  ])("%s is found", (css, feature) => {
    expect(features(css)).toContain(feature);
  });

  test.each([
    ["with its prefix", "a{-webkit-mask-image:none;mask-image:none}"],
    ["after an older value", "a{color:red;color:light-dark(red,blue)}"],
    [
      "where it is tried",
      "@supports (color:color-mix(in lab,red,red)){a{color:color-mix(in lab,red,blue)}}",
    ],
    ["in the name of a class", ".has-\\[\\:checked\\]\\:b{color:red}"],
  ])("nothing is %s", (_where, css) => {
    expect(features(css)).toEqual([]);
  });
});

test("an element and an attribute of the future are found", () => {
  const document = new DOMParser().parseFromString("<search><p inert popover>", "text/html");
  expect(findInMarkup(document, "/").map(({ feature }) => feature)).toEqual(
    expect.arrayContaining([
      "html.elements.search",
      "html.global_attributes.inert",
      "html.global_attributes.popover",
    ]),
  );
});
