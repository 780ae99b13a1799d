/** What is known of domains, for the cards and for the check. */
import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import type { DomainState } from "./domain-state.ts";

type States = Readonly<Record<string, DomainState | "pending">>;

/** By domain; one that nobody has asked for is missing. */
export const domainStates = atom<States>({});

export function useDomainStates(): States {
  return useStore(domainStates, { ssr: "initial" });
}
