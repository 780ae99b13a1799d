import { act, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const UNIT = { clientId: "ca-pub-1", slotId: "22", consentScript: "https://cmp.example/cmp.js" };
const AD_SCRIPT = "https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1";

/** What the consent platform calls with the visitor's choice. */
let tell: (data: unknown) => void;

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  // Everything is in view.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #notify: (entries: object[]) => void;
      constructor(notify: (entries: object[]) => void) {
        this.#notify = notify;
      }
      observe() {
        this.#notify([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  vi.stubGlobal("__tcfapi", (_command: string, version: number, listener: typeof tell) => {
    expect(version).toBe(2);
    tell = listener;
  });
});

afterEach(() => {
  for (const script of document.head.querySelectorAll("script")) script.remove();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, "adsbygoogle");
});

function scripts(): string[] {
  return [...document.head.querySelectorAll("script")].map(({ src }) => src);
}

/** Lets a script of the page have loaded. */
function load(src: string) {
  const script = document.head.querySelector(`script[src="${src}"]`);
  return act(async () => void script?.dispatchEvent(new Event("load")));
}

async function open(isDecided = true) {
  const { default: AdSlot } = await import("@/features/ads/ad-slot.tsx");
  const slot = (decided: boolean) => <AdSlot unit={UNIT} isDecided={decided} />;
  const { rerender } = render(slot(isDecided));
  return { decide: () => rerender(slot(true)) };
}

const choice = (storage: boolean, google: boolean) => ({
  eventStatus: "useractioncomplete",
  gdprApplies: true,
  purpose: { consents: { 1: storage } },
  vendor: { consents: { 755: google } },
});

const requested = () => window.adsbygoogle?.length ?? 0;

test("nothing is loaded before the plan is known to have ads", async () => {
  const { decide } = await open(false);
  expect(screen.getByRole("region", { name: "Annons" })).toBeVisible();
  expect(scripts()).toEqual([]);
  decide();
  await waitFor(() => expect(scripts()).toEqual([UNIT.consentScript]));
});

test("the consent platform is requested without CORS, which its server may not answer", async () => {
  await open();
  const script = document.head.querySelector(`script[src="${UNIT.consentScript}"]`);
  expect(script).not.toHaveAttribute("crossorigin");
});

test("the ad is requested once the visitor has consented, and once only", async () => {
  await open();
  await load(UNIT.consentScript);
  act(() => tell({ eventStatus: "cmpuishown", gdprApplies: true }));
  expect(scripts()).toEqual([UNIT.consentScript]);
  act(() => tell(choice(true, true)));
  expect(scripts()).toEqual([UNIT.consentScript, AD_SCRIPT]);
  await load(AD_SCRIPT);
  expect(requested()).toBe(1);
  act(() => tell(choice(false, false)));
  act(() => tell(choice(true, true)));
  expect(requested()).toBe(1);
});

test.each([
  ["refuses", choice(false, false)],
  ["consents to storing, but not to Google", choice(true, false)],
  ["consents to Google, but not to storing", choice(false, true)],
  ["has not chosen", { ...choice(true, true), eventStatus: "cmpuishown" }],
  ["sends something else", null],
])("nothing is requested from Google when the visitor %s", async (_what, data) => {
  await open();
  await load(UNIT.consentScript);
  act(() => tell(data));
  expect(scripts()).toEqual([UNIT.consentScript]);
});

test("where the law does not apply, the platform's word is enough", async () => {
  await open();
  await load(UNIT.consentScript);
  act(() => tell({ eventStatus: "tcloaded", gdprApplies: false }));
  expect(scripts()).toContain(AD_SCRIPT);
});

test("without the platform's interface there is no ad, and a warning", async () => {
  vi.stubGlobal("__tcfapi", undefined);
  await open();
  await load(UNIT.consentScript);
  expect(console.warn).toHaveBeenCalledOnce();
  expect(scripts()).toEqual([UNIT.consentScript]);
});
