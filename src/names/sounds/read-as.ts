/** Some spellings are read by it: Martin and Lundin, Kira and Kihlberg. */
export type ReadAs = "given name" | "surname";
