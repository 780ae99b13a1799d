import { expect, test } from "vitest";
import { site } from "@/config/site.ts";
import { BlogData } from "@/features/blog/blog-structured-data.tsx";
import { findingsOf, listOf, prerenderedData } from "../../structured-data.ts";

test("each article has a headline, a date and an author", () => {
  const [data] = prerenderedData(
    <BlogData
      articles={[
        { title: "Namn förr", excerpt: "Så hette man 1998.", date: "2024-11-05" },
        { title: "Namn nu", excerpt: "Så heter man i dag.", date: "2024-12-31" },
      ]}
    />,
  );
  expect(data && findingsOf(data, site.url)).toEqual([]);
  expect(listOf(data, "blogPost")).toMatchObject([
    { headline: "Namn förr", description: "Så hette man 1998.", datePublished: "2024-11-05" },
    { headline: "Namn nu", author: { "@type": "Organization", name: "Namnfynd" } },
  ]);
});
