import { type Article, readingMinutes } from "@/content/blog/article.ts";
import { formatDate, formatDuration } from "@/lib/format.ts";

/** When an article was written, and how long it takes to read. */
export function ArticleDate({ article }: { article: Article }) {
  const { date } = article;
  return (
    <p className="flex flex-wrap gap-x-4 text-sm wrap-anywhere text-ink-soft">
      {/* Noon local time, so that it is the same day everywhere. */}
      <time dateTime={date}>{formatDate(new Date(`${date}T12:00`))}</time>
      <span>{formatDuration(readingMinutes(article), "minute")}s läsning</span>
    </p>
  );
}
