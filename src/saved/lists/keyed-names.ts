interface KeyedName {
  readonly key: string;
  readonly name: string;
}

/** Names with keys for React. A list that was created through the API may contain a name twice. */
export function keyedNames(names: readonly string[]): readonly KeyedName[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { key: `${name} ${count}`, name };
  });
}
