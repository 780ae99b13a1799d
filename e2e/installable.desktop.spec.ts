import { webManifest } from "../scripts/build/offline-worker.ts";
import { expect, test } from "./fixtures.ts";

const PNG_SIGNATURE = "89504e470d0a1a0a";

/** Width and height as the header of a PNG file has them. */
function sizesOf(png: Buffer): string {
  expect(png.subarray(0, 8).toString("hex")).toBe(PNG_SIGNATURE);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test("the site can be installed as an app", async ({ page, request }) => {
  await page.goto("/fornamn");
  const link = page.locator("head link[rel=manifest]");
  await expect(link).toHaveCount(1);
  const answer = await request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toMatch(/json/);
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    id: "/",
    name: "Namnfynd",
    lang: "sv",
    start_url: "/",
    scope: "/",
    display: "standalone",
  });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()["content-type"], src).toBe(type);
    if (type === "image/png") expect(sizesOf(await icon.body()), src).toBe(sizes);
  }
  const touchIcon = page.locator("head link[rel=apple-touch-icon]");
  const image = await request.get((await touchIcon.getAttribute("href")) ?? "");
  expect(sizesOf(await image.body())).toBe("180x180");
});

test("neither the manifest nor the worker is kept by the browser's cache", async ({ request }) => {
  for (const file of ["/sw.js", "/manifest.webmanifest"]) {
    const { "cache-control": rule = "" } = (await request.get(file)).headers();
    expect(rule, file).toMatch(/no-cache|max-age=0/);
  }
});

test("its shortcuts lead to generators", async ({ page }) => {
  expect(webManifest.shortcuts?.length).toBeGreaterThanOrEqual(3);
  for (const { name, url } of webManifest.shortcuts ?? []) {
    await page.goto(url);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  }
});
