import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { currentSession } from "@/access/session/session-store.ts";
import { useSubscription } from "@/features/subscription/use-subscription.ts";
import { forgetInput } from "@/lib/kept-input.ts";
import { queryClient } from "@/lib/query-client.ts";
import WithdrawalPage from "@/pages/withdrawal-page.tsx";
import { type BackendCall, noConnection, stubBackend } from "../backend-stub.ts";
import { deferred } from "../deferred.ts";
import { expectSummary } from "../field-errors.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

const USER = { id: "u1", email: "asta@example.se", createdAt: "2024-03-01T12:00:00Z" };
const RECEIVED_AT = "2026-11-22T13:05:00.000Z";
const PREMIUM = {
  id: "cs_1",
  product: "premium",
  boughtAt: "2026-11-18T09:00:00.000Z",
  amount: 4500,
  phase: "withdrawal",
  lastDay: "2026-12-02",
  notice: null,
};
const BASIC = { ...PREMIUM, id: "cs_2", product: "basic", amount: 6000 };

afterEach(() => {
  act(() => currentSession.set({ status: "signed-out" }));
  forgetInput();
  queryClient.clear();
});

interface Answers {
  readonly contracts?: readonly object[] | Response;
  readonly withdraw?: Response | (() => Promise<Response>);
}

/** The plan of the signed-in user, as other parts of the site show it. */
function Plan() {
  const { subscription } = useSubscription(USER.id);
  return <output>{subscription?.plan}</output>;
}

/** Opens the page with these answers of the function `withdraw`; returns the calls made. */
function setUp({ contracts = [], withdraw }: Answers = {}) {
  const calls: BackendCall[] = stubBackend({
    "GET /rest/v1/profiles": Response.json({ full_name: "Asta Alm" }),
    "POST /functions/v1/check-subscription": () =>
      Response.json({ subscribed: notices(calls).length === 0 }),
    "GET /rest/v1/subscribers": Response.json([]),
    "POST /functions/v1/withdraw": () => {
      if (JSON.stringify(calls.at(-1)?.body).includes('"list"')) {
        return contracts instanceof Response ? contracts.clone() : Response.json({ contracts });
      }
      return withdraw instanceof Response ? withdraw : (withdraw ?? noConnection)();
    },
  });
  render(
    <MemoryRouter>
      <WithdrawalPage />
      <Plan />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), calls };
}

/** What was sent to the function, except requests for the list. */
function notices(calls: readonly BackendCall[]) {
  return calls
    .filter(({ name }) => name === "POST /functions/v1/withdraw")
    .map(({ body }) => body)
    .filter((body) => !JSON.stringify(body).includes('"list"'));
}

function receipt(outcome: string, isMailed = true): Response {
  return Response.json({ outcome, receivedAt: RECEIVED_AT, number: "3F2A9C01", isMailed });
}

function refunded(): Response {
  return receipt("refunded");
}

function received(): Response {
  return receipt("received");
}

function button(name: string) {
  return screen.getByRole("button", { name });
}

function field(name: string) {
  return screen.getByRole("textbox", { name });
}

