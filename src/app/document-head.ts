import { sharePictureOf } from "@/config/share-pictures.ts";
import { site } from "@/config/site.ts";
import { descriptions } from "./descriptions.ts";
import type { AppRoute, RoutePath } from "./routes.ts";

/** What the head of a document says of its page; the code of the page has no part in it. */
export interface HeadRoute extends Pick<AppRoute, "title" | "kind"> {
  readonly path: RoutePath;
}

/** An element of the head besides the title. */
export interface HeadElement {
  readonly tag: "meta" | "link";
  readonly attributes: Readonly<Record<string, string>>;
}

/** Elements of the head that change with the page. */
const OF_PAGE =
  'meta[name=description], meta[name=robots], link[rel=canonical], meta[property^="og:"], meta[name^="twitter:"]';

/** Whether search engines may list the page. */
export function isListed({ kind }: HeadRoute): boolean {
  return kind === "generator" || kind === "content";
}

/** What the head says of a page: for search engines, and for who shows a link to it. */
export function headElements(route: HeadRoute): HeadElement[] {
  const { path, title } = route;
  const description = descriptions[path];
  const address = site.url + path;
  const picture = sharePictureOf(path);
  const pictureAddress = site.url + picture.path;
  return [
    named("description", description),
    ...(isListed(route)
      ? [{ tag: "link" as const, attributes: { rel: "canonical", href: address } }]
      : [named("robots", "noindex")]),
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

/** Makes the head of the open document, but for its title, that of a page. */
export function showHead(route: HeadRoute): void {
  for (const earlier of document.head.querySelectorAll(OF_PAGE)) earlier.remove();
  for (const { tag, attributes } of headElements(route)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}

function named(name: string, content: string): HeadElement {
  return { tag: "meta", attributes: { name, content } };
}

function property(property: string, content: string): HeadElement {
  return { tag: "meta", attributes: { property, content } };
}
