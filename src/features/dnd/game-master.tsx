import { Suspense, useId, useState } from "react";
import { Button } from "@/ui/button.tsx";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import type { GameTableProps } from "./game-table.tsx";

const GameTable = lazyWithFallback<GameTableProps>(
  () => import("./game-table.tsx"),
  () => <p className="mt-3">Bordet kunde inte laddas. Kontrollera nätet och försök igen.</p>,
);

/** Rolls places, a tavern, a ship, a family, a stranger and a rumour, whose words are loaded at the first press. */
export default function GameMaster() {
  const [rolls, setRolls] = useState(0);
  const [status, setStatus] = useState("");
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={rolls > 0 ? undefined : "print:hidden"}>
      <h2 id={headingId}>Spelledarens bord</h2>
      <p className="mt-3">
        Platser, ett värdshus, ett skepp, en släkt i fyra led, en främling och ett rykte.
      </p>
      <div className="mt-3 print:hidden">
        <Button variant="quiet" onClick={() => setRolls(rolls + 1)}>
          Slå bordet
        </Button>
      </div>
      {/* The list itself would be read aloud from beginning to end. Screen readers follow only what is there before. */}
      <p role="status" className="sr-only">
        {status}
      </p>
      {rolls > 0 && (
        <Suspense>
          <GameTable key={rolls} roll={rolls} onChange={setStatus} />
        </Suspense>
      )}
    </section>
  );
}
