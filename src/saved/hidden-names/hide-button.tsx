import { EyeOff } from "lucide";
import type { NamesStore } from "@/saved/names-store.ts";
import { focusReturned } from "@/ui/focus-returned.ts";
import { MenuItem } from "@/ui/menu-item.tsx";
import { showWithAction } from "@/ui/toast-store.ts";

export interface HideButtonProps {
  readonly name: string;
  /** The hidden names of the page. */
  readonly store: NamesStore;
}

/** Hides a suggestion until that is undone; a line of its menu. */
export default function HideButton({ name, store }: HideButtonProps) {
  return (
    <MenuItem icon={EyeOff} onClick={() => hide(name, store)}>
      Visa inte {name} igen
    </MenuItem>
  );
}

function hide(name: string, store: NamesStore): void {
  store.write([...new Set([...store.read(), name])]);
  showWithAction("success", `${name} visas inte igen`, {
    label: "Ångra",
    spoken: `Ångra, så att ${name} kan visas igen`,
    run: () => {
      store.write(store.read().filter((hidden) => hidden !== name));
      focusReturned(`Fler val för ${name}`);
    },
  });
}
