import { RefreshCw } from "lucide-react";
import { Button } from "@/ui/button.tsx";

interface GenerateButtonProps {
  isGenerating: boolean;
  /** Label while generating; by default the label does not change. */
  busyText?: string;
  onGenerate: () => void;
}

/** Requests new suggestions; disabled, with a spinning icon, while they are generated. */
export function GenerateButton({ isGenerating, busyText, onGenerate }: GenerateButtonProps) {
  return (
    <Button disabled={isGenerating} onClick={onGenerate} className="min-[701px]:whitespace-nowrap">
      <RefreshCw
        aria-hidden
        className={`size-5 shrink-0 ${isGenerating ? "animate-spin motion-reduce:animate-none" : ""}`}
      />
      {/* As wide as the longer label, so that the button keeps its width. */}
      <span className="text-left min-[701px]:min-w-[11.2em]">
        {isGenerating && busyText ? busyText : "Generera nya namn"}
      </span>
    </Button>
  );
}
