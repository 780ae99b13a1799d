import type { MotifName } from "@/config/motif-name.ts";

/**
 * Woven pictures in the manner of the band: a grid of 5 × 5 with one thread of 3.4 in each row, where
 * equal neighbours are one thread. F is falu red, H honey, P pine, a dot the ground.
 */
const PATTERNS = {
  cake: `
......H......H......H
.....HH.....HH.....HH
.....HHH....HHH....HHH
......H......H......H
......P......P......P
......P......P......P
......P......P......P
...FFFFFFFFFFFFFFFFFFFFF
..FFFFFFFFFFFFFFFFFFFFFFF
..HHHHHHHHHHHHHHHHHHHHHHH
..HHHHFHHHHFFHHHHFFHHHFHH
..FHHFFFHHFFFFHHFFFFHFFFH
..FFFFFFFFFFFFFFFFFFFFFFF
..FFFFFFFFFFFFFFFFFFFFFFF
..FFHFFFHFFFHFFFHFFFHFFFF
..FHHHFHHHFHHHFHHHFHHHFFF
..FFHFFFHFFFHFFFHFFFHFFFF
..FFFFFFFFFFFFFFFFFFFFFFF
PPPPPPPPPPPPPPPPPPPPPPPPPPP
...PPPPPPPPPPPPPPPPPPPPP`,
  tree: `
........PPPPPPPP
.....PPPPPPPPPPPPPP
...PPPPPPHHPPPPPPPPPP
..PPPPPPHHHHPPPPPHHPPP
..PPHHPPPHHPPPPPHHHHPP
.PPHHHHPPPPPPPPPPHHPPPP
.PPPHHPPPPPPHHPPPPPPPPP
.PPPPPPPPPPHHHHPPPPPPPP
..PPPPPPPPPPHHPPPPHHPPP
..PPPHHPPPPPPPPPPHHHHP
...PHHHHPPPFFPPPPPHHP
....PHHPPFFFFFFPPPPP
......PP.FFFFFF.PP
..........FFFF
..........FFFF
..........FFFF
..........FFFF
.........FFFFFF
.......FFFFFFFFFF
PPPPPPPPPPPPPPPPPPPPPPPP
...PPPPPPPPPPPPPPPPPP`,
  cradle: `
.FFF
FFFFF
FFFFF
FFHFF
FHHHF..................FF
FFHFF.PPPP............FFFF
FFFFFPPPPPPPPP.......FFFFF
FFFFFPPPPPPPPPPPPPP..FFFFF
FFFFFPPPPPPPPPPPPPPPPFFFFF
FFFFFFFFFFFFFFFFFFFFFFFFFF
.FFFFFFFFFFFFFFFFFFFFFFFF
.FFFHFFFFFHFFFFFHFFFFFHFF
..FHHHFFFHHHFFFHHHFFFHHH
..FFHFFFFFHFFFFFHFFFFFHF
..FFFFFFFFFFFFFFFFFFFFFF
...FFFFFFFFFFFFFFFFFFFF
.....FF............FF
PP...FF............FF...PP
PPPP.FF............FF.PPPP
..PPPPPPPPPPPPPPPPPPPPPP
.....PPPPPPPPPPPPPPPP`,
  sign: `
PP
PPPPPPPPPPPPPPPPPPPPPPPP
PPPPPPPPPPPPPPPPPPPPPPHH
PP.PP...P........P
PP..PP..P........P
PP...PP.P........P
PP....FFFFFFFFFFFFFF
PP...FFFFFFFFFFFFFFFF
PP...FFFFFFFFFFFFFFFF
PP...FFFHHFFFFFFHHFFF
PP...FFFHHHFFFFFHHFFF
PP...FFFHHHHFFFFHHFFF
.....FFFHHFHHFFFHHFFF
.....FFFHHFFHHFFHHFFF
.....FFFHHFFFHHFHHFFF
.....FFFHHFFFFHHHHFFF
.....FFFHHFFFFFHHHFFF
.....FFFHHFFFFFFHHFFF
.....FFFFFFFFFFFFFFFF
......FFFFFFFFFFFFFF`,
  at: `
.......FFFFFFFF
.....FFFFFFFFFFFF
...FFFFF......FFFFF
..FFF............FFF
.FFF...............FF
.FF....HHHHH.HH....FFF
FF....HHHHHHHHH.....FF
FF...HHHH...HHH.....FF
FF...HHH.....HH.....FF
FF...HHH.....HH.....FF
FF...HHH.....HH.....FF
FF...HHHH...HHH....FFF
FF....HHHHHHHHHHFFFFF
.FF....HHHHH.HHHFFFF
.FFF
..FFF.............P
...FFFFF.......PPPP
.....FFFFFFFPPPPPP
.......FFFFFPPPP`,
  paw: `
......FF....FF
.....FFFF..FFFF
.....FFFF..FFFF
.....FFFF..FFFF
.FF..FFFF..FFFF..FF
FFFF..FF....FF..FFFF
FFFF............FFFF
FFFF...FFFFFF...FFFF
.FF...FFFFFFFF...FF
.....FFFFFFFFFF
....FFFFHHHHFFFF
...FFFFHHHHHHFFFF
...FFFHHHHHHHHFFF
...FFFFHHHHHHFFFF
...FFFFFHHHHFFFFF
....FFFFFFFFFFFF
.....FFF....FFF`,
  dragon: `
....................F..FF
...HH..............FF.FF
...HHHH............FFFFFF
....HHHHHH.......PPFFFFFFFF
....HHHHHHHH......FFFFHFFFFFF
...HHHHHHHHHHH...FFFFFFFFFFFFF
...HHHHHHHHHHHHPPFFFFFFFFFFFFF
..HHHHHHHHHHHHH.PFFFFFFFFF
..HHHHHHHHHHHHHH.FFFFF..FFF.HH
.HHHHHHHHHHHHHHPPFFFFF...F.HHHH
.HHH..HHHHH.HHHHPFFFFFF.....HHHH
.HH....HHH...HHHFFFFFFF....HHH
..F.....H....PHHFFFFFFFF...HH
.FFF........PFHHFFFFFHHF
FFFFF.....PFFFFFFFFFHHHF
.PFFF...PFFFFFFFFFFFHHHF
..FFFFFFFFFFFFFFFFFHHHFF
...PFFFFFFFFFFFFFFFHHHF
....FFFFFFFFFFFFFFHHFF
......FFFFFFFFFFFFFFF
.......FFFF.....FFFF
......FFFFFF....FFFFFF`,
} as const satisfies Record<MotifName, string>;

const COLORS = [
  ["F", "stroke-falu"],
  ["H", "stroke-honey"],
  ["P", "stroke-pine"],
] as const;

const CELL = 5;
const THREAD = 3.4;
const GAP = 0.6;

interface MotifProps {
  readonly name: MotifName;
  /** Classes for its size. */
  readonly className?: string;
}

/** A woven picture. Decorative: screen readers skip it. */
export function Motif({ name, className = "" }: MotifProps) {
  const rows = PATTERNS[name].trim().split("\n");
  const width = CELL * Math.max(...rows.map(({ length }) => length));
  const height = CELL * rows.length;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      className={`block fill-none ${className}`}
      strokeWidth={THREAD}
    >
      {COLORS.map(([thread, color]) => (
        <path key={thread} className={color} d={threadsOf(rows, thread)} />
      ))}
    </svg>
  );
}

/** The threads of one colour, as a path of horizontal lines. */
function threadsOf(rows: readonly string[], thread: string): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(new RegExp(`${thread}+`, "g"))].map(
        ({ index, 0: { length } }) =>
          `M${CELL * index} ${CELL * y + THREAD / 2}h${CELL * length - GAP}`,
      ),
    )
    .join("");
}
