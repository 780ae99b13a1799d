import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { OPTIONS, webManifest } from "../../../scripts/build/offline-worker.ts";

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

describe("the worker, for a name whose address is not in normal form", () => {
  const [rule] = OPTIONS.workbox?.runtimeCaching ?? [];

  /** What the code of the rule answers, as the worker has it: without anything around it. */
  async function answerTo(address: string): Promise<Response | null> {
    const url = new URL(address, "https://namnfynd.se");
    const context = { url, sameOrigin: true, request: { mode: "navigate" } };
    const run = (code: unknown) => new Function("context", `return (${code})(context)`)(context);
    return run(rule?.urlPattern) ? await run(rule?.handler) : null;
  }

  test.each([
    ["/namn/Astrid?med=elsa", "/namn/astrid?med=elsa"],
    ["/NAMN/ASTRID", "/namn/astrid"],
    ["/efternamn/BJO%CC%88RK", "/efternamn/bj%C3%B6rk"],
  ])("leads from %s to %s", async (address, location) => {
    // Response.redirect of Node takes whole addresses only.
    const redirect = vi.spyOn(Response, "redirect").mockReturnValue(new Response());
    await answerTo(address);
    expect(redirect).toHaveBeenCalledWith(location, 302);
    redirect.mockRestore();
  });

  test.each(["/namn/astrid", "/namn/bj%C3%B6rn", "/namn/%FF", "/fornamn?Kon=A", "/namn/A%3Fb"])(
    "leaves %s to the other rules",
    async (address) => {
      expect(await answerTo(address)).toBeNull();
    },
  );
});
