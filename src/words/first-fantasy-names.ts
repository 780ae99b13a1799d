/*
 * Names that a first page of /fantasy-namn and /dnd-namn is drawn from, before the elements of the others are loaded.
 *
 * Kept by hand; tests/generators/fantasy/first-names.test.ts asks whether the generators compose them and a
 * reader found them good.
 */

export const firstFantasyNames =
  "Geirbjörn, Sophandra, Svanvind, Saxitrux, Taranlasra, Frostulf, Umbrilyra, Derwelain, Järngrima, Pyrtyphon, Maelseren, Urdylva, Zephyrios, Craigmora, Etterdreki, Lykomedon, Ledrithan, Silvelva, Lithakon, Drakaella, Ursatrox, Seidgand, Undiluna, Sindhamar, Isvaenga, Alkaneira, Noctorbis, Rimlauva, Smidhild, Vafurlogi, Lunimaris, Glacispina";

/** With names of families. */
export const firstCharacterNames =
  "Miratrox Törnerök, Silvelva Frostlund, Runelvia Sommarstrand, Frostulf Norrkulla, Finmutter Fjäderskägg, Hjalmvard Falkhed, Segorian Falkborg, Rimlauva Månsteg, Taranlasra Åskvinge, Vargthurs Blodnäve, Kolgrima Malmsmedja, Dundova Rönntäppa, Grimred Pilkista, Ciaravel Skirljus, Dolorael Ödesflamma, Stormgeir Askborg, Jarldurg Rostkäft, Glimvale Daggstrand, Craigmora Djupslägga, Ruinnoxa Sotskugga, Zephyrios Vindkälla, Haugdorg Slaggklo, Malthold Ljunggård, Kolvpärla Gnistöga, Aldberry Piltäppa, Askenadra Kristallfjäll, Smyglykta Knopphatt, Aurelais Silversång, Larkbert Klöverrot, Klanglina Fjäderverk, Nikandra Stormstrand, Thokkarg Blodhjord";
