import { replaceEqualDeep } from "@tanstack/react-query";
import { useState } from "react";

/** The value of the last render while the new one is equal to it, so that what depends on it is not rendered again. */
export function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value);
  const same = replaceEqualDeep(kept, value);
  if (same !== kept) setKept(same);
  return same;
}
