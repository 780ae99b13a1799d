/*
 * Names that a first page of /fantasy-namn and /dnd-namn is drawn from, before the elements of the others are loaded.
 *
 * Kept by hand; tests/generators/fantasy/first-names.test.ts asks whether the generators compose them.
 */

/** Each category has as many. */
export const firstFantasyNames =
  "Geirbjörn, Vargmod, Maelseren, Lykomedon, Rimrun, Fidvera, Kallithea, Nornsaga, Dewinawen, Caelvates, Mantenor, Urdylva, Ledrithan, Melthea, Svanvind, Ljosselja, Tawelwern, Lysnemos, Vesperaura, Rimeira, Rhodaster, Celdora, Järngrima, Melaphylax, Sindhamar, Urdkatla, Pyrtyphon, Svartgull, Brimonyx, Etterdreki, Selaglyssa";

/** With names of families. */
export const firstCharacterNames =
  "Craigtor Kopparhall, Telynmela Skirsteg, Kolvbälg Klockhjul, Nivcantor Skirvatten, Gåtrulla Nyckelspole, Rosrick Smörrot, Finbälg Klockhatt, Tariancarn Saltmark, Ulvisia Lindlöv, Elmhold Smörtunna, Regalnoxa Nattskugga, Onnewyn Gryningslund, Glynhaf Månlund, Thearchia Falkstrand, Norralvia Dagglöv, Morngora Rostkäft, Plumred Ljungtäppa, Drengtagg Vargtand, Falkaria Vindvik, Klangfjun Fjäderhjul, Arborala Månlund, Ljomhimin Vindsång, Etterram Kristallfjäll, Kvartshild Kopparstäd, Ruadferga Åskvrede, Fernwick Klöverkista, Krakkarg Askeklo, Selageris Eldöga, Järngard Kopparvalv, Gramborr Blodnäve";
