import { useParams } from "react-router-dom";
import { articlePath, descriptionOf } from "@/content/blog/article.ts";
import { ARTICLES } from "@/content/blog/articles.ts";
import { ArticleDate } from "@/features/blog/article-date.tsx";
import { ArticleData } from "@/features/blog/blog-structured-data.tsx";
import { missingPageHead } from "@/lib/missing-page-head.ts";
import { type PageHead, type RouteParams, titled } from "@/lib/page-head.ts";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { LinkTile } from "@/ui/link-tile.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { Section } from "@/ui/section.tsx";
import NotFoundPage from "./not-found-page.tsx";

/** /blogg/{article} */
export default function ArticlePage() {
  const article = articleAt(useParams());
  if (!article) return <NotFoundPage />;
  const { title, excerpt, text } = article;
  return (
    <>
      <Breadcrumbs
        trail={[
          { to: "/", label: "Hem" },
          { to: "/blogg", label: "Blogg" },
        ]}
        current={title}
      />
      <article>
        <PageHeading>{title}</PageHeading>
        <ArticleDate article={article} />
        <Lead className="mt-4">{excerpt}</Lead>
        <div className="paper-stack mt-6 grid max-w-[62ch] gap-4">
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </article>
      <ArticleData article={article} />
      <Section heading="Fler artiklar" className="mt-16 print:hidden">
        <ul className="grid gap-3.5 sm:grid-cols-2">
          {ARTICLES.filter((other) => other !== article).map((other) => (
            <li key={other.slug}>
              <LinkTile
                to={articlePath(other)}
                label={other.title}
                text={other.sign.caption}
                labelAs="h3"
              />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

export async function head(params: RouteParams): Promise<PageHead> {
  const article = articleAt(params);
  if (!article) return missingPageHead;
  return { title: titled(article.title), description: descriptionOf(article) };
}

function articleAt({ article: slug }: RouteParams) {
  return ARTICLES.find((each) => each.slug === slug);
}
