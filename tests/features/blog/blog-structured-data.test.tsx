import { expect, test } from "vitest";
import { site } from "@/config/site.ts";
import type { Article } from "@/content/blog/article.ts";
import { BlogData } from "@/features/blog/blog-structured-data.tsx";
import { findingsOf, listOf, prerenderedData } from "../../structured-data.ts";

function article(slug: string, title: string, excerpt: string, date: string): Article {
  return { slug, title, excerpt, date, text: [], sign: { lines: ["", ""], caption: "" } };
}

test("each article has a headline, a date, an author and an address", () => {
  const [data] = prerenderedData(
    <BlogData
      articles={[
        article("namn-forr", "Namn förr", "Så hette man 1998.", "2024-11-05"),
        article("namn-nu", "Namn nu", "Så heter man i dag.", "2024-12-31"),
      ]}
    />,
  );
  expect(data && findingsOf(data, site.url)).toEqual([]);
  expect(listOf(data, "blogPost")).toMatchObject([
    { headline: "Namn förr", description: "Så hette man 1998.", datePublished: "2024-11-05" },
    { url: `${site.url}/blogg/namn-nu`, author: { "@type": "Organization", name: "Namnfynd" } },
  ]);
});
