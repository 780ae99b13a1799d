/*
 * Family and clan names of the peoples of /dnd-namn, written by hand: first parts | second parts. Every first part of
 * a people suits every second part of it.
 */
export const familyNames: Readonly<Record<string, string>> = {
  manniska: "Ask Ek Falk Korp Norr Salt Storm Vinter | borg fjärd hed kulla mark näs strand vall",
  alv: "Dagg Frost Grynings Mån Silver Skir Stjärn Vind | blad källa ljus lund steg strimma sång vatten",
  dvarg: "Djup Flint Glöd Järn Koppar Malm Mässings Sten | ässja hall hammare sköld slägga smedja städ valv",
  halvling: "Björn Hallon Humle Klöver Ljung Pil Rönn Smör | backe gård kista kulle rot stig tunna täppa",
  gnom: "Fjäder Gnist Klock Knopp Koppar Kugg Nyckel Skruv | finger hatt hjul lykta skägg spole verk öga",
  orch: "Aske Ben Blod Frost Järn Rost Slagg Varg | grav hjord hugg klo käft näve tand yxa",
  halvalv: "Björk Dagg Flod Lind Ljung Skymnings Sommar Vind | bro glänta källa löv stig strand vik äng",
  demonattling: "Aske Horn Natt Sot Svavel Tjär Törne Ödes | flamma glöd märke pakt rök skugga tecken öga",
  drakattling: "Brons Eld Guld Is Kristall Silver Storm Åsk | blick fjäll glöd hjärta klo vinge vrede öga",
};
