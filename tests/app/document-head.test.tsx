import { render, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import DocumentHead from "@/app/document-head.tsx";
import { pageHead } from "@/app/page-heads.ts";
import { routes } from "@/app/routes.ts";
import { site } from "@/config/site.ts";

const givenNames = headProps("/fornamn");
const account = headProps("/konto");

function headProps(pathname: string) {
  const route = routes.find(({ path }) => path === pathname);
  if (!route) throw new Error(`No route ${pathname}`);
  return { route, params: {}, pathname };
}

const GIVEN_NAMES_TITLE = "Förnamn: vanliga, ovanliga och könsneutrala namn – Namnfynd";
const GIVEN_NAMES_DESCRIPTION = /^Pojknamn, flicknamn och könsneutrala namn/;

function contents(selector: string, attribute = "content"): (string | null)[] {
  return [...document.head.querySelectorAll(selector)].map((element) =>
    element.getAttribute(attribute),
  );
}

/** Gives the document the heads of pages one after the other. */
async function show(...heads: ReturnType<typeof headProps>[]): Promise<void> {
  const { rerender } = render(null);
  for (const props of heads) {
    rerender(<DocumentHead {...props} />);
    const { title } = await pageHead(props.pathname);
    // The code of the page is loaded for its head.
    await waitFor(() => expect(document.title).toBe(title));
  }
}

/** What a prerendered document for /konto has in its head. */
beforeEach(() => {
  document.head.innerHTML = `
    <meta charset="utf-8" /><link rel="icon" href="/icon.svg" />
    <title data-built>Mitt konto – Namnfynd</title>
    <meta name="description" content="Din profil" /><meta name="robots" content="noindex" />
    <meta data-built name="twitter:card" content="summary_large_image" />
    <meta name="theme-color" content="#fffdf9" />`;
});

describe("the document head", () => {
  test("describes the page to search engines and link previews, each tag once", async () => {
    await show(account, givenNames);

    const address = `${site.url}/fornamn`;
    expect(document.title).toBe(GIVEN_NAMES_TITLE);
    expect(document.head.querySelectorAll("title")).toHaveLength(1);
    expect(contents("meta[name=description]")).toEqual([
      expect.stringMatching(GIVEN_NAMES_DESCRIPTION),
    ]);
    expect(contents("link[rel=canonical]", "href")).toEqual([address]);
    expect(contents('meta[property="og:url"]')).toEqual([address]);
    expect(contents('meta[property="og:title"]')).toEqual([GIVEN_NAMES_TITLE]);
    expect(contents('meta[property="og:description"]')).toEqual([
      expect.stringMatching(GIVEN_NAMES_DESCRIPTION),
    ]);
    expect(contents('meta[property="og:image"]')).toEqual([`${site.url}/delning/fornamn.png`]);
    expect(contents("meta[name=robots]")).toEqual([]);
  });

  test("keeps an unlisted page out of search engines", async () => {
    await show(givenNames, account);
    expect(contents("meta[name=robots]")).toEqual(["noindex"]);
    expect(contents("link[rel=canonical]", "href")).toEqual([]);
    expect(contents('meta[property="og:url"]')).toEqual([]);
    expect(contents("meta[name=description]")).toEqual([expect.stringMatching(/^Din profil, /)]);
  });

  test("replaces the prerendered tags and keeps those that every page has", async () => {
    await show(givenNames);
    expect(contents("[data-built]")).toEqual([]);
    expect(contents("meta[name=robots]")).toEqual([]);
    expect(document.head.querySelector("meta[charset]")).not.toBeNull();
    expect(contents("meta[name=theme-color]")).toEqual(["#fffdf9"]);
    expect(contents("link[rel=icon]", "href")).toEqual(["/icon.svg"]);
  });

  test.each(routes.filter(({ path }) => !path.includes(":")))(
    "of $path is within what search engines show",
    async ({ path }) => {
      const { title, description } = await pageHead(path);
      expect(title.length).toBeLessThanOrEqual(65);
      expect(description.length).toBeLessThanOrEqual(160);
    },
  );
});
