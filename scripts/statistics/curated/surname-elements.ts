/**
 * A curated list of the elements of Swedish surnames, in old spellings as well as modern ones
 * (berg, bergh; kvist, qvist, quist; vik, wik).
 */
function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** First parts that name something in nature. */
export const NATURE_FIRST = words(`
  ahl al alm apel appel ask asp aspe aspen back backe backte bark beck berg bergen bergs bjur
  björk björke björn blad blid blom blomster bäck bäcke ceder dahl dal dufven ek eke eken elf elfs
  elg enbuske falk falken fjell fjäll flod fogel fors forss fur furu fält färn gran grane gren
  gräs haf hagel hassel hed hede heden heder hjort hjorts holm hult hulter häger hägg häll igel is
  klint klinten klipp kull kullen kvist käll lager leijon lejon lilien lilje liljen lin lind linde
  linder ljung lun lund lunde löf löfv löfven lönn löv mark mo moss myhr myr mår mård näs nässl os
  otter palm pihl pil qvist ros rosen rön rönn san sand sande sjö skog skogs skär sol sten stjern
  stjärn storm strand ström sun sund sunde sval svan swan säf tall thörn tjern tjäder tjärn törn
  udd udden utter vass vinter våg wind wåg å ås åsen äng ö ör örn ört örte örten
`);

/** First parts of other meanings: people, places, directions, qualities, iron and war. */
export const OTHER_FIRST = words(`
  ager ahn all alster alv ander ang ankar anner ant ap arn ax axel baeck bager ber bern bi bil
  bill billing bjer bo bod boh bok bolm boman bor borg bou brand brant bratt bre bred breden brem
  brenge briss bro brodd brott bru brun brunn brunne brän bränd bränn bur by byg byr bågen bär bön
  car carl carle coll com cron croon cull dag dam damm dann deger del dim djur draken du dun
  dunder dy döm ecker ed edel eden eg ehn ehren ehrn eker ell elm en ene eng enge engel er ern es
  esp ewer fager fahl fall fern fin finn fischer flem flo fly forn frank fre fred fri frid frie
  fris fryk från fränd frö fröd fröder fröj fröss fyr fäger fäll fäng fär för gahn gard gardt ge
  gelf geller gen gid gill gille giss glad glans glas glif glim god gott graf gram grim grip grubb
  gruf gruff grund grunde grå gräns grön guld gull gust gyll gyllen gård gärd göt göth hag hage
  hager hall hallen haller halling hals ham hammar hamr hand har harr hart hass hasse hejden hel
  helg hell helle heller hells hem hemm hen her hern herr hertz hess hessel hilde hill hiller
  hjelm hjert hjul hjälm hjärt ho hof hoff hofver holl hort hov hul hus huss hyll hyllen hytt hå
  håll hår hård häg häl här härn hög höj hör hörn ide igg ing ingel jakt jern jul jutter jäder
  järn kal kall kallen kar karl karls kars kast kell ki kihl kil kim kin kind king kjell kjäll
  klar kling klingen kohl kol koll kolm kors kri krig krigs kro kron krus kugel kuylen kvarn kyhl
  kyl kå kåg kärr kätt kön köp kör lag lam lan land lande lander lars led lehn lejd lek len lenn
  lev li lid lied lig lil lill lille lillie lim ling linn lit liv ljus lo lock lod loh lov lu lust
  luth lutte ly lyck lycke lykt lys lå lång lögd lön löth löw löwe löwen mag maj malm mann manner
  mar med mel mell mil mill mjö mol moll mor munk möll möller mör mört naes neder ner nol nor nord
  norde norden norr norring nors ny nyl nym od odel oh ohl ol old olofs om oster oth otto paul per
  prest påhl qvarn qvi raf rahm ram rask red reg rehn ren rens reuter ri rid ridder rin ring ris
  ritz ro rock rod rol ron roth rox rud ruden run rund rut ruth ry ryd rydel rå råd rås rö röd
  röst sabel sag sahl sal salt sax schager schen scher schultz schy schön sed seder segel seger
  sehl sel sell seller sen serr setter si sig sik sil silfv silfver silje silt silver skager skal
  skans skar skarp skatt skepp skott skull sky skyll skytt skål skån sköl sköld slag smed smeds
  snell sohl sparr spjut spol spring spån spång sta staf stam star stare starken stax ster stigen
  still stock stom stor strid strids strind strinn strå strål strö styf styr stå ståhl stål stång
  sunner svart sved sven svenn svens svärd swed swärd sylv synner syr sång säl säll sär särn
  sätter säv söd söder sör ta tan teg tegel tegen tel tell teng tern thel thern thor thorn thors
  thun thur thy thyr ti tid tide tider til till ting tinner tjul tjus toft toll tor torn torp tran
  tro trä tull tun ty tyr tysk tägt täll täng tärn tönn uhl uhr ull ung upp ur ut vah vahl val
  vall van ved ven venn venner vern vest vester vi vid vik vil vin vir vis vox värn wa wad wah
  wahl wal wald walden wall wallen waller wan wann war was wass we weck wed wel wen wend weng wenn
  wenner wern wes wess west wester wett wetter wi wick wicken wid wide widen wider wig wihl wijk
  wik wil will win wing winn wir wis witt wolf wox wrang wåhl wåll wång wänn wärn wäst yl yng
  ytter zetter zing åd åh åhl åhn åhr åhs åker ång år öd öfver öh öhr öst öster
`);

/** Last parts that name something in nature. */
export const NATURE_LAST = words(`
  back backa beck berg bergh blad bladh blom bäck dahl dal feldt felt fjell fors forss gran gren
  holm holtz kvist lind lindh lund lundh löf löv löw mark mo quist qvist roos ros sjö skog sten
  stierna stjerna strand ström udd vik ås äng ö
`);

/** Last parts of other meanings. */
export const OTHER_LAST = words(`
  bo bom borg brand brandt by crona dorff fast fot gård gårdh hagen hammar heim hielm hufvud
  krantz land lander lid lin man rot roth skiöld skjöld sköld stad stam stedt stråhle stråle svärd
  vall wall
`);

/** Endings that form a name from one element: Norell, Sundin, Westling, Hagert. */
export const DERIVED_ENDINGS = words(`
  ander din elin ell er ert in ing lander lin linder ling nell ner rell sell zell
`);
