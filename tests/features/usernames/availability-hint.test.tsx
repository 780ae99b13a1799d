import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { AvailabilityHint } from "@/features/usernames/availability-hint.tsx";
import { profileLinks } from "@/features/usernames/profile-links.ts";

const FREE = "Gissning: kanske ledigt";
const TAKEN = "Gissning: kanske upptaget";

test.each([
  [0, FREE],
  [0.49, FREE],
  [0.5, TAKEN],
  [0.99, TAKEN],
])("the random number %d gives %j", (number, text) => {
  render(<AvailabilityHint name="NeonQuest" random={() => number} />);
  expect(screen.getByText(text)).toBeVisible();
});

test("keeps the guess while the name is shown", () => {
  const random = vi.fn().mockReturnValueOnce(0.2).mockReturnValue(0.8);
  const { rerender } = render(<AvailabilityHint name="NeonQuest" random={random} />);
  for (let i = 0; i < 5; i++) rerender(<AvailabilityHint name="NeonQuest" random={random} />);
  expect(screen.getByText(FREE)).toBeVisible();
  expect(random).toHaveBeenCalledTimes(1);
});

test("makes a new guess and closes the links for another name", async () => {
  const random = vi.fn().mockReturnValueOnce(0.2).mockReturnValue(0.8);
  const { rerender } = render(<AvailabilityHint name="NeonQuest" random={random} />);
  await userEvent.click(screen.getByText("Kolla på riktigt"));
  rerender(<AvailabilityHint name="dagfika" random={random} />);
  expect(screen.getByText(TAKEN)).toBeVisible();
  expect(screen.getByRole("group")).not.toHaveAttribute("open");
});

test("guesses one of the two without a random source", () => {
  render(<AvailabilityHint name="NeonQuest" />);
  expect(screen.getByText(/^Gissning: kanske (ledigt|upptaget)$/)).toBeVisible();
});

test("the links open the profile on each service in a new tab", async () => {
  render(<AvailabilityHint name="NeonQuest" />);
  const details = screen.getByRole("group");
  expect(details).not.toHaveAttribute("open");
  await userEvent.click(screen.getByText("Kolla på riktigt"));
  expect(details).toHaveAttribute("open");
  for (const [service, href] of [
    ["Instagram", "https://www.instagram.com/NeonQuest"],
    ["TikTok", "https://www.tiktok.com/@NeonQuest"],
    ["YouTube", "https://www.youtube.com/@NeonQuest"],
    ["X", "https://x.com/NeonQuest"],
    ["Twitch", "https://www.twitch.tv/NeonQuest"],
    ["GitHub", "https://github.com/NeonQuest"],
  ] as const) {
    const name = new RegExp(`^Kolla NeonQuest på ${service}\\s*\\(öppnas i en ny flik\\)$`);
    const link = screen.getByRole("link", { name });
    expect(link).toHaveAttribute("href", href);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
    expect(link).toHaveTextContent(service);
  }
  expect(screen.getAllByRole("link")).toHaveLength(6);
});

test("a name is escaped in the address of its profile", () => {
  for (const { href } of profileLinks("a/../b?c=d#e")) {
    expect(href.endsWith("a%2F..%2Fb%3Fc%3Dd%23e")).toBe(true);
  }
});
