/**
 * What each plan has where the pages list it (src/config/plans.ts), by the matrix of the database, and
 * after an administrator's switch in the open pages. Advertisements are not part of this build: see
 * site-settings.spec.ts.
 */
import type { Locator, Page } from "@playwright/test";
import { LOCAL_PUBLISHABLE_KEY } from "../dev/local-backend.ts";
import { SEED_ACCOUNTS, SEED_PASSWORD } from "../dev/seed-accounts.ts";
import { COLUMN_OF_PLAN, type Column } from "../src/config/commerce.ts";
import { ACCOUNT_FEATURES, BENEFITS, type FeatureKey } from "../src/config/plans.ts";
import { requestSession } from "./accounts.ts";
import { expect } from "./fixtures.ts";
import { button, signInAsSubscriber } from "./name-lists.ts";
import { expectWithFocus, type OpenAs, test } from "./own-server.ts";

interface Sign {
  /** Opens what is closed at first. */
  readonly reveal?: (page: Page) => Promise<void>;
  /** What those with the feature see. */
  readonly has: (page: Page) => Locator;
  /** What others see; nothing, where another sign of the page says it. */
  readonly lacks?: (page: Page) => Locator;
}

const SIGNS: Readonly<Record<Exclude<FeatureKey, "no_ads" | "family_votes">, Sign>> = {
  unlimited_searches: {
    has: (page) => button(page, "Visa fler"),
    lacks: (page) => page.getByText(/12\snamn till i taget/),
  },
  advanced_filters: {
    reveal: (page) => button(page, "Fler filter").click(),
    has: (page) => page.getByLabel("Innehåller"),
    lacks: (page) => page.getByText(/^Med avancerade filter, som ingår i Premium/),
  },
  unlimited_favorites: {
    has: (page) => page.getByText(/^1\sfavorit\./),
    lacks: (page) => page.getByText(/^1\sav\s5\splatser använda\./),
  },
  domain_check: {
    has: (page) => button(page, "Kolla domäner"),
    lacks: (page) => page.getByText(/om \.se, \.nu och \.com verkar lediga/),
  },
  name_lists: { has: (page) => button(page, "Spara favoriterna i en lista") },
  favorites_sync: {
    has: (page) => page.getByText("De sparas i ditt konto."),
    lacks: (page) => page.getByText("De sparas i den här webbläsaren."),
  },
  export: {
    reveal: (page) => button(page, "Exportera").click(),
    has: (page) => button(page, "PDF att skriva ut"),
    lacks: (page) => page.getByText(/^Med export, som ingår i Premium/),
  },
  popularity_graphs: {
    has: (page) => button(page, "Tabell"),
    lacks: (page) => page.getByText(/^Hela kurvan sedan/),
  },
  api_access: {
    has: (page) => button(page, "Skapa nyckel"),
    lacks: (page) => page.getByText("API-åtkomst ingår inte i din plan."),
  },
  priority_support: {
    has: (page) => page.getByText("Du har prioriterad support."),
    lacks: (page) => page.getByText(/^Med prioriterad support märker vi/),
  },
};

/** The features with signs, by the address where they work. */
function featuresByPlace(
  isSignedIn: boolean,
): ReadonlyMap<string, readonly (keyof typeof SIGNS)[]> {
  const places = new Map<string, (keyof typeof SIGNS)[]>();
  for (const benefit of BENEFITS) {
    // The family is asked in a room.
    if (benefit.feature === "no_ads" || benefit.feature === "family_votes") continue;
    // The documentation of the API is open to all; keys are made on /konto.
    const place = benefit.feature === "api_access" ? benefit.ownPlace : benefit.place;
    if (place === "/konto" && !isSignedIn) continue;
    places.set(place, [...(places.get(place) ?? []), benefit.feature]);
  }
  return places;
}

