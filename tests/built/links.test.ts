import { expect, test } from "vitest";
import { isBuilt, listedPages, pageAt, readBuilt } from "./site.ts";

test.each(listedPages)("every link on $path leads somewhere, and safely", ({ path, document }) => {
  const links = [...document.querySelectorAll("a[href]")];
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    const href = link.getAttribute("href") ?? "";
    if (href.startsWith("mailto:")) {
      expect(href).toMatch(/^mailto:[a-z]+@[a-z]+\.se$/);
    } else if (href.startsWith("/") || href.startsWith("#")) {
      const { pathname, hash } = new URL(href, `https://namnfynd.se${path}`);
      expect(isBuilt(pathname), `${path}: ${href}`).toBe(true);
      expect(link.getAttribute("target"), href).toBeNull();
      if (hash) {
        const id = decodeURIComponent(hash.slice(1));
        expect(pageAt(pathname).document.getElementById(id), `${path}: ${href}`).not.toBeNull();
      }
    } else if (href.startsWith("webcal:")) {
      const { hostname, pathname } = new URL(href);
      expect(hostname).toBe("namnfynd.se");
      expect(isBuilt(pathname), href).toBe(true);
    } else {
      expect(href).toMatch(/^https:\/\//);
      expect(link.getAttribute("target"), href).toBe("_blank");
      expect(link.getAttribute("rel"), href).toMatch(/noopener.*noreferrer/);
      expect(link.getAttribute("aria-label") ?? link.textContent, href).toContain(
        "(öppnas i en ny flik)",
      );
    }
  }
});

test("every public page can be reached from the home page", () => {
  const reached = new Set(["/"]);
  for (const path of reached) {
    for (const link of pageAt(path).document.querySelectorAll("a[href^='/']")) {
      const { pathname } = new URL(link.getAttribute("href") ?? "", "https://namnfynd.se");
      if (listedPages.some((page) => page.path === pathname)) reached.add(pathname);
    }
  }
  expect([...reached].sort()).toEqual(listedPages.map(({ path }) => path).sort());
});

test("a link to a list of names says what its page is called", () => {
  const links = listedPages.flatMap(({ document }) => [
    ...document.querySelectorAll<HTMLAnchorElement>("main a.prose-link[href^='/namn/lista/']"),
  ]);
  expect(links.length).toBeGreaterThan(15);
  for (const link of links) {
    const [, heading] =
      /<h1[^>]*>(.*?)<\/h1>/.exec(readBuilt(`${link.getAttribute("href")}.html`)) ?? [];
    expect(link.textContent).toBe(heading);
  }
});
