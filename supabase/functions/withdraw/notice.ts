/** The content of a notice. */
export interface Notice {
  readonly name: string;
  /** Where the acknowledgement is sent. */
  readonly email: string;
  readonly contract: string;
}

/** A stored notice. */
export interface RecordedNotice extends Notice {
  readonly id: string;
  readonly receivedAt: Date;
  /** Whether it has been acknowledged by e-mail. */
  readonly isAcknowledged: boolean;
  /** Whether the same notice was not stored before. */
  readonly isNew: boolean;
}

/** What the sender and the operator call the notice: "3F2A9C01". */
export function numberOf({ id }: Pick<RecordedNotice, "id">): string {
  return id.slice(0, 8).toUpperCase();
}
