/**
 * Surnames that the rules for elements do not cover, and names that they would classify wrongly.
 * Curated from the surnames with 100 bearers or more.
 */
function names(text: string): ReadonlySet<string> {
  // Names of several words are written with underscores.
  const list = text.trim().split(/\s+/);
  return new Set(list.map((name) => name.replaceAll("_", " ")));
}

/** Swedish surnames of one word that name something in nature. */
export const NATURE_WORDS = names(`
  Ahl Ahlm Alm Appeltofft Ask Asp Back Backe Bark Berg Bergh Bjuhr Bjur Björck Björk Björn Blad
  Bladh Blixt Blom Blomster Bäck Bäcke Ceder Dahl Dahm Dal Dufva Dunder Eek Ek Eken Elf Elg Elgh
  Elm Falck Falk Fisk Fjell Fjäll Flod Flood Fogel Fors Forss Frost Fält Fälth Gedda Grahn Gran
  Granath Gren Hagel Hassel Hed Hede Heed Heimdahl Hjort Hjorth Holm Hult Hulth Humble Häger Hägg
  Häll Hök Höök Klint Klöfver Krumlinde Kull Kulle Kvist Käll Lax Leijon Lejon Lilja Liljander
  Lind Linde Lindé Linders Lindh Lindhe Lindhé Lindoff Linné Ljung Ljungh Lund Lundh Lärka Löf
  Lönn Löv Lööf Lööv Lööw Mark Myhr Mård Mårdh Nettelbladt Nors Näs Nääs Orre Otter Palm Quist
  Qvist Roos Ros Ruda Rääf Rönn Sand Sandh Sjö Sjödell Skog Skogh Skoog Skoogh Sommar Stare Steen
  Sten Stierna Stjern Stjerna Stjärna Storck Stork Storm Strand Strandh Strååt Ström Sund Sundh
  Sundler Svahn Svala Svan Swahn Swan Säf Sääf Sääv Tall Tiger Tjäder Törn Udd Uggla Utter Varg
  Vik Vinter Warg Wiik Wik Wind Winter Wulf Wulff Åhs Ås Äng Öhrn Örn
`);

