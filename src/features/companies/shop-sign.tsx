import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { industryOf } from "@/generators/companies/company-industry.ts";

interface Board {
  readonly path: string;
  readonly fill: string;
  readonly letter: string;
}

const PINE = { fill: "var(--pine)", letter: "var(--surface)" };
const FALU = { fill: "var(--falu)", letter: "var(--falu-ink)" };

/** The boards, by the option of the filter Bransch. */
const BOARDS: Readonly<Record<string, Board>> = {
  mat: { path: "M10 46a26 22 0 1 0 52 0a26 22 0 1 0-52 0z", ...FALU },
  tradgard: { path: "M36 24C58 32 62 50 36 70C10 50 14 32 36 24z", ...PINE },
  tech: { path: "M12 28h48v38H12z", ...PINE },
  handel: { path: "M12 26h48v26q0 14-24 20q-24-6-24-20z", ...FALU },
  kreativ: { path: "M36 20 64 47 36 74 8 47z", fill: "var(--honey)", letter: "#2a211c" },
};

/** A house, for consultants and for names of any industry. */
const HOUSE: Board = { path: "M36 24 62 38V68H10V38z", ...PINE };

/** The name as a sign over a door: an iron arm, two chains, and a board with the first letter. */
export function ShopSign({ companyName }: { companyName: string }) {
  const chosen = useSearchParams()[0].get("bransch") ?? "";
  const known = useMemo(() => industryOf(companyName), [companyName]);
  const { path, fill, letter } = BOARDS[known ?? chosen] ?? HOUSE;
  return (
    <svg viewBox="0 0 72 80" aria-hidden className="shop-sign">
      <path
        d="M4 4v30M4 8h60M4 26c10 0 16-8 18-18M64 8a3 3 0 1 0 .1 0M27 8v26M45 8v26"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d={path} fill={fill} />
      <text
        x="36"
        y="57"
        textAnchor="middle"
        fontFamily="var(--display-font)"
        fontWeight="600"
        fontSize="27"
        fill={letter}
      >
        {companyName.charAt(0)}
      </text>
    </svg>
  );
}
