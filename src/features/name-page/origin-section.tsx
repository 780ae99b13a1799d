import { Fragment } from "react";
import type { Certainty } from "@/names/origins/origins.ts";
import { messageAddress } from "@/names/search/name-addresses.ts";
import type { OriginRelations, OriginText } from "@/names/search/related-names.ts";
import { ExternalLink } from "@/ui/external-link.tsx";
import { Link } from "@/ui/link.tsx";

const ID = "ursprung";

/** The origin in a line, for the visitor who asks only what the name means. It leads to the section. */
export function OriginLine({ name, origin }: { name: string; origin: OriginRelations }) {
  const [own] = origin.texts;
  return (
    <p className="styled-later mb-6 max-w-[62ch]">
      <span translate="no">{name}</span>:{" "}
      <MarkedText text={origin.line} language={own?.language ?? "und"} />.{" "}
      <a href={`#${ID}`} className="prose-link">
        Läs om ursprunget
      </a>
    </p>
  );
}

/** Where the name comes from, how certain that is, and who says so. */
export function OriginSection({ origin: { texts, sources } }: { origin: OriginRelations }) {
  const [own, ...bases] = texts;
  if (!own) return null;
  return (
    <section id={ID} className="mt-10 max-w-[62ch] scroll-mt-6" aria-labelledby={`${ID}-rubrik`}>
      <h2 id={`${ID}-rubrik`}>Ursprung</h2>
      <p className="mt-2">
        <MarkedText text={own.text} language={own.language} />
      </p>
      {bases.length > 0 && (
        <div className="mt-4 grid gap-3 border-l-3 border-line pl-4">
          {bases.map(({ name, text, language }) => (
            <p key={name}>
              <MarkedText text={text} language={language} />
            </p>
          ))}
        </div>
      )}
      <p className="mt-4 text-sm text-ink-soft">
        {texts.map((text, i) => certaintyText(text, texts[i + 1])).join(" ")}
      </p>
      <p className="mt-2 text-sm break-words text-ink-soft">
        Källor:{" "}
        {sources.map(({ title, href }, i) => (
          <Fragment key={title + href}>
            {i > 0 && "; "}
            {href ? <ExternalLink href={href}>{title}</ExternalLink> : title}
          </Fragment>
        ))}
        . Texten är vår egen.{" "}
        <Link to="/kallor/namnsidor#ursprung" className="prose-link">
          Så har vi läst
        </Link>{" "}
        <Link to={messageAddress("ursprung", own.name)} className="prose-link">
          Vet du mer?
        </Link>
      </p>
    </section>
  );
}

/** Text with the words between asterisks as words of another language. */
function MarkedText({ text, language }: { text: string; language: string }) {
  return [...text.matchAll(/\*([^*]+)\*|[^*]+/g)].map(({ 0: plain, 1: word, index }) =>
    word === undefined ? (
      plain
    ) : (
      <i key={index} lang={language} translate="no">
        {word}
      </i>
    ),
  );
}

const ONE: Readonly<Record<Certainty, string>> = {
  säker: "säker",
  trolig: "trolig",
  omstridd: "omtvistad",
  okänd: "okänd",
};

const BOTH: Readonly<Record<Certainty, string>> = {
  säker: "säkra",
  trolig: "troliga",
  omstridd: "omtvistade",
  okänd: "okända",
};

const RELATED: Readonly<Record<Certainty, string>> = {
  säker: "säkert",
  trolig: "troligt",
  omstridd: "omtvistat",
  okänd: "ovisst",
};

/** How certain a text is, in a sentence: of a form, that it belongs to the name after it. */
function certaintyText(
  { name, certainty, senseCertainty }: OriginText,
  base: OriginText | undefined,
): string {
  if (base) return `Att ${name} hör till ${base.name} är ${RELATED[certainty]}.`;
  if (senseCertainty === undefined) return `Härledningen av ${name} är ${ONE[certainty]}.`;
  return senseCertainty === certainty
    ? `Härledningen och betydelsen av ${name} är ${BOTH[certainty]}.`
    : `Härledningen av ${name} är ${ONE[certainty]}, betydelsen ${ONE[senseCertainty]}.`;
}