describe("a visitor", () => {
  async function fillIn(user: ReturnType<typeof userEvent.setup>) {
    await user.type(field("Ditt namn"), "Nils Ny");
    await user.type(field("E-post"), "nils@example.se");
    await user.type(field("Vilket köp vill du ångra?"), "Premium i november");
    await user.click(button("Fortsätt"));
  }

  test("withdraws in two steps, and gets a dated receipt", async () => {
    const { user, calls } = setUp({ withdraw: received() });
    expect(screen.getByRole("link", { name: "Logga in" })).toHaveAttribute(
      "href",
      "/auth?mode=login",
    );
    await fillIn(user);
    expect(screen.getByRole("heading", { name: "Stämmer det här?" })).toHaveFocus();
    expect(notices(calls)).toEqual([]);
    await user.click(button("Bekräfta att jag ångrar avtalet"));
    const heading = await screen.findByRole("heading", {
      name: "Vi har tagit emot din ångeranmälan",
    });
    expect(heading).toHaveFocus();
    expect(screen.getByText(/^22\s*november\s*2026 kl\.\s\d\d:05$/)).toHaveAttribute(
      "datetime",
      RECEIVED_AT,
    );
    expect(notices(calls)).toEqual([
      {
        action: "withdraw",
        name: "Nils Ny",
        email: "nils@example.se",
        contract: "Premium i november",
      },
    ]);
  });

  test("prints the receipt, which says so when there is no mail", async () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => {});
    const { user } = setUp({ withdraw: receipt("received", false) });
    await fillIn(user);
    await user.click(button("Bekräfta att jag ångrar avtalet"));
    expect(await screen.findByText("3F2A9C01")).toBeVisible();
    expect(screen.getByText(/^Just nu kan vi inte skicka någon bekräftelse/)).toBeVisible();
    await user.click(button("Skriv ut eller spara kvittot"));
    expect(print).toHaveBeenCalledOnce();
  });

  test("sees what is missing by each field, and a summary of it", async () => {
    const { user } = setUp();
    await user.type(field("E-post"), "nils@");
    await user.click(button("Fortsätt"));
    expectSummary("Tre saker att rätta", ["Ditt namn", "E-post", "Vilket köp vill du ångra?"]);
    for (const [name, error] of [
      ["Ditt namn", /^Skriv ditt namn\./],
      ["E-post", /^Vänligen ange en giltig e-postadress\./],
      ["Vilket köp vill du ångra?", /^Skriv vilket köp du vill ångra\./],
    ] as const) {
      expect(field(name)).toBeInvalid();
      expect(field(name)).toHaveAccessibleDescription(error);
    }
    expect(screen.getAllByRole("alert")).toHaveLength(3);
    await user.type(field("Ditt namn"), "Nils Ny");
    expect(field("Ditt namn")).toBeValid();
  });

  test("cannot send links", async () => {
    const { user } = setUp();
    await user.type(field("Ditt namn"), "www.example.se");
    await user.click(button("Fortsätt"));
    expect(field("Ditt namn")).toHaveAccessibleDescription("Skriv utan länkar.");
  });

  test("can go back, with everything still filled in", async () => {
    const { user } = setUp();
    await fillIn(user);
    await user.click(button("Ändra"));
    expect(field("Ditt namn")).toHaveFocus();
    expect(field("Vilket köp vill du ångra?")).toHaveValue("Premium i november");
  });

  test.each([
    ["without a network", noConnection, /Vi når inte servern/],
    [
      "after too many notices",
      async () => Response.json({ error: "Du har gjort det här många gånger." }, { status: 429 }),
      /Du har gjort det här många gånger\./,
    ],
  ])("learns that nothing was sent %s, and can try again", async (_, withdraw, message) => {
    const { user, calls } = setUp({ withdraw });
    await fillIn(user);
    await user.click(button("Bekräfta att jag ångrar avtalet"));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(/^Anmälan är inte skickad/);
    expect(alert).toHaveTextContent(message);
    expect(within(alert).getByRole("link", { name: "support@namnfynd.se" })).toBeVisible();
    await user.click(button("Bekräfta att jag ångrar avtalet"));
    await waitFor(() => expect(notices(calls)).toHaveLength(2));
  });

  test("shows that it is a person when there are many notices, and loses nothing typed", async () => {
    const widget = { pass: () => {} };
    vi.stubGlobal("hcaptcha", {
      render: (_box: HTMLElement, options: { readonly callback: () => void }) => {
        widget.pass = options.callback;
        return "1";
      },
      reset: () => {},
      remove: () => {},
      getResponse: () => "passed",
      getRespKey: () => "",
    });
    const MANY = "Det kommer många anmälningar just nu.";
    const { user, calls } = setUp({
      withdraw: async () =>
        JSON.stringify(notices(calls).at(-1)).includes('"token":"passed"')
          ? received()
          : Response.json({ error: MANY, reason: "human_check_required" }, { status: 403 }),
    });
    await fillIn(user);
    expect(screen.queryByRole("group", { name: /inte är en robot/ })).not.toBeInTheDocument();
    await user.click(button("Bekräfta att jag ångrar avtalet"));
    expect(await screen.findByRole("alert")).toHaveTextContent(MANY);
    expect(screen.getByRole("group", { name: "Kontroll att du inte är en robot" })).toBeVisible();

    // Without the check nothing is sent.
    await user.click(button("Bekräfta att jag ångrar avtalet"));
    expect(screen.getByRole("alert")).toHaveTextContent("Visa först att du inte är en robot.");
    expect(notices(calls)).toHaveLength(1);

    await act(() => vi.dynamicImportSettled());
    act(() => widget.pass());
    await user.click(button("Bekräfta att jag ångrar avtalet"));
    await screen.findByRole("heading", { name: "Vi har tagit emot din ångeranmälan" });
    expect(notices(calls).at(-1)).toEqual({
      action: "withdraw",
      name: "Nils Ny",
      email: "nils@example.se",
      contract: "Premium i november",
      token: "passed",
    });
  });

  test("sends one notice however often the button is pressed", async () => {
    const answer = deferred<Response>();
    const { user, calls } = setUp({ withdraw: () => answer.promise });
    await fillIn(user);
    const confirm = button("Bekräfta att jag ångrar avtalet");
    await user.click(confirm);
    await waitFor(() => expect(notices(calls)).toHaveLength(1));
    await user.click(confirm);
    expect(confirm).toHaveTextContent("Laddar...");
    answer.resolve(received());
    await screen.findByRole("heading", { name: "Vi har tagit emot din ångeranmälan" });
    expect(notices(calls)).toHaveLength(1);
  });
});

