import {
  emailField,
  expectError,
  formButton,
  openAuth,
  passwordField,
  securityLog,
} from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";

const MISSING = { title: "Fel", text: "Vänligen fyll i alla fält" };
const NO_EMAIL = { title: "Ogiltig e-post", text: "Vänligen ange en giltig e-postadress." };

function weak(...errors: string[]) {
  return { title: "Lösenordet är för svagt", text: errors.join(", ") };
}

const STRONG = "Hemligt-123";

const refused = [
  { mode: "login", why: "nothing", name: "", email: "", password: "", message: MISSING },
  { mode: "login", why: "no password", name: "", email: "a@b.se", password: "", message: MISSING },
  { mode: "login", why: "a blank e-mail", name: "", email: "  ", password: "x", message: MISSING },
  { mode: "login", why: "no domain", name: "", email: "a@b", password: "x", message: NO_EMAIL },
  { mode: "login", why: "a space", name: "", email: "a b@c.se", password: "x", message: NO_EMAIL },
  {
    mode: "signup",
    why: "a blank name",
    name: "  ",
    email: "a@b.se",
    password: STRONG,
    message: MISSING,
  },
  { mode: "signup", why: "no e-mail", name: "Ada", email: "", password: STRONG, message: MISSING },
  {
    mode: "signup",
    why: "no at sign",
    name: "Ada",
    email: "a.b.se",
    password: STRONG,
    message: NO_EMAIL,
  },
  {
    mode: "signup",
    why: "a password without capitals, digits and symbols",
    name: "Ada",
    email: "a@b.se",
    password: "abc",
    message: weak(
      "Password must be at least 8 characters long",
      "Password must contain at least one uppercase letter",
      "Password must contain at least one number",
      "Password must contain at least one special character",
    ),
  },
  {
    mode: "signup",
    why: "a password of capitals",
    name: "Ada",
    email: "a@b.se",
    password: "ABCDEFG1!",
    message: weak("Password must contain at least one lowercase letter"),
  },
  { mode: "forgot", why: "nothing", name: "", email: "", password: "", message: MISSING },
  { mode: "forgot", why: "no dot", name: "", email: "a@b", password: "", message: NO_EMAIL },
];

const SUBMIT: Readonly<Record<string, string>> = {
  login: "Logga in",
  signup: "Skapa konto",
  forgot: "Skicka länk",
};

for (const { mode, why, name, email, password, message } of refused) {
  test(`${mode} with ${why} is refused before anything is sent`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/auth/v1/")) asked.push(request.url());
    });
    await openAuth(page, mode);
    await emailField(page).fill(email);
    if (mode === "signup") await page.getByRole("textbox", { name: "Namn" }).fill(name);
    if (mode !== "forgot") await passwordField(page).fill(password);
    await formButton(page, SUBMIT[mode] ?? "").click();
    await expectError(page, message.title, message.text);
    expect(asked).toEqual([]);
    await expect(emailField(page)).toHaveValue(email.trim());
    expect(await securityLog(page)).toBe("");
  });
}

test("what a weak password lacks is said in English, as English", async ({ page }) => {
  await openAuth(page, "signup");
  await page.getByRole("textbox", { name: "Namn" }).fill("Ada");
  await emailField(page).fill("a@b.se");
  await passwordField(page).fill("abc");
  await formButton(page, "Skapa konto").click();
  const words = page.getByRole("alert").getByText(/^Password must be/);
  await expect(words).toHaveAttribute("lang", "en");
});

test("the rules of a password are ticked while it is typed", async ({ page }) => {
  await openAuth(page, "signup");
  const rules = page.getByRole("main").getByRole("listitem");
  const labels = [
    "minst 8 tecken",
    "en stor bokstav (A–Z)",
    "en liten bokstav (a–z)",
    "en siffra",
    "ett specialtecken, till exempel ! eller ?",
  ];
  await expect(rules).toHaveText(labels);
  const met = rules.filter({ hasText: "uppfyllt" });
  const steps = [
    ["h", ["en liten bokstav (a–z)"]],
    ["hE", ["en stor bokstav (A–Z)", "en liten bokstav (a–z)"]],
    ["hE1", ["en stor bokstav (A–Z)", "en liten bokstav (a–z)", "en siffra"]],
    ["hE1?", labels.slice(1)],
    ["hE1?hE1?", labels],
    ["å", []],
  ] as const;
  for (const [password, expected] of steps) {
    await passwordField(page).fill(password);
    await expect(met).toHaveText(expected.map((label) => `${label}, uppfyllt`));
  }
  await expect(passwordField(page)).toHaveAccessibleDescription(/Lösenordet behöver/);
});

test("password managers are told what each field is for", async ({ page }) => {
  await openAuth(page);
  await expect(emailField(page)).toHaveAttribute("autocomplete", "username");
  await expect(emailField(page)).toHaveAttribute("type", "email");
  await expect(passwordField(page)).toHaveAttribute("autocomplete", "current-password");

  await openAuth(page, "signup");
  await expect(page.getByRole("textbox", { name: "Namn" })).toHaveAttribute("autocomplete", "name");
  await expect(emailField(page)).toHaveAttribute("autocomplete", "username");
  await expect(passwordField(page)).toHaveAttribute("autocomplete", "new-password");

  await openAuth(page, "forgot");
  await expect(emailField(page)).toHaveAttribute("autocomplete", "username");
});

test("an address without a mode, or with another, is for logging in", async ({ page }) => {
  for (const address of ["/auth", "/auth?mode=", "/auth?mode=admin"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Logga in");
  }
});

test("going from form to form moves to its heading and keeps the address", async ({ page }) => {
  await page.goto("/auth");
  await emailField(page).fill("astrid@example.se");
  const main = page.getByRole("main");
  const steps = [
    { link: "Skapa konto", heading: "Skapa konto", mode: "signup" },
    { link: "Logga in", heading: "Logga in", mode: "login" },
    { link: "Glömt lösenord?", heading: "Glömt lösenord?", mode: "forgot" },
  ];
  for (const { link, heading, mode } of steps) {
    await main.getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeFocused();
    await expect(page).toHaveURL(`/auth?mode=${mode}`);
    await expect(emailField(page)).toHaveValue("astrid@example.se");
  }
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Logga in");
  await expect(emailField(page)).toHaveValue("astrid@example.se");
});
