import { FREE_SURNAME_BEARERS } from "@/config/limits.ts";
import { formatCount } from "@/lib/format.ts";
import { SURNAMES_YEAR } from "@/words/statistics.ts";
import { BLOCK_LIST, type Rule } from "./rule.ts";

/** The rules of /foretagsnamn. */
export const COMPANY_RULES: readonly Rule[] = [
  {
    id: "korten",
    heading: "Så läser du korten",
    text: "Raden under namnet är vad ordet eller talesättet betyder, eller vad som är gömt i det. Betydelserna är skrivna för hand. Ett namn som säger det självt har ingen rad, och inte heller ett där raden bara skulle upprepa delarna.",
  },
  {
    id: "namnen",
    heading: "Så blir namnen till",
    text: "I tech, konsult, kreativ, handel, mat och trädgård finns namnen inte i någon lista, utan sätts ihop när du ber om dem. I de andra åtta branscherna är de skrivna hela. Orden som vi sätter ihop är valda för hand: riktiga ord som får en ny plats, par som prövats mot varandra, idiom, personer och platser. Påhittade ord har två eller tre stavelser och bara ljud som finns i svenska efternamn och ord. Inget möjligt namn är ett av de omkring 1\u00a0900\u00a0varumärken vi har på en lista, eller ligger en bokstav från ett med minst fyra bokstäver, utom några vanliga ord ur andra branscher, som vi har godkänt ett och ett. Vad som låter bra är vår egen bedömning.",
  },
  {
    id: "branscher",
    heading: "Branscher med hela namn",
    text: "I vård och hälsa, bygg och hantverk, skönhet, djur, transport, utbildning, event och fastighet är namnen hela: skrivna för hand för ett yrke eller en verksamhet, som naprapat eller takläggare, och de flesta lästa av någon annan än den som skrev dem. De som läsaren hade sparat kommer först, i slumpad ordning. Av tolv namn är högst fyra gjorda på samma sätt (ett ord, en sammansättning, ett talesätt, två bilder, ett verb eller ett påhittat ord), om du inte valt stil eller längd. Listorna tar slut: då säger sidan det, och de första kommer igen. Med eget ord och en sådan bransch fylls sidan med branschens namn.",
  },
  {
    id: "eget-ord",
    heading: "Ditt eget ord i namnet",
    text: "Ordet får den form det har i sammansättningar (surdegsboden, barnklädesboden), enligt regler för ändelser och en lista över undantag. Ett efternamn känner vi igen om minst hundra bär det (SCB) eller om det är skrivet som ett. Av tolv namn har högst ett ditt ord, två om en ort eller ett namn står bredvid, och fyra om du bara skriver ett namn. Säger ordet inget yrke får du namn som spelar på det, eller namn som passar vilket företag som helst. Till ord om sorg, sjukdom, tro och andra känsliga saker kommer varsamma namn, och inget byggs på ordet. Namn som läses fel i fogen, liknar ett känt märke eller finns på spärrlistan faller bort.",
  },
  {
    id: "registrering",
    heading: "Går namnet att registrera?",
    text: `Kortets anmärkning följer fem regler. Beskriver varan: namnet säger bara branschens egna varor, ett slag av dem eller vad de är gjorda av, som Gabardin och Narvläder för handel, eller bara vad du gör, var, eller båda. Ett ord till som säger något annat räcker för att slippa anmärkningen. De vanligaste varuorden, som honung för mat, ges aldrig ensamma, för ett företagsnamn ska skilja företaget från andra (lagen 2018:1653 om företagsnamn). Efternamn med få bärare: 100–${formatCount(FREE_SURNAME_BEARERS - 1)}\u00a0personer bar namnet ${SURNAMES_YEAR} (SCB), eller färre om det är ditt eget ord. Andra får inte använda ett ovanligt efternamn hur som helst (samma lag, och lagen 2016:1013 om personnamn). Bara efternamn: ett efternamn utan något mer skiljer sällan ett företag från andra. Känt märke: ordet är också ett varumärke på vår lista (varumärkeslagen 2010:1877). Skyddat ord: bank (lagen 2004:297 om bank- och finansieringsrörelse), försäkring (försäkringsrörelselagen 2010:2043), advokat (rättegångsbalken, 8\u00a0kap.) och Röda korset (lagen 2014:812) får bara vissa använda. Apotek, kunglig, bostadsrätt, stiftelse, polis, kommun, myndighet, universitet och högskola räknar vi dit av egen bedömning. Sådana namn bygger vi inte, men en delad länk kan ha ett. Vi hittar inte heller på kompanjoner. Att ett namn saknar anmärkning säger inte att det går att registrera. Det avgör Bolagsverket och PRV.`,
  },
  BLOCK_LIST,
  {
    id: "ledigt",
    heading: "Ledigt eller inte",
    text: "Vi slår inte upp namnen i några register utan länkar till dem. Med Premium frågar vi en namnserver om domänen verkar ledig.",
  },
];
