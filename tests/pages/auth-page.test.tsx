import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

/** Opens a page of a site that was built for this backend; for none when it is empty. */
async function open(path: string, backend: string) {
  vi.resetModules();
  vi.stubEnv("VITE_SUPABASE_URL", backend);
  vi.stubEnv("VITE_SUPABASE_PUBLISHABLE_KEY", backend && "sb_publishable_abc");
  const { App } = await import("@/app/app.tsx");
  await act(async () => {
    render(
      <StrictMode>
        <MemoryRouter initialEntries={[path]}>
          <App />
        </MemoryRouter>
      </StrictMode>,
    );
    await vi.dynamicImportSettled();
  });
  return userEvent.setup();
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("a site without a backend", () => {
  test.each(["login", "signup", "forgot", "recovery"])(
    "says on /auth?mode=%s that it has no accounts, and leads to the generators",
    async (mode) => {
      const user = await open(`/auth?mode=${mode}`, "");
      expect(await screen.findByRole("heading", { level: 1, name: "Logga in" })).toBeVisible();
      expect(screen.getByText(/Konton är inte uppsatta på den här sajten än/)).toBeVisible();
      expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
      await user.click(screen.getByRole("link", { name: "Till generatorerna" }));
      expect(
        await screen.findByRole("heading", { level: 1, name: "Namngeneratorer" }),
      ).toBeVisible();
    },
  );

  test("says so to whoever needs an account, and asks nobody to sign in", async () => {
    vi.resetModules();
    vi.stubEnv("VITE_SUPABASE_URL", "");
    const { AccountGate } = await import("@/features/auth/account-gate.tsx");
    render(
      <MemoryRouter initialEntries={["/konto"]}>
        <AccountGate heading="Mitt konto">{() => <p>Hemligt</p>}</AccountGate>
      </MemoryRouter>,
    );
    expect(screen.getByRole("heading", { level: 1, name: "Mitt konto" })).toBeVisible();
    expect(screen.getByText(/Konton är inte uppsatta på den här sajten än/)).toBeVisible();
    expect(screen.queryByText("Hemligt")).not.toBeInTheDocument();
  });

  test("generates names", async () => {
    const fetch = vi.spyOn(globalThis, "fetch");
    await open("/fantasy-namn", "");
    const list = await screen.findByRole("list", { name: "Namnförslag" }, { timeout: 5000 });
    expect(within(list).getAllByRole("listitem")).toHaveLength(12);
    expect(screen.getByRole("link", { name: "Logga in" })).toBeVisible();
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe("a form under way", () => {
  beforeEach(() => {
    // A backend that takes its time.
    vi.stubGlobal("fetch", () => new Promise<Response>(() => {}));
  });

  function emailField() {
    return screen.getByRole("textbox", { name: "E-post" });
  }

  test("to sign up is busy, and can be sent once", async () => {
    const user = await open("/auth?mode=signup", "https://abc.supabase.co");
    await user.type(await screen.findByRole("textbox", { name: "Namn" }), "Astrid Lind");
    await user.type(emailField(), "astrid@example.se");
    await user.type(screen.getByLabelText("Lösenord"), "Namnfynd1!");
    await user.click(screen.getByRole("button", { name: "Skapa konto" }));
    expect(await screen.findByRole("button", { name: "Laddar..." })).toBeDisabled();
    expect(screen.queryByRole("button", { name: "Skapa konto" })).not.toBeInTheDocument();
    expect(emailField()).toHaveValue("astrid@example.se");
  });

  test("to log in is busy, and can be sent once", async () => {
    const user = await open("/auth", "https://abc.supabase.co");
    await user.type(await screen.findByRole("textbox", { name: "E-post" }), "astrid@example.se");
    await user.type(screen.getByLabelText("Lösenord"), "Namnfynd1!{Enter}");
    expect(await screen.findByRole("button", { name: "Laddar..." })).toBeDisabled();
  });

  test("to sign in with Google is busy", async () => {
    const user = await open("/auth", "https://abc.supabase.co");
    await user.click(await screen.findByRole("button", { name: "Fortsätt med Google" }));
    expect(await screen.findByRole("button", { name: "Laddar..." })).toBeDisabled();
  });
});

test("the typed address stays from form to form", async () => {
  const user = await open("/auth", "https://abc.supabase.co");
  await user.type(await screen.findByRole("textbox", { name: "E-post" }), "astrid@example.se");
  for (const link of ["Skapa konto", "Logga in", "Glömt lösenord?"]) {
    await user.click(within(screen.getByRole("main")).getByRole("link", { name: link }));
    expect(screen.getByRole("textbox", { name: "E-post" })).toHaveValue("astrid@example.se");
  }
});
