import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { LinkButton } from "@/features/rooms/room/link-button.tsx";

const chunk = vi.hoisted(() => ({ imports: 0 }));

vi.mock("@/features/rooms/room/link-dialog.tsx", () => {
  chunk.imports += 1;
  throw new Error("The chunk is gone");
});

test("without the code of the dialog the address is shown, and each press requests it again", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  render(
    <LinkButton
      label="Visa QR-kod"
      title="Bjud in"
      description=""
      address="https://namnfynd.se/tillsammans#i=x"
      subject=""
      hint=""
    />,
  );
  const button = screen.getByRole("button", { name: "Visa QR-kod" });
  await userEvent.click(button);
  expect(await screen.findByRole("alert")).toHaveTextContent("/tillsammans#i=x");
  const { imports } = chunk;
  await userEvent.click(button);
  await waitFor(() => expect(chunk.imports).toBeGreaterThan(imports));
  expect(await screen.findByRole("alert")).toBeVisible();
});
