import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { TryVote } from "@/features/rooms/start/try-vote.tsx";

test("a vote is tried without a room, and tells what a room would show", async () => {
  const user = userEvent.setup();
  render(<TryVote />);
  const name = () => screen.getByRole("status").textContent;
  const liked: (string | null)[] = [];
  for (const answer of ["Ja", "Nej", "Kanske", "Ja", "Nej"]) {
    if (answer === "Ja") liked.push(name());
    await user.click(screen.getByRole("button", { name: answer }));
  }
  expect(name()).toBe(
    `Du sa ja till ${liked.join(" och ")}. I ett rum ser ni bara de namn som ni båda gillar.`,
  );
  expect(screen.getByRole("region", { name: "Prova att svara" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Prova igen" }));
  expect(name()).toBe(liked[0]);
});

test("the names of a try are given by keyboard as well", async () => {
  const user = userEvent.setup();
  render(<TryVote />);
  screen.getByRole("button", { name: "Nej" }).focus();
  await user.keyboard("{Enter}{Enter}{Enter}{Enter}{Enter}");
  expect(screen.getByRole("status")).toHaveTextContent(/Du sa inte ja till något/);
});