describe("a signed-in user", () => {
  beforeEach(() => currentSession.set({ status: "signed-in", user: USER }));

  test("has name, address and contract filled in, and withdraws with two presses", async () => {
    const { user, calls } = setUp({ contracts: [PREMIUM], withdraw: refunded() });
    expect(await screen.findByRole("textbox", { name: "Ditt namn" })).toHaveValue("Asta Alm");
    expect(screen.queryByRole("textbox", { name: "E-post" })).not.toBeInTheDocument();
    expect(screen.getByText("asta@example.se")).toBeVisible();
    expect(screen.getByText(/till och med den 2\s*december\s*2026/)).toBeVisible();
    await user.click(button("Fortsätt"));
    const confirmation = screen.getByRole("region", { name: "Stämmer det här?" });
    expect(confirmation).toHaveTextContent(/Premium, 45\skr, köpt den 18\s*november\s*2026/);
    expect(confirmation).toHaveTextContent(/Hela beloppet, 45\skr, betalas tillbaka/);
    expect(screen.getByText("Premium", { selector: "output" })).toBeVisible();
    await user.click(button("Bekräfta att jag ångrar avtalet"));
    expect(await screen.findByRole("heading", { name: "Köpet är ångrat" })).toHaveFocus();
    expect(notices(calls)).toMatchObject([
      { name: "Asta Alm", email: "asta@example.se", contractId: "cs_1" },
    ]);
    expect(await screen.findByText("Gratis", { selector: "output" })).toBeVisible();
  });

  test("has what was typed when the session ends, and when it is there again", async () => {
    const { user } = setUp({ contracts: [PREMIUM] });
    await user.type(await screen.findByRole("textbox", { name: "Ditt namn" }), "berg");
    act(() => currentSession.set({ status: "signed-out" }));
    expect(field("Ditt namn")).toHaveValue("Asta Almberg");
    expect(field("E-post")).toHaveValue("asta@example.se");
    expect(field("Vilket köp vill du ångra?")).toHaveValue(
      "Premium, 45\u00a0kr, köpt den 18\u00a0november\u00a02026",
    );
    act(() => currentSession.set({ status: "signed-in", user: USER }));
    expect(await screen.findByText(/till och med den 2\s*december\s*2026/)).toBeVisible();
    expect(field("Ditt namn")).toHaveValue("Asta Almberg");
  });

  test("shows a visitor nothing of a session that ends before anything was typed", async () => {
    setUp({ contracts: [PREMIUM] });
    await screen.findByRole("textbox", { name: "Ditt namn" });
    act(() => currentSession.set({ status: "signed-out" }));
    expect(field("Ditt namn")).toHaveValue("");
    expect(field("E-post")).toHaveValue("");
  });

  test("chooses one of several purchases", async () => {
    const { user, calls } = setUp({ contracts: [PREMIUM, BASIC], withdraw: refunded() });
    const choice = await screen.findByRole("combobox", { name: "Köp" });
    await user.selectOptions(choice, "cs_2");
    await user.click(button("Fortsätt"));
    expect(screen.getByRole("region", { name: "Stämmer det här?" })).toHaveTextContent(
      /Basic, 60\skr/,
    );
    await user.click(button("Bekräfta att jag ångrar avtalet"));
    await screen.findByRole("heading", { name: "Köpet är ångrat" });
    expect(notices(calls)).toMatchObject([{ contractId: "cs_2" }]);
  });

  test.each([
    ["pending", "Köpet är ångrat", /återbetalningen är på väg\. Den är gjord senast/],
    ["failed", "Återbetalningen kom inte fram", /din bank tog inte emot pengarna/],
    ["received", "Vi har tagit emot din ångeranmälan", /Vi försöker igen/],
  ])(
    "learns what has become of a notice that is %s, after the press and later",
    async (outcome, name, text) => {
      const { user } = setUp({ contracts: [PREMIUM], withdraw: receipt(outcome) });
      await screen.findByRole("textbox", { name: "Ditt namn" });
      await user.click(button("Fortsätt"));
      await user.click(button("Bekräfta att jag ångrar avtalet"));
      expect(await screen.findByRole("region", { name })).toHaveTextContent(text);

      cleanup();
      queryClient.clear();
      setUp({ contracts: [{ ...PREMIUM, notice: { outcome, receivedAt: RECEIVED_AT } }] });
      const status = await screen.findByRole("region", { name });
      expect(status).toHaveTextContent(text);
      expect(status.querySelector("time")).toHaveAttribute("datetime", RECEIVED_AT);
      expect(screen.queryByRole("button", { name: "Fortsätt" })).not.toBeInTheDocument();
    },
  );

  test("is led to the guarantee from day 15 to 30", async () => {
    setUp({ contracts: [{ ...PREMIUM, phase: "guarantee", lastDay: "2026-12-18" }] });
    const guarantee = await screen.findByRole("region", { name: /garantin gäller$/ });
    expect(guarantee).toHaveTextContent(/till och med den 18\s*december\s*2026/);
    expect(within(guarantee).getByRole("link", { name: "support@namnfynd.se" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Fortsätt" })).not.toBeInTheDocument();
  });

  test("learns after that why not, and how to cancel", async () => {
    setUp({ contracts: [{ ...PREMIUM, phase: "over", lastDay: "2026-12-18" }] });
    const reason = await screen.findByRole("region", { name: "Köpet går inte att ångra längre" });
    expect(reason).toHaveTextContent(/garantin gick ut den 18\s*december\s*2026/);
    expect(within(reason).getByRole("link", { name: "hantera prenumeration" })).toHaveAttribute(
      "href",
      "/premium",
    );
  });

  test("without a purchase can describe one", async () => {
    const { user, calls } = setUp({ withdraw: received() });
    expect(await screen.findByText(/inga köp att ångra på kontot asta@example\.se/)).toBeVisible();
    expect(field("E-post")).toHaveValue("asta@example.se");
    await user.type(field("Vilket köp vill du ångra?"), "Basic i november");
    await user.click(button("Fortsätt"));
    await user.click(button("Bekräfta att jag ångrar avtalet"));
    await screen.findByRole("heading", { name: "Vi har tagit emot din ångeranmälan" });
    expect(notices(calls)[0]).not.toHaveProperty("contractId");
  });

  test("can describe a purchase when the list cannot be fetched", async () => {
    const outage = { error: "Betaltjänsten svarar inte just nu." };
    setUp({ contracts: Response.json(outage, { status: 503 }) });
    expect(await screen.findByRole("alert")).toHaveTextContent(
      /kunde inte hämtas\. Betaltjänsten svarar inte just nu\. Du kan ändå ångra/,
    );
    expect(field("Vilket köp vill du ångra?")).toBeEnabled();
  });
});

test("shows the standard form and the three ways to end a purchase", () => {
  setUp();
  const form = screen.getByRole("region", { name: "Standardblankett" });
  expect(form).toHaveTextContent("Jag/Vi (*) meddelar härmed att jag/vi (*) frånträder mitt/vårt");
  const ways = within(screen.getByRole("region", { name: "Tre sätt att avsluta" }));
  expect(ways.getAllByRole("listitem")).toHaveLength(3);
});
