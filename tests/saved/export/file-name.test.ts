import { expect, test } from "vitest";
import { fileNameOf } from "@/saved/export/export-content.ts";

const DAY = new Date(2026, 10, 22, 23, 30);

test.each([
  ["favoriter", "namnfynd-favoriter-2026-11-22.csv"],
  ["Våra bästa (åäö)!", "namnfynd-vara-basta-aao-2026-11-22.csv"],
  ["../../etc/passwd", "namnfynd-etc-passwd-2026-11-22.csv"],
  ["🐶🐱", "namnfynd-2026-11-22.csv"],
  [`${"a".repeat(60)}-b`, `namnfynd-${"a".repeat(60)}-2026-11-22.csv`],
])("the file of %j is called %s", (subject, name) => {
  expect(fileNameOf(subject, DAY, "csv")).toBe(name);
});
