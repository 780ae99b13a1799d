import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { authRefusal } from "../../../auth-answers.ts";
import { authError, noAnswer, stubBackend, userAnswer } from "../../../backend-stub.ts";
import { expectFieldError, expectSummary } from "../../../field-errors.ts";
import { dismissToasts, expectErrorToast, expectNoToast, expectToast } from "../../../toasts.ts";
import {
  button,
  emailField,
  fill,
  loggedEvents,
  nameField,
  openAuthPage,
  passwordField,
} from "./open-auth-page.tsx";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

const EMAIL = "asta@example.se";
const resentTo = (email: string) =>
  `Är adressen inte redan bekräftad har vi skickat ett nytt mejl till ${email}. Annars kan du logga in.`;
const PASSWORD = "Hemligt-123";

afterEach(dismissToasts);

async function signUp(email = EMAIL) {
  const user = openAuthPage("signup");
  await fill(user, [
    [nameField, " Asta Alm "],
    [emailField, email],
    [passwordField, PASSWORD],
  ]);
  await user.click(button("Skapa konto"));
  return user;
}

const MISSING = "Vänligen fyll i alla fält";
const UNUSABLE_ADDRESS =
  "Ogiltig e-post Kontrollera stavningen. Adressen får inte ha å, ä eller ö, och efter @ bara a–z, siffror, punkt och bindestreck.";

test.each([
  ["a blank name", "  ", "a@b.se", PASSWORD, nameField, MISSING],
  ["no e-mail", "Asta", "", PASSWORD, emailField, MISSING],
  ["no password", "Asta", "a@b.se", "", passwordField, MISSING],
  [
    "no at sign",
    "Asta",
    "a.b.se",
    PASSWORD,
    emailField,
    "Ogiltig e-post Vänligen ange en giltig e-postadress.",
  ],
  [
    "a weak password",
    "Asta",
    "a@b.se",
    "abc",
    passwordField,
    "Lösenordet är för svagt Det behöver minst 8\u00a0tecken, en stor bokstav (A–Z), en siffra och ett specialtecken.",
  ],
  [
    "a password of capitals",
    "Asta",
    "a@b.se",
    "ABCDEFG1!",
    passwordField,
    "Lösenordet är för svagt Det behöver en liten bokstav (a–z).",
  ],
  [
    "a password over 72 bytes",
    "Asta",
    "a@b.se",
    `Åäö1!${"ö".repeat(33)}`,
    passwordField,
    "Lösenordet får ha högst 72\u00a0tecken, å, ä och ö räknas dubbelt.",
  ],
  ["å before @", "Asta", "å@exempel.se", PASSWORD, emailField, UNUSABLE_ADDRESS],
  ["_ in a domain", "Asta", "asta@ex_empel.se", PASSWORD, emailField, UNUSABLE_ADDRESS],
])("refuses %s before anything is sent", async (_what, name, email, password, field, text) => {
  const calls = stubBackend();
  const user = openAuthPage("signup");
  await fill(user, [
    [nameField, name],
    [emailField, email],
    [passwordField, password],
  ]);
  await user.click(button("Skapa konto"));
  await expectFieldError(() => field(), text);
  expect(field()).toHaveFocus();
  expect(calls).toEqual([]);
  expect(nameField()).toHaveValue(name);
  expect(emailField()).toHaveValue(email);
  expect(passwordField()).toHaveValue(password);
  expect(loggedEvents()).toEqual([]);
});

test("marks every field that is empty, and each until it is filled in", async () => {
  const user = openAuthPage("signup");
  await user.click(button("Skapa konto"));
  for (const field of [nameField, emailField, passwordField]) {
    await expectFieldError(() => field(), MISSING);
  }
  expectSummary("Tre saker att rätta", ["Namn", "E-post", "Lösenord"]);
  await user.click(screen.getByRole("link", { name: "Namn" }));
  await user.keyboard("A");
  expect(nameField()).toBeValid();
  expect(emailField()).toBeInvalid();
});

