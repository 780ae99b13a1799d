/**
 * The elements that Swedish surnames are made of, curated: plain words, words in old spellings (qvist, dahl,
 * wall), and elements that recur in many names even if no word of today has that form (nor, ahl, wenner,
 * stedt).
 */
function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** First parts that are a word for something in nature, with the letters that link them (eke, rosen). */
export const NATURE_FIRST = words(`
  ahl al alm alp apel appel ask asp back bark berg bjur bjuren björk björn björne blad blom blomster
  bäck bäver ceder cull dahl dal duf dufven duv ek eke eken elf elfv elg falk falke fjell fjäll flod
  fogel fors forss frost fur furu fågel fält gran gren grus gräs haf hagel hallon halm hare hassel hav
  hed hessel himmel hind hjort holm holme hult hulter humle häger hägg häll hök igel iller is jord järv
  klint klipp klöver korn korp kull kust kvist käll lager lax leijon lejon lilie lilien lilje liljen
  lillie lind linder ljung lund lärk löf löfv lönn löv mark mo moln moss mosse myhr myr mån måne mård
  näs nässel näver orm orr orre otter oxel palm pihl pil qvist regn ros rot råg räv rönn sand sjö skog
  skär snö sol sommar spov sten stene stiern stjern stjärn storm strand ström sund svahn sval svall svan
  swan säf säfv säl sälg säv tall thörn tiger tistel tjern tjäder tjärn trane trast träd tång tärn törn
  udd uggle ulv utter uv varg vass vatten vik vind vindel vinter våg wass wijk wik wind winter wåg å ås
  åsen älg älv äng ängs ö ör örn ört
`);

/** First parts of other meanings: people, places, directions, qualities, iron and war. */
export const OTHER_FIRST = words(`
  adel ager ahn alster ander ankar anner arn arv asker ax axel baeck beck bern bill bjelk blid blå bo
  bod boh bok bolm bonde borg borge brand brant bratt bred breden brem brink bro brodd brun brunn brunne
  brunns bryn brän bränd bränn bur by båge bågen båt bär carl cron dag dam damm deger djup djur drak
  draken dun dunder dy ecker ed edel eden ehn ehren ehrn eld ell elm en ene eng engel ern fager fahl
  fall fast fern fin finn flint fly folk forn fred freden fri frid fryk fränd frände frö fröjd fyhr fyr
  fäger fäll färn garn gen gid gill gille glad glans glas glim god gott graf grev grim grind gripen gruf
  grund gruv grå gräns grön guld gull gyll gyllen gård gårde gårds gäll gärd gärde göt göth hag hage
  hager hall hallen haller ham hammar hamn hand hane harr heder helg helge hell helle heller hem hern
  herr hill hiller hjelm hjert hjul hjälm hjärt hof hoff holl horn hov hund hus hyll hyllen hytt håll
  hård häg här härn häst hög höj hör hörn ide igg ing ingel jakt jarl jern jung jäder jämt järn kall kar
  karl karls kast kihl kil kind kjell kjäll klar klev kling klock kloster klöv knekt knut kohl kol koll
  koppar kors krans krig krigs krok kron kung kungs kvarn kvarne kyhl kyl kyrk kärn kärr lag lam land
  lande lander lands lans led lejd lek len lenn lid lied lill lille ling lit ljus lo lock loft lugn lust
  ly lyck lycke lys lång lögd löth löw löwe löwen maj malm malme mann manner mell mellan mild mill moll
  mor munk mur möll möller mörk mört naes natt ned neder nol nor nord nordan norde norden norr ny nyckel
  od odel park penn per plog port prest påhl pärl qvarn rahm ram rand red rehn ren rens reuter rid
  riddar ridder rik ring ris ro rock ron rost rud ruden rum run rund rune runn rut ry ryd rytter rå råd
  röd röj rön rör rös röst sabel sahl sal schager sed seder segel seger sehl sel sell setter sik silfver
  silje silv silver skager skal skans skar skarp skatt skepp skugg sky skytt skål skån sköld skön slott
  slätt smal smed smeds smide snell snäll sohl sparf sparr sparre spets spjut spån spång staf stal stall
  star stark starken stig stigen still stock stolp stor strid strids strind strål stråle sträng strö
  styr ståhl stål stång sunnan sunner svart sved sveden svedje sven svenn svens svärd swed syd synner
  såg sång säll särn säter sätter söder sör teg tegel tell teng tenn tern thern thing thor thorn thors
  thun tid tide tider till timmer ting toft tor torn torne torp tors tran tro troll trygg trä tull tun
  tung tysk tägt ulf ull ung upp ut vad vahl val vall vallen ved venn venner vern vess vest vester
  vetter vi vid vide vider vild vill vin ving vinge vit vret vång vår väg vän vänn värn väst väster wad
  wahl wall wallen waller wann warn wed wenn wenner wern wess west wester wetter wi wick wicken wid wide
  widen wider wig will win wing wir wret wåhl wång wän wäng wänn wärn wäst wäster yng ytter zetter
  zätter åh åhl åhr åhs åker ång ädel öd öde öfver öh öhr öst östan öster över
`);

