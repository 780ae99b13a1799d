import { RefreshCw } from "lucide";
import { Icon } from "@/ui/icon.tsx";

interface DrawAgainButtonProps {
  /** What it draws, and for whom. */
  readonly label: string;
  readonly onPress: () => void;
  readonly className?: string;
}

/** A small button in running text, after what it draws again. */
export function DrawAgainButton({ label, onPress, className = "" }: DrawAgainButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      // As high as a target must be, in a line that is lower.
      className={`-my-1 inline-grid size-6 place-items-center align-middle print:hidden ${className}`}
    >
      <Icon icon={RefreshCw} className="size-3.5" />
    </button>
  );
}
