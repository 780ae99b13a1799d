/** The page of each article. */
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { site } from "@/config/site.ts";
import { ARTICLES } from "@/content/blog/articles.ts";
import ArticlePage, { head } from "@/pages/article-page.tsx";
import { findingsOf, prerenderedData } from "../structured-data.ts";

function pageAt(address: string) {
  return (
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/blogg/:article" element={<ArticlePage />} />
      </Routes>
    </MemoryRouter>
  );
}

describe.each(ARTICLES.map((article) => [article.slug, article] as const))(
  "/blogg/%s",
  (slug, { title, excerpt, text }) => {
    test("has the whole article, open", () => {
      render(pageAt(`/blogg/${slug}`));
      expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
        title.replaceAll("\u00a0", " "),
      );
      const paragraphs = [...screen.getByRole("article").querySelectorAll("p")].map(
        ({ textContent }) => textContent,
      );
      expect(paragraphs).toEqual(expect.arrayContaining([excerpt, ...text]));
      expect(document.querySelector("details")).toBeNull();
    });

    test("leads back to the blog, and to every other article", () => {
      render(pageAt(`/blogg/${slug}`));
      const more = within(screen.getByRole("region", { name: "Fler artiklar" }));
      expect(more.getAllByRole("link")).toHaveLength(ARTICLES.length - 1);
      expect(more.queryByRole("link", { name: title })).toBeNull();
      expect(screen.getByRole("link", { name: "Blogg" })).toHaveAttribute("href", "/blogg");
    });

    test("has a head that search engines show whole, of whole sentences", async () => {
      const { title: shown, description } = await head({ article: slug });
      expect(shown).toContain(title);
      expect(shown.length).toBeLessThanOrEqual(60);
      expect(excerpt.startsWith(description)).toBe(true);
      expect(description.length, description).toBeGreaterThan(70);
      expect(description.length, description).toBeLessThanOrEqual(155);
      expect(description).toMatch(/\.$/);
    });

    test("is structured data with its address", () => {
      const blocks = prerenderedData(pageAt(`/blogg/${slug}`));
      expect(blocks.flatMap((block) => findingsOf(block, site.url))).toEqual([]);
      expect(blocks).toContainEqual(
        expect.objectContaining({ "@type": "BlogPosting", url: `${site.url}/blogg/${slug}` }),
      );
    });
  },
);

test("every article has an address of its own in ASCII", () => {
  const slugs = ARTICLES.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.filter((slug) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug))).toEqual([]);
});

test("another address is a missing page", async () => {
  render(pageAt("/blogg/finns-inte"));
  expect(screen.getByRole("heading", { level: 1, name: /Sidan finns inte/ })).toBeVisible();
  expect((await head({ article: "finns-inte" })).title).toBe("Sidan finns inte – Namnfynd");
});
