import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { webManifest } from "../../../scripts/build/offline-worker.ts";

const tokens = readFileSync("src/ui/tokens.css", "utf8");

/** The colours of a design token, light and dark. */
function token(name: string): {
  readonly light: string | undefined;
  readonly dark: string | undefined;
} {
  const [, light, dark] =
    new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(tokens) ?? [];
  return { light, dark };
}

test("the manifest and index.html have the colours of the design tokens", () => {
  expect(webManifest.background_color).toBe(token("ground").light);
  expect(webManifest.theme_color).toBe(token("surface").light);

  const page = readFileSync("index.html", "utf8");
  const themeColors = [
    ...page.matchAll(/name="theme-color" content="(#\w+)" media="\(.*: (\w+)\)"/g),
  ];
  expect(themeColors.map(([, color, theme]) => [theme, color])).toEqual([
    ["light", token("surface").light],
    ["dark", token("surface").dark],
  ]);
});
