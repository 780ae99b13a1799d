/*
 * What the elements of the fantasy names mean, by category and origin: those that begin names and those that end them.
 *
 * Kept by hand; tests/generators/fantasy/fantasy.test.ts has the rules.
 */

export const fantasyMeanings: Readonly<
  Record<string, Readonly<Record<string, { readonly firsts: string; readonly lasts: string }>>>
> = {
  "krigare": {
    "nordisk": {
      "firsts": "järn järn, thrud styrka, åsk åska, styr strid, storm storm, rim rimfrost, norr norr, hauk hök, adal ädel, heid heder, tir ära, örn örn, ravn korp, svart svart, val fallen, ulv varg",
      "lasts": "vard vakt, ulf varg, mund skydd, geir spjut, brand svärd, vald härskare, mar ryktbar, ar krigare, gunn strid, hild strid, veig kraft, vor värn, run hemlighet, borg skydd, rid skön, dis gudaväsen, frid fred"
    },
    "keltisk": {
      "firsts": "cad strid, taran åska, cadar stark, dur stål, lyr hav, mor hav, arian silver, glew modig, mael furste, bran korp, galar sorg",
      "lasts": "arth björn, wyn vit, gar älskande, vael furste, oran påhittad ändelse, enor påhittad ändelse, ethan påhittad ändelse, wen vit, lys hov, wyna vit, una påhittad ändelse, eth påhittad ändelse, essa påhittad ändelse"
    },
    "klassisk": {
      "firsts": "alk styrka, dor spjut, tharr mod, aster stjärna, ther vilddjur, arist bäst, tim ära, kalli skön, ereb mörker, lyk varg",
      "lasts": "andros man, enor manlig, ides son, kles ryktbar, ander man, eus påhittad ändelse, andra man, ida påhittad ändelse, ione påhittad ändelse, essa påhittad ändelse"
    },
    "modern": {
      "firsts": "val stark, bell krig, arm vapen, mar hav, mont berg, laur lager, fid trogen, dign värdig, regal kunglig, nokt natt, sever sträng",
      "lasts": "or påhittad ändelse, imar påhittad ändelse, emond påhittad ändelse, avin påhittad ändelse, elor påhittad ändelse, evar påhittad ändelse, ora påhittad ändelse, arda påhittad ändelse, ira påhittad ändelse, ela påhittad ändelse, elis påhittad ändelse"
    }
  },
  "magiker": {
    "nordisk": {
      "firsts": "gald trollsång, himin himmel, magn kraft, run runa, seid sejd, mån måne, dröm dröm, thul siare, vis vis, gåt gåta, od diktning, skug skugga, myrk mörk",
      "lasts": "leif arv, galdur trollsång, nir påhittad ändelse, andur påhittad ändelse, elmir påhittad ändelse, imir påhittad ändelse, finn same, endil påhittad ändelse, vala sierska, nira påhittad ändelse, elmira påhittad ändelse, inna påhittad ändelse, lind påhittad ändelse, andra påhittad ändelse"
    },
    "keltisk": {
      "firsts": "nev himmel, rin hemlighet, ser stjärnor, awen ingivelse, bard skald, gwyl skymning, rith vålnad",
      "lasts": "oreth påhittad ändelse, avan påhittad ändelse, ethor påhittad ändelse, evar påhittad ändelse, aira ord, elyn påhittad ändelse, oria påhittad ändelse, elora påhittad ändelse"
    },
    "klassisk": {
      "firsts": "thaum under, them lag, selen måne, myst hemlig, mel sång, lyr lyra, kron tid, fil kärlek, aret dygd, leth glömska, amaur dunkel",
      "lasts": "eon påhittad ändelse, idon påhittad ändelse, elios påhittad ändelse, yros påhittad ändelse, enios påhittad ändelse, anthos blomma, ador påhittad ändelse, ion påhittad ändelse, issa påhittad ändelse, alia påhittad ändelse, yra påhittad ändelse, idora påhittad ändelse, ethea påhittad ändelse, onia påhittad ändelse, anthe påhittad ändelse, edra påhittad ändelse"
    },
    "modern": {
      "firsts": "orb värld, magn stor, lun måne, arkan hemlig, silent tyst, nebul dimma, lumin ljus, lum ljus, ver sann, etern evig, aev tidsålder, umbr skugga, tenebr mörker",
      "lasts": "ius påhittad ändelse, andor påhittad ändelse, elian påhittad ändelse, avor påhittad ändelse, astor påhittad ändelse, enor påhittad ändelse, ael påhittad ändelse, athor påhittad ändelse, endor påhittad ändelse, ia påhittad ändelse, endra påhittad ändelse, ella påhittad ändelse, elia påhittad ändelse, avora påhittad ändelse, andra påhittad ändelse, issa påhittad ändelse, elune påhittad ändelse"
    }
  },
  "alv": {
    "nordisk": {
      "firsts": "sol sol, vind vind, sunn sol, silv silver, silver silver, ljom glans, lind lind, svan svan, fager fager, skym skymning, sval sval",
      "lasts": "ir påhittad ändelse, aril påhittad ändelse, evin påhittad ändelse, elor påhittad ändelse, il påhittad ändelse, orvel påhittad ändelse, elva älv, unna våg, alin påhittad ändelse, ela påhittad ändelse, iriel påhittad ändelse, emira påhittad ändelse, oriel påhittad ändelse"
    },
    "keltisk": {
      "firsts": "avon flod, eryr örn, seren stjärna, sere stjärna, eirlys snödroppe, mel honung, telyn harpa, hirae längtan, hiraeth längtan",
      "lasts": "lyn sjö, dir land, ion påhittad ändelse, eril påhittad ändelse, orel påhittad ändelse, imor påhittad ändelse, dera ekar, eira snö, ia påhittad ändelse, iwen påhittad ändelse, iela påhittad ändelse"
    },
    "klassisk": {
      "firsts": "thal hav, thalas hav, or berg, irid regnbåge, nefel moln, lys frigörelse, rod ros, myrt myrten, hesper afton, eleg klagan",
      "lasts": "elion påhittad ändelse, anor påhittad ändelse, ilas påhittad ändelse, iel påhittad ändelse, aris påhittad ändelse, yla skog, elia påhittad ändelse, ine påhittad ändelse, alis påhittad ändelse, inoe påhittad ändelse, ysia påhittad ändelse, enia påhittad ändelse, iora påhittad ändelse"
    },
    "modern": {
      "firsts": "vent vind, sol sol, stell stjärna, mir underbar, seren klar, silv skog, flor blomma, alb vit, aur guld, vesper afton, niv snö, sal vide",
      "lasts": "ian påhittad ändelse, avel påhittad ändelse, eris påhittad ändelse, indor påhittad ändelse, anor påhittad ändelse, elin påhittad ändelse, orian påhittad ändelse, iella påhittad ändelse, iana påhittad ändelse, imira påhittad ändelse, ienna påhittad ändelse, aria påhittad ändelse, orelle påhittad ändelse, inelle påhittad ändelse"
    }
  },
  "dvarg": {
    "nordisk": {
      "firsts": "malm malm, berg berg, stein sten, horn horn, klint klint, ram stark, glim glimmer, urd stenras, skarn skarn, flint flinta, arin härd, aud rikedom, mjöd mjöd, kol kol, aur grus, torv torv, grim mask",
      "lasts": "grim mask, rik mäktig, gar spjut, var vakt, din påhittad ändelse, dur påhittad ändelse, rak påhittad ändelse, bard påhittad ändelse, gund påhittad ändelse, dorn påhittad ändelse, borga borg, dina påhittad ändelse, nara påhittad ändelse, drida påhittad ändelse, gunda påhittad ändelse, rona påhittad ändelse"
    },
    "keltisk": {
      "firsts": "gord slägga, durn näve, garth ås, dovn djup, kel dold, aur guld, gem ädelsten, glo kol, tomen hög",
      "lasts": "brin kulle, din fäste, or påhittad ändelse, ek påhittad ändelse, rok påhittad ändelse, grun påhittad ändelse, dorn påhittad ändelse, gorn påhittad ändelse, ora påhittad ändelse, roka påhittad ändelse, enna påhittad ändelse, drona påhittad ändelse"
    },
    "klassisk": {
      "firsts": "lith sten, sard karneol, krys guld, krom färg, gorg skräcklig",
      "lasts": "aros påhittad ändelse, arok påhittad ändelse, ona påhittad ändelse, ura påhittad ändelse, ika påhittad ändelse, arla påhittad ändelse"
    },
    "modern": {
      "firsts": "grav tung, ferr järn, kavern håla, gemm ädelsten, topas topas, jasp jaspis, karb kol, basalt basalt",
      "lasts": "ok påhittad ändelse, ur påhittad ändelse, ard påhittad ändelse, adon påhittad ändelse, unda påhittad ändelse, roka påhittad ändelse"
    }
  },
  "drake": {
    "nordisk": {
      "firsts": "eld eld, glöd glöd, brand brand, brim bränning, tind tinne, sky moln, frost frost, gull guld, hjalm hjälm, svid brännsår, aske aska, etter gift",
      "lasts": "loge låga, fang grepp, gor påhittad ändelse, vorg påhittad ändelse, rath påhittad ändelse, gorm påhittad ändelse, orma orm, loga låga, fanga grepp, gora påhittad ändelse, naura påhittad ändelse, mora påhittad ändelse"
    },
    "keltisk": {
      "firsts": "flam låga, tan eld, tarth dimma, rud röd, brath bett",
      "lasts": "agon påhittad ändelse, othan påhittad ändelse, asor påhittad ändelse, aroth påhittad ändelse, othara påhittad ändelse, asora påhittad ändelse, yssa påhittad ändelse, orga påhittad ändelse"
    },
    "klassisk": {
      "firsts": "pyr eld, keraun åskvigg, tyf rök, basil kung, smarag smaragd, tyrann härskare, drak drake, krat makt, deim skräck, ker dödsgudinna, nekr död",
      "lasts": "oros berg, yron påhittad ändelse, antor påhittad ändelse, ithar påhittad ändelse, oth påhittad ändelse, athor påhittad ändelse, orath påhittad ändelse, aroth påhittad ändelse, agone påhittad ändelse, antora påhittad ändelse, ithara påhittad ändelse, ysara påhittad ändelse, odra påhittad ändelse, ondra påhittad ändelse"
    },
    "modern": {
      "firsts": "ign eld, vulk vulkan, vorak glupsk, serp orm, vort virvel, rubr röd, imper välde, atr svart, sulf svavel, infern helvete, saev vild",
      "lasts": "agor påhittad ändelse, ath påhittad ändelse, onar påhittad ändelse, arath påhittad ändelse, amoth påhittad ändelse, essar påhittad ändelse, edra påhittad ändelse, onara påhittad ändelse, yssa påhittad ändelse, adora påhittad ändelse, athyra påhittad ändelse"
    }
  },
  "halvling": {
    "fornengelsk": {
      "firsts": "dun kulle, wil vilja, brom ginst, aler al, elm alm, mos mossa, mer sjö, lin lin, hasel hassel, fern ormbunke, mild mild, blith glad, til god, win vän, ros ros, plum plommon, tam tam, lark lärka, malt malt, ald gammal, glad glad, thorn törne, grim mask, mor hed",
      "lasts": "bert klar, fast fast, win vän, rick mäktig, ward vakt, helm hjälm, bo påhittad ändelse, din påhittad ändelse, nick påhittad ändelse, rin påhittad ändelse, ik påhittad ändelse, obin påhittad ändelse, eby påhittad ändelse, in påhittad ändelse, ibald påhittad ändelse, red råd, wald makt, ulf varg, wyn glädje, bel påhittad ändelse, della påhittad ändelse, ella påhittad ändelse, lina påhittad ändelse, tilla påhittad ändelse, etta påhittad ändelse, inda påhittad ändelse, obel påhittad ändelse, ola påhittad ändelse, ana påhittad ändelse, ibel påhittad ändelse, annis påhittad ändelse, inna påhittad ändelse"
    }
  },
  "gnom": {
    "svensk": {
      "firsts": "bult bult, kugg kugge, skruv skruv, spett spett, knall knall, klang klang, sprak sprak, krut krut, pling pling, spinn spinn, gnist gnista, glim glimmer, tick tick, virr virrvarr, prism prisma, surr surr, trick trick, gåt gåta, blink blink, snurr snurr, knep knep, kvick kvick, klur klurig, rapp rapp, fin fin, silver silver, pryd prydlig, mull mull, rot rot, sork sork, dunk dunkel, sot sot, smyg smyg, torv torv, pirr pirr",
      "lasts": "olin påhittad ändelse, ikin påhittad ändelse, ibert påhittad ändelse, ondo påhittad ändelse, erik påhittad ändelse, imus påhittad ändelse, etto påhittad ändelse, askel påhittad ändelse, umbel påhittad ändelse, isto påhittad ändelse, obin påhittad ändelse, andel påhittad ändelse, ipo påhittad ändelse, ulf påhittad ändelse, elius påhittad ändelse, ivar påhittad ändelse, okko påhittad ändelse, inkel påhittad ändelse, ello påhittad ändelse, ino påhittad ändelse, erius påhittad ändelse, olina påhittad ändelse, ibella påhittad ändelse, onda påhittad ändelse, imma påhittad ändelse, etta påhittad ändelse, umbla påhittad ändelse, obina påhittad ändelse, andela påhittad ändelse, illi påhittad ändelse, elia påhittad ändelse, inka påhittad ändelse, ella påhittad ändelse, ina påhittad ändelse, eria påhittad ändelse, andra påhittad ändelse"
    }
  },
  "orch": {
    "nordisk": {
      "firsts": "thurs jätte, brak brak, bol bål, rog strid, skell smäll, hogg hugg, ram stark, lurk klubba, draug gengångare, mar mara, haug hög, nar lik, ulf varg, varg varg, thok dimma, harg offerplats, gram vred, garp våghals, dreng kämpe, hal man, ragn gudamakter, drott härskare, gor slem, dolk dolk, ban bane, grav grav, krak kråka, morn sorg, kol kol, grim mask, nid hån",
      "lasts": "ak påhittad ändelse, uk påhittad ändelse, ash påhittad ändelse, og påhittad ändelse, ur påhittad ändelse, gul påhittad ändelse, rog påhittad ändelse, zak påhittad ändelse, dur påhittad ändelse, mog påhittad ändelse, gash påhittad ändelse, thak påhittad ändelse, osh påhittad ändelse, ug påhittad ändelse, ruk påhittad ändelse, arg påhittad ändelse, unak påhittad ändelse, orm påhittad ändelse, raz påhittad ändelse, rosh påhittad ändelse, zog påhittad ändelse, kash påhittad ändelse, thok påhittad ändelse, grom påhittad ändelse, sha påhittad ändelse, uga påhittad ändelse, akha påhittad ändelse, gra påhittad ändelse, thra påhittad ändelse, ulga påhittad ändelse, oga påhittad ändelse, ozra påhittad ändelse, nara påhittad ändelse, zula påhittad ändelse"
    }
  },
  "demonattling": {
    "latinsk": {
      "firsts": "ferv hetta, ign eld, vulk vulkan, ard glöd, flagr brinnande, vindik hämnare, somn sömn, umbr skugga, enigm gåta, lun måne, nebul dimma, sibyl sierska, silent tyst, mir underbar, etern evig, regal kunglig, glor ära, vot löfte, aur guld, laud lov, feral dödlig, tenebr mörker, kalig mörker, sever sträng, vesper afton, malef ond, nokt natt, mort död, furv mörk, infern helvete, nefar skändlig, ruin ruin",
      "lasts": "ael påhittad ändelse, arius påhittad ändelse, eth påhittad ändelse, ian påhittad ändelse, iel påhittad ändelse, imor påhittad ändelse, ior påhittad ändelse, ith påhittad ändelse, orin påhittad ändelse, azar påhittad ändelse, amiel påhittad ändelse, adiel påhittad ändelse, athiel påhittad ändelse, arion påhittad ändelse, uriel påhittad ändelse, anima själ, amora påhittad ändelse, andra påhittad ändelse, ara påhittad ändelse, emara påhittad ändelse, era påhittad ändelse, iela påhittad ändelse, imora påhittad ändelse, ira påhittad ändelse, itha påhittad ändelse, ya påhittad ändelse, issa påhittad ändelse, eliss påhittad ändelse, imira påhittad ändelse, elith påhittad ändelse, azura påhittad ändelse"
    }
  },
  "halvalv": {
    "blandad": {
      "firsts": "skog skog, ask ask, hav hav, storm storm, brand eld, ravn korp, hjort hjort, älv älv, falk falk, lund lund, vild vild, alm alm, ulv ulv, run runa, mån måne, dröm dröm, glim glimmer, norr norr, ljus ljus, mistel mistel, sag saga, svan svan, sann sann, ros ros, adal ädel, ljung ljung, lind lind, löv löv, vinter vinter, moln moln, dimm dimma, rim rimfrost",
      "lasts": "elis påhittad ändelse, iel påhittad ändelse, aril påhittad ändelse, evin påhittad ändelse, anir påhittad ändelse, elor påhittad ändelse, andir påhittad ändelse, eron påhittad ändelse, oran påhittad ändelse, or påhittad ändelse, avir påhittad ändelse, elin påhittad ändelse, orel påhittad ändelse, alin påhittad ändelse, oriel påhittad ändelse, orian påhittad ändelse, elian påhittad ändelse, imor påhittad ändelse, isia påhittad ändelse, elise påhittad ändelse, iona påhittad ändelse, aria påhittad ändelse, elora påhittad ändelse, andira påhittad ändelse, inda påhittad ändelse, ora påhittad ändelse, isa påhittad ändelse, avira påhittad ändelse, elina påhittad ändelse, iara påhittad ändelse, alina påhittad ändelse, amira påhittad ändelse, emira påhittad ändelse, orina påhittad ändelse"
    }
  }
};
