/**
 * Asks for consent to advertisements by the configured platform, through the interface that all
 * certified platforms have: https://github.com/InteractiveAdvertisingBureau/GDPR-Transparency-and-Consent-Framework
 */
import { atom } from "nanostores";
import * as v from "valibot";
import { loadScript } from "./load-script.ts";

declare global {
  interface Window {
    __tcfapi?: (command: string, version: number, callback: (data: unknown) => void) => void;
  }
}

/** Google in the framework's list of vendors. */
const GOOGLE = "755";

/** Storing and reading information on the device, without which Google shows no advertisement. */
const STORAGE = "1";

const consents = v.optional(v.object({ consents: v.record(v.string(), v.boolean()) }));

const choiceSchema = v.object({
  eventStatus: v.optional(v.string()),
  gdprApplies: v.optional(v.boolean()),
  purpose: consents,
  vendor: consents,
});

/** Whether the visitor has consented to advertisements; false until the visitor has chosen. */
export const adConsent = atom(false);

let loading: Promise<void> | null = null;

/**
 * Loads the platform, which asks the visitor unless it knows the choice, and follows the choice.
 *
 * @throws when it cannot be loaded, or has no such interface
 */
export function startAdConsent(scriptUrl: string): Promise<void> {
  loading ??= loadScript(scriptUrl).then(() => {
    if (!window.__tcfapi) throw new Error("The consent platform has no interface");
    window.__tcfapi("addEventListener", 2, (data) => adConsent.set(isConsent(data)));
  });
  return loading;
}

function isConsent(data: unknown): boolean {
  const { success, output } = v.safeParse(choiceSchema, data);
  if (!success) return false;
  const { eventStatus, gdprApplies, purpose, vendor } = output;
  if (eventStatus !== "tcloaded" && eventStatus !== "useractioncomplete") return false;
  if (gdprApplies === false) return true;
  return Boolean(purpose?.consents[STORAGE] && vendor?.consents[GOOGLE]);
}
