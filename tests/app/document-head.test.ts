import { renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { type PageHead, useDocumentHead } from "@/app/document-head.ts";
import { site } from "@/config/site.ts";

const givenNames: PageHead = {
  title: "Förnamn – Namnfynd",
  description: "Förnamn som bärs i Sverige.",
  canonicalPath: "/fornamn",
  isListed: true,
};

const account: PageHead = {
  title: "Mitt konto – Namnfynd",
  description: "Din profil.",
  canonicalPath: null,
  isListed: false,
};

function attributes(selector: string, attribute: string): (string | null)[] {
  return [...document.head.querySelectorAll(selector)].map((element) =>
    element.getAttribute(attribute),
  );
}

function headNow() {
  return {
    titles: [...document.head.querySelectorAll("title")].map(({ textContent }) => textContent),
    descriptions: attributes("meta[name=description]", "content"),
    canonicals: attributes("link[rel=canonical]", "href"),
    robots: attributes("meta[name=robots]", "content"),
  };
}

const givenNamesHead = {
  titles: [givenNames.title],
  descriptions: [givenNames.description],
  canonicals: [`${site.url}/fornamn`],
  robots: [],
};

beforeEach(() => {
  document.head.innerHTML = '<title>Namnfynd</title><meta name="description" content="Namn." />';
});

describe("the document's head", () => {
  test("is that of the page, each element once", () => {
    renderHook(() => useDocumentHead(givenNames));
    expect(headNow()).toEqual(givenNamesHead);
  });

  test("follows from page to page, to an unlisted one and back", () => {
    const { rerender } = renderHook((page: PageHead) => useDocumentHead(page), {
      initialProps: givenNames,
    });
    rerender(account);
    expect(headNow()).toEqual({
      titles: [account.title],
      descriptions: [account.description],
      canonicals: [],
      robots: ["noindex"],
    });
    rerender(givenNames);
    expect(headNow()).toEqual(givenNamesHead);
  });
});
