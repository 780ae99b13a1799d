import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ErrorSummary } from "@/ui/error-summary.tsx";
import { TextField } from "@/ui/text-field.tsx";
import { type FieldErrors, useFieldErrors } from "@/ui/use-field-errors.ts";
import { expectSummary } from "../field-errors.ts";

const FIELDS = { name: "Namn", email: "E-post", title: "Titel" } as const;
type Field = keyof typeof FIELDS;

/** A form whose submissions find these errors, one after another. */
function setUp(...found: readonly FieldErrors<Field>[]) {
  const submissions = found.values();
  function Form() {
    const { form, errors, invalid, show } = useFieldErrors<Field>();
    return (
      <form
        {...form}
        onSubmit={(event) => {
          event.preventDefault();
          show(submissions.next().value ?? {});
        }}
      >
        <ErrorSummary fields={invalid} />
        {(["name", "email", "title"] as const).map((field) => (
          <TextField
            key={field}
            label={FIELDS[field]}
            name={field}
            value=""
            onChange={() => {}}
            error={errors[field]}
          />
        ))}
        <button type="submit">Skicka</button>
      </form>
    );
  }
  render(<Form />);
  return userEvent.setup();
}

const submit = () => screen.getByRole("button", { name: "Skicka" });
const field = (name: string) => screen.getByRole("textbox", { name });

test("the only invalid field takes focus, without a summary", async () => {
  const user = setUp({ email: "Skriv din adress." });
  await user.click(submit());
  expect(field("E-post")).toHaveFocus();
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});

test("several errors are summed up in the order of the fields, and the links lead to them", async () => {
  const user = setUp({ title: "Skriv en titel.", name: "Skriv ditt namn." });
  await user.click(submit());
  expectSummary("Två saker att rätta", ["Namn", "Titel"]);
  await user.tab();
  expect(screen.getByRole("link", { name: "Namn" })).toHaveFocus();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(field("Titel")).toHaveFocus();
  expect(window.location.hash).toBe("");
});

test("each submission has a summary of its own, which takes focus again", async () => {
  const all = { name: "Skriv.", email: "Skriv.", title: "Skriv." };
  const user = setUp(all, all, { name: "Skriv.", title: "Skriv." }, {});
  await user.click(submit());
  expectSummary("Tre saker att rätta", ["Namn", "E-post", "Titel"]);
  await user.click(submit());
  expectSummary("Tre saker att rätta", ["Namn", "E-post", "Titel"]);
  await user.click(submit());
  expectSummary("Två saker att rätta", ["Namn", "Titel"]);
  await user.click(submit());
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
  expect(within(document.body).queryByRole("alert")).not.toBeInTheDocument();
});
