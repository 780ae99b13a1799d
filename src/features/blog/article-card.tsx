import { ChevronDown } from "lucide";
import { useId } from "react";
import { type Article, articlePath } from "@/content/blog/article.ts";
import { Icon } from "@/ui/icon.tsx";
import { Link } from "@/ui/link.tsx";
import { ArticleDate } from "./article-date.tsx";

/** Background colours of the signs, in turn. */
const BACKGROUNDS = ["bg-honey-tint", "bg-pine-tint", "bg-falu-tint"] as const;

/** An article with its sign. The full text expands in place. */
export function ArticleCard({ article, index }: { article: Article; index: number }) {
  const headingId = useId();
  const { title, excerpt, text, sign } = article;
  return (
    <article
      aria-labelledby={headingId}
      id={article.slug}
      className="scroll-mt-4 grid overflow-hidden print:block rounded-panel border border-line bg-surface shadow-card md:grid-cols-[19rem_minmax(0,1fr)] lg:grid-cols-[21rem_minmax(0,1fr)]"
    >
      {/* Repeats what the excerpt says. */}
      <div
        aria-hidden
        className={`flex flex-col px-6 print:hidden py-7 md:py-9 ${BACKGROUNDS[index % BACKGROUNDS.length]}`}
      >
        {sign.lines.map((line) => (
          <span
            key={line}
            translate="no"
            className="font-display text-2xl leading-[1.1] font-semibold tracking-[-0.02em]"
          >
            {line}
          </span>
        ))}
        <span className="mt-3 text-sm">{sign.caption}</span>
      </div>
      <div className="p-6 sm:p-8 print:px-0">
        <ArticleDate article={article} />
        <h2 id={headingId} className="mt-1.5">
          {title}
        </h2>
        <p className="mt-3 max-w-[62ch]">{excerpt}</p>
        <details className="paper-open group mt-4">
          <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold text-falu [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">Läs mer</span>
            <span className="hidden group-open:inline">Visa mindre</span>
            <span className="sr-only">: {title}</span>
            <Icon
              icon={ChevronDown}
              className="size-5 transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <div className="paper-stack mt-2 grid max-w-[62ch] gap-4">
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <Link to={articlePath(article)} className="prose-link justify-self-start print:hidden">
              Artikeln på en egen sida
            </Link>
          </div>
        </details>
      </div>
    </article>
  );
}
