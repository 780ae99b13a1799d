/**
 * `npm run audit [-- <names> <seed>]`: composes names with every generator that composes, and reports
 * those that contain what one would not say aloud, by a list that the generators do not use.
 */
import { drawCompositions } from "./audit/draw-compositions.ts";
import { findUnsayable, stemCount } from "./audit/find-unsayable.ts";

const EXAMPLES = 8;

const [count = 1_000_000, seed = Math.floor(Math.random() * 2 ** 31)] = process.argv
  .slice(2)
  .map(Number);
console.log(`${count} compositions with the seed ${seed}, ${stemCount} stems\n`);

const namesByStem = new Map<string, Set<string>>();
const distinct = new Set<string>();
const hits = new Set<string>();
for await (const { generator, name } of drawCompositions(count, seed)) {
  const composition = `${generator} ${name}`;
  if (distinct.has(composition)) continue;
  distinct.add(composition);
  for (const stem of findUnsayable(name, generator)) {
    const key = `${generator} ${stem}`;
    namesByStem.set(key, (namesByStem.get(key) ?? new Set()).add(name));
    hits.add(composition);
  }
}

const byCount = [...namesByStem].sort(([, a], [, b]) => b.size - a.size);
for (const [stem, names] of byCount) {
  console.log(`${stem}: ${names.size}  ${[...names].slice(0, EXAMPLES).join(", ")}`);
}
console.log(`\n${hits.size} of ${distinct.size} different compositions contain a stem of the list`);
if (hits.size > 0) process.exitCode = 1;
