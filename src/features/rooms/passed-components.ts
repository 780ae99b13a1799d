import type { ComponentType } from "react";

/** What other features show of a name: the page passes it on. */
export interface RoomParts {
  readonly SurnameLine: ComponentType<{ readonly given: string; readonly surname: string }>;
  readonly NameCurve: ComponentType<{ readonly name: string; readonly hasLastCount: boolean }>;
}
