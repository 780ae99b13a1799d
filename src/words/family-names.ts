/*
 * Family and clan names of the peoples of /dnd-namn, written by hand: first parts | second parts. Every first part of
 * a people suits every second part of it.
 */
export const familyNames: Readonly<Record<string, string>> = {
  manniska: "Ask Bro Ek Korp Kvarn Norr Salt Vinter | bo fjärd garn hed kulla näs port tuna",
  alv: "Bark Dagg Dim Gryning Mån Silver Stjärn Vind | bäck lund steg strimma sång vatten viskning öga",
  dvarg: "Djup Flint Glöd Järn Koppar Malm Mässing Sten | ässja bälte hall hammare port slägga stege städ",
  halvling: "Björn Hassel Humle Kardemumma Lök Pil Smör Solros | backe gård hylla kulle lada stig tunna täppa",
  gnom: "Fjäder Gnist Klock Knopp Kugg Nyckel Skruv Visar | finger hjul kista lykta låda mössa spak verk",
  orch: "Aska Ben Blod Frost Rost Slagg Torn Varg | bett brott grav hjord näve skalle tand vrål",
  halvalv: "Björk Dal Flod Gräns Hagel Lind Sommar Väg | bro grind kors led rand spång vik äng",
  demonattling: "Aske Horn Natt Sot Svavel Tjär Törne Ödes | eld flamma märke pakt rök stjärna tecken öga",
  drakattling: "Brons Eld Guld Is Kristall Silver Storm Åsk | fjäll hjärta kam klo skimmer strupe tand vinge",
};
