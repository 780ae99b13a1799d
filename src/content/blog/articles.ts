/** The articles, newest first. Their figures are tested against the lists in src/words, or computed from them. */
import type { Article } from "./article.ts";
import { nameYearArticles } from "./name-years.ts";
import { travellingNamesArticle } from "./travelling-names.ts";

export const ARTICLES: readonly Article[] = [
  ...nameYearArticles,
  travellingNamesArticle,
  {
    slug: "tre-barn-mellan-ettan-och-tvaan",
    title: "Tre barn mellan ettan och tvåan",
    excerpt:
      "2022 fick 677\u00a0pojkar namnet Liam och 674 namnet William, räknat per stavning. Så liten kan skillnaden vara bakom en förstaplats, och så lite säger platsen om vilket namn som passar ditt barn.",
    date: "2024-10-22",
    sign: { lines: ["Liam 677", "William 674"], caption: "Nyfödda pojkar 2022" },
    text: [
      "Topplistor är roliga, men de får skillnader att se större ut än de är. Hade två familjer valt William i stället för Liam hade ordningen varit den omvända.",
      "Hos flickorna var marginalen åtta barn: Astrid gavs till 603 och Alma till 595. Längre ner blir det ännu tätare. Alice, Selma och Vera ligger på plats fyra, fem och sex med 539, 538 och 537\u00a0barn. Det är ett enda barn mellan varje plats.",
      "Stavningen spelar också in. Vi rangordnar namnen per stavning, så Maja och Maya är två namn. SCB:s egen topplista slår ihop stavningar och får därför en annan ordning: där är William etta 2022. Se efter hur en lista är räknad innan du jämför den med en annan.",
      "Söker du ett namn som få har ska du inte titta på platsen utan på antalet. Även det vanligaste flicknamnet är ganska ovanligt i vardagen: 603\u00a0flickor i hela landet på ett år. Omvänt kan ett namn långt ner på listan vara vanligt på just din förskola. Det syns inte i statistiken.",
      "Serien slutar med 2022, det sista året som SCB räknade. För åren därefter har vi bara Skatteverkets tal för de vanligaste namnen av varje kön, räknade på ett annat sätt.",
    ],
  },
  {
    slug: "hunden-och-namnet-molly",
    title: "Hunden, grannens dotter och namnet Molly",
    excerpt:
      "Vid utgången av 2022 hette 8\u00a0947\u00a0hundar i registret Molly. Samma dag bar 8\u00a0993\u00a0personer i Sverige namnet. Så nära har hundnamn och barnnamn kommit varandra.",
    date: "2024-06-04",
    sign: { lines: ["8\u00a0947", "Molly"], caption: "Hundar i registret 2022" },
    text: [
      "Molly är inget undantag. Fyra av de tio vanligaste flicknamnen 2022 står också bland de tjugo vanligaste hundnamnen: Alice, Selma, Elsa och Stella.",
      "Bland pojknamnen är det inte lika tätt, men Charlie, Milo, Harry och Sigge hör både till de hundra vanligaste pojknamnen och till de tjugo vanligaste hundnamnen. Ludde och Bamse har hundarna däremot nästan för sig själva. Ludde gavs till fyra pojkar 2022, Bamse till färre än två.",
      "Siffrorna mäter olika saker. Hundregistret räknar hundar som finns, personerna är de som har namnet som tilltalsnamn, och årets nyfödda är bara ett enda år. Läs dem som storleksordningar.",
      "Spelar det någon roll att barn och hund heter likadant? Det är en smaksak. Men tänk på vem som kommer springande när du ropar. Finns det redan två Molly på förskolan är ett ovanligare namn på valpen enklare för alla.",
      "Vill du ha ett hundnamn som få barn bär, börja bland de gamla jakthundsnamnen eller bland ord som inte är namn alls. De hittar du med filtren på sidan för hundnamn.",
    ],
  },
  {
    slug: "fem-prov-av-foretagsnamnet",
    title: "Fem prov innan företagsnamnet trycks på skylten",
    excerpt:
      "Ett bra företagsnamn går att säga i telefon, stava efter att bara ha hört det och hitta med en sökning. Fem enkla prov visar om ditt gör det.",
    date: "2024-02-13",
    sign: { lines: ["Säg det,", "stava det"], caption: "Fem prov av ett företagsnamn" },
    text: [
      "Telefonprovet. Ring någon som inte har hört namnet och säg det en gång. Be personen skriva ner det. Blir det fel stavat har du svaret, och det är billigare att få det nu än när fakturorna kommer i retur.",
      "Sökprovet. Sök på namnet och titta på första sidan. Drunknar det bland andra träffar? Finns någon i samma bransch med nästan samma namn? Fortsätt hos Bolagsverket och i varumärkesdatabasen hos Patent- och registreringsverket.",
      "Adressprovet. Skriv namnet som en domän, utan mellanslag och med små bokstäver. Ibland bildar två ord ett tredje som du inte hade tänkt dig. Kolla sedan om adressen är ledig.",
      "Trötthetsprovet. Säg ”Hej, jag ringer från …” tjugo gånger i rad. Det du snubblar på den tjugonde gången kommer du att snubbla på i flera år.",
      "Framtidsprovet. Tänk dig att företaget gör något annat om fem år. Ett namn som beskriver exakt vad du säljer i dag kan bli för trångt. Ett namn som inte säger något alls måste du i gengäld förklara.",
      "Klarar namnet fyra prov av fem är det ofta bra nog.",
    ],
  },
];
