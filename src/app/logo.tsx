import { site } from "@/config/site.ts";

/** The brand mark, a house shaped like a name tag, and the name beside it. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-logo font-semibold tracking-[-0.015em]">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
        <path d="M4 13 16 3l12 10v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z" className="fill-falu" />
        <circle cx="16" cy="11.5" r="2.4" className="fill-surface" />
        <path
          d="M9.5 20.5h13M9.5 24.5h8"
          className="stroke-surface"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      </svg>
      {/* As wide as the name in Fraunces, so that the font's arrival moves no link beside it. */}
      <span className="min-w-[5.05em]">{site.name}</span>
    </span>
  );
}
