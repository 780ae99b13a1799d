/** Every link of the public pages, as the build has drawn them. */
import { routes } from "../src/app/routes.ts";
import { expect, test } from "./fixtures.ts";

const listed = routes.filter(({ kind }) => kind === "generator" || kind === "content");

interface PageLink {
  readonly href: string;
  readonly target: string;
  readonly rel: string;
}

test.use({ javaScriptEnabled: false });

for (const { path } of listed) {
  test(`every link on ${path} leads somewhere, and safely`, async ({ page, request, baseURL }) => {
    await page.goto(path);
    const links: PageLink[] = await page
      .locator("a[href]")
      .evaluateAll((anchors) =>
        anchors.flatMap((anchor) =>
          anchor instanceof HTMLAnchorElement
            ? [{ href: anchor.href, target: anchor.target, rel: anchor.rel }]
            : [],
        ),
      );
    expect(links.length).toBeGreaterThan(10);

    const addresses = new Set<string>();
    for (const { href, target, rel } of links) {
      const url = new URL(href);
      if (url.protocol === "mailto:") {
        expect(url.pathname).toMatch(/^[a-z]+@[a-z]+\.se$/);
      } else if (url.origin === new URL(baseURL ?? "").origin) {
        addresses.add(url.pathname);
        if (url.hash && url.pathname === path) {
          await expect(page.locator(decodeURIComponent(url.hash))).toHaveCount(1);
        }
      } else {
        expect(url.protocol, href).toBe("https:");
        expect(target, href).toBe("_blank");
        expect(rel, href).toMatch(/noopener.*noreferrer/);
      }
    }
    for (const address of addresses) {
      expect((await request.get(address)).status(), address).toBe(200);
    }
  });
}
