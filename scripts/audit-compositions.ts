/**
 * `npm run audit [-- <names> <seed> <typed texts>]`: composes names with every generator that composes, also for texts
 * that visitors type, and reports those that contain what one would not say aloud, by a list that the generators do not use.
 */
import { type Composition, drawCompositions, drawForTyped } from "./audit/draw-compositions.ts";
import { findUnsayable, stemCount } from "./audit/find-unsayable.ts";
import { typedWords } from "./audit/typed-words.ts";

const EXAMPLES = 8;

const [count = 1_000_000, seed = Math.floor(Math.random() * 2 ** 31), texts = 5_500] = process.argv
  .slice(2)
  .map(Number);
console.log(`${count} compositions and ${texts} typed texts, seed ${seed}, ${stemCount} stems\n`);

const namesByStem = new Map<string, Set<string>>();
const distinct = new Set<string>();
const hits = new Set<string>();
await audit(drawCompositions(count, seed));
await audit(drawForTyped(typedWords(texts, seed), seed));

const byCount = [...namesByStem].sort(([, a], [, b]) => b.size - a.size);
for (const [stem, names] of byCount) {
  console.log(`${stem}: ${names.size}  ${[...names].slice(0, EXAMPLES).join(", ")}`);
}
console.log(`\n${hits.size} of ${distinct.size} different compositions contain a stem of the list`);
if (hits.size > 0) process.exitCode = 1;

async function audit(compositions: AsyncIterable<Composition>) {
  for await (const { generator, name, typed } of compositions) {
    const composition = `${generator} ${name}`;
    if (distinct.has(composition)) continue;
    distinct.add(composition);
    for (const stem of findUnsayable(name, generator, typed)) {
      const key = `${generator} ${stem}`;
      namesByStem.set(key, (namesByStem.get(key) ?? new Set()).add(name));
      hits.add(composition);
    }
  }
}
