import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { ListCard } from "@/saved/lists/my-lists/list-card.tsx";
import { fetchTakedowns } from "@/saved/lists/my-lists/takedowns-api.ts";
import { clearBetweenTests, nameList } from "../fake-backend.ts";

vi.mock("@/saved/lists/name-lists-api.ts");
vi.mock("@/saved/lists/my-lists/takedowns-api.ts");

clearBetweenTests();

const LIST = nameList({ title: "Grannar", is_public: true });

function show() {
  render(
    <MemoryRouter>
      <ListCard list={LIST} isEntitled onEdit={() => {}} onDelete={() => {}} />
    </MemoryRouter>,
  );
}

const takedownOf = (list_id: string) => ({
  list_id,
  user_id: "u1",
  ground: "law" as const,
  reason: "Olaga hot.",
  taken_down_at: "2026-11-29T12:00:00Z",
});

test("the owner of a list that was taken down reads why, in the place of its link", async () => {
  vi.mocked(fetchTakedowns).mockResolvedValue([takedownOf(LIST.id)]);
  show();
  expect(await screen.findByText("Olaga hot.")).toBeVisible();
  expect(screen.getByText("Vi bedömer att den strider mot lag.")).toBeVisible();
  expect(screen.getByRole("link", { name: /juridik@/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Kopiera länk/ })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Radera listan Grannar" })).toBeVisible();
});

test("another list keeps its link", async () => {
  vi.mocked(fetchTakedowns).mockResolvedValue([takedownOf("l2")]);
  show();
  await vi.waitFor(() => expect(fetchTakedowns).toHaveBeenCalled());
  expect(screen.getByRole("button", { name: /^Kopiera länk/ })).toBeVisible();
});
