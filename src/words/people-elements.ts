/*
 * The elements of the given names of the peoples that only /dnd-namn has, as in fantasy-elements.ts: h(alvling), of
 * English, mostly Old English, g(nom) of Swedish, o(rch) of Swedish and Old Norse, b (halvalv) of Swedish before elves'
 * endings, and l (demonättling) of Latin, with Hebrew el.
 *
 * Kept by hand; tests/generators/fantasy/fantasy.test.ts has the rules. After a change, run
 * scripts/refuse-fantasy-names.ts.
 */
import type { ElementLists } from "./fantasy-elements.ts";

export const peopleElements: ElementLists = {
  fornengelsk: {
    firsts: {
      maktig: `dun h kulle, wil h vilja, brom h ginst, aler h al, hard h hård, stan h sten`,
      mystisk: `elm h alm, mos h mossa, mer h sjö, lin h lin, hasel h hassel, fern h ormbunke, brook h bäck, mist h dimma`,
      nobel: `mild h mild, blith h glad, til h god, ros h ros, plum h plommon, tam h tam, lark h lärka, malt h malt,
ald h gammal, glad h glad, barl h korn`,
      mork: `thorn h törne, grim h mask, mor h hed, sorrel h syra, dusk h skymning, crow h kråka, peat h torv, bark h bark`,
    },
    lasts: {
      manlig: `bert h klar, fast h fast, win h vän, rick h mäktig, ward h vakt, helm h hjälm, red h råd, wald h makt, ulf h varg,
ham h hem, well h källa, hold h trogen, den h dal, wick h by, burn h bäck, leigh h glänta, dow h duva, mund h skydd`,
      kvinnlig: `wyn h glädje, burga h borg, gifu h gåva, fleda h skönhet, rose h ros, hilda h strid, lily h lilja, bloma h blomma,
meda h äng, honey h honung, wella h källa, denna h dal, runa h hemlighet, goda h god, dova h duva, thea h tjänarinna, berry h bär,
wina h vän`,
    },
  },
  svensk: {
    firsts: {
      maktig: `bult g bult, kugg g kugge, skruv g skruv, knall g knall, klang g klang, krut g krut, ratt g ratt, hävar g hävarm,
mejsel g mejsel, kolv g kolv`,
      mystisk: `gnist g gnista, glim g glimmer, tick g tick, virr g virrvarr, prism g prisma, trick g trick, gåt g gåta,
blink g blink, snurr g snurr, lins g lins`,
      nobel: `knep g knep, kvick g kvick, klur g klurig, rapp g rapp, fin g fin, silver g silver, pryd g prydlig, mäster g mästare,
snille g snille, fiffel g fiffel`,
      mork: `mull g mull, rot g rot, sork g sork, sot g sot, smyg g smyg, torv g torv, kol g kol, grott g grotta, natt g natt,
skugg g skugga`,
    },
    lasts: {
      manlig: `fink g fink, ling g liten, sven g pojke, pinne g pinne, kvist g kvist, nyckel g nyckel, mutter g mutter, spole g spole,
vinkel g vinkel, lod g lod, visare g visare, knopp g knopp, fjun g fjun, ugg g udd, hake g hake, bälg g bälg, ving g vinge, adel g ädel`,
      kvinnlig: `lina g lina, visa g visa, kula g kula, trissa g trissa, lykta g lykta, pärla g pärla, nåla g nål,
spira g spira, länka g länk, klocka g klocka, fjälla g fjäll, linsa g lins, dansa g dans, vippa g vippa, rulla g rulle,
sela g sele`,
    },
  },
  fornnordisk: {
    firsts: {
      maktig: `thurs o jätte, brak o brak, rog o strid, skell o smäll, hogg o hugg, ram o stark, lurk o klubba, thjark o bråk,
skarg o skäggig, hark o tumult`,
      mystisk: `draug o gengångare, mar o mara, haug o hög, nar o lik, ulf o varg, varg o varg, thok o dimma, harg o offerplats,
skugg o skugga, gand o trollstav`,
      nobel: `gram o vred, garp o våghals, dreng o kämpe, hal o man, ragn o gudamakter, drott o härskare, jarl o jarl, hird o hird,
burg o borg, rik o mäktig`,
      mork: `dolk o dolk, grav o grav, krak o kråka, morn o sorg, kol o kol, grim o mask, nid o hån, murk o mörk, sot o sot, surt o svart`,
    },
    lasts: {
      manlig: `rok o rök, krok o krok, durg o dvärg, murk o mörk, karg o karg, skrov o skrov, tagg o tagg, garm o hund, krak o korp,
hogg o hugg, bog o bog, grov o grov, harg o offerplats, dorg o fångst, barg o klippa, gnag o gnaga, thurs o jätte, ragg o ragg, borr o borr`,
      kvinnlig: `garma o hund, varga o varg, durga o dvärg, karga o karg, kraka o kråka, hogga o hugg, gruva o gruva, tagga o tagg,
rova o rov, murka o mörk, braka o brak, gnaga o gnaga, skrova o skrov, gora o slem, ragga o ragg, glufa o käft, gygja o jättinna, hela o dödsrike`,
    },
  },
  blandad: {
    firsts: {
      maktig: `skog b skog, ask b ask, hav b hav, storm b storm, brand b eld, ravn b korp, hjort b hjort, älv b älv, falk b falk,
lund b lund, vild b vild, alm b alm, ulv b varg, åsk b åska`,
      mystisk: `run b runa, mån b måne, dröm b dröm, glim b glimmer, norr b norr, ljus b ljus, mistel b mistel, sag b saga, stjärn b stjärna,
spegel b spegel`,
      nobel: `svan b svan, sann b sann, ros b ros, adal b ädel, ljung b ljung, lind b lind, gull b guld, heder b heder, kron b krona, sol b sol`,
      mork: `löv b löv, vinter b vinter, moln b moln, dimm b dimma, rim b rimfrost, skym b skymning, natt b natt, höst b höst, korp b korp,
skugg b skugga`,
    },
    lasts: {
      manlig: `vinn b vän, fare b färdas, rune b förtrogen, are b örn, geisle b stråle, ljome b glans, elve b älv, himne b himmel, skire b skir,
yndar b glädje, vide b vide, mane b måne, ande b ande, lin b lin, alvar b alv, ild b eld, vale b falk`,
      kvinnlig: `vinja b vän, eir b nåd, unne b våg, skirna b skir, ljomja b glans, svania b svan, vidia b vide, hlyn b lönn,
elvia b älv, unnia b våg, ynda b glädje, alvia b alv, solia b sol, dalia b dal, rosia b ros, aria b örn, isia b is`,
    },
  },
  latinsk: {
    firsts: {
      maktig: `ferv l hetta, ign l eld, vulk l vulkan, ard l glöd, flagr l brinnande, vindic l hämnare, crem l bränna, fulmin l blixt, rog l bål`,
      mystisk: `somn l sömn, umbr l skugga, enigm l gåta, lun l måne, nebul l dimma, sibyl l sierska, silent l tyst, mir l underbar,
arcan l hemlig, cinis l aska`,
      nobel: `etern l evig, regal l kunglig, glor l ära, vot l löfte, aur l guld, laud l lov, imper l välde, nobil l ädel, purpur l purpur`,
      mork: `feral l dödlig, tenebr l mörker, calig l mörker, sever l sträng, vesper l afton, malef l ond, noct l natt, mort l död,
furv l mörk, infern l helvete, nefar l skändlig, ruin l ruin, obscur l dunkel, dolor l smärta`,
    },
    lasts: {
      manlig: `ael l gud, iel l gud, noctis l nattens, mortis l dödens, malus l ond, ardor l glöd, furor l raseri, dolor l smärta, tremor l bävan,
cinis l aska, ignis l eld, venator l jägare, raptor l rövare, ultor l hämnare, atrox l grym, rector l styresman, ferus l vild, error l villa,
pavor l fruktan, ensis l svärd`,
      kvinnlig: `ira l vrede, umbra l skugga, noxa l skada, luna l måne, larva l vålnad, strix l uggla, lamia l vampyr, mala l ond, anima l själ,
nigra l svart, spina l tagg, flamma l låga, saga l spåkvinna, culpa l skuld, atra l svart, fera l vilddjur, poena l straff, viola l viol,
spes l hopp, fata l öden`,
    },
  },
};
