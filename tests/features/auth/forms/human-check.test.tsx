/** The human check, which the auth service demands where it is set to. */
import { act, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadPage } from "@/access/session/load-page.ts";
import { currentSession } from "@/access/session/session-store.ts";
import { authRefusal } from "../../../auth-answers.ts";
import {
  authError,
  authSession,
  type BackendCall,
  stubBackend,
  userAnswer,
} from "../../../backend-stub.ts";
import { dismissToasts, expectErrorToast, expectNoToast } from "../../../toasts.ts";
import {
  button,
  emailField,
  fill,
  nameField,
  openAuthPage,
  passwordField,
} from "./open-auth-page.tsx";

const settings = vi.hoisted(() => ({ hasHumanCheck: true }));

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));
vi.mock("@/lib/contact-settings.ts", () => ({
  hcaptchaSiteKey: "10000000-ffff-ffff-ffff-000000000001",
  hcaptchaHost: null,
  get hasHumanCheck() {
    return settings.hasHumanCheck;
  },
}));
vi.mock("@/access/session/load-page.ts");

const EMAIL = "asta@example.se";

/** What hCaptcha's script is given to call; the script itself is replaced by a stub. */
const widget = { pass: () => {}, render: vi.fn(), reset: vi.fn() };

beforeEach(() => {
  settings.hasHumanCheck = true;
  vi.mocked(loadPage).mockReturnValue(new Promise(() => {}));
  widget.render.mockReset().mockImplementation((_box, options: { callback: () => void }) => {
    widget.pass = options.callback;
    return "1";
  });
  widget.reset.mockReset();
  let passed = 0;
  vi.stubGlobal("hcaptcha", {
    render: widget.render,
    reset: widget.reset,
    remove: () => {},
    getResponse: () => {
      passed += 1;
      return `token-${passed}`;
    },
    getRespKey: () => "",
  });
});

afterEach(() => {
  vi.mocked(loadPage).mockReset();
  currentSession.set({ status: "signed-out" });
  window.sessionStorage.clear();
  dismissToasts();
});

/** An auth service that demands the check, and gives this answer once it is passed. */
function demanding(answer: () => Response) {
  return (_url: URL, { body }: { readonly body: object }) =>
    tokenOf(body) === undefined ? authRefusal("captchaMissing") : answer();
}

function tokenOf(body: unknown): unknown {
  const { gotrue_meta_security }: { gotrue_meta_security?: { captcha_token?: unknown } } =
    Object(body);
  return gotrue_meta_security?.captcha_token;
}

const tokens = (calls: readonly BackendCall[], path: string) =>
  calls.filter(({ name }) => name === `POST /auth/v1/${path}`).map(({ body }) => tokenOf(body));

const check = () => screen.findByRole("group", { name: "Kontroll att du inte är en robot" });

async function pass() {
  await waitFor(() => expect(widget.render).toHaveBeenCalled());
  await act(async () => widget.pass());
}

interface Form {
  readonly path: string;
  readonly open: () => UserEvent;
  readonly texts: readonly (readonly [() => HTMLElement, string])[];
  readonly submit: string;
  readonly answer: () => Response;
  readonly expectDone: () => Promise<unknown>;
}

const FORMS: readonly (readonly [string, Form])[] = [
  [
    "signing in",
    {
      path: "token",
      open: () => openAuthPage("login"),
      texts: [
        [emailField, EMAIL],
        [passwordField, "Hemligt-123"],
      ],
      submit: "Logga in",
      answer: () => Response.json(authSession()),
      expectDone: () => waitFor(() => expect(loadPage).toHaveBeenCalledExactlyOnceWith("/")),
    },
  ],
  [
    "signing up",
    {
      path: "signup",
      open: () => openAuthPage("signup"),
      texts: [
        [nameField, "Asta"],
        [emailField, EMAIL],
        [passwordField, "Hemligt-123"],
      ],
      submit: "Skapa konto",
      answer: () => userAnswer(),
      expectDone: () => screen.findByText(/^Vi har skickat ett mejl till/),
    },
  ],
  [
    "asking for a new password",
    {
      path: "recover",
      open: () => openAuthPage("forgot"),
      texts: [[emailField, EMAIL]],
      submit: "Skicka länk",
      answer: () => Response.json({}),
      expectDone: () => screen.findByText(/^Finns det ett konto med/),
    },
  ],
];

