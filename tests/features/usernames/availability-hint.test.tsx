import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import AvailabilityHint from "@/features/usernames/availability-hint.tsx";
import { profileLinks, refusingServices } from "@/features/usernames/profile-links.ts";

test("says the guess in a line that is labelled as one, the same again for the same name", () => {
  const hint = () => screen.getByText("troligen upptaget · ganska kort");
  const { unmount } = render(<AvailabilityHint name="NeonQuest" />);
  expect(hint()).toBeVisible();
  expect(hint()).toHaveTextContent(/^Gissning om NeonQuest: troligen upptaget/);
  unmount();
  render(<AvailabilityHint name="NeonQuest" />);
  expect(hint()).toBeVisible();
});

test("opens to all the reasons", async () => {
  render(<AvailabilityHint name="NeonQuest" />);
  const reasons = screen.getByText(/ganska kort, flera vanliga ord/);
  expect(reasons).not.toBeVisible();
  await userEvent.click(screen.getByText("troligen upptaget · ganska kort"));
  expect(reasons).toBeVisible();
});

test("closes the links for another name", async () => {
  const { rerender } = render(<AvailabilityHint name="NeonQuest" />);
  await userEvent.click(screen.getByText("troligen upptaget · ganska kort"));
  rerender(<AvailabilityHint name="terrassfika" />);
  expect(screen.getByText("kanske ledigt · lagom långt")).toBeVisible();
  expect(screen.getByRole("group")).not.toHaveAttribute("open");
});

test("names the services that do not take the name, and has no links to them", async () => {
  render(<AvailabilityHint name="asa.ek" />);
  await userEvent.click(screen.getByText(/ · kort$/));
  expect(
    screen.getByText(
      "Namnet kan inte användas på X, Twitch, Steam, GitHub, LinkedIn, Reddit, Xbox, PlayStation, Roblox och Minecraft.",
    ),
  ).toBeVisible();
  const services = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(services.join()).toMatch(/Instagram.*TikTok.*YouTube.*Threads/);
  expect(services).toHaveLength(4);
});

test("the links open the profile on each service in a new tab", async () => {
  render(<AvailabilityHint name="NeonQuest" />);
  const details = screen.getByRole("group");
  expect(details).not.toHaveAttribute("open");
  await userEvent.click(screen.getByText("troligen upptaget · ganska kort"));
  expect(details).toHaveAttribute("open");
  for (const [service, href] of [
    ["Instagram", "https://www.instagram.com/NeonQuest"],
    ["TikTok", "https://www.tiktok.com/@NeonQuest"],
    ["YouTube", "https://www.youtube.com/@NeonQuest"],
    ["X", "https://x.com/NeonQuest"],
    ["Twitch", "https://www.twitch.tv/NeonQuest"],
    ["Steam", "https://steamcommunity.com/id/NeonQuest"],
    ["GitHub", "https://github.com/NeonQuest"],
    ["LinkedIn", "https://www.linkedin.com/in/NeonQuest"],
    ["Threads", "https://www.threads.com/@NeonQuest"],
    ["Reddit", "https://www.reddit.com/user/NeonQuest"],
  ] as const) {
    const name = new RegExp(`^Kolla NeonQuest på ${service}\\s*\\(öppnas i en ny flik\\)$`);
    const link = screen.getByRole("link", { name });
    expect(link).toHaveAttribute("href", href);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
    expect(link).toHaveTextContent(service);
  }
  expect(screen.getAllByRole("link")).toHaveLength(10);
  expect(screen.queryByText(/^Namnet kan inte användas på/)).not.toBeInTheDocument();
});

test.each([
  ["AsaEk", ""],
  ["asa.ek", "X Twitch Steam GitHub LinkedIn Reddit Xbox PlayStation Roblox Minecraft"],
  ["asa_ek", "GitHub LinkedIn Xbox"],
  ["a_sa_ek", "GitHub LinkedIn Xbox Roblox"],
  ["asa-ek", "Instagram TikTok X Twitch Discord Threads Xbox Roblox Minecraft"],
  [
    "asa..ek",
    "Instagram TikTok YouTube X Twitch Steam Discord GitHub LinkedIn Threads Reddit Xbox PlayStation Roblox Minecraft Epic Games",
  ],
  ["ek", "YouTube X Twitch Steam LinkedIn Reddit PlayStation Roblox Minecraft Epic Games"],
  ["7asa", "Xbox PlayStation"],
  ["a".repeat(12), ""],
  ["a".repeat(13), "Xbox"],
  ["a".repeat(16), "X Xbox"],
  ["a".repeat(17), "X Xbox PlayStation Minecraft Epic Games"],
  ["a".repeat(20), "X Xbox PlayStation Minecraft Epic Games"],
  ["a".repeat(21), "X Reddit Xbox PlayStation Roblox Minecraft Epic Games"],
  ["a".repeat(25), "TikTok X Reddit Xbox PlayStation Roblox Minecraft Epic Games"],
  ["a".repeat(26), "TikTok X Twitch Reddit Xbox PlayStation Roblox Minecraft Epic Games"],
  [
    "a".repeat(31),
    "Instagram TikTok YouTube X Twitch Threads Reddit Xbox PlayStation Roblox Minecraft Epic Games",
  ],
])("%j is not taken by %j", (name, refusing) => {
  expect(refusingServices(name).join(" ")).toBe(refusing);
});

test("a text that is no username has no profile", () => {
  expect(profileLinks("a/../b?c=d#e")).toEqual([]);
});
