import { Guide, type GuideContent } from "@/content/guide.tsx";

const content: GuideContent = {
  question: "Hur väljer du namn till ett husdjur?",
  tips: [
    {
      heading: "Låt djuret visa vem det är",
      text: "Vänta gärna några dagar. Kaninen som heter Blixten på måndagen kan visa sig vara en Toffel på fredagen.",
    },
    {
      heading: "Låt barnen vara med",
      text: "Låt alla skriva sitt favoritnamn på en lapp, och dra en av lapparna. Då är alla med, och ingen behöver rösta bort någon annans förslag.",
    },
    {
      heading: "Hitta ett tema",
      text: "Har du ett stim fiskar eller två kaniner? Med ett tema som bär, kryddor eller sjömän är det lätt att komma på nästa namn.",
    },
    {
      heading: "Säg det många gånger",
      text: "Ett husdjursnamn sägs tusentals gånger. Prova att säga det glatt, lugnt och lite strängt. Liknar det ett kommando, eller ett namn du skriver i Namn i familjen, märker vi ut det.",
    },
  ],
  faq: [
    {
      question: "Vad betyder stilarna?",
      answer:
        "Klassiska är gamla djurnamn, människonamn från mormors tid och figurer från före 1970, som Måns, Agda och Lassie. Svenska är svenska ord och namn. Söta är smekord och namn på sådant som är litet, mjukt eller gott att äta. Tuffa är rovdjur, kämpar, skurkar och oväder. Unika är sådant som få andra djur på gatan heter. Ett namn kan ha flera stilar, eller ingen.",
    },
    {
      question: "Hur har ni valt personlighet?",
      answer:
        "För hand, efter vad namnet betyder och vem som är känd för det. Samma namn har samma stil och personlighet, oavsett djur. Nyfikna namn kan du välja bland kattnamnen.",
    },
    {
      question: "Lär sig kaniner, fåglar och fiskar sitt namn?",
      answer:
        "Många kaniner och fåglar lär sig att namnet betyder att något gott är på väg, om du säger det samtidigt som du ger mat. En fisk hör, men räkna inte med att den kommer. Namnet är minst lika mycket till för dig.",
    },
    {
      question: "Finns det statistik över husdjursnamn?",
      answer:
        "Hundar och katter registreras hos Jordbruksverket, och därifrån kommer de antal som har publicerats. För kaniner, fåglar och fiskar känner vi inte till någon sådan statistik.",
    },
  ],
  related: [
    { id: "hundnamn", text: "Efter kön, storlek, personlighet och rasgrupp." },
    { id: "kattnamn", text: "Efter kön, färg, personlighet och längd." },
    { id: "fantasy-namn", text: "Till krigare, magiker, alver, dvärgar och drakar." },
  ],
  lists: {
    "hundnamn-tik": "Populära hundnamn till tikar",
    "hundnamn-hane": "Populära hundnamn till hanar",
    kattnamn: "Kattnamn från A till Ö",
    kaninnamn: "Kaninnamn",
  },
  sources: [
    {
      href: "https://jordbruksverket.se",
      label: "Jordbruksverket",
      text: "Sköter hundregistret och kattregistret, och ger råd om att hålla sällskapsdjur.",
    },
    {
      href: "https://www.isof.se/lar-dig-mer/kunskapsbanker/lar-dig-mer-om-ovriga-namn/djurnamn/namn-pa-hundar-katter-och-kaniner",
      label: "Institutet för språk och folkminnen, djurnamn",
      text: "Vad hundar, katter och kaniner har hetat genom tiderna.",
    },
  ],
};

/** The guide of /husdjursnamn. */
export default function PetsGuide() {
  return <Guide content={content} />;
}
