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
}
