import { expect, test } from "vitest";
import redirectToName, { config } from "../../../../netlify/edge-functions/name-addresses.ts";

/** Whether Netlify calls the function for an address. */
function isCalled(path: string): boolean {
  return new RegExp(config.pattern).test(path) && !new RegExp(config.excludedPattern).test(path);
}

test.each([
  ["/namn/Astrid", "/namn/astrid"],
  ["/NAMN/ASTRID?med=elsa", "/namn/astrid?med=elsa"],
  ["/namn/bjo%CC%88rn", "/namn/bj%C3%B6rn"],
  ["/namn/ovriga/Ab%C3%A9lone.", "/namn/ovriga/ab%C3%A9lone"],
  ["/Efternamn/De%20La%20Cruz", "/efternamn/de_la_cruz"],
])("on Netlify %s redirects to %s", (address, location) => {
  expect(isCalled(new URL(address, "https://namnfynd.se").pathname)).toBe(true);
  const answer = redirectToName(new Request(`https://namnfynd.se${address}`));
  expect(answer?.status).toBe(308);
  expect(answer?.headers.get("Location")).toBe(location);
});

test.each(["/namn/astrid", "/namn/bj%C3%B6rn", "/namn/topplista/2022", "/namn/12", "/namn/%zz"])(
  "on Netlify %s is answered as it is",
  (address) => {
    expect(redirectToName(new Request(`https://namnfynd.se${address}`))).toBeUndefined();
  },
);

test("on Netlify the address of a common name does not call the function", () => {
  expect(isCalled("/namn/astrid")).toBe(false);
  expect(isCalled("/efternamn/de_la_cruz")).toBe(false);
  expect(isCalled("/fornamn")).toBe(false);
});
