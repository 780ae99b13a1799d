/** The page "Mina namnlistor"; its tests mock name-lists-api.ts. */
import { render, screen, waitFor, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect } from "vitest";
import { MyLists } from "@/saved/lists/my-lists/my-lists.tsx";
import { currentToasts } from "@/ui/toast-store.ts";
import { Toasts } from "@/ui/toasts.tsx";

/** Two more than a card shows at first. */
export const NAMES = "Astrid,Alva,Sigrid,Märta,Ingrid,Tyra,Linnéa,Freja,Saga,Svea,Elsa,Ebba".split(
  ",",
);

/** Opens the page of a user, by default of one whose plan has the lists. */
export function openMyLists({ isEntitled = true } = {}) {
  render(
    <MemoryRouter>
      <MyLists heading="Mina namnlistor" isEntitled={isEntitled} />
      <Toasts />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

/** The last toast, as "tone: text"; waits until there is one like it. */
export function expectToast(tone: "success" | "error", text: string) {
  return waitFor(() => expect(currentToasts().at(-1)).toMatchObject({ tone, text }));
}

/** The titles of the lists, from top to bottom. */
export async function titles(): Promise<(string | null)[]> {
  const list = await screen.findByRole("list", { name: "Namnlistor" });
  return within(list)
    .getAllByRole("heading")
    .map(({ textContent }) => textContent);
}

/** The card of a list, with plain spaces. */
export async function cardText(title: string): Promise<string | undefined> {
  const card = await screen.findByRole("article", { name: title });
  return card.textContent?.replaceAll("\u00a0", " ");
}

/** The names that the card of a list shows. */
export async function chips(title: string): Promise<(string | null)[]> {
  const list = await screen.findByRole("list", { name: `Namn i listan ${title}` });
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}

export const findButton = (name: string) => screen.findByRole("button", { name });

export const titleField = () => screen.getByRole("textbox", { name: "Titel" });
export const namesField = () => screen.getByRole("textbox", { name: "Namn" });
export const saveButton = () => screen.getByRole("button", { name: /^(Skapa lista|Spara)$/ });

/** Replaces what a field has, at once. */
export async function fill(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  if (text !== "") await user.paste(text);
}
