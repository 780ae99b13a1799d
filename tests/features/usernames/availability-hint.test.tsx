import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import AvailabilityHint from "@/features/usernames/availability-hint.tsx";
import { profileLinks } from "@/features/usernames/profile-links.ts";

test("says the guess and its reason, the same again for the same name", () => {
  const { unmount } = render(<AvailabilityHint name="NeonQuest" />);
  expect(screen.getByText("Gissning: troligen upptaget")).toBeVisible();
  expect(screen.getByText("Lagom långt, flera vanliga ord")).toBeVisible();
  unmount();
  render(<AvailabilityHint name="NeonQuest" />);
  expect(screen.getByText("Gissning: troligen upptaget")).toBeVisible();
});

test("closes the links for another name", async () => {
  const { rerender } = render(<AvailabilityHint name="NeonQuest" />);
  await userEvent.click(screen.getByText("Kolla på riktigt"));
  rerender(<AvailabilityHint name="terrassfika" />);
  expect(screen.getByText("Gissning: kanske ledigt")).toBeVisible();
  expect(screen.getByRole("group")).not.toHaveAttribute("open");
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
