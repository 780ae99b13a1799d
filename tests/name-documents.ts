/** Takes the place of virtual:name-documents in component tests: a few names in front-coded form. */
export const givenNames = "0alma0astrid";
export const surnames = "0lindqvist";
