/**
 * Surnames that the rules for elements do not cover, and names that they would classify wrongly.
 * Curated from the surnames with 100 bearers or more.
 */
function names(text: string): ReadonlySet<string> {
  // Names of several words are written with underscores.
  const list = text.trim().split(/\s+/);
  return new Set(list.map((name) => name.replaceAll("_", " ")));
}

/**
 * Swedish surnames that are not divided and name something in nature: one word (Lind), or a name of which only
 * one part is a word (Kågström), or which could be divided in two ways (Nordahl).
 */
export const NATURE_UNDIVIDED = names(`
  Ahl Ahlm Ahlner Allberg Alm Angberg Appeltofft Ask Asp Aspelin Back Backe Backelin Bark Berg
  Bergelin Bergh Biberg Biström Bjuhr Bjur Bjursell Björck Björk Björkner Björn Blad Bladh Blixt
  Blom Blomster Bokvist Brengesjö Bäck Bäcke Bönström Ceder Collberg Dahl Dal Dannberg Dimberg
  Duberg Dufva Dunder Eek Ek Ekelin Eken Elf Elg Elgh Elm Enbuske Engren Esberg Esplund Ewerlöf
  Falck Falk Fischerström Fisk Fjell Fjellner Fjäll Flemström Floberg Flod Flood Fogel Fogelin Fors
  Forsner Forss Frieberg Frost Frånberg Frånlund Fröderberg Frösslund Fält Fälth Fängström Förberg
  Gahnström Gedda Gelfgren Gissberg Glifberg Grahn Gran Gren Grubbström Hagel Hallingström Harström
  Hassel Hasslöf Hed Hede Hedelin Heed Heimdahl Hejdenberg Hjort Hjorth Hoberg Hofverberg Holm
  Holmner Hortlund Hult Hultdin Hulth Humble Häger Hägg Häll Hök Höök Jutterström Karsberg Kellgren
  Kinberg Klint Klöfver Kriström Krumlinde Kugelberg Kull Kulle Kuylenstierna Kvist Kåberg Kågström
  Käll Källner Kättström Könberg Körberg Lax Lehnberg Leijon Lejon Liberg Lilja Liljander Lind Linde
  Lindh Lindhe Lindhé Lindoff Lindé Linnros Ljung Ljungh Lund Lundh Lyktberg Lärka Löf Löfvander
  Löfving Löndahl Lönn Löv Lööf Lööv Lööw Marberg Mark Melberg Mjöberg Myhr Mård Mårdh Nettelbladt
  Nordahl Nors Nymberg Näs Nääs Ohlström Oldberg Omberg Orre Osberg Osbäck Othberg Otter Palm Quist
  Qviberg Qvist Roos Ros Roxström Ruda Ruthberg Ruthström Rydahl Råsberg Rääf Rönn Sagström Sand
  Sandelin Sandh Schenström Schultzberg Schyberg Schönström Sellergren Siberg Siltberg Sjö Sjödell
  Sjödin Sjölinder Sjöö Skog Skogh Skoog Skoogh Skyllberg Sommar Springfeldt Staberg Stare Staxäng
  Steen Sten Stierna Stjern Stjerna Stjärna Stomberg Storck Stork Storm Strand Strandh Strinnholm
  Ström Sund Sundelin Sundh Sundler Svahn Svala Svan Swahn Swan Säf Sääf Sääv Tall Tegenfeldt
  Thelberg Thurfjell Thurgren Thyberg Tiberg Tiger Tinnerholm Tjäder Tyrberg Tällberg Tönnberg Törn
  Udd Uggla Urberg Utter Vanberg Varg Vik Vinter Voxberg Waldenström Warberg Warg Wasberg Weberg
  Weckström Wengström Wenström Weström Wiik Wik Wind Windahl Winnberg Winter Wittgren Woxberg
  Wållberg Wållgren Zingmark Åhlund Åhnberg Åhs Ås Äng Öhrn Örn
`);

/**
 * Other Swedish surnames that are not divided: soldier names, names of rank and place, farm names, and names
 * formed from what is no word today (Melin).
 */
