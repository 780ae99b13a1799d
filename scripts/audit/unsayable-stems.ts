/*
 * What one would not want to read aloud, or be called, in Swedish, or in English where a Swede hears it.
 *
 * Written without a look at the words that the generators refuse (src/words/blocked-words.ts), so that one list
 * checks the other. Do not copy between them: what the audit finds belongs in the generators' rules, in their words.
 *
 * `stem` anywhere, `stem-` at the beginning of a word, `-stem` at its end, `=stem` the whole word. In parentheses the
 * harmless words that a hit inside is no hit: `anal-(analys,analog)`. The judgement is our own.
 */

export interface StemGroup {
  readonly stems: string;
  /** Generators where the subject belongs, such as death among the fantasy names. */
  readonly welcomeIn?: readonly string[];
}

export const stemGroups = {
  sexual: {
    stems: `
      kuk(kukelik) kuckold knull fitt(konfitt,outfitt) mutta snippa snopp pillesn pippel pitt-(pittoresk) =pitt
      ollon(ekollon,bokollon,apollon,kollon) penis vagin klitor clit balle-(ballerina,ballett) =balle ballsa
      testik pung-(pungdjur,pungråtta) =pung skrotum scrotum förhud forhud smegma könsd könso(konso) könsh kön-(könig,könrök)
      =kön blygd slida- =slida livmod moderkak äggstock kastrer eunuck omskär
      runk(brunk,drunk,grunk,prunk,strunk,trunk) onani onaner orgasm orgie =orgy sperm ejakul
      erektion erekt- erotik erotis porr(sporr) porn naken nakna naket naked nude-(nudel) =nude nudist
      hor-(horn,horis,horos,hord,horst,hortens,horatio,horace) =hora =horan =horor -hora -horan sköka skökor slampa slamp-
      slampig luder fnask hynda subba bitch slut- =slut whore hooker hoe- =hoe glädjefl bordell brothel prostit hallick
      pimp(pimpla,pimpel,pimpin,pimpsten) stripp stripper eskortt eskorts =eskort escort- =escort fuck fuk(fukt,fukia) dick-(dickens,dickson) =dick
      cock-(cockpit,cocktail,cocker) =cock cunt pussy puss-(pussel) =puss
      cum-(cumulus,cumin) =cum -cum jizz jism boob tits =tit titt-(tittsk,titthål) =tissar tuttar tutte tutt-(tuttif) pattar =pattar =patte
      bröst =byst blowj handj rimjob anal-(analys,analog,analyt,analfabet) -anal(kanal,banal,signal,final) =anal
      analsex anus- =anus rektal rectal rektum rectum kåt-(kåta,kåtan) =kåt -kåt horny sexig sexy sexu
      sex-(sextio,sexton,sextant,sextett,sexhörn) -sex(essex,sussex,wessex,middlesex) =sex samlag
      fetisch fetish bondage bdsm dildo vibrator sadist sadism masoch perver(perverk) pervo pervy perv- =perv
      sug-(sugga) =sug suger- -suger suck- =suck avsug kondom condom glidmed menstru mens-(mensa) =mens tampong trosor
      rump-(rumpel) =rumpa -rumpa(strumpa,krumpa,skrumpa,trumpa) -rumpan(strumpan)
      stjärt(stjärtmes,rödstjärt) arsel- =arsel arsle(varsle,parsle) arsl-
      ars-(arsen,arsenal) röv-(rövar,röva) =röv -röv rövhål röven =ass asshole asshat badass dumbass jackass
      =arse arseh butt-(butter,button,buttr,buttel) =butt buttpl butth wank =tosser bollock bugger twat minge-(mingel) muff- =muff
      labia- nippl schlong =dong boner- =boner shag- =shag milf =gilf hentai bukkake creampie gangb threesom
      fisting pegging twink gimp- queef enema- =enema spunk- =spunk semen-(sement) =semen nutsa =balls
      brunst parning betäckn betäcka jucka jucka- pökig pök- =pök =göka gruppsex sexfest swinger kåtis älskarin
      incest zoofil tidelag bestial nekrof pedof pedo-(pedometer) =pedor -pedo(torpedo) paedo pederas lolita groomer
      voyeur blottar tafsa tafs- ofredan våldt rape-(rapeseed) =rape rapist(therapist,terapist) våldför övergrepp antasta antastn
      traffick onlyf- camgirl
    `,
  },
  bodily: {
    stems: `
      bajs skit shit scheis piss(spiss) kissa kissn kiss-(kisse) urin- =urin bajam avför fekal feces faeces
      spillning dynga dyng- gödsel träck- kack-(kackl) prutt(sprutt) =fis fisen =fisar fisig -fis =fisa fjärt rapa- raparen
      kräk(kräkla) spy- =spy spya spyor vomit puke- =puke snor-(snorkel,snorre) =snor slem- =slem slemm böld vårta
      vårtig svett fotsv armhål stank(distank,stanke,stankar) stink(instink,distink,utstink) unken- =unken odör- äckel äckl- vidrig gegga
      snusk sliskig lort lusig lus-(lust,luss,lusern) =lus löss-(lösspa,lössl) =löss ohyra mögel mögl rutten ruttn
      kadav =as asgam asätare dass- =dass -dass toa-(toast) =toa toalett =wc latrin kloset kloak =potta blöja blöj-
      soptip sopor avföring avlopp rövsl poop poo- =poo =pee peepee turd- =turd crap-(crapaud) =crap
      kroppsv finnig acne snorig slidig hemorr diarr inkontin förstopp prolaps barf-(barfot) =barf burp
    `,
  },
  slurs: {
    stems: `
      neger- =neger -neger negr-(negroni) nigg nigr(nigra) niger- =niger svartskall svarting(svartinge) svartmus blatte
      blatt- chink- =chink gook- =gook =kike kike- =wop =dago =spic wetback coon- =coon =jap japs- paki-(pakistan) =paki
      guling- =guling zigen zigan zigenar tattar gypsy =gyp lappj jude-(judea) judi-(judit,judic) judar
      jud-(judo,judit,judy,judas) =jude jew-(jewel) =jew jewess =yid heeb- goy- =goy kaffer-(kafferum,kafferos,kafferes,kafferas,kafferep) 
      hottent pygm- eskim- mulatt polack jugge- =jugge juggar babbe- =babbe svenne- =svenne hadji musselm muzz- ragh-
      towelh redskin redneck halvblod kannibal mongrel
      bög- =bög -bög bögar bögig fjoll lebb- flata- =flata =flator homo-(homog,homon,homol,homme) =homo
      fag-(fager,fagott,fagr,fagus,fagotr) =fag -fag(sarkofag) faggot dyke- =dyke tranny transa- =transa transor
      shemale ladyb hermafr lesbo- =lesbo sodom =poof poofter
      cp- =cp mongo-(mongolie,mongolis) =mongo idiot imbec debil kretin cretin retard efterbl utvecklingss krympl
      vanför pucko- =pucko pucko dåre- =dåre dår-(dårås) dårh sinnessj galning galenp psyko-(psykolog,psykot) =psyko
      psykop hjärnd =damp dampu dampb invalid spast spaz lytt- skelögd midget missfost vanska freak =tard -tard(mustard,custard)
      kärring käring- -käring hagga- =hagga -hagga ragata satmar satk slyna slynor bimbo feminaz thot- =thot
      skank- =skank getkn landsförr svennel bonnl
    `,
  },
  extremist: {
    stems: `
      nazi nazist naz-(nazar) hitler =adolf führer fuhrer fuehrer =sieg siegh heil-(heilig) =heil -heil gestap goebb
      göbbel himmler göring- =göring eichm mengel swasti svasti hakkors holoc auschw förintel gaskam kuklux =kkk =klan
      arier- arisk- aryan- =ss =14 =18 =88 =69 =1488 =666 rasist- rasism rasren raskr =ras rashyg rasbio vitmakt
      fascis facist apartheid stalin- =stalin =lenin lenini putin- =putin mussolin quisling breivik taliban jihad
      kalifat =isis isis- alqa =hamas hizb terror islamis =pol pinochet polpot gulag lynch
    `,
  },
  crime: {
    welcomeIn: ["fantasy-namn", "dnd-namn"],
    stems: `
      mord-(mordor,mordent) =mord -mord mörd murder =kill killer- -killer dråp-(dråplig) =dråp knivh knivs
      skjutn bomb-(bombay) =bomb maffia mafia kartell cartel råna- rånar =rån tjuv stöld stjäl(stjälk) bedräg
      bluff svindel svindl skojar lurend fusk- =fusk -fusk mygel mygl- mutor- mutk =muta scam fraud- fiffel fiffl
      svek- =svek stryp- tortyr torter- halshug giljot slakt massak folkm- folkmord genocid utpress kidnap gissla- sprängl
      attentat pyroman mordbr brottsl krimin fängels smuggl hotels- misshand plåga plågo stalker pistol våld- -våld
      slaver- =slav =slave hatbr hat-(hatt) =hat hate- =hate skändl skändn tjyv rånl kniv- =kniv mörda inbrott
    `,
  },
  illness: {
    welcomeIn: ["fantasy-namn", "dnd-namn"],
    stems: `
      cancer tumör tumor- leukemi =aids =hiv klamyd gonor syfil syphil herpes kondylom dröppel skabb lepra- =lepra spetäls
      pest-(pesto) =pest -pest(tempest,budapest) pestil kolera tyfus covid ebola smitt- smitta virus abort missfal
      demens- alzh anorex bulim självm suicid självsk död(flödöd) dead- =dead death likhus likk likv =lik begrav kremer
      hjärtinf =stroke amput lemläst blodbad eksem psorias gikt- =gikt sjuk-(sjuklöv,sjukö) -sjuk sjukd
      sorg-(sorgfr,sorgenf) =sorg olyck- olycka katastr konkurs skuld- =skuld kollaps ruin- =ruin misär elände
      fiasko krasch likb- obduk grav-(grave,graviss,gravit,gravy) =grav förlam svält feber- =feber variga kadaver
    `,
  },
  drugs: {
    stems: `
      knark kokain cocain heroin hasch hash-(hashtag) =hash cannab kannab marij ganja weed- =weed amfet ecst- =lsd
      opium opiat opioid fentan tramad crack- =crack =meth pundar =sniff missbr alkis alkohol fyllo fyllerist fylleh fyllesv fyllek =fylla
      drogad drogat drogm drogh droger =drog langare narko- narkot narkom junkie junky stoned psiloc steroid suput hembrä överdos spliff =joint
    `,
  },
  insults: {
    stems: `
      dum-(dumle,dumpl,dumbled) =dum dumm- dumb- =dumb dumhu korkad tönt mesig fån-(fång) =fån fåne fånig 
      =tok tokig stolle- =stolle tölp drummel slusk lymmel- =lymmel lunsig klåpar tjockis fetto fet-(feta,feth,fetvadd) =fet
      ful-(full,fulmar,fulton,fulltr) =ful ugly fatty fatso loser looser moron(oxymoron) stupid =jerk bastard skurk
      usling- =usling lögn ljuga svikar förräd fegis feg- =feg kryp-(krypt,krypin) =kryp svin-(sving,svinn,svinto) =svin
      gris(grissl,tigris,gristar,polkagris) gylta galt- =galt sugga- =sugga åsna apa- =apa apsnu babian parasit slaskh råtta(skratta)
      =lat latmask douche =mofo =wtf motherf skitst =nolla sopa- =sopa patet- snål- girig- nörd gnäll(gnalle) slö-(slöjd) =slö
      tråk- =tråk gubbs(jordgubbs) tantig äcklig falsk-(falskt) =falsk =lurig usel- uselt knäppsk knäppg tomteskal lantis dåli- värdelös
    `,
  },
  curses: {
    stems: `
      fan-(fanns,fantas,fanfar,fanny,fantom,fanér,fanor,fantast,fanta) =fan -fan(stefan,profan,štefan) faen- =fanken
      fansk fanskap jäv jaev djäv djaev javel- javla -javel -javla helvet(helveth) helvit- helvede helskot satan sate- =sate satans
      =hell hellh hellf damn- =damn goddamn devil lucifer lucifer beelz antikr förban forban blasf
      bloody förbask fördärv
    `,
  },
  /** Swear words of West and South Slavic languages, Finnish, Turkish and Arabic in Latin letters. */
  neighbours: {
    stems: `
      kurva- =kurva kurw chuj- =chuj hujn pizd jeban zajeb jebem jebi- pierdol skurw =cipa =dupa gówn gowno hovno =kokot
      =pica =kunda =prdel zmrd kurac govno sranje picka- =picka =peder drolja kopile
      perkele saatana vittu- =vittu paska- =paska huora mulkku kyrpä pillu- =pillu =perse runkk kikkeli kusipää
      orospu siktir amcik yarrak =ibne kahpe götver pezevenk gavat
      sharmut sharmou kussumm kosemak =khara zebbi =zebi qahba manyak khanzir
    `,
  },
  demons: {
    welcomeIn: ["fantasy-namn", "dnd-namn"],
    stems: `demon(demonst) djävul häxa- =häxa häxeri avgrund dvärg fördöm`,
  },
} as const satisfies Record<string, StemGroup>;
