import { expect, test } from "vitest";
import { firstStyles } from "../../../scripts/build/prerender/first-styles.ts";

const page = '<main class="card wide"><p class="md:flex [&amp;&gt;b]:mt-1">Astrid</p></main>';

test.each([
  [".card{color:red}"],
  ["main p{color:red}"],
  ["*,:before,::placeholder{color:red}"],
  ["[data-theme=dark] p:first-child{color:red}"],
  ["p:not(.absent){color:red}"],
  [".absent,.wide{color:red}"],
  [":root:has(.card){color:red}"],
  [".md\\:flex{display:flex}"],
  [".\\[\\&\\>b\\]\\:mt-1{margin:1px}"],
  ["@media (min-width:40rem){.card{color:red}}"],
  ["@font-face{font-family:Fraunces;src:url(/a.woff2)}"],
])("%s is kept for a document that may need it", (css) => {
  expect(firstStyles(css, [page])).toBe(css);
});

test.each([
  [".absent{color:red}"],
  ["h1{color:red}"],
  [".card .absent{color:red}"],
  [":root:has(.toast){color:red}"],
  [".card:is(.absent,h1){color:red}"],
])("%s is left out: no document has what it selects", (css) => {
  expect(firstStyles(css, [page])).toBe("");
});

test.each(["hover", "focus", "focus-visible", "active", "disabled"])(
  "a rule for :%s is left out: it applies when the visitor acts",
  (state) => {
    expect(firstStyles(`.card:${state}{color:red}`, [page])).toBe("");
  },
);

test("writes conditions on the width in the form that the oldest browsers know", () => {
  const css = "@media (40rem<=width<=64rem){.card{color:red}}";
  expect(firstStyles(css, [page])).toBe(
    "@media (min-width:40rem) and (max-width:64rem){.card{color:red}}",
  );
});

test("has no declaration twice in a row", () => {
  const prefixed = "-webkit-text-decoration:inherit;";
  const css = `p{${prefixed}${prefixed}text-decoration:inherit}`;
  expect(firstStyles(css, [page])).toBe(`p{${prefixed}text-decoration:inherit}`);
});

test("leaves out rules for print", () => {
  const screen = "@media screen,print{.card{color:red}}";
  expect(firstStyles(`@media print{.card{color:red}}${screen}`, [page])).toBe(screen);
});

test("leaves out rules for what browsers draw inside of controls", () => {
  const css = "::file-selector-button{color:red}::-webkit-date-and-time-value{text-align:inherit}";
  expect(firstStyles(css, [page])).toBe("");
});

test("keeps the rules of every document, in the order of the style sheet", () => {
  const css = "@layer base{p{color:red}}@layer utilities{.late{color:red}.early{color:#00f}}";
  const documents = ['<p class="early"></p>', '<p class="late"></p>'];
  expect(firstStyles(css, documents)).toBe(css);
});

test("keeps the place of a layer without rules: the whole style sheet follows", () => {
  const css = "@layer base{.absent{color:red}}@layer utilities{p{color:red}}";
  expect(firstStyles(css, [page])).toBe("@layer base;@layer utilities{p{color:red}}");
});

test("hides what is styled later, and has no rules for it", () => {
  const css = "p{color:red}ul{color:red}nav{color:red}b{color:#00f}";
  const document =
    '<p></p><div id="a" class="wide styled-later"><div><ul></ul></div></div><b></b><nav class="styled-later">A</nav>';
  expect(firstStyles(css, [document])).toBe(
    "p{color:red}b{color:#00f}@layer base{.styled-later{display:none}}",
  );
});

test("keeps the custom properties that the other rules read", () => {
  const property = (name: string) => `@property ${name}{syntax:"*";inherits:false;initial-value:0}`;
  const css =
    ".card{--used:1px;--unused:2px;columns:2;text-wrap:balance;margin:var(--used)}.absent{margin:var(--unused)}";
  expect(firstStyles(css + property("--used") + property("--unused"), [page])).toBe(
    `.card{--used:1px;columns:2;text-wrap:balance;margin:var(--used)}${property("--used")}`,
  );
});

test("leaves out custom properties that only others read that are not used, and animations", () => {
  const css =
    ":root{--a:1px;--b:var(--a);--c:2px}@keyframes used{0%{color:red}}@keyframes other{0%{color:red}}";
  expect(firstStyles(`.card{margin:var(--c);animation:.3s used}${css}`, [page])).toBe(
    ".card{margin:var(--c);animation:.3s used}:root{--c:2px}@keyframes used{0%{color:red}}",
  );
});

test("rules for data attributes that no document has are left out, but not those of the root", () => {
  expect(firstStyles("[data-toast] .card{color:red}", [page])).toBe("");
  const themed = "[data-theme] .card{color:red}";
  expect(firstStyles(themed, [page])).toBe(themed);
});
