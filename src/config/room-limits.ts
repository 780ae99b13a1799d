/** The limits of rooms, each with its unit; the database keeps the same. Separate from limits.ts, which every generator page loads. */

export const ROOM_LIMITS = {
  /** Names of a room. */
  names: 500,
  /** Names that a room starts with, and names that are added at a time. */
  firstNames: 200,
  addedNames: 200,
  /** Guests of the family. */
  guests: 20,
  /** Most answers that one call may send. */
  answers: 200,
  /** Rooms of an account as decider, without `family_votes` and with it. */
  rooms: { free: 1, premium: 10 },
  /** Names of companies that each person in a room, guests too, can say yes to. */
  hearts: 5,
  /** Siblings that are shared with the other. */
  siblings: 10,
  /** Lengths in characters. */
  memberName: 40,
  name: 100,
  note: 200,
  greeting: 300,
} as const;

/** A secret: 16 random bytes in base64url. */
export const ROOM_SECRET = /^[A-Za-z0-9_-]{22}$/;
