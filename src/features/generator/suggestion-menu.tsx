import { Copy } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { copyName } from "@/ui/copy-button.tsx";
import { MenuItem } from "@/ui/menu-item.tsx";

export interface SuggestionMenuProps {
  readonly name: string;
  /** The actions of the page. */
  readonly children: ReactNode;
  /** Requested with Escape and by everything that happens elsewhere on the page. */
  readonly onClose: () => void;
}

/**
 * The actions of a suggestion that are not in its row, below the button that opens them. Focus stays
 * on the button; the actions come next.
 */
export default function SuggestionMenu({ name, children, onClose }: SuggestionMenuProps) {
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const around = menu.current?.parentElement;
    // A dialog opened from the menu is outside the page, and focus returns from it to the menu.
    const page = around?.closest("body > *");
    if (!around || !page) return;
    const ending = new AbortController();
    const { signal } = ending;
    const closeIfElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !around.contains(target)) onClose();
    };
    page.addEventListener("pointerdown", closeIfElsewhere, { signal });
    page.addEventListener("focusin", closeIfElsewhere, { signal });
    around.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape") return;
        around.querySelector("button")?.focus();
        onClose();
      },
      { signal },
    );
    menu.current?.scrollIntoView({ block: "nearest" });
    return () => ending.abort();
  }, [onClose]);

  async function copy() {
    menu.current?.parentElement?.querySelector("button")?.focus();
    onClose();
    await copyName(name);
  }

  return (
    <div ref={menu} className="suggestion-menu">
      <MenuItem icon={Copy} onClick={copy} className="wide:hidden">
        Kopiera {name}
      </MenuItem>
      {children}
    </div>
  );
}
