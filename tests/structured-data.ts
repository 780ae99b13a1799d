/**
 * What Google's documentation of structured data requires of each type, for the tests of the
 * components and of the built site. A finding is a sentence about what is wrong.
 */

import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

type Thing = Readonly<Record<string, unknown>>;

/** Whether the value of a required property is valid. */
type Check = (value: unknown, site: string) => boolean;

const isText: Check = (value) => typeof value === "string" && value.trim() !== "";

/** An absolute address on the site itself. */
const isOwnAddress: Check = (value, site) =>
  typeof value === "string" && (value === site || value.startsWith(`${site}/`));

const isPrice: Check = (value) => typeof value === "number" && value > 0;

const isDate: Check = (value) =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}/.test(value) && !Number.isNaN(Date.parse(value));

function isOneOf(...allowed: readonly unknown[]): Check {
  return (value) => allowed.includes(value);
}

const REQUIRED: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  WebSite: { name: isText, url: (value, site) => value === `${site}/` },
  Organization: { name: isText, url: isOwnAddress },
  BreadcrumbList: { itemListElement: isListOf(2) },
  ItemList: { itemListElement: isListOf(2) },
  ListItem: { position: (value) => Number.isInteger(value), name: isText },
  FAQPage: { mainEntity: isListOf(1) },
  Question: { name: isText, acceptedAnswer: isThing },
  Answer: { text: isText },
  Product: { name: isText, image: isOwnAddress, offers: isListOf(1) },
  Offer: {
    price: isPrice,
    priceCurrency: isOneOf("SEK"),
    availability: isOneOf("https://schema.org/InStock"),
    url: isOwnAddress,
  },
  UnitPriceSpecification: { price: isPrice, priceCurrency: isOneOf("SEK") },
  QuantitativeValue: { value: isPrice, unitCode: isOneOf("MON", "ANN") },
  Brand: { name: isText },
  Dataset: {
    name: isText,
    description: (value) => typeof value === "string" && value.length >= 50 && value.length <= 5000,
    license: (value) => typeof value === "string" && URL.canParse(value),
    creator: isThing,
    url: isOwnAddress,
  },
  DataDownload: { contentUrl: isOwnAddress, encodingFormat: isText },
  Blog: { blogPost: isListOf(1) },
  BlogPosting: {
    headline: isText,
    datePublished: isDate,
    url: isOwnAddress,
    image: isOwnAddress,
    author: isThing,
  },
};

function isListOf(least: number): Check {
  return (value) => Array.isArray(value) && value.length >= least && value.every(isThing);
}

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The data blocks of a page or a part of it, in document order. */
export function readStructuredData(root: ParentNode): Thing[] {
  return [...root.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    parseStructuredData(textContent),
  );
}

/** The data blocks of the prerendered document of some content. */
export function prerenderedData(content: ReactNode): Thing[] {
  return readStructuredData(new DOMParser().parseFromString(renderToString(content), "text/html"));
}

/** Parses a data block. */
export function parseStructuredData(text: string): Thing {
  const data: unknown = JSON.parse(text);
  if (!isThing(data)) throw new Error("A data block must be an object");
  return data;
}

/** The objects in a list property. */
export function listOf(thing: Thing | undefined, property: string): Thing[] {
  const list = thing?.[property];
  return Array.isArray(list) ? list.filter(isThing) : [];
}

/**
 * Finds what is wrong with a data block.
 *
 * @param site address of the site, without a trailing slash
 */
export function findingsOf(data: Thing, site: string): string[] {
  const context = data["@context"] === "https://schema.org" ? [] : ["@context is not schema.org"];
  return [...context, ...findingsWithin(data, site)];
}

function findingsWithin(thing: Thing, site: string): string[] {
  const type = String(thing["@type"]);
  const required = REQUIRED[type];
  if (!required) return [`${type} has no known requirements`];
  return [
    ...Object.entries(required)
      .filter(([property, check]) => !check(thing[property], site))
      .map(([property]) => `${type}.${property} is ${JSON.stringify(thing[property])}`),
    ...findingsInList(thing, site),
    ...Object.values(thing)
      .flatMap((value: unknown) => value)
      .filter(isThing)
      .flatMap((part) => findingsWithin(part, site)),
  ];
}

/** Entries are numbered from one, and have an address: all but the last of the breadcrumbs, or none of a list. */
function findingsInList(list: Thing, site: string): string[] {
  const isTrail = list["@type"] === "BreadcrumbList";
  if (!isTrail && list["@type"] !== "ItemList") return [];
  const items = listOf(list, "itemListElement");
  return items.flatMap((item, i) => {
    const findings = item.position === i + 1 ? [] : [`entry ${i + 1} has another position`];
    if (isTrail ? i === items.length - 1 : items.every(({ url }) => url === undefined)) {
      return findings;
    }
    const address = item[isTrail ? "item" : "url"];
    return isOwnAddress(address, site)
      ? findings
      : [...findings, `entry ${i + 1} has no address on the site`];
  });
}
