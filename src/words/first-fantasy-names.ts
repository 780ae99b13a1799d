/*
 * Names that a first page of /fantasy-namn and /dnd-namn is drawn from, before the elements of the others are loaded.
 *
 * Kept by hand; tests/generators/fantasy/first-names.test.ts asks whether the generators compose them.
 */

export const firstFantasyNames =
  "Geirbjörn, Frostulf, Maelseren, Lykomedon, Corvensis, Kallithea, Saefrid, Dewinawen, Stellivox, Urdylva, Ledrithan, Sophandra, Svanvind, Derweos, Aveladein, Silvelva, Lunaurora, Rimeira, Zephyrios, Cedrella, Järngrima, Lithakon, Sindhamar, Ferrifex, Duncraig, Smidhild, Pyrtyphon, Isbylgja, Etterdreki, Drakaella, Taranlasra, Vafureldir";

/** With names of families. */
export const firstCharacterNames =
  "Miratrox Törneflamma, Silvelva Daggsång, Runelvia Sommarstrand, Frostulf Korpmark, Finmutter Fjäderskägg, Awenlais Saltfjärd, Tarvawel Falkborg, Ljosunna Silverlund, Taranlasra Stormvrede, Vargthurs Blodnäve, Kolgrima Djupsmedja, Dundova Rönntäppa, Grimred Pilkista, Ciarolwen Månblad, Dolorael Tjärpakt, Stormgeir Askborg, Jarldurg Rostkäft, Glimvale Daggstrand, Duncraig Flinthammare, Ruinnoxa Nattflamma, Zephyrios Skirblad, Haugdorg Slaggklo, Malthold Ljunggård, Kolvpärla Gnistöga, Aldberry Piltäppa, Askenadra Kristallklo, Smyglykta Knopphatt, Taweleos Gryningsblad, Larkbert Klöverrot, Klanglina Fjäderverk, Nikandra Ekkulla, Thokkarg Blodhjord";
