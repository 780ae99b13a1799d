import { FREE_SURNAME_BEARERS, HALF_YEAR_DAYS } from "@/config/limits.ts";
import { formatCount } from "@/lib/format-count.ts";
import { UNISEX_SHARE } from "@/names/facts/unisex.ts";
import { LIKENESS_WEIGHTS, NEAR } from "@/names/likeness/name-likeness.ts";
import {
  NEWBORN_YEARS,
  RECENT_YEARS,
  SINCE_COUNT,
  UNTIL_COUNT,
  YEARS_FROM_TWO,
} from "@/names/series/statistics-years.ts";
import { trendYears, yearsBefore, yearsInWords, yearsText } from "@/names/series/years.ts";
import { nameCounts } from "@/words/all-names/counts.ts";
import {
  CARRIED_NAMES_DAY,
  FIRST_NEWBORN_YEAR,
  GIVEN_NAMES_DAY,
  GIVEN_NAMES_YEAR,
  LAST_LATEST_YEAR,
  LAST_NEWBORN_YEAR,
  SURNAMES_DAY,
  SURNAMES_YEAR,
} from "@/words/statistics.ts";

/** What is compared to find a trend. */
const TREND = trendYears(LAST_NEWBORN_YEAR);

/** Over which the share of newborns is compared with that of older people. */
const LAST_FIVE_YEARS = { first: LAST_NEWBORN_YEAR - 4, last: LAST_NEWBORN_YEAR };

/** How large a change of the number of children must be: src/names/series/chance.ts. */
const MORE_THAN_CHANCE = "Slumpen ger en så stor skillnad mindre än en gång av tjugo.";

