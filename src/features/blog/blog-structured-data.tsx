import { site } from "@/config/site.ts";
import { type Article, articlePath } from "@/content/blog/article.ts";
import { type BlogPosting, StructuredData } from "@/ui/structured-data.tsx";

/** The articles as structured data for search engines. */
export function BlogData({ articles }: { articles: readonly Article[] }) {
  return (
    <StructuredData
      data={{
        "@type": "Blog",
        name: `${site.name}s blogg`,
        url: `${site.url}/blogg`,
        inLanguage: "sv-SE",
        blogPost: articles.map(postingOf),
      }}
    />
  );
}

/** One article as structured data. */
export function ArticleData({ article }: { article: Article }) {
  return <StructuredData data={postingOf(article)} />;
}

function postingOf(article: Article): BlogPosting {
  const { title, excerpt, date } = article;
  return {
    "@type": "BlogPosting",
    headline: title,
    description: excerpt,
    datePublished: date,
    url: site.url + articlePath(article),
    image: site.url + site.sharePicturePath,
    author: { "@type": "Organization", name: site.name, url: `${site.url}/` },
  };
}
