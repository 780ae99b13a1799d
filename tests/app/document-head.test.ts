// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from "vitest";
import { descriptions } from "@/app/descriptions.ts";
import { type HeadRoute, headElements, showHead } from "@/app/document-head.ts";
import { routes } from "@/app/routes.ts";
import { site } from "@/config/site.ts";

const givenNames: HeadRoute = {
  path: "/fornamn",
  title: "Förnamn – Namnfynd",
  kind: "generator",
};

const account: HeadRoute = {
  path: "/konto",
  title: "Mitt konto – Namnfynd",
  kind: "personal",
};

function contents(selector: string, attribute = "content"): (string | null)[] {
  return [...document.head.querySelectorAll(selector)].map((element) =>
    element.getAttribute(attribute),
  );
}

beforeEach(() => {
  document.head.innerHTML = '<meta charset="utf-8" /><link rel="icon" href="/icon.svg" />';
});

describe("the document's head", () => {
  test("tells search engines and link previews of the page, each thing once", () => {
    showHead(account);
    showHead(givenNames);
    const address = `${site.url}/fornamn`;
    expect(contents("meta[name=description]")).toEqual([descriptions["/fornamn"]]);
    expect(contents("link[rel=canonical]", "href")).toEqual([address]);
    expect(contents('meta[property="og:url"]')).toEqual([address]);
    for (const title of ['meta[property="og:title"]', "meta[name='twitter:title']"]) {
      expect(contents(title)).toEqual([givenNames.title]);
    }
    for (const text of ['meta[property="og:description"]', "meta[name='twitter:description']"]) {
      expect(contents(text)).toEqual([descriptions["/fornamn"]]);
    }
    for (const picture of ['meta[property="og:image"]', "meta[name='twitter:image']"]) {
      expect(contents(picture)).toEqual([`${site.url}/delning/fornamn.png`]);
    }
    expect(contents("meta[name=robots]")).toEqual([]);
  });

  test("keeps a personal page out of search engines", () => {
    showHead(givenNames);
    showHead(account);
    expect(contents("meta[name=robots]")).toEqual(["noindex"]);
    expect(contents("link[rel=canonical]", "href")).toEqual([]);
    expect(contents('meta[property="og:url"]')).toEqual([]);
    expect(contents("meta[name=description]")).toEqual([descriptions["/konto"]]);
  });

  test("leaves alone what is the same on every page", () => {
    showHead(givenNames);
    expect(document.head.querySelector("meta[charset]")).not.toBeNull();
    expect(contents("link[rel=icon]", "href")).toEqual(["/icon.svg"]);
  });

  test.each(routes)("is within what search engines show, for $path", (route) => {
    expect(route.title.length).toBeLessThanOrEqual(65);
    expect(descriptions[route.path].length).toBeLessThanOrEqual(160);
    const names = headElements(route).map(({ attributes }) => JSON.stringify(attributes));
    expect(new Set(names).size).toBe(names.length);
  });
});
