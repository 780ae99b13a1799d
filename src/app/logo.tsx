import { site } from "@/config/site.ts";

/** The brand mark, a house shaped like a name tag, and the name beside it. */
export function Logo() {
  return (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M4 13 16 3l12 10v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z" fill="var(--falu)" />
        <circle cx="16" cy="11.5" r="2.4" fill="var(--surface)" />
        <path
          d="M9.5 20.5h13M9.5 24.5h8"
          stroke="var(--surface)"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      </svg>
      <span>{site.name}</span>
    </>
  );
}
