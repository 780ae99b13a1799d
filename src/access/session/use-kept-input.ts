import { useEffect, useEffectEvent } from "react";
import { keepInput } from "@/lib/kept-input.ts";
import { currentSession } from "./session-store.ts";

/** Keeps what is typed in a form when the session ends, which may take the form away. */
export function useKeptInput(form: string, value: unknown): void {
  const keep = useEffectEvent(() => keepInput(form, value));
  useEffect(
    () =>
      currentSession.listen(({ status }) => {
        if (status === "signed-out") keep();
      }),
    [],
  );
}