export const OTHER_UNDIVIDED = names(`
  Adell Agrell Ahlbin Ahlinder Ahnell Ahrling Alander Albihn Albin Alderin Aldrin Alin Alinder
  Allvin Alsing Alvin Amnell Andell Ander Anell Angelin Anger Angervall Ankar Annas Annell Antman
  Apell Appell Arbin Ardell Arenander Areskoug Arousell Arwidson Asker Astner Atterling Aulin Aurell
  Avander Avelin Ax Axell Axling Axner Backteman Bagge Barck Bard Barre Barsk Beijbom Belfrage Belin
  Bellander Bellman Belsing Bendelin Bendroth Bengts Bergendorff Bergenheim Bergenholtz Bergholtz
  Berlin Berling Bertils Bertlin Bertling Beskow Bexell Bild Bille Billing Billinger Bjelk Bjelke
  Bjerstedt Björlin Björling Björne Björs Björsell Blanck Blank Bleckert Blick Blid Blind Blyckert
  Blåder Bohlin Boija Boije Boivie Bolinder Bolling Bonander Bonde Bonnier Boo Bood Borell Borg
  Borgh Borin Bosell Boustedt Bouveng Bouvin Bovin Brag Bragd Brage Brand Brandt Brask Bratt Breman
  Brewitz Brinck Bring Brink Brissman Bro Brodd Brodin Bromander Broms Broo Brottman Brun Brundin
  Brunn Brunzell Brus Bräck Bröms Bucht Buhre Bursell Busk Buskas By Byhlin Bysell Båge Bång Båth
  Bååth Bälter Böhlin Börlin Böös Cajander Calissendorff Callin Candell Cardell Carell Carleson
  Carlstein Carlzon Cavalli-Björkman Cavallin Celander Cervin Christell Clarin Clase Collander
  Colliander Collin Colling Comstedt Corell Crafoord Creutz Crona Croona Cullin Dacke Dag Dahm Damm
  Danell Darell Dehlin Delin Dillner Djerf Djärv Dolk Domeij Drake Drott Drottz Drotz Drougge Drugge
  Duell Duvander Dymling Dömstedt Ed Edfast Edh Edner Edoff Egnell Ehlin Ehn Ehrlin Ehrling Eksell
  Elander Eld Eldh Elfving Elvin Elving Elwing Emmoth Enander Enell Eng Engelin Engh Engzell
  Enhörning Enocson Erixon Erkers Erling Esping Espling Evander Fager Fagrell Fall Fant Fast Fasth
  Feldt Felldin Ferlin Ferm Feuk Fhager Fihn Flack Flank Flinck Flink Florell Florin Flyckt Flygare
  Flygt Flykt Fohlin Folin Follin Franzon Fredricson Freij Freiman Frej Frejd Frelin Frendin
  Frenning Fri Frick Frid Fridh Fries Frimodig Frisell Frisk Fritzell Fritzon Fritzson Frodin Frohm
  From Fromell Fryk Fryxell Frödin Fröding Fröjd Fröjdh Fundin Fyhr Fång Fäger Fäldt Fälldin Färdig
  Färlin Färm Förare Gadd Gadde Gahlin Gahm Gahne Gard Gardelin Gardell Gardtman Gasslander Gauffin
  Gavelin Gawell Gefvert Gehlin Geijer Gelin Gelinder Gellerstedt Gelotte Gerdin Gerle Gille Gilljam
  Glad Glader Gladh Glans Glas Gleisner Gode Godin Goding Gradin Graf Grahm Granat Granath Grandell
  Grandin Grane Grann Grannas Grape Grefve Greiff Greus Greve Grip Griph Groth Grubb Gruffman Grund
  Grundel Grunditz Gräns Gröhn Grön Gröning Gudmunds Guldbrand Gulin Gull Gullbrand Gunnars Gustin
  Gyllander Gyllensvaan Gyllin Gylling Gyllner Gäfvert Gärd Göras Görling Göth Göthe Haag Haak Hag
  Hage Hagelin Hagert Hahlin Halin Hall Halldin Halling Hallner Hamilton Hammar Hammare Hammerin
  Hamrin Hane Hanell Hanning Hansell Hanses Harlin Harling Harnesk Hartzell Heder Hektor Helander
  Helin Hell Helling Hellner Hellsing Helmin Helsing Hemming Henell Henning Hennings Henriks Herlin
  Hermelin Herou Herrlin Hertz Hessler Hessling Hessman Heurlin Hilding Hinas Hinders Hising Hjelm
  Hjelt Hjelte Hjern Hjerpe Hjert Hjälm Hjälte Hjärne Hjärpe Hoas Hoflin Hofling Hofvander Holmertz
  Holst Horn Hulander Huldt Hurtig Huss Hylander Håkans Håll Hållander Hård Hård_af_Segerstad Håård
  Härdelin Härdin Härlin Härling Höckert Höij Höijer Höjer Hörlin Hörling Höög Ignell Ihre Ingels
  Insulander Ivars Janzon Jarl Jepson Jern Jerner Jobs Jons Jonzon Juhlin Julin Juslin Jäder Jägare
  Jäger Järn Kahlin Kalander Kalin Kall Kallas Kandell Kardell Karls Kask Kax Kempe Kihl Kihlander
  Kilander Kind Kinell Kinnander Kjell Kjellner Kjäll Kjörling Klaar Klang Klar Klarin Klemming
  Kling Klinga Klingspor Klockar Klockare Klockars Knape Knutas Knuts Knöös Koinberg Kollin Kolm
  Kolmodin Krafft Kraft Krans Krantz Krig Kring Kristell Kron Krona Krook Kroon Krus Krusell Kulin
  Kumlin Kvant Kvick Kylander Kyller Kyrk Käck Kämpe Köpman Laestander Lager Lalander Lander Lanner
  Lans Lantz Larm Laurell Laurin Leander Leek Leffler Lek Lekander Leksell Lenander Lenell Lestander
  Leth Leufstedt Levander Lewander Lewenhaupt Lexander Lexell Lif Liffner Lignell Lill Lille
  Linander Lindau Linders Linell Ling Linge Linnell Linné Liss Lithander Lithner Littorin Litzell
  Livbom Ljus Lock Lockner Lodin Lood Lorentzon Lorentzson Lorin Losell Lust Lusth Lustig Luthman
  Lutteman Lyck Lycke Lycksell Lysell Lyth Lyxell Lång Låås Ländin Lätt Löwing Magnell Malm Mangs
  Martell Martinell Martis Mases Mauritzon Mauritzson Maxe Medin Melander Melin Melinder Mellander
  Mellbin Mellin Meuller Meurling Mild Milde Mineur Mitander Modig Modigh Modin Mohlin Molarin
  Molinder Moll Montell Montin Morell Morin Mosell Munk Munter Munters Munther Mähler Möller Mörck
  Mörk Mörlin Mörner Mörtsell Natt_och_Dag Neander Nehlin Nelander Nelin Nerman Netzell Nicander
  Nises Nisser Nord Norder Nordh Nordlinder Norinder Norr Norrbin Ny Nygårds Nyh Nässlander Nätt
  Nöjd Odell Odhner Ohlander Ohlin Olaison Olander Olars Oldin Olin Ollas Olofsgård Osbeck Osterman
  Palander Pallin Pamp Pantzar Pantzare Parling Paulander Paulin Pellas Perers Perols Pers Pihl
  Plantin Plym Posse Prim Prins Printz Pripp Prytz Quick Qvarfordt Qvick Rafstedt Rahm Ram Ramel
  Ramsell Ramsin Rang Rapp Rask Redig Redin Regnander Regnell Regnér Rehn Resare Rhedin Rhodin
  Ribbing Ridell Rignell Ring Ringh Rinman Ripa Rising Ritzman Rodell Rodin Rohdin Rohlin Rohman
  Rolander Romell Romin Romlin Rossander Rossing Ruth Ryd Ryde Rydh Rytter Rödin Röding Rönning Röst
  Röös Sabel Saltin Saxin Schalin Schander Scharin Schedin Schedvin Schelander Schelin Scherdin
  Scherling Scherman Scholander Schollin Schoultz Schylander Schyllert Schyman Schölander Schöld
  Schölin Schöllin Schönborg Schöning Schönning Schörling Sedin Seger Sehlin Selinder Sellin Selling
  Serrander Servin Sevelin Severin Siggelin Signell Silander Silfver Silvander Silver Silverplats
  Simu Sintorn Sjörs Skalin Skans Skantz Skantze Skarin Skarp Skatt Skiöld Skott Skotte Skullman
  Skytt Sköld Slagbrand Slotte Smed Smeds Snell Snickars Snis Snygg Snäll Sohl Sohlin Sondell Sparf
  Sparr Sparre Sparring Spennare Spets Spetz Spiik Spik Spjut Spjuth Spolander Sporre Sporrong Spång
  Spännar Spännare Staaf Stadig Staf Staffas Staflin Stahre Stake Stam Standar Starck Stark Stattin
  Stedt Steinvall Stener Stening Sterner Stille Stolpe Stolt Stoor Stranne Strid Stridh Stråhle
  Stråle Strålin Stråth Strååt Sträng Sturk Styf Ståhl Ståhle Stål Stålhandske Stålnacke Sundbaum
  Svart Sved Svelander Svenning Svens Svensk Sverin Sverker Sving Svärd Svärdh Swartling Swedin
  Swärd Swärdh Sylvan Sylvander Sylwan Säker Säll Söder Södling Taflin Tamm Tapper Taube Tauson
  Telander Telin Tell Tellander Tengelin Terner Thalin Tham Thapper Theander Thelander Thelaus
  Thelin Thell Theorin Thern Thilander Tholander Tholin Thollander Thoor Thor Thorn Thors Thorsell
  Thulin Thun Thylander Thylin Thyr Thysell Thörn Thörne Tibblin Tibbling Tibell Tilander Tillander
  Tisell Tjulander Tjus Toft Toftling Tolf Toll Tollin Torneus Torp Torsell Trapp Trofast Trogen
  Trolin Trolle Trotzig Trygg Träff Tränk Tynell Tysk Tång Tångring Täck Tägt Täng Tärning Uhlin
  Uhrbom Ulander Ulin Unander Undin Ung Unge Uppling Utas Utbult Vall Vallentin Vallinder Vass
  Velander Velin Vendel Vendin Vester Vickman Victorin Viking Vikner Vinge Virgin Väppling Värn
  Wachtmeister Waern Wahl Wahren Walander Wall Wallentin Walles Wallinder Wallner Warfvinge Wass
  Waxin Wedell Wehlin Weibull Welander Welin Welinder Wellander Weman Wenander Wendel Wendin Wenell
  Wengelin Wenner Werme Wermelin Wersäll Wessling Wester Westh Westrin Westring Westöö Wetter
  Wicksell Wictorin Wide Wieslander Wigert Wigh Wihlborg Wijkander Wiker Wiking Wikner Willander
  Winblad_von_Walter Windh Winell Wing Winge Wintzell Wisell Witting Wohlin Wollin Wrang Wrede
  Wretling Wulf Wulff Wård Wängelin Wäppling Wärja Wärme Wärn Ylander Yngve Zanders Zäll Åhl Åhlin
  Åhrlin Årman Ädel Ärlig Öhlin Öhling Öhr Öhrling Öhrnell Öst Öster Östh Östring
`);

/** Names that the rules would call Swedish but that are not, or not mostly. */
export const NOT_SWEDISH = names(`
  Albo Aldin Allert Anderson André Barker Becker Bergin Bremer Brevik Brunner Cornelius Davidson
  De_Maré Duman Eder Eker Enger Erdal Erman Franklin Hafstad Hager Haller Hamlin Harman Heller
  Herman Hiller Hofer Hoffman Hoffner Hollander Johnson Karman Keller Kellner Lindner Lundemo Luther
  Manner Manning Marin Miller Nelson Odin Omer Osman Othman Palmer Renner Richardson Robertson
  Robinson Roman Rostam Sager Salman Selman Sener Solheim Sterling Stiller Thomson Timan Uddin Unger
  Waldner Wasell Wiland Williamson Willner Wilson Wolfbrandt
`);