/** Opens a page for the address of each feature. */
async function openPlaces(first: Page, isSignedIn: boolean) {
  await first.evaluate(() => localStorage.setItem("favorites", '["Astrid"]'));
  const places = [];
  for (const [address, features] of featuresByPlace(isSignedIn)) {
    const page = await first.context().newPage();
    await page.goto(address);
    for (const feature of features) await SIGNS[feature].reveal?.(page);
    places.push({ page, features });
  }
  return places;
}

async function expectSigns(
  places: Awaited<ReturnType<typeof openPlaces>>,
  hasFeature: (feature: FeatureKey) => boolean,
): Promise<void> {
  for (const { page, features } of places) {
    const signs = features.map((feature) => {
      const { has, lacks } = SIGNS[feature];
      const [shown, hidden] = hasFeature(feature) ? [has, lacks] : [lacks, has];
      return { feature, shown, hidden };
    });
    // First what appears: the focus lets the page fetch what its plan has.
    for (const { shown } of signs) if (shown) await expectWithFocus(shown(page).first());
    for (const { feature, hidden } of signs) {
      if (hidden) await expect(hidden(page), feature).toHaveCount(0);
    }
  }
}

/** The matrix, which an administrator reads and changes as the page of the administrator does. */
async function openMatrix(page: Page) {
  const session = await requestSession(page, SEED_ACCOUNTS.admin, SEED_PASSWORD);
  const { access_token } = await session.json();
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${access_token}` };
  const answer = await page.request.get("/rest/v1/plan_features?select=*", { headers });
  const rows: Readonly<Record<string, unknown>>[] = await answer.json();
  expect(rows).toHaveLength(BENEFITS.length);

  /** Switches every feature of a column to the opposite of what it is, or back. */
  async function set(column: Column, isOpposite: boolean): Promise<void> {
    for (const row of rows) {
      const change = await page.request.patch(`/rest/v1/plan_features?id=eq.${row.id}`, {
        headers,
        data: { [column]: (row[column] === true) !== isOpposite },
      });
      expect(change.status()).toBe(204);
    }
  }
  function has(column: Column, feature: FeatureKey): boolean {
    return rows.find((row) => row.feature_key === feature)?.[column] === true;
  }
  return { set, has };
}

const PLANS: readonly {
  readonly name: string;
  readonly column: Column;
  readonly isSignedIn: boolean;
  readonly open: (openAs: OpenAs) => Promise<Page>;
}[] = [
  {
    name: "a visitor",
    column: COLUMN_OF_PLAN.Gratis,
    isSignedIn: false,
    open: (openAs) => openAs(null, "/robots.txt"),
  },
  {
    name: "Gratis",
    column: COLUMN_OF_PLAN.Gratis,
    isSignedIn: true,
    open: (openAs) => openAs(SEED_ACCOUNTS.free, "/robots.txt"),
  },
  {
    name: "Basic",
    column: COLUMN_OF_PLAN.Basic,
    isSignedIn: true,
    open: async (openAs) => {
      const page = await openAs(null, "/robots.txt");
      await signInAsSubscriber(page, "basic");
      return page;
    },
  },
  {
    name: "Premium",
    column: COLUMN_OF_PLAN.Premium,
    isSignedIn: true,
    open: (openAs) => openAs(SEED_ACCOUNTS.premium, "/robots.txt"),
  },
];

for (const { name, column, isSignedIn, open } of PLANS) {
  test(`${name} has what the matrix says, and after a switch of everything the opposite`, async ({
    openAs,
  }) => {
    test.slow();
    const first = await open(openAs);
    const matrix = await openMatrix(first);
    const has = (feature: FeatureKey) => matrix.has(column, feature);
    // Without an account, a visitor has only those of the free plan that need none.
    const canHave = (feature: FeatureKey) => isSignedIn || !ACCOUNT_FEATURES.has(feature);
    const places = await openPlaces(first, isSignedIn);
    await expectSigns(places, (feature) => canHave(feature) && has(feature));
    await matrix.set(column, true);
    await expectSigns(places, (feature) => canHave(feature) && !has(feature));
    await matrix.set(column, false);
  });
}
