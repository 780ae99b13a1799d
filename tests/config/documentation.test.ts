/** Documents refer to files, headings and each other; code comments refer to headings of the documents. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { site } from "@/config/site.ts";

const documents = [...filesIn("."), ...filesIn("docs"), ...filesIn("docs/decisions")].filter(
  (file) => file.endsWith(".md"),
);

function filesIn(folder: string): string[] {
  return readdirSync(folder).map((file) => join(folder, file));
}

function read(file: string): string {
  return readFileSync(file, "utf8");
}

function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].flatMap(([, heading]) => heading ?? []);
}

/** The anchor of a heading on GitHub. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}

describe.each(documents)("%s", (file) => {
  const text = read(file);

  test("links to files and headings that exist", () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link]) => link ?? []);
    const broken = links
      .filter((link) => !/^(?:https?|mailto):/.test(link))
      .filter((link) => {
        const [path = "", anchor] = link.split("#");
        const target = path === "" ? file : join(dirname(file), path);
        if (!existsSync(target)) return true;
        return anchor !== undefined && !headingsOf(read(target)).map(anchorOf).includes(anchor);
      });
    expect(broken).toEqual([]);
  });

  test("names files of the project that exist", () => {
    const paths = text.match(/(?<=`)(?:src|supabase|dev|scripts|tests|e2e|docs)\/[\w./-]+(?=`)/g);
    // Git ignores what begins with a dot below these folders.
    const missing = paths?.filter((path) => !path.includes("/.") && !existsSync(path));
    expect(missing ?? []).toEqual([]);
  });
});

test("the index of the decisions has each of them once", () => {
  const files = readdirSync("docs/decisions").filter((file) => /^\d/.test(file));
  const listed = [...read("docs/decisions/README.md").matchAll(/\]\((\d[^)]+)\)/g)];
  expect(listed.flatMap(([, file]) => file ?? []).sort()).toEqual(files.sort());
});

test("SECURITY.md has the address of src/config/site.ts", () => {
  expect(read("SECURITY.md")).toContain(site.contactEmail);
});

test("code comments refer to headings of the specification that exist", () => {
  const references = ["src", "supabase", "dev", "tests", "e2e"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("src/words/"))
    .flatMap((file) => [...read(file).matchAll(/specification\.md,[\s*]+"([^"]+)"/g)])
    // A comment may break its line within a heading.
    .flatMap(([, heading]) => heading?.replace(/\s*\n[\s*]*/g, " ") ?? []);
  expect(references.length).toBeGreaterThan(10);
  const headings = headingsOf(read("docs/specification.md"));
  expect(references.filter((heading) => !headings.includes(heading))).toEqual([]);
});
