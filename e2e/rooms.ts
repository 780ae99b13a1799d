/** Rooms of the local backend, made without going through the pages. */
import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { LOCAL_PUBLISHABLE_KEY } from "../dev/local-backend.ts";
import { expect } from "./fixtures.ts";

const headers = { apikey: LOCAL_PUBLISHABLE_KEY };

function newSecret(): string {
  return randomBytes(16).toString("base64url");
}

/** A room of Alva and Elin, each with the secret of the own link. */
export interface TestRoom {
  readonly alva: string;
  readonly elin: string;
}

/**
 * Creates a room in which both have said yes to every name.
 *
 * @param session of the account that creates it; null without one
 */
export async function createMatchedRoom(
  page: Page,
  names: readonly string[],
  session: string | null = null,
): Promise<TestRoom> {
  const [alva, elin, invitation] = [newSecret(), newSecret(), newSecret()];
  const account = session ? { authorization: `Bearer ${session}` } : {};
  async function call(path: string, data: object, caller: Record<string, string> = {}) {
    const response = await page.request.post(path, { headers: { ...headers, ...caller }, data });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  }
  const rooms = "/functions/v1/rooms";
  const create = { action: "create", secret: alva, invitation, name: "Alva", sex: "girls", names };
  await call(rooms, create, account);
  await call(rooms, { action: "join", kind: "decider", secret: elin, invitation, name: "Elin" });
  const client_time = new Date().toISOString();
  const answers = names.map((name) => ({ name, answer: "yes", client_time }));
  for (const secret of [alva, elin]) {
    await call("/rest/v1/rpc/answer_in_room", { secret, answers });
  }
  return { alva, elin };
}

/** Opens a room by the own link of a member. */
export async function openRoom(page: Page, secret: string): Promise<void> {
  await page.goto(`/tillsammans#m=${secret}`);
  await page.getByRole("button", { name: "Öppna rummet" }).click();
  await expect(page.getByRole("heading", { name: "Ni gillar båda" })).toBeVisible();
}

/** The page fetches its room when the visitor comes back to it. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
}
