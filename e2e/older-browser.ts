/** A browser that lacks what one of the oldest browsers of package.json lacks, as far as it can be taken away. */
import type { Identifier } from "@mdn/browser-compat-data";
import type { BrowserContext } from "@playwright/test";
import { compatData, entryAt, missingIn, partsOf } from "../tests/built/compat/support.ts";

/** An object of the page by its path, "" for the window or "Array.prototype", and what to take from it. */
type Removal = readonly [owner: string, name: string];

/** Takes away interfaces and methods, `:has()` and container queries. The context must bypass the CSP. */
export async function makeOlder(context: BrowserContext): Promise<void> {
  await context.addInitScript((removals) => {
    for (const [path, name] of removals) {
      let owner: unknown = window;
      for (const key of path.split(".").filter(Boolean)) {
        owner = owner instanceof Object ? Reflect.get(owner, key) : undefined;
      }
      if (owner instanceof Object) Reflect.deleteProperty(owner, name);
    }
  }, removals());
  await context.route(/\.css$|\/[^.]*$/, async (route) => {
    const isStyled = ["document", "stylesheet"].includes(route.request().resourceType());
    if (!isStyled || route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    await route.fulfill({ response, body: withoutNewStyles(await response.text()) });
  });
}

function removals(): Removal[] {
  const builtins = entryAt(compatData.javascript, "builtins");
  return [
    ...newParts(builtins).map(([name]): Removal => ["", name]),
    ...partsOf(builtins).flatMap(([owner, entry]) =>
      newParts(entry).flatMap(([name]): Removal[] => [
        [owner, name],
        [`${owner}.prototype`, name],
      ]),
    ),
    ...newParts(compatData.api).map(([name]): Removal => ["", name]),
    ...newParts(entryAt(compatData.api, "Window")).map(([name]): Removal => ["", name]),
    ...partsOf(compatData.api).flatMap(([owner, entry]) =>
      newParts(entry).map(
        ([name]): Removal =>
          name.endsWith("_static")
            ? [owner, name.replace("_static", "")]
            : [`${owner}.prototype`, name],
      ),
    ),
  ];
}

/** The parts of an entry that the oldest browsers lack, but for what Playwright needs in the page. */
function newParts(entry: Identifier | undefined) {
  return partsOf(entry).filter(
    ([name, { __compat }]) => name !== "checkVisibility" && missingIn(__compat),
  );
}

/** The same style sheet, or document with one, as a browser reads it that does not know these names. */
function withoutNewStyles(text: string): string {
  return text
    .replaceAll(":has(", ":unknown-has(")
    .replaceAll("@container", "@unknown-container")
    .replaceAll("container-type:", "unknown-container-type:");
}
