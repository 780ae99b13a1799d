import { site } from "@/config/site.ts";
import { StructuredData } from "@/ui/structured-data.tsx";

interface BlogDataProps {
  /** `date` is an ISO 8601 date. */
  articles: readonly { readonly title: string; readonly excerpt: string; readonly date: string }[];
}

/** The articles as structured data for search engines. */
export function BlogData({ articles }: BlogDataProps) {
  return (
    <StructuredData
      data={{
        "@type": "Blog",
        name: `${site.name}s blogg`,
        url: `${site.url}/blogg`,
        inLanguage: "sv-SE",
        blogPost: articles.map(({ title, excerpt, date }) => ({
          "@type": "BlogPosting",
          headline: title,
          description: excerpt,
          datePublished: date,
          image: site.url + site.sharePicturePath,
          author: { "@type": "Organization", name: site.name, url: `${site.url}/` },
        })),
      }}
    />
  );
}
