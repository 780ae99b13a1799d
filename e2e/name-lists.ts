/** Subscribers and their name lists in the local backend, created through its API. */
import type { APIResponse, Browser, Locator, Page } from "@playwright/test";
import { LOCAL_PUBLISHABLE_KEY } from "../dev/local-backend.ts";
import type { ProductId } from "../src/config/commerce.ts";
import { createAccount, requestSession, signInAs } from "./accounts.ts";
import { expect } from "./fixtures.ts";
import { buyProduct } from "./payments.ts";

/** A signed-in user. */
export interface ListUser {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

interface StoredList {
  readonly id: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly is_public: boolean;
  readonly share_token: string;
}

/** Signs in as a new account that has bought a product, and that no other test uses. */
export async function signInAsSubscriber(
  page: Page,
  product: ProductId = "premium",
): Promise<ListUser> {
  const { email, password } = await createAccount(page);
  const { access_token: token, user } = await (await requestSession(page, email, password)).json();
  const subscriber = { id: user.id, email, token };
  await buyProduct(page, token, product);
  const check = await call(page, subscriber, "/functions/v1/check-subscription", {});
  expect(await check.json()).toMatchObject({ subscribed: true });
  await signInAs(page, email, password);
  return subscriber;
}

/** Calls the backend as the user, without a page of the site. */
export function call(
  page: Page,
  { token }: ListUser,
  path: string,
  data: object,
): Promise<APIResponse> {
  return page.request.post(path, {
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      authorization: `Bearer ${token}`,
      prefer: "return=representation",
    },
    data,
  });
}

/** Stores a list of the user. */
export async function storeList(
  page: Page,
  user: ListUser,
  list: Pick<StoredList, "title"> & Partial<StoredList>,
): Promise<StoredList> {
  const answer = await call(page, user, "/rest/v1/name_lists", { user_id: user.id, ...list });
  expect(answer.status(), `storing the list ${list.title}`).toBe(201);
  const [stored] = await answer.json();
  return stored;
}

/** The user's lists as stored in the database. */
export async function storedLists(page: Page, { token }: ListUser): Promise<StoredList[]> {
  const answer = await page.request.get("/rest/v1/name_lists?select=*&order=updated_at.desc", {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${token}` },
  });
  return answer.json();
}

export async function openLists(page: Page): Promise<void> {
  await page.goto("/namnlistor");
  await expect(page.getByRole("heading", { level: 1, name: "Mina namnlistor" })).toBeVisible();
  await expect(
    page
      .getByRole("list", { name: "Namnlistor" })
      .or(page.getByRole("heading", { name: "Inga listor ännu" })),
  ).toBeVisible();
}

/** The card of the list with this title. */
export function card(page: Page, title: string): Locator {
  return page.getByRole("article", { name: title, exact: true });
}

/** The names on the card of a list. */
export function chips(page: Page, title: string): Locator {
  return page.getByRole("list", { name: `Namn i listan ${title}` }).getByRole("listitem");
}

export function button(page: Page, name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}

/** Opens a page in a browser context without an account, and collects the scripts it loads. */
export async function openAsVisitor(browser: Browser, address: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.push(pathname.slice(pathname.lastIndexOf("/") + 1));
  });
  await page.goto(address);
  return { page, scripts, close: () => context.close() };
}

/** Expects the screen of a shared list that does not exist, or is private. */
export async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Lista hittades inte" })).toBeVisible();
  await expect(
    page.getByText("Den här listan finns inte eller är inte längre offentlig."),
  ).toBeVisible();
}

/** The browser's console error for a list that is not found: the database answers 406. */
export const NOT_FOUND_REPORT = /status of 406/;
