/*
 * Names that a first page of /fantasy-namn and /dnd-namn is drawn from, before the elements of the others are loaded.
 *
 * Kept by hand; tests/generators/fantasy/first-names.test.ts asks whether the generators compose them and a
 * reader found them good.
 */

export const firstFantasyNames =
  "Geirbjörn, Mythandra, Svanvind, Saxitrux, Taranlasra, Frostulf, Umbrisaga, Derwelain, Järngrima, Pyrtyphon, Maelseren, Urdylva, Zephyrios, Carnartha, Etterdreki, Lykomedon, Ledrithan, Silvelva, Lithakon, Drakaella, Ursatrox, Seidgand, Undiluna, Sindhamar, Isvaenga, Alkimache, Noctorbis, Rimlauva, Smidhild, Vafurlogi, Lunimaris, Glacispina";

/** With names of families. */
export const firstCharacterNames =
  "Miratrox Tjärskugga, Silvelva Frostlund, Runelvia Sommarstrand, Frostulf Norrkulla, Finmutter Fjäderskägg, Hjalmvard Falkhed, Segorian Vinterkulla, Rimlauva Månsteg, Taranlasra Eldklo, Vargthurs Blodnäve, Kolgrima Stensmedja, Dundova Rönntäppa, Grimred Pilkista, Ciaravel Månblad, Dolorael Nattflamma, Stormgeir Askborg, Jarldurg Rostkäft, Glimvale Daggstrand, Carnartha Järnslägga, Ruinnoxa Törneskugga, Zephyrios Stjärnljus, Haugdorg Slaggklo, Malthold Ljunggård, Kolvpärla Gnistöga, Aldberry Piltäppa, Askenadra Kristallvinge, Smyglykta Knopphatt, Serolwen Stjärnlund, Larkbert Klöverrot, Klanglina Fjäderverk, Nikandra Saltstrand, Thokkarg Blodhjord";
