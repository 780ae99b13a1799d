import { ArrowRight } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

const TONES = {
  plain: "border border-line bg-surface shadow-card transition-colors hover:border-falu",
  pine: "bg-pine-tint hover:bg-falu-tint",
} as const;

interface LinkTileProps {
  readonly to: string;
  readonly label: string;
  readonly text: string;
  /** Shown in place of the arrow: above the label, on a phone beside it. */
  readonly picture?: ReactNode;
  readonly tone?: keyof typeof TONES;
  /** A heading where tiles are the content of a section. */
  readonly labelAs?: "h3" | "div";
  /** Shown below the text. */
  readonly children?: ReactNode;
}

/** A tile that links to another page of the site with its whole surface. */
export function LinkTile(props: LinkTileProps) {
  const { to, label, text, picture, tone = "pine", labelAs: Label = "div", children } = props;
  return (
    <div
      className={`relative h-full rounded-card ${TONES[tone]} ${picture ? "flex items-center gap-3 p-4 min-[22rem]:gap-4 min-[30rem]:block min-[30rem]:p-5" : "p-5"}`}
    >
      {picture && (
        <div className="w-14 shrink-0 *:max-w-full min-[22rem]:w-20 min-[30rem]:mb-4 min-[30rem]:w-auto">
          {picture}
        </div>
      )}
      <div className="min-w-0">
        <Label className="font-display text-lg font-semibold">
          <Link
            to={to}
            className="flex items-center justify-between gap-3 after:absolute after:inset-0 after:rounded-card"
          >
            <span className="min-w-0 wrap-anywhere">{label}</span>
            {!picture && (
              <Icon
                icon={ArrowRight}
                className={`size-5 shrink-0 ${tone === "plain" ? "text-falu" : ""}`}
              />
            )}
          </Link>
        </Label>
        <p className="mt-1 text-sm">{text}</p>
        {children}
      </div>
    </div>
  );
}
