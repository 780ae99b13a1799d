import type { ComponentType } from "react";

/** What other features show of a name or a room: the page passes it on. */
export interface RoomParts {
  readonly SurnameLine: ComponentType<{ readonly given: string; readonly surname: string }>;
  readonly ReportRoom: ComponentType<{ readonly secret: string }>;
  readonly NameCurve: ComponentType<{ readonly name: string; readonly hasLastCount: boolean }>;
}
