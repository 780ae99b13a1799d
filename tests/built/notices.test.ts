/** The licences of what the site serves from others. */
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { LANGUAGE_SOURCES, OFFICIAL_REGISTERS } from "@/content/sources/registers.ts";
import { WORLD_REGISTERS } from "@/content/sources/world.ts";
import { readBuilt } from "./site.ts";

/** They only pass on what other packages contain. */
const FACADES = ["@sentry/react", "react-router-dom"];

const notices = readBuilt("/licenser.txt");

test("names every package that the site is built with", () => {
  const { dependencies } = v.parse(
    v.object({ dependencies: v.record(v.string(), v.string()) }),
    JSON.parse(readFileSync("package.json", "utf8")),
  );
  const names = Object.keys(dependencies).filter((name) => !FACADES.includes(name));
  const missing = [...names, "fontkit", "tailwindcss"].filter(
    (name) => !notices.includes(`\n${name} `),
  );
  expect(missing).toEqual([]);
});

test("names every part of Workbox in the service worker", () => {
  const parts = [...readBuilt("/sw.js").matchAll(/workbox:([a-z-]+):/g)].map(([, part]) => part);
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.filter((part) => !notices.includes(`\nworkbox-${part} `))).toEqual([]);
});

test("has the terms of the licences", () => {
  expect(notices).toContain("SIL OPEN FONT LICENSE");
  expect(notices).toContain("Apache License");
  expect(notices).toContain("Copyright (c) Meta Platforms, Inc. and affiliates.");
});

test("names every source of data with its licence", () => {
  const sources = [...OFFICIAL_REGISTERS, ...WORLD_REGISTERS, ...LANGUAGE_SOURCES].filter(
    ({ licence }) => licence,
  );
  const entries = notices.split("\n\n");
  const missing = sources.filter(
    ({ label, licence }) =>
      !entries.some((entry) => entry.startsWith(`${label}\n`) && entry.endsWith(`\n${licence}`)),
  );
  expect(missing).toEqual([]);
});
