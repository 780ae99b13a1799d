import { EyeOff } from "lucide-react";
import { MenuItem } from "@/ui/menu-item.tsx";

/** Hides a suggestion for good; a line of its menu. */
export function HideButton({ name, onHide }: { name: string; onHide: (name: string) => void }) {
  return (
    <MenuItem icon={EyeOff} onClick={() => onHide(name)}>
      Visa inte {name} igen
    </MenuItem>
  );
}
