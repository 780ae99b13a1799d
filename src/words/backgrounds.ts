/*
 * Backgrounds of the characters of /dnd-namn, written by hand, as parts of one sentence: where one grew up, by people;
 * how one learnt the trade, by class; and what one looks for, by style. No part names a relative, a place or a time of
 * another, so that all of a character's agree. Separated by |.
 */

/** After the name of the people and "växte upp". */
export const childhoods: Readonly<Record<string, string>> = {
  manniska:
    "i en hamnstad där alla kände alla|på en gård vid gränsen|bakom disken på ett värdshus|i skuggan av en borg",
  alv:
    "bland trädkronor som aldrig fälls|vid en källa som bara folket hittar till|i ett bibliotek av bark och näver|på vandring mellan sommarens lägerplatser",
  dvarg:
    "djupt under ett berg som ännu mullrar|i en smedja där elden aldrig slocknade|vid porten som klanen vaktar|bland gruvgångar utan karta",
  halvling:
    "i en kulle med rund dörr och full spis|på en flodpråm lastad med äpplen|i ett bageri som öppnade före solen|på en humlegård med elva kusiner",
  gnom:
    "i en verkstad där allting tickade|under rötterna på en ihålig ek|i ett torn fullt av linser|hos en klockmakare som aldrig sov",
  orch: "i ett läger som flyttade med hjordarna|vid foten av en vulkan|i en befästning av ben och timmer|på en slätt där vinden aldrig vilar",
  halvalv:
    "mellan två byar som inte talade med varandra|vid vägen där skogen slutar|i en stad där ingen frågade om öronen|på en gästgivargård för långväga resande",
  demonattling:
    "i ett kvarter där lyktorna brann hela natten|bakom murarna i ett kloster|på vägarna med ett kringresande sällskap|i ett hus som grannarna gick en omväg runt",
  drakattling:
    "i en klan som räknar sina led till ett ägg|på en klippa ovanför molnen|i ett tempel av glödgad sten|bland soldater som sålde sina svärd",
};

/** After "Han" or "Hon". */
export const trainings: Readonly<Record<string, string>> = {
  krigare:
    "lärde sig striden i en stadsvakt|övade med skölden tills den blev lätt|vann sin första tvekamp av misstag",
  barbar:
    "fann sitt raseri under en snöstorm|slog ner en björn med bara händerna|lyder hellre magkänslan än en order",
  bard: "kan en visa för varje skuld|spelade sig ur fängelset|samlar berättelser som andra vill glömma",
  prast:
    "hörde en röst i det tomma templet|läker sår som ingen annan vågar röra|bär en relik som blir varm när någon ljuger",
  druid:
    "talar med korpar och får ofta svar|vaktade en lund genom tre torra somrar|har sovit en vinter i en björns ide",
  munk: "teg i sju år och lärde sig lyssna|tränade på taken medan andra sov|kan hålla andan längre än en bön",
  paladin:
    "svor en ed som inte går att ta tillbaka|bär en rustning som någon annan förtjänade|red ensam ut för att hålla ett löfte",
  jagare:
    "läser spår som andra trampar på|höll gränsen fri från odjur|skjuter bättre i skymning än i solsken",
  tjuv: "öppnade sitt första lås vid sex års ålder|känner varje tak i tre städer|stal en gång en hemlighet i stället för guld",
  trollkarl:
    "skrev av en förbjuden bok på en natt|sprängde bara ett av akademins torn|räknar stjärnor för att kunna somna",
  besvarjare:
    "föddes med gnistor i håret|väckte sin magi i en dröm|tänder eldar utan att märka det",
  haxmastare:
    "skrev under utan att läsa det finstilta|fick sin kraft av något under isen|hör en viskning i varje spegel",
};

/** After "och söker". */
export const quests: Readonly<Record<string, string>> = {
  maktig:
    "en motståndare som är värd mödan|det vapen som en gång klöv ett berg|ett namn som ska sjungas vid eldarna|den jätte som brände bron",
  mystisk:
    "dörren som syns i varje dröm|den sista sidan i en trasig bok|en stjärna som har försvunnit|svaret på en gåta som ingen minns",
  nobel:
    "rättvisa för dem som inte kan betala|ett hem åt de fördrivna|kronan som smältes ner till mynt|någon att tjäna utan att skämmas",
  mork: "den som förrådde alla vid porten|ett sätt att bli av med en förbannelse|graven där svärdet ligger|en skugga som kastas av ingen",
};

/** Why four travel together. */
export const bonds =
  "De fyra delade cell en natt och rymde med samma nyckel.|Alla fyra har fått samma brev, utan avsändare.|De är skyldiga samma värdshusvärd pengar.|En döende ryttare gav dem var sin bit av en karta.|De vann samma hus i ett tärningsspel.|De är de enda som minns byn som försvann.";
