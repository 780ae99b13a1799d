/*
 * Seed words of usernames, written by hand. Only a to z: Swedish words with å, ä or ö are
 * avoided, since they would read wrongly without them. No word is longer than ten letters.
 */

/** First words by style: Swedish ones in their compound form, and English ones. */
const openers = {
  cool:
    "neon,turbo,nitro,retro,hyper,mega,ultra,krom,volt,laser,titan,kobolt,delta,rebell,raket," +
    "blixt,storm,rock,vinyl,cyber,metro,kaos,orkan,polar,vild,onyx,funk,varg,falk,super",
  sot:
    "mini,mys,socker,honungs,vanilj,kanel,karamell,bubbel,moln,sol,viol,dun,bomulls,hallon," +
    "smultron,citron,fluff,pastell,konfetti,glitter,nougat,rosa,sunny,honey,berry,cookie,lilla," +
    "humle,panda,blom",
  mystisk:
    "skugg,dimm,natt,frost,eko,sago,kristall,kosmo,nova,stilla,shadow,moon,silver,midnatts," +
    "obsidian,indigo,vinter,troll,alv,opal,mystic,enigma,zenit,astral,luna,skogs,komet,safir," +
    "korp,norrskens",
  enkel:
    "bara,hej,dag,hem,ljus,luft,lin,sand,sten,gran,blad,havs,vind,korn,lund,linje,mono,solo," +
    "basic,daily,nord,lagom,fri,vardags,klar,kust,park,ton,just,base",
};

/** Second words by platform and style; they are also added to a visitor's own word. */
const cores = {
  gaming: {
    cool:
      "glitch,quest,boost,arkad,joystick,kombo,respawn,ninja,racer,drift,duell,konsol,gamer," +
      "score,drake,ranger,pixel,player",
    sot:
      "pixel,sprite,mynt,bonus,robot,polett,drakunge,spel,arkad,dino,slime,potion,ponny,gamer," +
      "studs,level,pingvin,igelkott",
    mystisk:
      "quest,dungeon,portal,labyrint,orakel,elixir,amulett,magiker,fantom,artefakt,void,warlock," +
      "druid,talisman,krypta,tempel,drake,glitch",
    enkel:
      "spel,play,pixel,level,start,lag,hopp,kub,runda,knapp,spelare,gamer,match,bana,bricka,paus," +
      "konsol,joypad",
  },
  kreativ: {
    cool:
      "studio,riff,beat,sprej,skiss,remix,kamera,design,tusch,kollage,synt,loop,grafik,mural," +
      "mixer,stencil,demo,kontur",
    sot:
      "pensel,krita,penna,klotter,pyssel,akvarell,papper,origami,rosett,garn,doodle,sagobok," +
      "palett,mosaik,lera,broderi,melodi,patchwork",
    mystisk:
      "saga,vers,poesi,tusch,mosaik,siluett,prisma,spegel,harpa,aria,sonett,manuskript,fabel,myt," +
      "mask,pergament,gravyr,sonata",
    enkel:
      "penna,skiss,form,bild,text,foto,papper,studio,print,design,verkstad,ton,ord,ruta,motiv," +
      "verk,stift,krita",
  },
  professionell: {
    cool:
      "pitch,vision,strategi,motor,signal,kod,agent,partner,kompass,direkt,digital,lab,hub," +
      "teknik,chef,fokus,driv,studio",
    sot:
      "butik,kontor,notis,gem,agenda,kuvert,kollega,present,blomster,salong,bageri,penna,post," +
      "mentor,planner,hantverk,verkstad,paket",
    mystisk:
      "arkiv,kompass,sigill,cipher,kod,nyckel,horisont,analys,logik,detektiv,strateg,radar," +
      "mentor,vision,formel,algoritm,codex,insikt",
    enkel:
      "kontor,konsult,team,plan,punkt,info,kontakt,kod,data,rapport,firma,agenda,projekt,metod," +
      "fokus,office,uppdrag,jobb",
  },
  socialt: {
    cool:
      "vibe,crew,fest,klubb,trend,story,podd,scen,vlogg,disco,squad,party,buzz,mood,hype,rytm," +
      "stream,kvarter",
    sot:
      "fika,kompis,bulle,prat,fniss,kram,saft,kalas,polare,pepp,hurra,snack,picknick,glass,semla," +
      "bestis,kvitter,vimpel",
    mystisk:
      "viskning,hemlis,gnista,legend,maskerad,lykta,krets,cirkel,aura,skymt,blick,chiffer," +
      "whisper,mystery,karneval,alias,persona,story",
    enkel:
      "prat,vardag,liv,bild,post,story,profil,chatt,vlogg,fika,snack,stund,glimt,dagbok,torg," +
      "granne,kaffe,paus",
  },
  fitness: {
    cool:
      "puls,sprint,lyft,power,kraft,spurt,boost,maraton,styrka,flex,runner,hantel,kondis,pace," +
      "tempo,coach,rekord,trail",
    sot:
      "studs,hopp,skutt,jogg,pepp,dans,yoga,stretch,plask,smoothie,cykel,sprattel,hopprep," +
      "promenad,energi,galopp,hjulning,piruett",
    mystisk:
      "zen,aura,flow,yoga,mantra,puls,andning,balans,gryning,nattlopp,lotus,vandring,trail," +
      "energi,karma,ninja,spirit,urkraft",
    enkel:
      "puls,lopp,steg,gym,yoga,cykel,motion,form,balans,runda,pass,lyft,stretch,styrka,tempo," +
      "vana,trim,kondis",
  },
};

export const usernameSeeds = { openers, cores };
