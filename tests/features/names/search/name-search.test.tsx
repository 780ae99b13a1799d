import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { queryClient } from "@/lib/query-client.ts";
import SearchPage from "@/pages/search-page.tsx";
import { encodeNames } from "../../../../scripts/build/name-search/encode-names.ts";
import { readNames } from "../../../../scripts/build/name-search/read-names.ts";
import { noConnection, stubBackend } from "../../../backend-stub.ts";

const encoded = encodeNames(readNames().filter(({ name }) => name === "Astrid"));

function reconnect() {
  stubBackend(
    Object.fromEntries(
      [...encoded.files].map(([file, text]) => [`GET /namndata/test/${file}`, new Response(text)]),
    ),
  );
}

beforeEach(async () => {
  stubBackend({ "GET /namndata/test/names-0.txt": noConnection });
  render(
    <MemoryRouter initialEntries={["/sok?namn=Astrid"]}>
      <SearchPage />
    </MemoryRouter>,
  );
  expect(await screen.findByRole("alert")).toHaveTextContent("Vi når inte servern just nu.");
});

afterEach(() => {
  queryClient.clear();
});

test("a name that could not be looked up is looked up again with a press", async () => {
  reconnect();
  await userEvent.click(screen.getByRole("button", { name: "Försök igen" }));
  expect(await screen.findByText("Astrid som förnamn")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByText("Astrid som förnamn").closest("[role=status]")).toHaveFocus();
});

test("a name that could not be looked up is looked up again when the network returns", async () => {
  reconnect();
  screen.getByRole("combobox", { name: "Namn" }).focus();
  window.dispatchEvent(new Event("online"));
  expect(await screen.findByText("Astrid som förnamn")).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Namn" })).toHaveFocus();
});
