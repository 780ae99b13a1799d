/*
 * Names that a first page of /fantasy-namn and /dnd-namn is drawn from, before the elements of the others are loaded.
 *
 * Kept by hand; tests/generators/fantasy/first-names.test.ts asks whether the generators compose them and a
 * reader found them good.
 */

export const firstFantasyNames =
  "Geirbjörn, Mythandra, Svanvind, Muronyx, Taranlasra, Frostulf, Umbrisaga, Derwelain, Järngrima, Pyrtyphon, Maelseren, Urdylva, Zephyrios, Carnartha, Etterdreki, Lykomedon, Ledrithan, Silvelva, Lithakon, Drakaella, Ursatrox, Seidgand, Undiluna, Sindhamar, Isvaenga, Lykandra, Noctorbis, Rimlauva, Smidhild, Vafurlogi, Lunimaris, Glacispina";

/** With names of families. */
export const firstCharacterNames =
  "Miratrox Tjärskugga, Silvelva Frostvatten, Runelvia Sommarstrand, Frostulf Norrkulla, Finmutter Fjäderskägg, Hjalmvard Falkhed, Segorian Stormfjärd, Rimlauva Gryningsstrimma, Taranlasra Åskglöd, Vargthurs Blodnäve, Kolgrima Flintstäd, Dundova Rönntäppa, Grimred Pilkista, Ciaravel Skirlund, Dolorael Nattflamma, Stormgeir Askborg, Jarldurg Rostkäft, Glimvale Daggstrand, Carnartha Flinthall, Ruinnoxa Törneskugga, Zephyrios Vindljus, Haugdorg Slaggklo, Malthold Ljunggård, Kolvpärla Gnistöga, Aldberry Piltäppa, Askenadra Eldblick, Smyglykta Knopphatt, Serolwen Silverstrimma, Larkbert Klöverrot, Klanglina Fjäderverk, Nikandra Stormvall, Thokkarg Blodhjord";
