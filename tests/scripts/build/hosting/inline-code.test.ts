import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  inlineScriptHashes,
  inlineStyleHashes,
} from "../../../../scripts/build/hosting/inline-code.ts";

const template = readFileSync("index.html", "utf8");

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function hashes(html: string, from = template): readonly string[] {
  return inlineScriptHashes(from, new Map([["sida.html", html]]));
}

test("the hashes are those of the scripts in the page", () => {
  const scripts = template
    .split(/<script(?: data-\w+="[^"]*")*>/)
    .slice(1)
    .map((rest) => rest.split("</script>")[0] ?? "");
  expect(scripts).toHaveLength(5);
  expect(scripts[0]).toContain("localStorage");
  expect(scripts[1]).toContain("location.pathname");
  expect(scripts[2]).toContain("dataset.files");
  expect(scripts[3]).toContain("location.search");
  expect(scripts[4]).toContain("postponed-module");
  expect(hashes(template)).toEqual(scripts.map(hashOf));
});

test("the hashes are the same with Windows line endings", () => {
  const windows = template.replaceAll("\n", "\r\n");
  expect(hashes(windows)).toEqual(hashes(template));
  expect(hashes(windows, windows)).toEqual(hashes(template));
});

test("all pages share the hashes of the scripts", () => {
  const pages = new Map([
    ["index.html", template],
    ["fornamn.html", template],
  ]);
  expect(inlineScriptHashes(template, pages)).toHaveLength(5);
});

test.each([
  "<script>alert(1)</script>",
  "<SCRIPT async>alert(1)</SCRIPT >",
  '<script type="module">import "/x.js"</script>',
  '<script type="importmap">{}</script>',
  '<script type="speculationrules">{}</script>',
  '<script data-src="x">alert(1)</script>',
])("a script that is not in the template fails the build: %s", (script) => {
  const html = template.replace("</body>", `${script}</body>`);
  expect(() => hashes(html)).toThrow("sida.html has an inline script");
});

test("a modified theme script fails the build", () => {
  expect(() => hashes(template.replace('"theme"', '"tema"'))).toThrow("inline script");
});

test.each([
  '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  "<script type=application/json>{}</script>",
  '<script type="module" src="/assets/index.js"></script>',
])("data blocks and external scripts need no hash: %s", (script) => {
  expect(hashes(template.replace("</body>", `${script}</body>`))).toHaveLength(5);
});

describe("the style elements", () => {
  test("have the hash of their text, once for all pages with it", () => {
    const whole = "<style>p{color:red}a{}</style>";
    const part = "<style>p{color:red}</style>";
    const pages = new Map([
      ["index.html", whole],
      ["fornamn.html", `<p>Text</p>${whole}`],
      ["namn/astrid.html", part],
      ["namn/alma.html", part],
    ]);
    expect(inlineStyleHashes(pages)).toEqual([hashOf("p{color:red}a{}"), hashOf("p{color:red}")]);
  });

  test("fail the build when only one page has one", () => {
    const pages = new Map([
      ["index.html", "<style>p{}</style>"],
      ["fornamn.html", "<style>p{}</style><STYLE media=print>a{}</STYLE >"],
    ]);
    expect(() => inlineStyleHashes(pages)).toThrow("fornamn.html");
  });
});
