import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { sendMessage } from "@/features/contact/contact-api.ts";
import { ContactForm } from "@/features/contact/contact-form.tsx";
import { EMPTY_MESSAGE, keepDraft } from "@/features/contact/contact-message.ts";
import { deferred } from "../../deferred.ts";

vi.mock("@/features/contact/contact-api.ts");

/** The functions that the widget was given: its script, already on the page, is a stand-in. */
const widget = { pass: () => {}, reset: vi.fn() };

beforeEach(() => {
  keepDraft(EMPTY_MESSAGE);
  vi.mocked(sendMessage).mockReset();
  widget.reset.mockReset();
  vi.stubGlobal("hcaptcha", {
    render: (_box: HTMLElement, { callback }: { callback: () => void }) => {
      widget.pass = callback;
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

async function setUp() {
  render(
    <StrictMode>
      <ContactForm />
    </StrictMode>,
  );
  const user = userEvent.setup();
  await user.type(field("Namn"), "Åsa");
  await user.type(field("E-post"), "asa@example.se");
  await user.type(field("Ämne"), "Ett namn");
  await user.type(field("Meddelande"), "Hej!");
  await act(() => vi.dynamicImportSettled());
  return user;
}

test("asks for all four fields, as browsers know them", async () => {
  await setUp();
  for (const name of ["Namn", "E-post", "Ämne", "Meddelande"]) expect(field(name)).toBeRequired();
  expect(field("E-post")).toHaveAttribute("type", "email");
  expect(field("Namn")).toHaveAttribute("autocomplete", "name");
  expect(field("E-post")).toHaveAttribute("autocomplete", "email");
});

test("without the check nothing is sent, and the visitor is told why", async () => {
  const user = await setUp();
  expect(button()).toHaveAttribute("aria-disabled", "true");
  expect(button()).toHaveAccessibleDescription("Visa först att du inte är en robot.");
  await user.click(button());
  expect(screen.getByRole("alert")).toHaveTextContent(
    /^Vänligen verifiera att du inte är en robot\.$/,
  );
  expect(sendMessage).not.toHaveBeenCalled();
});

test("while a message is on its way it cannot be changed or sent again", async () => {
  const sending = deferred<void>();
  vi.mocked(sendMessage).mockReturnValue(sending.promise);
  const user = await setUp();
  act(() => widget.pass());
  await user.click(button());
  expect(screen.getByRole("button", { name: "Laddar..." })).toHaveAttribute("aria-disabled");
  await user.type(field("Ämne"), " till{Enter}");
  expect(field("Ämne")).toHaveValue("Ett namn");
  expect(sendMessage).toHaveBeenCalledOnce();
  expect(sendMessage).toHaveBeenCalledWith(
    { name: "Åsa", email: "asa@example.se", subject: "Ett namn", message: "Hej!" },
    "token",
  );
  await act(async () => sending.resolve());
  expect(screen.getByRole("status")).toHaveTextContent(
    /^Tack för ditt meddelande! Vi återkommer så snart som möjligt\.$/,
  );
  expect(field("Ämne")).toHaveValue("");
  expect(widget.reset).toHaveBeenCalled();
});

test("a message that cannot be sent stays, with a new check to pass", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.mocked(sendMessage).mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const user = await setUp();
  act(() => widget.pass());
  await user.click(button());
  expect(await screen.findByRole("alert")).toHaveTextContent("Meddelandet kunde inte skickas.");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(field("Meddelande")).toHaveValue("Hej!");
  expect(button()).toHaveAttribute("aria-disabled", "true");
  expect(widget.reset).toHaveBeenCalled();
});

test("what was written in the prerendered form before its code came is kept", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(<ContactForm />);
  const [name] = container.getElementsByTagName("input");
  if (name) name.value = "Åsa";
  expect(button()).toBeDisabled();
  render(<ContactForm />, { container, hydrate: true });
  await userEvent.setup().type(field("Ämne"), "Ett namn");
  expect(button()).toBeEnabled();
  expect(field("Namn")).toHaveValue("Åsa");
  expect(field("Ämne")).toHaveValue("Ett namn");
});
