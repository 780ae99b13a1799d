import { fireEvent, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { RoomStyles } from "@/features/rooms/room/room-styles.tsx";

test("a style sheet that is lost is requested again, a few times", () => {
  const { container } = render(<RoomStyles />);
  const requests = new Set<Element>();
  for (let losses = 0; losses < 9; losses += 1) {
    // The one that React awaits is in the head.
    const link = container.querySelector("link");
    if (!link) throw new Error("Nothing is requested again");
    requests.add(link);
    fireEvent.error(link);
  }
  expect(requests.size).toBe(5);
});
