import { ARTICLES } from "@/content/blog/articles.ts";
import { ArticleCard } from "@/features/blog/article-card.tsx";
import { BlogData } from "@/features/blog/blog-structured-data.tsx";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { LinkTile } from "@/ui/link-tile.tsx";
import { Motif } from "@/ui/motif.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";
import { Section } from "@/ui/section.tsx";

const TOPICS = [
  { to: "/fornamn", label: "Förnamn", text: "Klassiskt, modernt och nordiskt", motif: "cake" },
  { to: "/foretagsnamn", label: "Företagsnamn", text: "Efter bransch och ton", motif: "sign" },
  {
    to: "/husdjursnamn",
    label: "Husdjursnamn",
    text: "Till hund, katt, kanin, fågel och fisk",
    motif: "paw",
  },
  {
    to: "/fantasy-namn",
    label: "Fantasynamn",
    text: "Krigare, magiker, alver och drakar",
    motif: "dragon",
  },
] as const;

/** /blogg */
export default function BlogPage() {
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current="Blogg" />
      <PageHeading>Artiklar om svenska namn</PageHeading>
      <Lead>Om namn, vad siffrorna säger om dem, och vad de inte säger.</Lead>
      <div className="paper-stack mt-9 grid gap-7">
        {ARTICLES.map((article, i) => (
          <ArticleCard key={article.title} article={article} index={i} />
        ))}
      </div>
      <BlogData articles={ARTICLES} />
      <Section heading="Ämnen" className="mt-16">
        <ul className="grid gap-3.5 sm:grid-cols-2 lg:grid-cols-4">
          {TOPICS.map(({ to, label, text, motif }) => (
            <li key={to}>
              <LinkTile
                to={to}
                label={label}
                text={text}
                tone="plain"
                picture={<Motif name={motif} className="h-14 md:h-23" />}
              />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