/** Other Swedish surnames of one word: soldier names, names of rank and place, farm names. */
export const OTHER_WORDS = names(`
  Adell Agrell Ahlbin Ahlinder Ahrling Albihn Albin Alderin Aldrin Alinder Allvin Alsing Amnell
  Andell Ander Anell Angervall Ankar Annas Annell Appell Arbin Ardell Arenander Areskoug Arousell
  Arwidson Astner Atterling Aulin Aurell Avander Avelin Ax Bagge Barck Bard Barre Barsk Beijbom
  Belfrage Belin Bellander Bellman Belsing Bendelin Bendroth Bengts Bertils Bertlin Bertling
  Beskow Bexell Bild Bille Bjelk Bjelke Björlin Björling Björne Björs Björsell Blanck Blank
  Bleckert Blick Blid Blind Blyckert Blåder Boija Boije Boivie Bolling Bonander Bonde Bonnier Boo
  Bood Borg Borgh Bouveng Bouvin Bovin Brag Bragd Brage Brand Brandt Brask Bratt Brewitz Brinck
  Bring Brink Bro Brodd Bromander Broms Broo Brun Brunn Brus Bräck Bröms Bucht Buhre Busk Buskas
  By Byhlin Båge Bång Båth Bååth Bälter Böhlin Börlin Böös Cajander Calissendorff Callin Candell
  Cardell Carleson Carlstein Carlzon Cavalli-Björkman Cavallin Celander Cervin Christell Clarin
  Clase Colliander Corell Crafoord Creutz Crona Croona Dacke Dag Damm Danell Darell Dehlin Dillner
  Djerf Djärv Dolk Domeij Drake Drott Drottz Drotz Drougge Drugge Duvander Dymling Ed Edh Edoff
  Ehlin Ehn Ehrlin Ehrling Elander Eld Eldh Elfving Elvin Elving Elwing Emmoth Enbuske Eng Engh
  Enhörning Enocson Erixon Erkers Evander Fager Fagrell Fall Fant Fast Fasth Feldt Felldin Ferlin
  Ferm Feuk Fhager Fihn Flack Flank Flinck Flink Florin Flyckt Flygare Flygt Flykt Fohlin Folin
  Follin Franzon Fredricson Freij Freiman Frej Frejd Frendin Frenning Fri Frick Frid Fridh Fries
  Frimodig Frisk Fritzell Fritzon Fritzson Frodin Frohm From Fromell Fryk Fryxell Fröjd Fröjdh
  Fundin Fyhr Fång Fäger Fäldt Färdig Färm Förare Gadd Gadde Gahlin Gahm Gahne Gard Gasslander
  Gauffin Gavelin Gawell Gefvert Gehlin Geijer Gelotte Gerdin Gerle Gille Gilljam Glad Gladh Glans
  Glas Gleisner Gode Gradin Graf Grahm Granat Grandell Grane Grann Grannas Grape Grefve Greiff
  Greus Greve Grip Griph Groth Grubb Grund Grundel Grunditz Gräns Gröhn Grön Gudmunds Gulin Gull
  Gunnars Gyllensvaan Gäfvert Gärd Göras Görling Göth Göthe Haag Haak Hag Hage Hahlin Halin Hall
  Hamilton Hammar Hammare Hammerin Hane Hanell Hanning Hansell Hanses Harnesk Hektor Hell Helmin
  Helsing Henning Hennings Henriks Hermelin Herou Hertz Hessler Heurlin Hilding Hinas Hinders
  Hising Hjelm Hjelt Hjelte Hjern Hjerpe Hjert Hjälm Hjälte Hjärne Hjärpe Hoas Hofvander Holmertz
  Holst Horn Huldt Hurtig Huss Hylander Håkans Håll Hård Hård_af_Segerstad Håård Härdelin Höckert
  Höij Höijer Höög Ignell Ihre Ingels Insulander Ivars Janzon Jarl Jepson Jern Jobs Jons Jonzon
  Juhlin Juslin Jäder Jägare Jäger Järn Kahlin Kall Kallas Kandell Kardell Karls Kask Kax Kempe
  Kihl Kind Kinnander Kjell Kjäll Kjörling Klaar Klang Klar Klemming Kling Klinga Klingspor
  Klockar Klockare Klockars Knape Knutas Knuts Knöös Koinberg Kolm Kolmodin Krafft Kraft Krans
  Krantz Krig Kring Kristell Kron Krona Krook Kroon Krus Kulin Kumlin Kvant Kvick Kyller Kyrk Käck
  Kämpe Laestander Lagercrantz Lalander Lans Lantz Larm Laurell Laurin Leander Leek Leffler Lek
  Lestander Leth Leufstedt Lewander Lewenhaupt Lexander Lexell Lif Liffner Lill Lille Lilliehöök
  Lindau Ling Linge Liss Lithander Lithner Littorin Ljungcrantz Ljus Lock Lood Lorentzon
  Lorentzson Lorin Lust Lusth Lustig Lyck Lycke Lyth Lyxell Lång Ländin Lätt Malm Mangs Martell
  Martinell Martis Mases Mauritzon Mauritzson Maxe Melinder Mellbin Meuller Meurling Mild Milde
  Mineur Mitander Modig Modigh Mohlin Molarin Moll Montell Montin Munk Munter Munters Munther
  Mähler Mörck Mörk Natt_och_Dag Neander Nehlin Nelander Nelin Netzell Nicander Nises Nisser Nord
  Nordh Norinder Norr Norrbin Ny Nygårds Nyh Nätt Nöjd Odhner Olaison Olars Ollas Palander Pallin
  Palmcrantz Pamp Pantzar Pantzare Parling Pellas Perers Perols Pers Pihl Plantin Plym Posse Prim
  Prins Printz Pripp Prytz Quick Qvarfordt Qvick Rahm Ram Ramel Ramsin Rang Rapp Rask Redig
  Regnander Rehn Resare Reuterswärd Rhedin Rhodin Ribbing Rignell Ring Ringh Ripa Rohdin Rohlin
  Rohman Romell Romin Romlin Rosencrantz Rossander Rossing Ruth Ryd Ryde Rydh Rytter Röst Röös
  Sabel Schalin Schander Scharin Schedin Schedvin Schelander Schelin Scholander Schollin Schoultz
  Schyllert Schölander Schöld Schölin Schöllin Schönning Schörling Seger Selinder Servin Sevelin
  Severin Siggelin Silvander Silver Silverplats Simu Sintorn Sjörs Skans Skantz Skantze Skarp
  Skatt Skiöld Skott Skotte Skytt Sköld Slotte Smed Smeds Snell Snickars Snis Snygg Snäll Sohl
  Sondell Sparf Sparr Sparre Spennare Spets Spetz Spiik Spik Spjut Spjuth Sporre Sporrong Spång
  Spännar Spännare Staaf Stadig Stadling Staf Staffas Stahre Stake Stam Standar Starck Stark
  Stattin Stedt Steinvall Stille Stolpe Stolt Stoor Stranne Strid Stridh Stråhle Stråle Stråth
  Sträng Sturk Styf Ståhl Ståhle Stål Stålhandske Stålnacke Sundbaum Svart Sved Svelander Svens
  Svensk Sverin Sverker Sving Svärd Svärdh Swartling Swärd Swärdh Sylvan Sylwan Säker Säll
  Söderhäll Taflin Tamm Tapper Taube Tauson Tell Thalin Tham Thapper Theander Thelaus Thell
  Theorin Thern Thilander Tholander Tholin Thollander Thoor Thor Thorn Thors Thulin Thun Thyr
  Thörn Thörne Tibblin Tibbling Tibell Tjus Toft Tolf Toll Torneus Torp Trapp Trogen Trolle
  Trotzig Trygg Träff Tränk Tysk Tång Tångring Täck Tägt Täng Ulander Ulfsparre Ulin Unander Undin
  Ung Unge Utas Utbult Vall Vallentin Vass Velander Velin Vendel Vickman Victorin Villman Vinge
  Virgin Väppling Värn Wachtmeister Waern Wahl Wahren Wall Wallentin Walles Warfvinge Wass Waxin
  Wehlin Weibull Wendel Werme Wermelin Wersäll Westh Westrin Westring Westöö Wetterhall Wictorin
  Wide Wieslander Wigh Winblad_von_Walter Windh Wing Winge Wintzell Wohlin Wollin Wrang Wrede
  Wretling Wretman Wård Wängelin Wäppling Wärja Wärme Wärn Yngve Zanders Zäll Åbrink Åhl Åsbrink
  Ädel Ärlig Öbrink Öhr Öst Östh Östring
`);

/** Names that the rules would call Swedish but that are not, or not mostly. */
export const NOT_SWEDISH = names(`
  Albo Aldin Allert Anderson André Barker Becker Bergin Bremer Brevik Brunner Cornelius Davidson
  De_Maré Duman Eder Eker Enger Erdal Erman Franklin Hafstad Hager Haller Hamlin Harman Heller
  Herman Hiller Hofer Hoffman Hoffner Hollander Johnson Karman Keller Kellner Lindner Lundemo
  Luther Manner Manning Marin Miller Nelson Odin Omer Osman Othman Palmer Renner Richardson
  Robertson Robinson Roman Rostam Sager Salman Selman Sener Solheim Sterling Stiller Thomson Timan
  Uddin Unger Waldner Wasell Wiland Williamson Willner Wilson Wolfbrandt
`);
