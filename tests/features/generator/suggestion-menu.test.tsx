import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { List } from "lucide";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { SuggestionList } from "@/features/generator/suggestion-list.tsx";
import { Dialog } from "@/ui/dialog.tsx";
import { MenuItem } from "@/ui/menu-item.tsx";
import { currentToasts } from "@/ui/toast-store.ts";
import { dismissToasts } from "../../toasts.ts";

/** As the dialog of name lists: its state is inside the menu. */
function OpensDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <MenuItem icon={List} onClick={() => setIsOpen(true)}>
        Öppna
      </MenuItem>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Listor" description="Välj.">
        <button type="button">Första listan</button>
      </Dialog>
    </>
  );
}

function setUp() {
  const hide = vi.fn();
  render(
    <main>
      <SuggestionList
        names={["Alma", "Tyra"]}
        drawnFor={{}}
        WithFacts={null}
        shape={{}}
        slots={{
          actions: () => null,
          menu: (name) => (
            <>
              <MenuItem icon={List} onClick={() => hide(name)}>
                Göm {name}
              </MenuItem>
              <OpensDialog />
            </>
          ),
        }}
        isBusy={false}
        isPrinted={false}
        parameters={undefined}
      />
      <p>Annat</p>
    </main>,
  );
  return { user: userEvent.setup(), hide };
}

function moreButton(name = "Alma") {
  return screen.getByRole("button", { name: `Fler val för ${name}` });
}

function hideItem(name = "Alma") {
  return screen.queryByRole("button", { name: `Göm ${name}` });
}

afterEach(() => {
  dismissToasts();
});

test("opens with the keyboard; its actions come after the button", async () => {
  const { user, hide } = setUp();
  expect(moreButton()).toHaveAttribute("aria-expanded", "false");
  moreButton().focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("button", { name: "Göm Alma" })).toBeVisible();
  expect(moreButton()).toHaveAttribute("aria-expanded", "true");
  expect(moreButton()).toHaveFocus();
  // A phone shows the first of them only: wider windows have a button for it.
  await user.tab();
  await user.tab();
  expect(hideItem()).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(hide).toHaveBeenCalledExactlyOnceWith("Alma");
});

test("closes with Escape, and focus returns to its button", async () => {
  const { user } = setUp();
  await user.click(moreButton());
  (await screen.findByRole("button", { name: "Göm Alma" })).focus();
  await user.keyboard("{Escape}");
  expect(hideItem()).not.toBeInTheDocument();
  expect(moreButton()).toHaveFocus();
  expect(moreButton()).toHaveAttribute("aria-expanded", "false");
});

test("closes when another one is opened, by a press elsewhere and when focus leaves it", async () => {
  const { user } = setUp();
  await user.click(moreButton());
  await screen.findByRole("button", { name: "Göm Alma" });
  await user.click(moreButton("Tyra"));
  expect(hideItem()).not.toBeInTheDocument();
  await screen.findByRole("button", { name: "Göm Tyra" });
  await user.click(screen.getByText("Annat"));
  expect(hideItem("Tyra")).not.toBeInTheDocument();

  await user.click(moreButton());
  await screen.findByRole("button", { name: "Göm Alma" });
  await user.tab({ shift: true });
  expect(hideItem()).not.toBeInTheDocument();
});

test("stays open below a dialog that it opens, and has focus again afterwards", async () => {
  const { user } = setUp();
  await user.click(moreButton());
  const open = await screen.findByRole("button", { name: "Öppna" });
  await user.click(open);
  await user.click(await screen.findByRole("button", { name: "Första listan" }));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(open).toHaveFocus();
  expect(hideItem()).toBeInTheDocument();
});

test("copies the name and closes", async () => {
  const { user } = setUp();
  await user.click(moreButton());
  const menu = (await screen.findByRole("button", { name: "Göm Alma" })).parentElement;
  if (!menu) throw new Error("The menu is missing");
  await user.click(within(menu).getByRole("button", { name: "Kopiera Alma" }));
  expect(await navigator.clipboard.readText()).toBe("Alma");
  expect(currentToasts().map(({ text }) => text)).toEqual(["Alma kopierat!"]);
  expect(menu).not.toBeInTheDocument();
  expect(moreButton()).toHaveFocus();
});
