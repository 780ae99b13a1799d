import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { Accordion } from "@/ui/accordion.tsx";

beforeEach(() => {
  render(
    <Accordion
      items={[
        { title: "Varifrån kommer namnen?", text: "Från SCB." },
        { title: "Kostar det något?", text: "Nej." },
      ]}
    />,
  );
});

function question(name: string) {
  return screen.getByRole("button", { name });
}

test("starts closed, with every text in the document", () => {
  expect(question("Varifrån kommer namnen?")).toHaveAttribute("aria-expanded", "false");
  expect(screen.getByText("Från SCB.")).not.toBeVisible();
});

test("opens one item at a time", async () => {
  await userEvent.click(question("Varifrån kommer namnen?"));
  expect(screen.getByText("Från SCB.")).toBeVisible();
  await userEvent.click(question("Kostar det något?"));
  expect(screen.getByText("Nej.")).toBeVisible();
  expect(screen.getByText("Från SCB.")).not.toBeVisible();
});

test("closes the open item again", async () => {
  await userEvent.click(question("Kostar det något?"));
  await userEvent.click(question("Kostar det något?"));
  expect(screen.getByText("Nej.")).not.toBeVisible();
  expect(question("Kostar det något?")).toHaveAttribute("aria-expanded", "false");
});
