/** Takes the place of virtual:name-index in component tests, which ask for no file of the name search. */
export const folder = "/namndata/test";
export const firstKeys = { names: [""], endings: [""], sounds: [""] };
export const fewestPictured = 2000;
