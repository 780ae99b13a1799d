import type { Rule } from "./rule.ts";

/** The rules of /husdjursnamn, /hundnamn and /kattnamn. */
export const PET_RULES: readonly Rule[] = [
  {
    id: "korten",
    heading: "Så läser du korten",
    text: "Under några namn står hur många hundar eller katter som heter så, ur Jordbruksverkets register. Tryck på ett namn så ser du om människor också heter så.",
  },
  {
    id: "urval",
    heading: "Urval",
    text: "Listorna över hundar, katter, kaniner, fåglar och fiskar är gjorda för hand. De vanligaste namnen i Jordbruksverkets hund- och kattregister är med och dras dubbelt så ofta. Ett antal visas bara när en siffra för hela landet har publicerats.",
  },
  {
    id: "kon",
    heading: "Kön",
    text: "För namn ur registren det kön som källan säger, eller det som minst 85\u00a0procent av de människor som bär namnet har, om de är minst hundra. Övriga är bedömda för hand.",
  },
  {
    id: "storlek",
    heading: "Storlek, färg och djurtyp",
    text: "Bedömda för hand efter vad namnet för tankarna till. Ett namn säger lite om hur stor hunden är, så storleken är bara en lek med ord: stora är gudar, hjältar, stora djur, oväder och berg, små är smekord, små saker och namn på två stavelser som slutar på i-ljud. Alla andra är medelstora. En kattfärg får bara namn som påminner om den. Kaniner, fåglar och fiskar får bara namn som påminner om djuret: hur det ser ut, låter och rör sig, var det lever, vad det äter eller vem som är känd för namnet.",
  },
  {
    id: "personlighet",
    heading: "Personlighet",
    text: "Lekfulla är ord för bus, lek och fart, och namn på kända busar och komiker, som Pippi och Charlie. Lugna är hela namn som äldre släktingar kan ha, titlar, tänkare och stilla natur. Modiga är hjältar, kämpar, rovdjur och oväder. Keliga och mysiga är smekord, det mjuka och varma, leksaksbjörnar, sagornas snälla björnar och sötsaker. Nyfikna är upptäckare, forskare, deckare och djur som nosar. En känd bärare väger tyngst. Passar ingen regel får namnet ingen personlighet.",
  },
  {
    id: "rasgrupp",
    heading: "Rasgrupp",
    text: "Nordiska: fornnordiska namn, namn från Norden och ord för folktro och vinter. Jakthund: ord för jakt, vilt och skog, och gamla jakthundsnamn. Herdehund: ord för får, kor, ull och vakt, skotska och walesiska namn, och brittiska vallhundars korta namn. Terrier: ord för bus och gnistor, och engelska namn på -y och -ie. Sällskap: smekord, sötsaker, titlar, konstnärer och de människonamn som inte hör till en annan grupp.",
  },
  {
    id: "stil",
    heading: "Stil",
    text: "Klassiska är gamla djurnamn, människonamn från mormors tid och figurer från före 1970. Svenska är rent svenska ord och namn, men inte de som är lika vanliga på engelska. Söta är smekord och namn på sådant som är litet, mjukt eller gott att äta. Tuffa är rovdjur, kämpar, skurkar, oväder och hård sten. Unika är sådant som få väntar sig på ett djur: lånord, främmande rätter, platser, arter och figurer ur myt och historia. Ett namn som är svenskt räknas aldrig som unikt.",
  },
];
