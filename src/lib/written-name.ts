/** What people are called by, in a browser and on the server alike. */

const WRITTEN_NAME = /^\p{L}[\p{L}\p{M}'’ -]*$/u;

/** Whether a text begins with a letter and has nothing but letters, apostrophes, hyphens and spaces. */
export function isWrittenName(text: string): boolean {
  return WRITTEN_NAME.test(text);
}

/** What the visitor reads about a text that is no name. */
export function notANameMessage(text: string): string {
  return `”${text}” ser inte ut som ett namn. Använd bokstäver, bindestreck och apostrof.`;
}