/** The rules by which names are classified; the statistics import applies them. */
export const CLASS_RULES = [
  {
    id: "fornamn",
    heading: "förnamn",
    rules: [
      [
        "Urval",
        `Alla tilltalsnamn som minst hundra kvinnor eller minst hundra män bar den ${GIVEN_NAMES_DAY}, och alla namn som minst tio nyfödda av samma kön fick något av åren ${RECENT_YEARS}. Namn som minst tjugo personer av samma kön bär är också med om begynnelsebokstaven annars har färre än trettio namn, eller om namnet står på våra listor över nordiska namn och naturnamn. Förkortningar, titlar och led som inte är namn för sig, som Md, Syed och Abdul, är inte med. Av ett dubbelnamn är bara en stavning med: Anna-Karin, men inte Anna Karin eller AnnaKarin.`,
      ],
      [
        "Kön",
        `Unisex är ett namn när minst ${100 * UNISEX_SHARE}\u00a0procent av bärarna är kvinnor och minst ${100 * UNISEX_SHARE}\u00a0procent är män. Annars står det hos det kön som de flesta bärarna har.`,
      ],
      [
        "Klassiskt",
        `Namnet står i dagens almanacka, och minst en tredjedel av bärarna ${GIVEN_NAMES_YEAR}, och minst hundra, finns inte bland de nyfödda ${UNTIL_COUNT}. Står bara en annan stavning där ska de vara minst tusen. Modenamn från en enda tid, som Sandra och Niklas, räknas inte. Därför ska något av det här också stämma: de bärare som är födda före ${FIRST_NEWBORN_YEAR} är i snitt minst 68\u00a0år, minst hälften av alla som har namnet bland sina förnamn kallas något annat, eller namnet ges fortfarande. Det sista betyder att det är minst 40\u00a0procent så vanligt bland nyfödda ${yearsText(LAST_FIVE_YEARS)} som bland dem som är födda före ${FIRST_NEWBORN_YEAR}, att minst tre av tio som har det kallas något annat, och att de äldre är i snitt minst 35,5\u00a0år. Medelåldern är SCB:s den ${GIVEN_NAMES_DAY}, utan de nyfödda ${UNTIL_COUNT}; hur många som kallas så är från den ${CARRIED_NAMES_DAY}. Allt räknas på det kön som har namnet mest. Siffrorna räcker inte till för att skilja Alma från William, eller Daniel från ett mode. Därför finns också en lista över klassiker, som är vår egen bedömning, med siffrorna för varje namn. Några få namn i almanackan räknar vi inte som klassiska.`,
      ],
      [
        "Modernt",
        `Minst hälften av bärarna är födda ${RECENT_YEARS}, de tio sista åren i SCB:s serie: de nyfödda de åren delat med bärarna ${GIVEN_NAMES_YEAR}${SINCE_COUNT === null ? "" : ` och de nyfödda ${SINCE_COUNT}`}. Ett klassiskt namn, eller en annan stavning av det, räknas aldrig som modernt, och inte heller några få gamla namn och smeknamn på en egen lista, som Cornelis och Bosse.`,
      ],
      [
        "Nordiskt",
        "Namnet står på en lista, gjord för hand, över namn av fornnordiskt eller annat nordiskt ursprung, med vanliga stavningar och grannländernas former. Ett dubbelnamn räknas om båda delarna står där. Namn som kom med kyrkan, från tyskan eller engelskan är inte med.",
      ],
      [
        "Ursprung",
        "Filtret på sidorna Förnamn och Barnnamn följer det som står under Ursprung på namnets egen sida: först språket som leden kommer ur, sedan vägen hit. Ett namn hör till högst två, som Elsa (bibliskt, genom hebreiskan) och Molly (bibliskt och engelskt). Spanska namn står hos de franska och italienska, kurdiska hos de persiska och turkiska. Ett namn som vi inte har läst om är med bara under Nordiskt på Förnamn, om det står på listan över nordiska namn.",
      ],
      [
        "Generation",
        `Medelåldern hos alla som bar namnet den ${GIVEN_NAMES_DAY}, avrundad till hela år: unga under 15, unga vuxna 15–34, medelålders 35–60 och äldre över 60. SCB räknar ut den för kvinnor och för män, för namn som minst tio av samma kön bär. Vi väger ihop dem efter antalet bärare. Saknas åldern för få bärare av det ena könet räknas bara det andra. Medelåldern säger inte att de flesta är så gamla: ett namn som många äldre och många barn bär hamnar mitt emellan.`,
      ],
      [
        "Ordning",
        "Yngst först och Äldst först ordnar namnen efter den medelåldern, i hela år. Lika gamla namn kommer i bokstavsordning, och sist de få namn som SCB inte ger någon medelålder för. Då styr ordningen vilka namn som visas, inte slumpen.",
      ],
      [
        "Stavningar tillsammans",
        `Ett val på topplistorna och på namnens egna sidor. Stavningar av samma namn som låter lika på vanlig svenska räknas då som ett namn: Maja, Maya, Maija och Maia. Vi har läst dem en och en för de 500\u00a0namn som flest nyfödda har fått och de 500 som flest bär, och några till. Det är vår egen bedömning. Är vi osäkra får stavningen stå för sig, som Leah bredvid Lea, och olika namn som råkar låta lika slås inte ihop. En stavning är med om minst 500 bär den eller om minst tio flickor eller tio pojkar har fått den ett år. Fick färre än tio barn den ett visst år (${yearsInWords(YEARS_FROM_TWO, "och")}: färre än två) saknas den i statistiken, och då står det ”minst”. SCB:s egna topplistor slår ihop några fler.`,
      ],
      [
        "Ökade och minskade",
        `Filtret Bland nyfödda under Fler filter. Namnets andel av barnen var minst 15\u00a0procent större, eller mindre, ${yearsText(TREND.after)} än ${yearsText(TREND.before)}, och det är minst fem barn om året fler, eller färre, än den tidigare andelen hade gett. ${MORE_THAN_CHANCE} Räknat på det kön som får namnet mest. Ett år som saknas i serien räknas som noll eller nio barn, det som gör skillnaden minst. Ett namn vars tal hos Skatteverket sedan dess har gått åt andra hållet, mer än slumpen, räknas inte. Om de övriga säger vi ingenting.`,
      ],
      [
        "Stavelser",
        "De vokaler som hörs när namnet sägs på svenska: ett stumt e räknas inte (Charlotte har två), och en diftong är en (Leif). Räknade ur stavningen och en lista över namn som inte sägs som de skrivs. Av 300\u00a0namn som hade räknats på gehör innan reglerna fanns stämde 296; sedan rättades reglerna.",
      ],
      [
        "Uttal",
        "På ett namns sida, med betonad stavelse i versaler (AS-trid): namnets ljud, skrivna så att vem som helst kan läsa dem. Visas bara där betoningen är säker: för namn på vår lista över uttal, namn i almanackan, och namn vars ursprung är nordiskt, bibliskt, grekiskt, latinskt eller tyskt. Namn som sägs på två sätt är inte med. Säger du det annorlunda, skriv till oss.",
      ],
      [
        "Vågtecknet vid ett efternamn",
        "Gäller när du fyller i ett efternamn. Namnen börjar lika: på samma konsonant och vokal (Maja Malm), på samma konsonanter (Brita Bratt), på sj- eller tj-ljud (Charlotte Sjögren), eller på samma vokal och ljudet efter (Elin Elg). De rimmar: allt är lika från en betonad vokal och framåt. Eller de slutar lika utan att rimma (Elin Malin). Efternamnet börjar på det ljud som förnamnet slutar på (Louise Svensson). Initialerna är något som man kan bli retad för (B.H.), efter en lista som vi har skrivit för hand. Står de på listan över det som bara är värt att veta, som partiernas bokstäver (S.D.), nämns de utan vågtecken. Ljuden räknas ut ur stavningen. Av 200\u00a0par som hade bedömts på gehör innan reglerna fanns fick 197 precis de anmärkningar som de skulle; bedömningen av initialer räknade då fler ord än nu. Det är bara en upplysning.",
      ],
      [
        "Samma uttal",
        "Andra stavningar på ett namns sida, och ”Låter lika” på sidan ”Hur många heter\u00a0…?”: varje ljud, varje lång vokal och betoningen är densamma när namnen sägs på svenska (Sara och Sarah, men inte Anna och Ana). Nästan likadant är namn som skiljer sig i ett enda ljud, i en vokals längd eller i betoningen. Ljuden läses ur stavningen, med en lista över namn som inte sägs som de skrivs. Namn från andra språk som inte står på listan läses som svenska. Av 150\u00a0par som låter lika, bedömda på gehör innan reglerna fanns, hittade reglerna 145, och inget par som låter olika. Dialekter, och hur just du säger ditt namn, vet vi inte.",
      ],
      [
        "Liknande namn",
        `Ett och samma mått, av hundra poäng, för Fler namn som, syskonnamn, nya namn i Välj tillsammans och åldern hos andranamn: ålder ger upp till ${LIKENESS_WEIGHTS.age}, ursprung ${LIKENESS_WEIGHTS.origin}, ljud ${LIKENESS_WEIGHTS.sound}, antal bärare ${LIKENESS_WEIGHTS.bearers} och stil (klassiskt, modernt, nordiskt, natur) ${LIKENESS_WEIGHTS.style}. Åldern är hur stor del av bärarna som är barn födda ${RECENT_YEARS}, och medelåldern hos de andra. Vet vi inte var namnet kommer ifrån jämför vi i stället de länder där det används; i Välj tillsammans räknar vi det till samma ursprung som de andra namn du gillar, om de är av ett och samma och inte svenska. På ett namns sida visas namn från ${100 * NEAR}\u00a0poäng; syskonnamn har dessutom en annan första bokstav och rimmar inte.`,
      ],
      [
        "Hur ofta",
        "Ju vanligare namn, desto oftare dras det. Ett namn med namnsdag eller någon av klasserna här ovanför dras dessutom sex gånger så ofta som ett lika vanligt namn utan, för att korten ska ha något att berätta. Alla namn kan komma upp.",
      ],
    ],
  },
  {
    id: "andranamn",
    heading: "andranamn",
    rules: [
      [
        "Urval",
        `Namn som minst fyrahundra kvinnor eller fyrahundra män hade bland sina förnamn, men inte som tilltalsnamn, den ${CARRIED_NAMES_DAY}: alla med namnet minus dem som kallas så, per stavning. Namn på -dotter, -datter och -sson är inte med, och inte heller namn som fler har som efternamn. Pappors namn känner vi igen på att det andra könet har minst en tjugondel så många med namnet, och att färre än en fjärdedel av dem kallas så; nio namn, som Love och Jean, är ändå med. Några namn som reglerna inte ser, som led i asiatiska namn, har vi plockat bort för hand. Av ett dubbelnamn är bara en stavning med.`,
      ],
      [
        "Kön",
        "Det kön som de flesta som kallas så har. Är minst 15\u00a0procent av dem kvinnor och minst 15\u00a0procent män hör namnet till båda. Alla som bara har namnet bland sina förnamn räknas inte: bland dem finns döttrar med pappans namn.",
      ],
      [
        "Klingar ihop",
        "Upp till fem poäng för åldern: lika gammalt namn ger mest, och ett klassiskt namn som inte hör till en enda tid nästan lika mycket. Upp till ett poäng för att namnen används i samma andra länder, eller inte i något. Ett poäng var för samma ursprung, olika antal stavelser, huvudbetoning på olika ställen räknat från slutet, olika början, olika slutljud, och en vokal som möter en konsonant. Avdrag när namnen rimmar eller slutar lika (tre), när de börjar lika eller det första slutar på ljudet som det andra börjar på (två), och när de har samma första bokstav eller ljud, eller minst sju stavelser tillsammans (ett). Namn från en annan namntradition, och namn som låter nästan likadant, kommer sist. Med ett efternamn dras ett poäng för varje krock mellan det och andranamnet, och två när alla initialer är något som man kan bli retad för. Ett poäng gör att ett lika vanligt namn dras trettio gånger så ofta. Ljuden läses ur stavningen. På korten står först det som talar mot namnet, och sedan det som få andra namn har gemensamt med förnamnet: namnsdagarna, ursprunget, bärarnas medelålder när den skiljer högst sex år, en kort och en lång rytm (minst två stavelser), länder, och hur vanliga namnen är. Ett namn har kommit tillbaka när minst en tiondel av bärarna är barn och de andra i snitt är minst 55\u00a0år.",
      ],
      [
        "Andranamn på ett namns sida",
        "Högst fyra: av samma namntradition, av det kön som de flesta med namnet har (minst nio av tio som kallas så), lika gamla eller klassiska, utan rim, och utan att det första namnet slutar på ljudet som det andra börjar på. Ett namn ur svenska almanackan, eller med ursprung i Norden, Bibeln eller Västeuropa, hör till den svenska traditionen. Finska namn får finska andranamn; de, och slaviska, spanska och italienska namn, får också andranamn som används i minst nio av de tio länder som vi har siffror från (till finska namn ska Finland vara ett av dem, till spanska och italienska Spanien). Arabiska, persiska, turkiska, afrikanska och asiatiska namn, och namn vars ursprung vi inte vet, får inga: vi har för få namn i deras tradition att välja bland. Inget andranamn står på mer än fyra procent av sidorna.",
      ],
      [
        "Ett annat halvår",
        `Minst ${HALF_YEAR_DAYS}\u00a0dagar, fyra månader, mellan namnsdagarna, framåt eller bakåt i året.`,
      ],
    ],
  },
  {
    id: "barnnamn",
    heading: "barnnamn",
    rules: [
      [
        "Urval",
        `Namn som minst tio flickor eller tio pojkar fick ${LAST_NEWBORN_YEAR}, det sista året i SCB:s statistik. Varje stavning räknas för sig, så Maja och Maya är två namn. Därtill kommer namn som minst två flickor eller pojkar fick ${yearsInWords(YEARS_FROM_TWO, "eller")} och som högst en person till bar den ${GIVEN_NAMES_DAY}.`,
      ],
      [
        "Populära och mindre vanliga",
        "De femtio vanligaste för varje kön är populära. Resten är mindre vanliga. Vi rangordnar efter SCB:s antal, räknat per stavning; SCB:s egen topplista slår ihop stavningar. Namn som gavs till lika många barn delar plats.",
      ],
      [
        `Trend ${LAST_LATEST_YEAR} och 2024`,
        `Först kommer årets vanligaste flicknamn och pojknamn, ur Skatteverkets lista för det året. Sedan namn som ökade fram till ${LAST_NEWBORN_YEAR}, det sista året i SCB:s serie: namnets andel av barnen var minst 15\u00a0procent större ${yearsText(TREND.after)} än ${yearsText(TREND.before)}, vilket är minst fem barn fler om året än den tidigare andelen hade gett. ${MORE_THAN_CHANCE} Andelen var inte större under några tre år i rad tidigare i serien, och den föll inte ${LAST_NEWBORN_YEAR}. Ett år som saknas i serien räknas som nio barn, det mesta det kan ha varit, så att en ökning aldrig överdrivs.`,
      ],
      [
        "Trend 2023",
        `Först årets vanligaste, ur Skatteverkets lista för det året. Sedan namn som ökade i slutet av SCB:s serie: namnets andel var minst 5\u00a0procent större ${LAST_NEWBORN_YEAR} än ${yearsText(yearsBefore(LAST_NEWBORN_YEAR))}, vilket är minst fem barn fler än den tidigare andelen hade gett, och inte mindre än ${yearsText(TREND.before)}. ${MORE_THAN_CHANCE}`,
      ],
      [
        "Tidlösa",
        `Namnet är klassiskt, minst tio barn fick det varje år ${NEWBORN_YEARS}, mer än hälften av bärarna ${GIVEN_NAMES_YEAR} är födda före ${FIRST_NEWBORN_YEAR}, och minst 15\u00a0000 har det bland sina förnamn. De äldre bärarna är i snitt minst 35,5 men under 68\u00a0år, och namnet är högst dubbelt så vanligt bland de nyfödda som bland dem: ett gammalt namn som nästan försvann och har kommit tillbaka är klassiskt men inte tidlöst. Dessutom kallas högst 42,5\u00a0procent av dem som har namnet så, eller så ges det fortfarande, som för klassiska namn. Ett namn från en enda tid, som Mikael eller Linda, har de flesta fått för att kallas så.`,
      ],
      [
        "Natur",
        "Namnet betyder något i naturen och uppfattas så av svenskar, som Linnea, Björn eller Stella. Listan är gjord för hand. Klassiska och moderna avgörs som för förnamnen.",
      ],
    ],
  },
  {
    id: "efternamn",
    heading: "efternamn",
    rules: [
      [
        "Urval",
        `Alla efternamn som minst hundra personer bar den ${SURNAMES_DAY}. De nybildade namnen är ett eget urval.`,
      ],
      [
        "Svenska",
        "Namn på -sson och -dotter, namn på -son när samma namn också finns på -sson, namn av två svenska led (Lindberg), led med ändelse (Norell), lärda ändelser som -én och -ius, adelsnamn på af, och soldatnamn och andra namn från en granskad lista. Namn som bara råkar likna dem är undantagna.",
      ],
      [
        "Nordiska",
        "Danska och norska namn på -sen efter ett nordiskt förnamn, namn med ø eller æ, isländska namn på -dottir, finska namn på -nen, och granskade listor över danska, norska, finska, samiska och tornedalska namn.",
      ],
      [
        "Natur",
        "Ett svenskt efternamn där ett led, eller hela ordet, betyder något i naturen: berg, ström, lind, sjö, björn. Äldre stavningar räknas, som dahl, qvist och wik. Det räcker inte att bokstäverna råkar finnas där: namnet delas i kända led, och namn som inte kan delas säkert, som Kågström, står på en granskad lista.",
      ],
      [
        "Uppbyggnad",
        "På ett efternamns egen sida. De tusen vanligaste har vi läst ett och ett. Övriga delas bara om båda delarna står på våra listor: två led (Lindberg, och Lindahl där ett d faller bort), ett led och en ändelse (Sundin) eller ett mansnamn i genitiv och son eller dotter. Kan namnet delas på två sätt, som Nordahl, eller är en del inget känt led, som i Melin, delas det inte. Vi säger vilket ord en äldre stavning står för, men inte vad namnet betyder. Av 200\u00a0efternamn som hade delats för hand innan reglerna fanns delar vi alla likadant.",
      ],
      [
        "Nybildade",
        `Namn som vi har satt ihop av svenska ord för natur och plats, efter regler för vad som är lätt att säga, och bedömt ett och ett, två gånger oberoende av varandra. Namn som underkändes någon gång är inte med. Inget av dem finns bland de ${formatCount(nameCounts.surnames)}\u00a0efternamn som två eller fler bar den ${SURNAMES_DAY}, inget av de efternamnen låter likadant, och inget är en bokstav ifrån: en till, en färre, en annan eller två som bytt plats. Om namnet är ledigt avgör Skatteverket.`,
      ],
    ],
  },
  {
    id: "djur",
    heading: "husdjur",
    rules: [
      [
        "Urval",
        "Listorna över hundar, katter, kaniner, fåglar och fiskar är gjorda för hand. De vanligaste namnen i Jordbruksverkets hund- och kattregister är med och dras dubbelt så ofta. Ett antal visas bara när en siffra för hela landet har publicerats.",
      ],
      [
        "Kön",
        "För namn ur registren det kön som källan säger, eller det som minst 85\u00a0procent av de människor som bär namnet har, om de är minst hundra. Övriga är bedömda för hand.",
      ],
      [
        "Storlek, färg och djurtyp",
        "Bedömda för hand efter vad namnet för tankarna till. Ett namn säger lite om hur stor hunden är, så storleken är bara en lek med ord: stora är gudar, hjältar, stora djur, oväder och berg, små är smekord, små saker och namn på två stavelser som slutar på i-ljud. Alla andra är medelstora. En kattfärg får bara namn som påminner om den. Kaniner, fåglar och fiskar får bara namn som påminner om djuret: hur det ser ut, låter och rör sig, var det lever, vad det äter eller vem som är känd för namnet.",
      ],
      [
        "Personlighet",
        "Lekfulla är ord för bus, lek och fart, och smeknamn som Kalle och Molly. Lugna är hela namn som äldre släktingar kan ha, titlar, tänkare och stilla natur. Modiga är hjältar, kämpar, rovdjur och oväder. Keliga och mysiga är smekord, det mjuka och varma, leksaksbjörnar, sagornas snälla björnar och sötsaker. Nyfikna är upptäckare, forskare, deckare och djur som nosar. En känd bärare väger tyngst. Passar ingen regel får namnet ingen personlighet.",
      ],
      [
        "Rasgrupp",
        "Nordiska: fornnordiska namn, namn från Norden och ord för folktro och vinter. Jakthund: ord för jakt, vilt och skog, och gamla jakthundsnamn. Herdehund: ord för får, kor, ull och vakt, skotska och walesiska namn, och brittiska vallhundars korta namn. Terrier: ord för bus och gnistor, och engelska namn på -y och -ie. Sällskap: smekord, sötsaker, titlar, konstnärer och de människonamn som inte hör till en annan grupp.",
      ],
      [
        "Stil",
        "Klassiska är gamla djurnamn, människonamn från mormors tid och figurer från före 1970. Svenska är rent svenska ord och namn, men inte de som är lika vanliga på engelska. Söta är smekord och namn på sådant som är litet, mjukt eller gott att äta. Tuffa är rovdjur, kämpar, skurkar, oväder och hård sten. Unika är sådant som få väntar sig på ett djur: lånord, främmande rätter, platser, arter och figurer ur myt och historia. Ett namn som är svenskt räknas aldrig som unikt.",
      ],
    ],
  },
  {
    id: "nya-namn",
    heading: "hopsatta namn",
    rules: [
      [
        "Hopsatta namn",
        "Företagsnamn och användarnamn finns inte i någon lista. De sätts ihop av ord och ordled enligt regler för varje filter, när du ber om dem. Led och regler är våra egna.",
      ],
      [
        "Företagsnamn",
        "Orden är valda för hand: riktiga ord som får en ny plats, par som prövats mot varandra, idiom, personer och platser. Påhittade ord har två eller tre stavelser och bara ljud som finns i svenska efternamn och ord. Inget möjligt namn är ett av de omkring 1\u00a0900\u00a0varumärken vi har på en lista, eller ligger en bokstav från ett med minst fyra bokstäver, utom några vanliga ord ur andra branscher, som vi har godkänt ett och ett. Vad som låter bra är vår egen bedömning.",
      ],
      [
        "Ditt eget ord i företagsnamnet",
        "Ordet får den form det har i sammansättningar (surdegsbod, kyrkogata, blomkvast), enligt regler för ändelser och en lista över undantag. Ett efternamn känner vi igen om minst hundra bär det (SCB) eller om det är skrivet som ett. Av tolv namn har högst åtta ditt ord. Namn som läses fel i fogen, liknar ett känt märke eller finns på spärrlistan faller bort.",
      ],
      [
        "Vad företagsnamnet anspelar på",
        "Raden under namnet är sammansättningens delar, eller vad ordet eller talesättet betyder. Betydelserna är skrivna för hand, och ett namn som säger det självt har ingen rad.",
      ],
      [
        "Kan företagsnamnet registreras?",
        `Kortets anmärkning följer fem regler. Beskriver varan: namnet har ett ord för branschens egna varor, som honung för mat, eller säger bara vad du gör, var, eller båda. Ensamt ges ett sådant ord aldrig, för ett företagsnamn ska skilja företaget från andra (lagen 2018:1653 om företagsnamn). Efternamn med få bärare: 100–${formatCount(FREE_SURNAME_BEARERS - 1)}\u00a0personer bar namnet ${SURNAMES_YEAR} (SCB), eller färre om det är ditt eget ord. Andra får inte använda ett ovanligt efternamn hur som helst (samma lag, och lagen 2016:1013 om personnamn). Bara efternamn: ett efternamn utan något mer skiljer sällan ett företag från andra. Känt märke: ordet är också ett varumärke på vår lista (varumärkeslagen 2010:1877). Skyddat ord: bank (lagen 2004:297 om bank- och finansieringsrörelse), försäkring (försäkringsrörelselagen 2010:2043), advokat (rättegångsbalken, 8\u00a0kap.) och Röda korset (lagen 2014:812) får bara vissa använda. Apotek, kunglig, bostadsrätt, stiftelse, polis, kommun, myndighet, universitet och högskola räknar vi dit av egen bedömning. Sådana namn bygger vi inte, men en delad länk kan ha ett. Vi hittar inte heller på kompanjoner. Att ett namn saknar anmärkning säger inte att det går att registrera. Det avgör Bolagsverket och PRV.`,
      ],
      [
        "Fantasynamn",
        "Påhittade för den här sidan: 454\u00a0namn av ett led ur svenska, fornnordiska, walesiska, grekiska eller latin, med förenklad stavning, och en ändelse. Kortet säger vad leden betyder och när ändelsen bara är klang. Varje förslag, fler än 4\u00a0200 i allt, bedömdes två gånger oberoende av varandra, och inget som underkändes är med. Inget namn bärs av någon i statistiken. Inget är, eller ligger en bokstav från, ett namn med minst 200\u00a0bärare, ett varumärke eller en känd figur på våra listor, eller ett av de 10\u00a0000\u00a0vanligaste orden i svenska, engelska och norska (FrequencyWords, ur undertexter). Tillnamnen följer stilen.",
      ],
      [
        "Rollspelsnamn",
        "Förnamnen är fantasynamnens, och för halvlingar, gnomer, orcher, halvalver och demonättlingar namn av egna led. Släktnamnen sätts ihop för varje folk. Klassen väljer namn vars första led passar. Tillnamnet passar folk, klass, stil och kön, uppväxten folket, lärdomen klassen och målet stilen. Alla delar är skrivna för hand och lästa av någon annan. Ingen kommer två gånger på en sida. Allt är påhittat.",
      ],
      [
        "Spärrlista",
        "Varje namn prövas mot en lista över stötande ord, också tvärs över fogarna i en sammansättning. Kända varumärken och figurer sorteras bort så långt vi känner dem.",
      ],
      [
        "Ledigt eller inte",
        "Vi slår inte upp namnen i några register. Om ett användarnamn är upptaget gissar vi efter längd, vanliga ord och förnamn, siffror och tecken. För företag länkar vi till registren, och med Premium frågar vi en namnserver om domänen verkar ledig.",
      ],
    ],
  },
] as const;
