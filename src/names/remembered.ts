/** Most names remembered: more than any generator has listed, fewer than it may compose in a visit. */
const MAX_REMEMBERED = 30_000;

/** The same function, which remembers its values: names are judged again and again. */
export function remembered<Value>(judge: (name: string) => Value): (name: string) => Value {
  const judged = new Map<string, Value>();
  return (name) => {
    const known = judged.get(name);
    if (known !== undefined) return known;
    const value = judge(name);
    if (judged.size >= MAX_REMEMBERED) judged.clear();
    judged.set(name, value);
    return value;
  };
}

/** The same function, which remembers its last value: for texts that a visitor types, each of which is asked about often. */
export function rememberedOnce<Value>(read: (text: string) => Value): (text: string) => Value {
  let last: { readonly text: string; readonly value: Value } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, value: read(text) };
    return last.value;
  };
}
