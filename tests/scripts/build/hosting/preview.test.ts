import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PreviewServer, preview } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort, TEST_HOST } from "../../../../dev/free-port.ts";
import { hosting } from "../../../../scripts/build/hosting/plugin.ts";

const files = {
  "index.html": "<h1>Hem</h1>",
  "fornamn.html": "<h1>Förnamn</h1>",
  "lista.html": "<h1>Lista</h1>",
  "404.html": "<h1>Page not found</h1>",
  "ram/404.html": "<h1>No chart</h1>",
  "icon.svg": "<svg/>",
  "assets/index-abc.js": "export {};",
  _headers: [
    "/*",
    "  Content-Security-Policy: default-src 'none'; upgrade-insecure-requests",
    "  Referrer-Policy: origin",
    "/assets/*",
    "  Cache-Control: public, max-age=31536000, immutable",
    "/lista/*",
    "  Referrer-Policy: no-referrer",
    "/ram/*",
    "  ! Content-Security-Policy",
  ].join("\n"),
  _redirects: "/lista/*  /lista  200\n/gammal/*  /fornamn  301\n",
};

let folder: string;
let server: PreviewServer;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "preview-"));
  await mkdir(join(folder, "site", "assets"), { recursive: true });
  await mkdir(join(folder, "site", "ram"));
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, "site", name), text);
  }
  await writeFile(join(folder, "secret.html"), "secret");
  const port = await freePort();
  origin = `http://${TEST_HOST}:${port}`;
  server = await preview({
    configFile: false,
    root: folder,
    logLevel: "silent",
    build: { outDir: "site" },
    preview: { host: TEST_HOST, port, strictPort: true },
    plugins: [hosting()],
  });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function get(address: string): Promise<Response> {
  return fetch(origin + address, { redirect: "manual" });
}

test("a former address leads to the page that replaces it", async () => {
  const answer = await get("/gammal/%C3%A5");
  expect(answer.status).toBe(301);
  expect(answer.headers.get("Location")).toBe("/fornamn");
});

test.each([
  ["/", "<h1>Hem</h1>"],
  ["/?a=b", "<h1>Hem</h1>"],
  ["/fornamn", "<h1>Förnamn</h1>"],
  ["/fornamn?kon=flickor", "<h1>Förnamn</h1>"],
  ["/lista", "<h1>Lista</h1>"],
  ["/lista/hemlig", "<h1>Lista</h1>"],
  ["/lista/hemlig/mer", "<h1>Lista</h1>"],
])("%s serves its page", async (address, text) => {
  const answer = await get(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("text/html");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  expect(await answer.text()).toBe(text);
});

test.each([
  ["/fornamn/", "/fornamn"],
  ["/fornamn.html?kon=flickor", "/fornamn?kon=flickor"],
  ["/index.html", "/"],
  ["/namn/Astrid?med=elsa", "/namn/astrid?med=elsa"],
  ["/NAMN/ASTRID", "/namn/astrid"],
  ["/namn/bjo%CC%88rn.", "/namn/bj%C3%B6rn"],
])("%s redirects to %s", async (address, location) => {
  const answer = await get(address);
  expect(answer.status).toBe(308);
  expect(answer.headers.get("location")).toBe(location);
});

test.each(["/okand", "/okand/", "/fornamn/mer", "/Fornamn", "/_headers", "//fornamn/", "/%zz"])(
  "%s serves the page for unknown addresses",
  async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'");
    expect(await answer.text()).toBe("<h1>Page not found</h1>");
  },
);

test("a folder has its own page for unknown addresses, and its own headers", async () => {
  const answer = await get("/ram/namn/okant");
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe("<h1>No chart</h1>");
  expect(answer.headers.has("content-security-policy")).toBe(false);
});

test.each(["/assets/index-old.js", "/bild.png", "/okand.html"])(
  "%s is a 404 without HTML",
  async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toContain("text/plain");
    expect(await answer.text()).not.toContain("<");
  },
);

test.each(["/..%2fsecret", "/assets/..%2f..%2fsecret", "/..%5csecret"])(
  "%s does not lead out of the folder",
  async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("secret");
  },
);

test("files have the headers of the matching rules", async () => {
  const script = await get("/assets/index-abc.js");
  expect(await script.text()).toBe("export {};");
  expect(script.headers.get("content-type")).toContain("javascript");
  expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(script.headers.get("referrer-policy")).toBe("origin");
  expect((await get("/lista/hemlig")).headers.get("referrer-policy")).toBe("origin, no-referrer");
});

test("requests are not upgraded to https, which the preview does not support", async () => {
  expect((await get("/")).headers.get("content-security-policy")).toBe("default-src 'none'");
});

test("a POST request is rejected", async () => {
  const answer = await fetch(`${origin}/fornamn`, { method: "POST", body: "a" });
  expect(answer.status).toBe(404);
});

test("a missing build is reported", async () => {
  const starting = preview({
    configFile: false,
    root: folder,
    logLevel: "silent",
    build: { outDir: "assets" },
    plugins: [hosting()],
  });
  await expect(starting).rejects.toThrow("build the site first");
});