/** Last parts that are a word for something in nature. */
export const NATURE_LAST = words(`
  back backa backe backen beck berg bergh björk blad bladh blom bäck dahl dal dalen falk feldt felt
  fjell fjord fjäll fjärd flod fors forss fält gran grehn gren hav hed heden holm hult häll hök höök
  klint kvist kwist lind lindh ljung lund lundh löf löv mark mo myr näs quist qvist qwist roos ros sand
  sjö skog skoog skär slätt sten stierna stjerna stjärna strand ström sund svan swan säv tjärn udd vik
  viken våg wik ås åsen älv äng ängen örn
`);

/** Last parts of other meanings. */
export const OTHER_LAST = words(`
  bo bom borg brand brandt brant brink bro by crantz crona fall fot grund gård gården gårdh gärde hag
  hage hagen hall hammar hamn hielm hjelm horn hov hufvud krans krantz krona lander lid liden lycke löw
  malm man rot roth rud ryd schöld skiöld skjöld sköld sparre spång stam stedt stig stråhle stråle
  stubbe ståhl stål svärd swärd säter teg torp vall vret wall åker
`);

/**
 * Endings that form a name from one element: Norell, Sundin, Westling, Lindén. Not -er, in which as many words
 * (lager, söder) and foreign names end: names such as Linder are reviewed one by one.
 */
export const ENDINGS = words("ander ell én ér in ing ius lén lin ling");

/** The elements that an ending follows. */
export const BEFORE_ENDING = words(`
  ahl alm arn ask asp back berg bjur björk björn blad blom bo bod borg brand brant bred bro brun bränn
  bur by bäck carl ceder dahl dal ed ek elf eng fager fahl fall fjell fjäll flod forn fors forss fred
  frid frö gill gran gren grund grön gull gård gärd göth hag hall hammar hed hell hem hjelm hjort holm
  horn hult hägg häll hög hörn jern järn kall karl kind kjell klint kron kull kvarn käll land led lid
  lind ljung lund lång löf lönn löv malm mark mo moss myr mård nol nor nord norr ny näs palm ram ring
  ris ro ros rud rund ryd råd rönn sahl sal sand seger sel sell sjö skog sköld sol spång stad sten
  strand ström ståhl stål sund sval svan svart sved säll söder sör tall teng thor thorn thun tjern tor
  torn torp tun törn udd ull vall ved vest vester vid vik väst wad wahl wall wed west wester wetter wick
  wid wik wåhl zetter å åker ås äng ö öd öst öster
`);

/** Old spellings of elements that are words, each with the spelling of today. */
export const OLD_SPELLINGS: ReadonlyMap<string, string> = new Map(
  words(`
    ahl=al bergh=berg bladh=blad crantz=krans crona=krona cull=kull dahl=dal elf=älv elg=älg feldt=fält
    felt=fält fjell=fjäll fogel=fågel forss=fors gårdh=gård haf=hav hielm=hjälm hjelm=hjälm hufvud=huvud
    jern=järn krantz=krans kwist=kvist leijon=lejon lindh=lind lundh=lund löf=löv myhr=myr pihl=pil prest=präst
    quist=kvist qvarn=kvarn qvist=kvist qwist=kvist roos=ros schöld=sköld silfver=silver skiöld=sköld
    skjöld=sköld skoog=skog ståhl=stål stierna=stjärna stjerna=stjärna stråhle=stråle svahn=svan swan=svan
    swed=sved säf=säv thörn=törn tjern=tjärn wall=vall wass=vass west=väst wester=väster vest=väst
    vester=väster wijk=vik wik=vik wind=vind winter=vinter wåg=våg wärn=värn öfver=över
  `).map((entry) => {
    const [old = "", word = ""] = entry.split("=");
    return [old, word];
  }),
);
