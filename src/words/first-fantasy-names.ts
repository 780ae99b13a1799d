/*
 * Names that a first page of /fantasy-namn and /dnd-namn is drawn from, before the elements of the others are loaded.
 *
 * Kept by hand; tests/generators/fantasy/first-names.test.ts asks whether the generators compose them.
 */

export const firstFantasyNames =
  "Geirbjörn, Vargmod, Maelseren, Lykomedon, Fidvera, Kallithea, Nornsaga, Dewinawen, Caelvates, Urdylva, Ledrithan, Sophandra, Svanvind, Derweos, Tawelwern, Lysnemos, Vesperaura, Rimeira, Rhodaster, Floraurora, Järngrima, Melaphylax, Sindhamar, Urdkatla, Duncraig, Smidhild, Pyrtyphon, Svartgull, Etterdreki, Selaglyssa, Tarandiala, Fimbulofnir";

/** With names of families. */
export const firstCharacterNames =
  "Miratrox Nattecken, Svanunna Daggsång, Runelvia Sommarstrand, Kvädvald Saltmark, Finmutter Fjäderskägg, Awenlais Saltnäs, Tarvawel Korpborg, Ljuvsunna Stjärnblad, Tarthgarva Eldhjärta, Vargthurs Blodnäve, Hallurda Flintslägga, Dundova Klöverrot, Grimred Pilkista, Cainolwen Månstrimma, Dolorael Askeöga, Stormgeir Korpfjärd, Jarldurg Rostkäft, Glimvale Daggstrand, Duncraig Djupässja, Ruinnoxa Askemärke, Helioros Månljus, Haugdorg Slaggklo, Malthold Ljunggård, Kolvpärla Gnistöga, Aldberry Piltäppa, Askenadra Isblick, Smyglykta Knopphatt, Taweleos Skirstrimma, Larkbert Klöverrot, Klanglina Fjäderverk, Melthemis Falkkulla, Thokkarg Blodhjord";
