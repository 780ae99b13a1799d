import { render, screen } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import AuthPage from "@/pages/auth-page.tsx";
import { Link } from "@/ui/link.tsx";
import { NavigationMemory } from "@/ui/page-heading.tsx";

/** Renders /auth beside pages to go to. The test mocks `@/lib/env.ts`, which has no backend. */
export function openAuthPage(mode: "login" | "signup" | "forgot"): UserEvent {
  return openAuthAddress(`/auth?mode=${mode}`);
}

export function openAuthAddress(address: string): UserEvent {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <NavigationMemory>
          <Routes>
            <Route path="/auth" element={<AuthPage />} />
            <Route path="/" element={<h1>Startsidan</h1>} />
            <Route path="/premium" element={<h1>Premium</h1>} />
            <Route path="/generatorer" element={<h1>Generatorer</h1>} />
          </Routes>
          <Link to="/generatorer">Lämna sidan</Link>
        </NavigationMemory>
      </MemoryRouter>
    </StrictMode>,
  );
  return userEvent.setup({ delay: null });
}

export const nameField = () => screen.getByRole("textbox", { name: "Namn" });
export const emailField = () => screen.getByRole("textbox", { name: "E-post" });
export const passwordField = (label = "Lösenord") => screen.getByLabelText(label);
export const button = (name: string) => screen.getByRole("button", { name });

/** Types into fields; an empty text leaves its field as it is. */
export async function fill(
  user: UserEvent,
  texts: readonly (readonly [field: () => HTMLElement, text: string])[],
): Promise<void> {
  for (const [field, text] of texts) if (text) await user.type(field(), text);
}

/** The events of the security log. */
export function loggedEvents(): string[] {
  const entries: readonly { readonly event: string }[] = JSON.parse(
    window.localStorage.getItem("security-log") ?? "[]",
  );
  return entries.map(({ event }) => event);
}
