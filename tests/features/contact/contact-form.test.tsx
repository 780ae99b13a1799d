import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { currentSession } from "@/access/session/session-store.ts";
import { type Receipt, sendMessage } from "@/features/contact/contact-api.ts";
import { ContactForm } from "@/features/contact/contact-form.tsx";
import { EMPTY_MESSAGE, saveDraft } from "@/features/contact/contact-message.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { forgetInput } from "@/lib/kept-input.ts";
import { deferred } from "../../deferred.ts";
import { expectSummary } from "../../field-errors.ts";

vi.mock("@/features/contact/contact-api.ts");

const FORM = (
  <MemoryRouter>
    <ContactForm receiver="function" />
  </MemoryRouter>
);

/** What hCaptcha's script is given to call; the script itself is replaced by a stub. */
const widget = { pass: () => {}, expire: () => {}, fail: () => {}, reset: vi.fn() };

interface WidgetOptions {
  readonly callback: () => void;
  readonly "expired-callback": () => void;
  readonly "error-callback": (code: string) => void;
}

beforeEach(() => {
  saveDraft(EMPTY_MESSAGE);
  forgetInput();
  vi.mocked(sendMessage).mockReset().mockResolvedValue({ hasPriority: false });
  widget.reset.mockReset();
  vi.stubGlobal("hcaptcha", {
    render: (_box: HTMLElement, options: WidgetOptions) => {
      widget.pass = options.callback;
      widget.expire = options["expired-callback"];
      widget.fail = () => options["error-callback"]("challenge-error");
      return "1";
    },
    reset: widget.reset,
    remove: () => {},
    getResponse: () => "token",
    getRespKey: () => "",
  });
});

const button = () => screen.getByRole("button", { name: "Skicka meddelandet" });
const field = (name: string) => screen.getByRole("textbox", { name });

const TYPED = { Namn: "Åsa", "E-post": "asa@example.se", Ämne: "Ett namn", Meddelande: "Hej!" };

async function setUp(typed: Readonly<Record<string, string>> = TYPED) {
  render(<StrictMode>{FORM}</StrictMode>);
  const user = userEvent.setup();
  await user.click(field("Namn"));
  for (const [name, text] of Object.entries(typed)) await user.type(field(name), text);
  await act(() => vi.dynamicImportSettled());
  return user;
}

function expectTyped(typed: Readonly<Record<string, string>> = TYPED) {
  for (const [name, text] of Object.entries(typed)) expect(field(name)).toHaveValue(text);
}

test("requires all four fields, and tells browsers what they are for", async () => {
  await setUp();
  for (const name of ["Namn", "E-post", "Ämne", "Meddelande"]) expect(field(name)).toBeRequired();
  expect(field("E-post")).toHaveAttribute("type", "email");
  expect(field("Namn")).toHaveAttribute("autocomplete", "name");
  expect(field("E-post")).toHaveAttribute("autocomplete", "email");
});

test.each([
  ["/om?ursprung=Astrid#skriv", "Ursprunget till Astrid"],
  ["/om?uttal=Jos%C3%A9#skriv", "Uttalet av José"],
  ["/om?ursprung=%3Cb%3E", ""],
  ["/om", ""],
])("%s has the subject %j, which can be changed", async (address, subject) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <ContactForm receiver="function" />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  expect(field("Ämne")).toHaveValue(subject);
  await user.type(field("Ämne"), " och Estrid");
  expect(field("Ämne")).toHaveValue(`${subject} och Estrid`);
});

test("keeps a subject that was typed before the form was opened from a name", async () => {
  saveDraft({ ...EMPTY_MESSAGE, subject: "Ett namn" });
  render(
    <MemoryRouter initialEntries={["/om?ursprung=Astrid"]}>
      <ContactForm receiver="function" />
    </MemoryRouter>,
  );
  expect(field("Ämne")).toHaveValue("Ett namn");
});

test("marks invalid fields, and sums them up", async () => {
  const user = await setUp({ Namn: "Åsa", "E-post": "asa@", Ämne: "  " });
  act(() => widget.pass());
  await user.click(button());
  expectSummary("Tre saker att rätta", ["E-post", "Ämne", "Meddelande"]);
  expect(field("E-post")).toHaveAccessibleDescription(
    "Skriv en hel e-postadress, som namn@exempel.se.",
  );
  expect(field("Ämne")).toHaveAccessibleDescription("Skriv vad det gäller.");
  expect(field("Meddelande")).toHaveAccessibleDescription("Skriv ditt meddelande.");
  expect(screen.getAllByRole("alert")).toHaveLength(3);
  expect(field("Namn")).toBeValid();
  expect(sendMessage).not.toHaveBeenCalled();

  await user.click(screen.getByRole("link", { name: "E-post" }));
  await user.keyboard("example.se");
  expect(field("E-post")).toHaveAccessibleDescription("");
  expect(field("Ämne")).toBeInvalid();
  await user.type(field("Ämne"), "Ett namn");
  await user.type(field("Meddelande"), "Hej!");
  await user.click(button());
  expect(sendMessage).toHaveBeenCalledOnce();
});

