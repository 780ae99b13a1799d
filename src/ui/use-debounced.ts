import { useEffect, useState } from "react";

/**
 * The value as it was when it last stayed unchanged for the given time.
 * @param place where it belongs; in another one it counts at once
 */
export function useDebounced<Value>(value: Value, delayMs: number, place = ""): Value {
  const [settled, setSettled] = useState(value);
  const [settledPlace, setSettledPlace] = useState(place);
  if (settledPlace !== place) {
    setSettledPlace(place);
    setSettled(value);
  }
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