test("creates an account, and asks to confirm it by e-mail", async () => {
  const calls = stubBackend({ "POST /auth/v1/signup": userAnswer() });
  await signUp();
  await expectToast({
    tone: "success",
    title: "Registrering lyckad!",
    text: "Kontrollera din e-post för att verifiera ditt konto",
  });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({
    email: EMAIL,
    password: PASSWORD,
    data: { full_name: "Asta Alm" },
  });
  const text = await screen.findByText(/^Vi har skickat ett mejl till/);
  expect(text).toHaveTextContent(EMAIL);
  await waitFor(() => expect(text).toHaveFocus());
  expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Fortsätt med Google" })).not.toBeInTheDocument();
  expect(loggedEvents()).toEqual(["successful_signup"]);
});

describe("an address", () => {
  /** The answer of the auth service: it has made the account now, or earlier, and sends a mail now. */
  function waitingAccount(createdAt: string): Response {
    return Response.json({
      id: "f1rst",
      aud: "authenticated",
      role: "authenticated",
      email: EMAIL,
      confirmation_sent_at: "2026-11-28T14:21:31.384919397Z",
      user_metadata: { email: EMAIL, full_name: "Främmande Namn" },
      identities: [{ id: "f1rst" }],
      created_at: createdAt,
    });
  }

  test("that is new is remembered as created here", async () => {
    stubBackend({ "POST /auth/v1/signup": waitingAccount("2026-11-28T14:21:31.31402Z") });
    await signUp();
    await expectToast({ title: "Registrering lyckad!" });
    expect(window.localStorage.getItem("namnfynd-created-account")).toBe("f1rst");
  });

  test("that someone has signed up with is not, and nothing of theirs is shown", async () => {
    window.localStorage.setItem("namnfynd-created-account", "f1rst");
    stubBackend({ "POST /auth/v1/signup": waitingAccount("2026-11-28T14:21:19.31402Z") });
    await signUp();
    await expectToast({ title: "Registrering lyckad!" });
    expect(window.localStorage.getItem("namnfynd-created-account")).toBeNull();
    expect(document.body).not.toHaveTextContent("Främmande");
    expect(JSON.stringify(window.localStorage)).not.toMatch(/f1rst|Främmande/);
  });
});

test("says where a purchase goes on, when the address is confirmed on another device", async () => {
  window.localStorage.setItem("pendingSubscription", "premium");
  stubBackend({ "POST /auth/v1/signup": userAnswer() });
  await signUp();
  expect(await screen.findByText(/^Ditt köp väntar i den här webbläsaren\./)).toBeVisible();
  expect(screen.getByRole("link", { name: /^Jag har bekräftat/ })).toHaveAttribute(
    "href",
    "/auth?mode=login",
  );
  window.localStorage.removeItem("pendingSubscription");
});

test("sends the confirmation again, at most five times", async () => {
  const calls = stubBackend({
    "POST /auth/v1/signup": userAnswer(),
    "POST /auth/v1/resend": Response.json({}),
  });
  const user = await signUp();
  await expectToast({ title: "Registrering lyckad!" });
  for (let mail = 1; mail <= 5; mail++) {
    dismissToasts();
    await user.click(await screen.findByRole("button", { name: "Skicka bekräftelsen igen" }));
    await expectToast({ text: resentTo(EMAIL) });
  }
  dismissToasts();
  await user.click(button("Skicka bekräftelsen igen"));
  await expectErrorToast("Vänta 5 minuter innan du försöker igen.", "För många försök");
  expect(calls.filter(({ name }) => name === "POST /auth/v1/resend")).toHaveLength(5);
});

