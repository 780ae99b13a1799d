/** What the head of a document says of its page, for search engines and link previews. */
import { cloneElement, type ReactElement, useLayoutEffect } from "react";
import { Helmet, HelmetProvider } from "react-helmet-async";
import { site } from "@/config/site.ts";
import { sharePictureOf } from "@/generators/share-pictures.ts";
import { pageHead } from "./page-heads.ts";
import type { AppRoute } from "./routes.ts";

type HeadRoute = Pick<AppRoute, "path" | "kind">;

/** Marks the elements that the build put into the head, until the first navigation replaces them. */
const PRERENDERED = { "data-prerendered": "" };

/** Whether search engines may list the page. */
export function isListed({ kind }: HeadRoute): boolean {
  return kind === "generator" || kind === "content";
}

/** The elements of the head that differ between pages, each with a key. */
function headElements(route: HeadRoute): ReactElement[] {
  const { title, description } = pageHead(route.path);
  const address = site.url + route.path;
  const picture = sharePictureOf(route.path);
  const pictureAddress = site.url + picture.path;
  return [
    <title key="title">{title}</title>,
    named("description", description),
    isListed(route) ? (
      <link key="canonical" rel="canonical" href={address} />
    ) : (
      named("robots", "noindex")
    ),
    property("og:type", "website"),
    property("og:site_name", site.name),
    property("og:locale", "sv_SE"),
    property("og:title", title),
    property("og:description", description),
    ...(isListed(route) ? [property("og:url", address)] : []),
    property("og:image", pictureAddress),
    property("og:image:width", String(picture.width)),
    property("og:image:height", String(picture.height)),
    property("og:image:alt", picture.alt),
    named("twitter:card", "summary_large_image"),
    named("twitter:title", title),
    named("twitter:description", description),
    named("twitter:image", pictureAddress),
    named("twitter:image:alt", picture.alt),
  ];
}

/** The same elements for a prerendered document. */
export function prerenderedHeadElements(route: HeadRoute): ReactElement[] {
  return headElements(route).map((element) => cloneElement(element, PRERENDERED));
}

/** Gives the open document the head of a page, in place of the prerendered one. */
export default function DocumentHead({ route }: { route: HeadRoute }) {
  useLayoutEffect(() => {
    for (const element of document.head.querySelectorAll(`[data-prerendered]`)) {
      element.remove();
    }
  }, []);
  return (
    <HelmetProvider>
      <Helmet>{headElements(route)}</Helmet>
    </HelmetProvider>
  );
}

function named(name: string, content: string): ReactElement {
  return <meta key={name} name={name} content={content} />;
}

function property(property: string, content: string): ReactElement {
  return <meta key={property} property={property} content={content} />;
}
