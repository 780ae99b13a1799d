import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inlineScriptHashes } from "../../../../scripts/build/hosting/inline-scripts.ts";

const template = readFileSync("index.html", "utf8");

function hashes(html: string, from = template): readonly string[] {
  return inlineScriptHashes(from, new Map([["sida.html", html]]));
}

test("the hash is that of the theme script in the page", () => {
  const text = template.slice(
    template.indexOf("<script>") + "<script>".length,
    template.indexOf("</script>"),
  );
  expect(text).toContain("localStorage");
  const hash = createHash("sha256").update(text).digest("base64");
  expect(hashes(template)).toEqual([`'sha256-${hash}'`]);
});

test("the hash is the same with Windows line endings", () => {
  const windows = template.replaceAll("\n", "\r\n");
  expect(hashes(windows)).toEqual(hashes(template));
  expect(hashes(windows, windows)).toEqual(hashes(template));
});

test("all pages share the hash of one script", () => {
  const pages = new Map([
    ["index.html", template],
    ["fornamn.html", template],
  ]);
  expect(inlineScriptHashes(template, pages)).toHaveLength(1);
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
  expect(hashes(template.replace("</body>", `${script}</body>`))).toHaveLength(1);
});
