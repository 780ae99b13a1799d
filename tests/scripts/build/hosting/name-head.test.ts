import { describe, expect, test } from "vitest";
import { onRequestGet, withNameInHead } from "../../../../docs/hosting/name-head.ts";

const DOCUMENT =
  '<title data-built="">Hur många heter så?</title><meta property="og:title" content="Hur många heter så?" data-built=""/>';

const SITE = "https://namnfynd.se";

describe("a function of the host that fills the head of less common names", () => {
  test.each([
    ["/namn/ovriga/abelone", "Hur många heter Abelone i Sverige? – Namnfynd"],
    ["/namn/ovriga/%C3%A5sa-lill", "Hur många heter Åsa-Lill i Sverige? – Namnfynd"],
    ["/efternamn/ovriga/al_o'brien", "Hur många heter Al O&#39;Brien i efternamn? – Namnfynd"],
  ])("writes the name of %s as names are written", (path, title) => {
    const filled = withNameInHead(SITE + path, DOCUMENT);
    expect(filled).toContain(`<title data-built="">${title}</title>`);
    expect(filled).toContain(`<meta property="og:title" content="${title}" data-built=""/>`);
  });

  test.each([
    "/namn/ovriga/%3Cscript%3E",
    "/namn/ovriga/a%22%20onload=x",
    "/namn/ovriga/%E0%A4%A",
    `/namn/ovriga/${"a".repeat(41)}`,
    "/namn/astrid",
  ])("leaves the document of %s as it is", (path) => {
    expect(withNameInHead(SITE + path, DOCUMENT)).toBe(DOCUMENT);
  });

  test("answers with the built document and its headers", async () => {
    const asked: string[] = [];
    const response = await onRequestGet({
      request: new Request(`${SITE}/efternamn/ovriga/abelone`),
      env: {
        ASSETS: {
          async fetch({ pathname }) {
            asked.push(pathname);
            return new Response(DOCUMENT, {
              headers: { "Content-Type": "text/html", ETag: "old", "X-Frame-Options": "DENY" },
            });
          },
        },
      },
    });
    expect(await response.text()).toContain("Abelone");
    expect(response.headers.get("X-Frame-Options")).toBe("DENY");
    expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(response.headers.has("ETag")).toBe(false);
    expect(asked).toEqual(["/efternamn/ovriga"]);
  });
});
