const SIGNS = [
  { typeface: "antikva", className: "bg-falu font-display font-semibold text-falu-ink" },
  {
    typeface: "versaler",
    className: "bg-pine text-base font-semibold tracking-[0.16em] text-surface uppercase",
  },
  { typeface: "tunn antikva", className: "bg-honey font-display font-light text-[#2a211c]" },
] as const;

/** A board on two chains below an iron arm. */
const BOARD =
  "relative grid min-h-20 place-items-center rounded-control px-4 py-3 text-center text-xl leading-tight wrap-anywhere hyphens-auto before:absolute before:-top-3 before:left-1/4 before:h-3 before:w-0.5 before:bg-ink-soft after:absolute after:-top-3 after:right-1/4 after:h-3 after:w-0.5 after:bg-ink-soft forced-colors:border print:min-h-12 print:border print:bg-transparent print:text-ink";

/** A whole name as three signs, in the typefaces that the site has loaded. */
export function NameSigns({ companyName }: { companyName: string }) {
  return (
    <div
      role="img"
      aria-label={`${companyName} som skylt i tre typsnitt`}
      translate="no"
      className="grid gap-4 sm:grid-cols-3"
    >
      {SIGNS.map(({ typeface, className }) => (
        <div key={typeface} className="border-t-2 border-ink-soft pt-3">
          <p className={`${BOARD} ${className}`}>{companyName}</p>
        </div>
      ))}
    </div>
  );
}
