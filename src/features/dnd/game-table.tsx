import { useEffect, useState } from "react";
import {
  drawRowAgain,
  type GameRow,
  type RowKind,
  rollGameTable,
  rowLabel,
} from "@/generators/fantasy/game-table.ts";
import { BulletList } from "@/ui/lists.tsx";
import { DrawAgainButton } from "./draw-again-button.tsx";
import { ExportButtons } from "./export-buttons.tsx";
import { describeRow, makeGameCsv, makeGameRollTable, makeGameText } from "./game-table-files.ts";
import { visitRounds } from "./visit-figures.ts";

/** Kinds that are neuter: "nytt värdshus". */
const NEUTER: readonly RowKind[] = ["berg", "vatten", "vardshus", "skepp", "rykte"];

export interface GameTableProps {
  /** Which roll of the page it is, from 1. */
  readonly roll: number;
  /** Called with what has changed, for those who do not see it; the same function each time. */
  readonly onChange: (status: string) => void;
}

/** A table for the game master, rolled when it is first shown. Each row can be drawn again by itself. */
export default function GameTable({ roll, onChange }: GameTableProps) {
  const [rows, setRows] = useState(() => rollGameTable(Math.random, visitRounds));
  const [drawn, setDrawn] = useState<RowKind | null>(null);
  const changed = rows.find(({ kind }) => kind === drawn);
  // With the number of the roll, since an unchanged text is not read aloud again.
  const status = changed ? describeRow(changed) : `Slag ${roll}: ${rows.length}\u00a0rader.`;
  useEffect(() => onChange(status), [onChange, status]);

  return (
    <>
      <div className="mt-3">
        <BulletList>
          {rows.map((row) => (
            <li key={row.kind}>
              {describeRow(row)}
              <DrawAgainButton
                label={labelOf(row)}
                onPress={() => {
                  setDrawn(row.kind);
                  setRows(drawRowAgain(rows, row.kind, Math.random, visitRounds));
                }}
              />
            </li>
          ))}
        </BulletList>
      </div>
      <ExportButtons
        file="namnfynd-spelledarens-bord"
        makeText={() => makeGameText(rows)}
        makeCsv={() => makeGameCsv(rows)}
        makeRollTable={() => makeGameRollTable(rows)}
      />
    </>
  );
}

/** "Nytt värdshus i stället för Gamla Grytan" */
function labelOf({ kind, name }: GameRow): string {
  const what = `${NEUTER.includes(kind) ? "Nytt" : "Ny"} ${rowLabel(kind).toLowerCase()}`;
  return name === "" ? what : `${what} i stället för ${name}`;
}