test("is not sent before the human check is passed, nor after it has expired or failed", async () => {
  const user = await setUp();
  const expectNotSent = async () => {
    expect(button()).toHaveAttribute("aria-disabled", "true");
    expect(button()).toHaveAccessibleDescription("Visa först att du inte är en robot.");
    await user.type(field("Ämne"), "{Enter}");
    expect(screen.getByRole("alert")).toHaveTextContent(
      /^Vänligen verifiera att du inte är en robot\.$/,
    );
    expect(sendMessage).not.toHaveBeenCalled();
  };
  await expectNotSent();
  for (const event of ["expire", "fail"] as const) {
    act(() => widget.pass());
    expect(button()).not.toHaveAttribute("aria-disabled");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    act(() => widget[event]());
    await expectNotSent();
  }
  expectTyped();
});

test("cannot be changed or sent again while it is being sent, and is then emptied", async () => {
  const sending = deferred<Receipt>();
  vi.mocked(sendMessage).mockReturnValue(sending.promise);
  const user = await setUp();
  act(() => widget.pass());
  await user.click(button());
  expect(screen.getByRole("button", { name: "Laddar..." })).toHaveAttribute("aria-disabled");
  await user.type(field("Ämne"), " till{Enter}");
  expectTyped();
  expect(sendMessage).toHaveBeenCalledExactlyOnceWith(
    { name: "Åsa", email: "asa@example.se", subject: "Ett namn", message: "Hej!" },
    "token",
    "function",
  );
  await act(async () => sending.resolve({ hasPriority: false }));
  expect(screen.getByRole("status")).toHaveTextContent(
    /^Tack för ditt meddelande! Vi återkommer så snart som möjligt\.$/,
  );
  expectTyped({ Namn: "", "E-post": "", Ämne: "", Meddelande: "" });
  expect(widget.reset).toHaveBeenCalled();
  expect(button()).toHaveAttribute("aria-disabled", "true");
});

test("is sent once by a double press", async () => {
  vi.mocked(sendMessage).mockReturnValue(deferred<Receipt>().promise);
  await setUp();
  act(() => widget.pass());
  // Together, as on a slow device, where the second press comes before anything is rendered.
  act(() => {
    button().click();
    button().click();
  });
  expect(sendMessage).toHaveBeenCalledOnce();
});

test("keeps a message that could not be sent, with a new check to pass", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.mocked(sendMessage).mockRejectedValueOnce(new BackendError("Failed to fetch", "unreachable"));
  const user = await setUp();
  act(() => widget.pass());
  await user.click(button());
  expect(await screen.findByRole("alert")).toHaveTextContent("Meddelandet kunde inte skickas.");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expectTyped();
  expect(button()).toHaveAttribute("aria-disabled", "true");
  expect(widget.reset).toHaveBeenCalled();
});

test("says so when the message was marked as one to answer first", async () => {
  vi.mocked(sendMessage).mockResolvedValueOnce({ hasPriority: true });
  const user = await setUp();
  act(() => widget.pass());
  await user.click(button());
  expect(await screen.findByText(/^Tack för ditt meddelande!/)).toHaveTextContent(
    "Tack för ditt meddelande! Vi återkommer så snart som möjligt. Det är märkt som prioriterat.",
  );
});

test("says that one has to wait after many messages, and keeps the text", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.mocked(sendMessage).mockRejectedValueOnce(new BackendError("Vänta", "throttled"));
  const user = await setUp();
  act(() => widget.pass());
  await user.click(button());
  expect(await screen.findByRole("alert")).toHaveTextContent("Vänta en stund och försök igen");
  expectTyped();
});

test("takes no more than the receiver does", async () => {
  await setUp();
  expect(field("Namn")).toHaveAttribute("maxlength", "200");
  expect(field("Meddelande")).toHaveAttribute("maxlength", "10000");
});

test("keeps an unsent message while the visitor looks at another page", async () => {
  await setUp();
  cleanup();
  render(FORM);
  expectTyped();
});

test("keeps what was typed in the prerendered form before hydration", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(FORM);
  const [name] = container.getElementsByTagName("input");
  if (name) name.value = "Åsa";
  expect(button()).toBeDisabled();
  render(FORM, { container, hydrate: true });
  await userEvent.setup().type(field("Ämne"), "Ett namn");
  expect(button()).toBeEnabled();
  expect(field("Namn")).toHaveValue("Åsa");
  expect(field("Ämne")).toHaveValue("Ett namn");
});

test("has what was typed when the session ended, also after the page load of signing in", async () => {
  const user = { id: "u1", email: "asa@example.se", createdAt: "2024-03-01T12:00:00Z" };
  currentSession.set({ status: "signed-in", user });
  await setUp();
  act(() => currentSession.set({ status: "signed-out" }));
  expectTyped();
  cleanup();
  // What is in memory is lost with the page.
  saveDraft(EMPTY_MESSAGE);
  render(FORM);
  await act(() => vi.dynamicImportSettled());
  expectTyped();
});