describe("a failed sign-up", () => {
  const TAKEN = "Det finns redan ett konto med den e-postadressen. Logga in i stället.";

  test.each([
    // How the service answers when addresses must be confirmed, which reveals nothing by itself.
    ["answered without identities", Response.json({ id: "u2", email: EMAIL, identities: [] })],
    ["refused", authError("user_already_exists", 422)],
  ])("says that an address is taken when that is %s", async (_how, answer) => {
    stubBackend({ "POST /auth/v1/signup": answer });
    await signUp();
    await expectFieldError(emailField, TAKEN);
    expect(emailField()).toHaveFocus();
    expect(emailField()).toHaveValue(EMAIL);
    expect(nameField()).toHaveValue(" Asta Alm ");
    expect(passwordField()).toHaveValue(PASSWORD);
    expect(loggedEvents()).toEqual(["auth_failure"]);
  });

  test.each([
    ["mailServerDown", "Vi kunde inte skicka mejlet. Försök igen om en stund."],
    ["mailServerSlow", "Vi kunde inte skicka mejlet. Försök igen om en stund."],
    ["mailedJustNow", "Vi har nyss skickat ett mejl. Vänta 9\u00a0sekunder och försök igen."],
    [
      "mailsOfTheHourUsedUp",
      "Just nu har vi skickat så många mejl som vi kan. Försök igen om en timme.",
    ],
  ] as const)("by the answer %s is explained in a toast", async (answer, text) => {
    stubBackend({ "POST /auth/v1/signup": authRefusal(answer) });
    await signUp();
    await expectErrorToast(text);
    expect(passwordField()).toHaveValue(PASSWORD);
  });

  test.each([
    ["leakedPassword", passwordField, /^Lösenordet har läckt från någon annan webbplats/],
    ["longPassword", passwordField, /^Lösenordet får ha högst 72\stecken/],
    ["addressFormat", emailField, /^E-postadressen godtas inte/],
    ["longAddress", emailField, /^E-postadressen godtas inte/],
    ["addressWithoutMail", emailField, /^E-postadressen godtas inte/],
    ["addressOutsideTeam", emailField, /^Vi kan inte skicka mejl till den adressen än/],
  ] as const)("by the answer %s is explained by the field", async (answer, field, text) => {
    stubBackend({ "POST /auth/v1/signup": authRefusal(answer) });
    await signUp();
    expect(await screen.findByText(text)).toBeVisible();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(expect.stringMatching(text));
    expectNoToast();
  });
});

test("is busy while it waits, and sends the form once", async () => {
  const calls = stubBackend({ "POST /auth/v1/signup": noAnswer });
  const user = await signUp();
  expect(button("Laddar...")).toHaveFocus();
  expect(button("Laddar...")).toBeEnabled();
  await user.click(button("Laddar..."));
  await user.type(nameField(), "{Enter}");
  expect(calls).toHaveLength(1);
});

test("ticks the rules that the password meets while it is typed", async () => {
  const user = openAuthPage("signup");
  const labels = [
    "minst 8\u00a0tecken",
    "en stor bokstav (A–Z)",
    "en liten bokstav (a–z)",
    "en siffra",
    "ett specialtecken, till exempel\u00a0!\u00a0eller\u00a0?",
  ];
  const rules = within(screen.getByRole("list"));
  const ticked = () =>
    rules
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent)
      .filter((text) => text.endsWith(", uppfyllt"));
  const uppfyllt = (indices: readonly number[]) =>
    indices.map((index) => `${labels[index]}, uppfyllt`);
  expect(rules.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(labels);
  const steps = [
    ["h", [2]],
    ["E", [1, 2]],
    ["1", [1, 2, 3]],
    ["?", [1, 2, 3, 4]],
    ["hE1?", [0, 1, 2, 3, 4]],
  ] as const;
  for (const [typed, met] of steps) {
    await user.type(passwordField(), typed);
    expect(ticked()).toEqual(uppfyllt(met));
  }
  expect(passwordField()).toHaveAccessibleDescription(/Lösenordet behöver/);
});

test("tells password managers what each field is for", () => {
  openAuthPage("signup");
  expect(nameField()).toHaveAttribute("autocomplete", "name");
  expect(emailField()).toHaveAttribute("autocomplete", "username");
  expect(passwordField()).toHaveAttribute("autocomplete", "new-password");
});
