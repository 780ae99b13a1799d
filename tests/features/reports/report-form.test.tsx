import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { sendReport } from "@/features/reports/report-api.ts";
import ReportForm from "@/features/reports/report-form.tsx";
import { BackendError } from "@/lib/backend-error.ts";

vi.mock("@/features/reports/report-api.ts");

const CONTENT = { kind: "list", token: "abc123" } as const;

const widget = { pass: () => {} };

beforeEach(() => {
  vi.mocked(sendReport).mockReset().mockResolvedValue(true);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.stubGlobal("hcaptcha", {
    render: (_box: HTMLElement, { callback }: { readonly callback: () => void }) => {
      widget.pass = callback;
      return "1";
    },
    reset: () => {},
    remove: () => {},
    getResponse: () => "token",
    getRespKey: () => "",
  });
});

const field = (name: string | RegExp) => screen.getByRole("textbox", { name });
const EXPLANATION = "Vad är olagligt, och varför?";
const faith = () => screen.getByRole("checkbox", { name: /^Uppgifterna stämmer/ });
const abuse = () => screen.getByRole("checkbox", { name: /sexuella övergrepp mot barn/ });

async function setUp() {
  render(
    <MemoryRouter>
      <ReportForm content={CONTENT} />
    </MemoryRouter>,
  );
  await act(() => vi.dynamicImportSettled());
  return userEvent.setup();
}

async function submit(user: ReturnType<typeof userEvent.setup>) {
  act(() => widget.pass());
  await user.click(screen.getByRole("button", { name: "Skicka anmälan" }));
}

test("sends what the law asks for, and says that a receipt is on its way", async () => {
  const user = await setUp();
  await user.type(field(EXPLANATION), "Den hotar en granne.");
  await user.type(field("Namn"), "Åsa");
  await user.type(field("E-post"), "asa@example.se");
  await user.click(faith());
  await submit(user);
  expect(sendReport).toHaveBeenCalledExactlyOnceWith(
    {
      content: CONTENT,
      isChildAbuse: false,
      explanation: "Den hotar en granne.",
      name: "Åsa",
      email: "asa@example.se",
    },
    "token",
  );
  const thanks = await screen.findByRole("status");
  expect(thanks).toHaveTextContent("Ett kvitto är på väg");
  expect(thanks).toHaveFocus();
});

test("asks for what is missing, and sends nothing", async () => {
  const user = await setUp();
  await submit(user);
  const form = within(screen.getByRole("form", { name: "Anmälan" }));
  for (const name of [EXPLANATION, "Namn", "E-post"]) expect(field(name)).toBeInvalid();
  expect(faith()).toBeInvalid();
  expect(form.getByText("Kryssa i att uppgifterna stämmer.")).toBeVisible();
  expect(sendReport).not.toHaveBeenCalled();
});

test("who reports sexual abuse of children may be anonymous", async () => {
  const user = await setUp();
  await user.type(field(EXPLANATION), "Bilder");
  await user.click(abuse());
  await user.click(faith());
  vi.mocked(sendReport).mockResolvedValue(false);
  await submit(user);
  expect(vi.mocked(sendReport).mock.calls[0]?.[0]).toMatchObject({
    isChildAbuse: true,
    name: null,
    email: null,
  });
  expect(await screen.findByRole("status")).not.toHaveTextContent("kvitto");
});

test.each([
  ["refused", null, /^Anmälan kunde inte skickas/],
  ["throttled", null, /många anmälningar/],
  ["refused", "not_shared", "Det du anmäler är inte delat längre."],
] as const)("a report that is %s (%s) keeps what was typed", async (failure, code, text) => {
  const user = await setUp();
  vi.mocked(sendReport).mockRejectedValue(new BackendError("", failure, { code }));
  await user.type(field(EXPLANATION), "Den hotar.");
  await user.type(field("Namn"), "Åsa");
  await user.type(field("E-post"), "asa@example.se");
  await user.click(faith());
  await submit(user);
  expect(await screen.findByText(text)).toBeVisible();
  expect(field(EXPLANATION)).toHaveValue("Den hotar.");
});