describe.each(FORMS)("%s", (_what, { path, open, texts, submit, answer, expectDone }) => {
  test("needs no check, and loads none, as long as the auth service demands none", async () => {
    const calls = stubBackend({ [`POST /auth/v1/${path}`]: answer });
    const user = open();
    await fill(user, texts);
    await user.click(button(submit));
    await expectDone();
    expect(tokens(calls, path)).toEqual([undefined]);
    expect(widget.render).not.toHaveBeenCalled();
  });

  test("shows the check that is demanded, and goes on by itself once it is passed", async () => {
    const calls = stubBackend({ [`POST /auth/v1/${path}`]: demanding(answer) });
    const user = open();
    await fill(user, texts);
    await user.click(button(submit));
    expect(await check()).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Visa att du inte är en robot, så skickas det sedan av sig självt.",
    );
    expectNoToast();
    for (const [field, text] of texts) expect(field()).toHaveValue(text);
    await pass();
    await expectDone();
    expect(tokens(calls, path)).toEqual([undefined, "token-1"]);
  });

  test("sends nothing before the check is passed", async () => {
    const calls = stubBackend({ [`POST /auth/v1/${path}`]: demanding(answer) });
    const user = open();
    await fill(user, texts);
    await user.click(button(submit));
    await check();
    await user.click(button(submit));
    expect(screen.getByRole("alert")).toHaveTextContent("Visa först att du inte är en robot.");
    expect(calls).toHaveLength(1);
    await pass();
    await expectDone();
  });

  test("wants a new check when a passed one is not accepted, without using up the attempts", async () => {
    let refusals = 0;
    const calls = stubBackend({
      [`POST /auth/v1/${path}`]: () => {
        refusals += 1;
        return refusals > 6 ? answer() : authRefusal("captchaMissing");
      },
    });
    const user = open();
    await fill(user, texts);
    await user.click(button(submit));
    for (let passed = 1; passed <= 5; passed++) {
      await pass();
      await waitFor(() => expect(calls).toHaveLength(passed + 1));
      expect(await screen.findByRole("alert")).toHaveTextContent(
        "Kontrollen att du inte är en robot gick inte igenom. Gör om den.",
      );
    }
    await pass();
    await waitFor(() => expect(calls).toHaveLength(7));
    await pass();
    await expectDone();
    expect(widget.reset).toHaveBeenCalled();
  });

  test("says so where the site has no key for it", async () => {
    settings.hasHumanCheck = false;
    const calls = stubBackend({ [`POST /auth/v1/${path}`]: demanding(answer) });
    const user = open();
    await fill(user, texts);
    await user.click(button(submit));
    await expectErrorToast(
      "Servern vill veta att du inte är en robot, men den kontrollen är inte inställd här. Mejla oss på support@namnfynd.se, så hjälper vi dig.",
    );
    expect(widget.render).not.toHaveBeenCalled();
    expect(calls).toHaveLength(1);
  });
});

test("a confirmation is sent again once the check is passed", async () => {
  const calls = stubBackend({
    "POST /auth/v1/token": authError("email_not_confirmed"),
    "POST /auth/v1/resend": demanding(() => Response.json({})),
  });
  const user = openAuthPage("login");
  await fill(user, [
    [emailField, EMAIL],
    [passwordField, "Hemligt-123"],
  ]);
  await user.click(button("Logga in"));
  await user.click(await screen.findByRole("button", { name: "Skicka bekräftelsen igen" }));
  await check();
  await pass();
  await waitFor(() => expect(tokens(calls, "resend")).toEqual([undefined, "token-1"]));
  expect(tokens(calls, "token")).toEqual([undefined]);
});

test("a wrong password is not sent again when the next check is passed, but with it", async () => {
  const calls = stubBackend({
    "POST /auth/v1/token": demanding(() => authError("invalid_credentials")),
  });
  const user = openAuthPage("login");
  await fill(user, [
    [emailField, EMAIL],
    [passwordField, "Fel-lösen1"],
  ]);
  await user.click(button("Logga in"));
  await pass();
  expect(await screen.findByText("Fel e-postadress eller lösenord.")).toBeVisible();
  await pass();
  expect(tokens(calls, "token")).toEqual([undefined, "token-1"]);
  await user.type(passwordField(), "2");
  await user.click(button("Logga in"));
  await waitFor(() => expect(tokens(calls, "token")).toEqual([undefined, "token-1", "token-2"]));
});
