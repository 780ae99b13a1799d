/** What the head of a document says of its page, for search engines and link previews. */
import { cloneElement, type ReactElement, useEffect, useLayoutEffect, useState } from "react";
import { Helmet, HelmetProvider } from "react-helmet-async";
import { site } from "@/config/site.ts";
import { sharePictureOf } from "@/generators/share-pictures.ts";
import type { PageHead, RouteParams } from "@/lib/page-head.ts";
import { pageHead } from "./page-heads.ts";
import type { AppRoute } from "./routes.ts";

/** A page, as far as its head depends on it. */
interface DescribedPage extends PageHead {
  readonly isListed: boolean;
  /** Percent-encoded, as in its address. */
  readonly pathname: string;
}

/**
 * Marks the first and the last of the elements that the build put into the head, until the first navigation replaces
 * them: a mark on each would be 600 kB in all documents.
 */
const PRERENDERED = { "data-built": "" };

/** Pages whose title is a name, for the most part: translated, "Stig" would be a path. */
const NAME_PAGE = /^\/(efter)?namn\//;

/** Title and description of a page. */
export async function headOf(route: AppRoute, params: RouteParams): Promise<PageHead> {
  const { head } = await route.page();
  return head ? head(params) : pageHead(route.path);
}

/** Whether search engines may list the page. */
export function isListed({ kind }: AppRoute): boolean {
  return kind === "generator" || kind === "content";
}

/** The elements of the head that differ between pages, each with a key. */
function headElements(page: DescribedPage): ReactElement[] {
  const { title, description } = page;
  const address = site.url + page.pathname;
  const picture = page.picture ?? sharePictureOf(page.pathname);
  const pictureAddress = site.url + picture.path;
  return [
    <title key="title" translate={NAME_PAGE.test(page.pathname) ? "no" : undefined}>
      {title}
    </title>,
    named("description", description),
    page.isListed ? (
      <link key="canonical" rel="canonical" href={address} />
    ) : (
      named("robots", "noindex")
    ),
    property("og:type", "website"),
    property("og:site_name", site.name),
    property("og:locale", "sv_SE"),
    property("og:title", title),
    property("og:description", description),
    ...(page.isListed ? [property("og:url", address)] : []),
    property("og:image", pictureAddress),
    property("og:image:width", String(picture.width)),
    property("og:image:height", String(picture.height)),
    property("og:image:alt", picture.alt),
    // The rest of the card is that of og, which X reads where its own tags are missing.
    named("twitter:card", "summary_large_image"),
  ];
}

/** The same elements for a prerendered document. */
export function prerenderedHeadElements(page: DescribedPage): ReactElement[] {
  return headElements(page).map((element, index, { length }) =>
    index === 0 || index === length - 1 ? cloneElement(element, PRERENDERED) : element,
  );
}

export interface DocumentHeadProps {
  readonly route: AppRoute;
  readonly params: RouteParams;
  /** Percent-encoded. */
  readonly pathname: string;
}

/** Gives the open document the head of a page, in place of the prerendered one or that of the page before. */
export default function DocumentHead({ route, params, pathname }: DocumentHeadProps) {
  const [page, setPage] = useState<DescribedPage | null>(null);
  // Not by suspending: that would hold back the navigation until the head is there.
  useEffect(() => {
    let isCurrent = true;
    headOf(route, params)
      .catch((error: unknown) => {
        // The page itself says that its data could not be fetched.
        console.warn("The head of the page could not be fetched", error);
        return { title: site.name, description: site.name };
      })
      .then((head) => isCurrent && setPage({ ...head, isListed: isListed(route), pathname }));
    return () => {
      isCurrent = false;
    };
  }, [route, params, pathname]);
  return page && <Elements page={page} />;
}

function Elements({ page }: { page: DescribedPage }) {
  useLayoutEffect(() => {
    const [first, last] = document.head.querySelectorAll("[data-built]");
    if (!first || !last) return;
    const prerendered = document.createRange();
    prerendered.setStartBefore(first);
    prerendered.setEndAfter(last);
    prerendered.deleteContents();
  }, []);
  return (
    <HelmetProvider>
      <Helmet>{headElements(page)}</Helmet>
    </HelmetProvider>
  );
}

function named(name: string, content: string): ReactElement {
  return <meta key={name} name={name} content={content} />;
}

function property(property: string, content: string): ReactElement {
  return <meta key={property} property={property} content={content} />;
}
