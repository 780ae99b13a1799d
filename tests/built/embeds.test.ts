/** Charts for other sites: a thousand documents, so they are read as text and not parsed. */
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { contentOf, isBuilt, nameDocuments, readBuilt, siteUrl } from "./site.ts";

const embeds = new Map(
  readdirSync("dist/inbaddat/namn").map((file) => [
    file.replace(".html", ""),
    readBuilt(`/inbaddat/namn/${file}`),
  ]),
);

function withFaults(find: (html: string, slug: string) => string | null): string[] {
  return [...embeds].flatMap(([slug, html]) => {
    const fault = find(html, slug);
    return fault === null ? [] : [`${slug}: ${fault}`];
  });
}

test("every page of a name with 'Bädda in' has a chart for other sites, and no other", () => {
  const offered = [...nameDocuments()]
    .filter(([, html]) => html.includes(">Bädda in</button>"))
    .map(([path]) => path.replace("/namn/", ""));
  expect(offered.sort()).toEqual([...embeds.keys()].sort());
  expect(offered.length).toBeGreaterThan(1000);
});

test("a chart for other sites is at most 15 kB with everything that it loads", () => {
  const shared = Buffer.byteLength(readBuilt("/inbaddat/stil.css") + readBuilt("/inbaddat/ram.js"));
  expect(shared).toBeLessThanOrEqual(8_000);
  const faults = withFaults((html) => {
    const bytes = Buffer.byteLength(html);
    return bytes + shared > 15_000 ? `${bytes} bytes` : null;
  });
  expect(faults).toEqual([]);
});

test("a chart for other sites names the page of its name, and is not for search engines", () => {
  const faults = withFaults((html, slug) => {
    const page = `/namn/${slug}`;
    if (!/^<!doctype html><html lang="sv">/.test(html)) return "no language";
    if (!/<title>\S[^<]*: nyfödda per år – Namnfynd<\/title>/.test(html)) return "no title";
    if (!html.includes('<meta name="robots" content="noindex"/>')) return "for search engines";
    if (contentOf(html, /rel="canonical" href="([^"]*)"/) !== siteUrl + encodeURI(page))
      return "canonical";
    if (!html.includes(`<h1><a href="${page}" target="_top">`)) return "no link to its page";
    return isBuilt(encodeURI(page)) ? null : "no page";
  });
  expect(faults).toEqual([]);
});

test("a chart for other sites has its numbers as text, with source, years and licence", () => {
  const faults = withFaults((html) => {
    if (!/<svg [^>]*class="absolute/.test(html)) return "no chart";
    if ((html.match(/<tr><th>\d{4}<\/th><td>/g)?.length ?? 0) < 10) return "no table";
    return /Källa: SCB, nyfödda efter tilltalsnamn \d{4}–\d{4} \(CC0\)/.test(html)
      ? null
      : "no source";
  });
  expect(faults).toEqual([]);
});

test("a chart for other sites loads two files of the site, and stores nothing", () => {
  const faults = withFaults((html) => {
    const inHead = html.slice(0, html.indexOf("</head>"));
    const loaded = [...inHead.matchAll(/<(?:link rel="stylesheet" href|script src)="([^"]*)"/g)];
    if (loaded.map(([, file]) => file).join() !== "/inbaddat/stil.css,/inbaddat/ram.js")
      return "other files";
    const inBody = html.slice(inHead.length);
    return /<script|<style|<img|<iframe|<link|\ssrc=|url\(|href="http/.test(inBody)
      ? "loads more"
      : null;
  });
  expect(faults).toEqual([]);
  expect(readBuilt("/inbaddat/ram.js")).not.toMatch(
    /localStorage|sessionStorage|indexedDB|cookie|caches|fetch|XMLHttpRequest|sendBeacon|import\b/,
  );
  expect(readBuilt("/sw.js")).not.toContain("inbaddat");
  expect(readBuilt("/inbaddat/stil.css")).not.toMatch(/@import|@font-face|url\(|https?:/);
});
