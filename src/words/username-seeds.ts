/*
 * Seed words of usernames, written by hand. Only a to z: Swedish words with å, ä or ö are
 * avoided, since they would read wrongly without them.
 *
 * Words are listed in groups by what they mean, so that every first word of a group reads well
 * before every second word of it: a username is never put together across groups.
 *   firsts   a modifier in its compound form (skugg-, midnatts-), or who does something (katten, chefen)
 *   seconds  what it modifies, or a verb (spelar, ritar)
 *   joint    what is between them: nothing, a full stop (foto.nord) or och (kodochkaffe)
 * Swedish first words have Swedish second words or loans that everyone uses. A verb with an adverb is
 * no name: joggar-igen is read jogga-rigen.
 * A name is of one person, and shows something: none says only what one is (onlinegamer) or is the name
 * of an event (HelgDisco) or of a team (TitanSquad). A name for work has no animal.
 * Words that a joint would make something else of are left out: kontor-s-katt is also an office
 * tax, dans-kanin begins like danskan, kram-panda like kramp, jobb-igelkott like jobbig, and
 * rosa-skiss ends in kiss, chefs-kattunge holds skatt, and puls-koala is read pul-skoala: no word in -s
 * precedes an animal. So are those that make an ordinary word of another sense: sund-text, pappers-form,
 * budget-panda, sommar-pass (a shift at work), vinter-spel (the Olympic games), kristall-stig (a man).
 * Names in lower case have no second word that begins with a vowel: boll-ekorre is read bolle-korre.
 * The first words of a platform and style begin with at least 24 different groups of four letters,
 * so that no two names of a page need to begin alike.
 */

type Joint = "" | "." | "och";

export interface SeedGroup {
  readonly firsts: string;
  readonly seconds: string;
  readonly joint: Joint;
}

const pets =
  "panda kanin pingvin valp hamster koala ponny lemur humla giraff flamingo mullvad marsvin";
const sweets =
  "socker honungs vanilj hallon smultron karamell kanel moln glitter citron sol kola choklad";

/** Who does something, for a verb after it. */
export const doers =
  "katten hunden valpen haren geten laxen illern lemuren hamstern pingvinen kossan svanen ugglan grodan " +
  "korpen koalan pandan ponnyn humlan ekorren gubben kusinen morfar tuppen brorsan syrran grannen chefen";

type Words = readonly [firsts: string, seconds: string];

function compounds(...groups: readonly Words[]): SeedGroup[] {
  return joinedBy("", groups);
}

function joinedBy(joint: Joint, groups: readonly Words[]): SeedGroup[] {
  return groups.map(([firsts, seconds]) => ({ firsts, seconds, joint }));
}

/**
 * Words that carry one digit after them, by style, and those of the style cool by platform: what is numbered in a series
 * and sounds like a name by itself, such as machines, heavenly bodies, zones and chapters. What is on a
 * door, a queue ticket or a timetable (port3, bricka9, etapp4) is no name, and a word that nothing numbers (lab6, jazz3)
 * looks as if the name without the digit was taken.
 */
export const numberedWords: Readonly<Record<string, string>> = {
  gaming: "sektor zon nexus orbit apollo rover level droid sputnik pulsar raket planet voyager",
  kreativ: "kapitel scen akt opus etyd orbit planet pulsar",
  professionell: "modul vektor sektor prototyp kub atlas orbit nexus",
  socialt: "kapitel orbit planet apollo sektor zon pulsar raket",
  fitness: "level raket pulsar zon sektor orbit apollo planet",
  sot: "robot raket planet kapitel expedition orbit",
  mystisk: "sektor kapitel orbit nexus planet pulsar kvasar akt zon arkiv",
  enkel: "kapitel orbit planet sektor zon expedition",
};

/** Number words that stand before several of something: SjuVargar. */
export const numberWords = "tre fyra fem sju nio elva tolv";

/** Several of something, for a number word before them; by style, and those of the style cool by platform. */
export const countedWords: Readonly<Record<string, string>> = {
  gaming: "vargar falkar drakar robotar titaner raketer korpar piloter kometer riddare vikingar kobror",
  kreativ: "penslar skisser vinklar plektrum melodier poeter prismor gitarrer trummor filmer dikter",
  professionell: "prismor kompasser vinklar spiraler kuber noder cirklar segel fyrar",
  socialt: "kusiner bullar kompisar gitarrer sparvar poeter pandor pirater papegojor nomader",
  fitness: "mil backar toppar vindar pumor stormar falkar berg",
  sot: "pandor valpar ponnyer moln bullar kaniner humlor giraffer smultron hallon muffins",
  mystisk: "korpar lyktor masker runor ugglor torn kometer skuggor speglar nycklar vargar druider",
  enkel: "moln bullar rabarber sparvar humlor lindar bananer kastanjer",
};

/** Number words after a name of the visitor's: LovisaSju. */
export const followingNumberWords = "sju nio elva tolv";

/** Groups by platform and style. */
export const usernameSeeds: Readonly<
  Record<string, Readonly<Record<string, readonly SeedGroup[]>>>
> = {
  gaming: {
    cool: compounds(
      [
        "neon turbo nitro retro hyper mega ultra laser titan cyber polar super cosmo atom plasma magma",
        "ninja racer ranger pilot viking samurai robot",
      ],
      [
        "blixt storm kaos vild varg falk kobolt rebell raket",
        "ninja pilot viking samurai kapten robot",
      ],
      ["frost natt silver skugg", "varg falk korp drake kobra panter"],
    ),
    sot: compounds(
      ["pixel mini arkad bonus konsol rymd retro laser turbo", `${pets} drake`],
      [
        `${sweets} lakrits saffrans marmelad popcorn`,
        "ninja robot drake kapten riddare viking pirat",
      ],
    ),
    mystisk: compounds(
      [
        "shadow moon mystic raven twilight astral phantom misty silent arcane hidden ancient frozen",
        "mage druid ranger knight dragon quest",
      ],
      [
        "skugg natt frost kristall silver midnatts indigo norrskens vinter korp dim moss",
        "magiker druid drake varg riddare vandrare alv uggla",
      ],
    ),
    enkel: compounds(
      [doers, "spelar vinner streamar lirar"],
      [
        "soff kaffe popcorn helg natt lunch fredags pizza taco choklad",
        "pilot kapten viking ninja pirat",
      ],
    ),
  },
  kreativ: {
    cool: compounds(
      [
        "neon retro krom cyan magenta vektor raster pixel kobolt betong urban analog metro sepia",
        "studio design grafik kamera poster",
      ],
      ["vinyl funk indie disco electro sonic synt soul jazz", "studio session poet"],
      ["krom kobolt magenta cyan neon sepia indigo korall", "korp falk kobra puma manet panter"],
    ),
    sot: compounds(
      [
        "pyssel krit pensel garn glitter klotter virk broderi origami mosaik " +
          "palett gitarr piano fiol paljett pastell konfetti tusch",
        pets,
      ],
      [
        "hallon moln socker smultron vanilj sol blom lavendel mint citron viol",
        "pensel krita pyssel penna klotter",
      ],
    ),
    mystisk: compounds([
      "skugg natt frost kristall silver midnatts indigo luna korp norrskens vinter skymnings " +
        "sammets enigma spegel alv dim run moss dagg komet eld regn havs tundra fjord",
      "saga poesi sonett penna ballad fabel melodi",
    ]),
    enkel: compounds(
      [doers, "ritar virkar stickar filmar fotar klottrar"],
      ["havs berg kust strand skogs vinter sommar morgon natur stads hamn", "foto galleri"],
      ["norr alm lund ljung", "foto studio design"],
      ["pappers glas textil keramik", "design studio konst"],
      ["ull garn tyg knapp lin", "verkstad studio"],
      ["moln havs strand kust skogs hamn berg", "keramik grafik"],
    ),
  },
  professionell: {
    cool: compounds([
      "delta kobolt metro polar nord nova atlas orion zenit vertex prisma granit arktis kvarts " +
        "meridian kompass fokus vektor axis grafit kontur vinkel raster passad krom",
      "kod digital studio design data media lab form foto teknik",
    ]),
    sot: [
      ...joinedBy("och", [
        [
          "kod text bild form film ljus bok data webb ljud tyg garn papper pixel brev budget foto " +
            "design plan musik kalkyl grafik teknik media ull",
          "kaffe kakao kanel te fika vanilj kola bulle honung lakrits",
        ],
      ]),
      ...compounds(["lilla", "byran kontoret boden salongen butiken kliniken"]),
    ],
    mystisk: compounds([
      "skugg natt frost midnatts indigo norrskens skymnings vinter grynings dim moss komet luna " +
        "korp silver sammets spegel regn ask skiffer basalt granit tundra dagg fjord",
      "foto film form text bild studio design",
    ]),
    enkel: [
      ...joinedBy(".", [
        [
          "foto film text kod form ljus ljud bygg design keramik grafik musik webb media studio " +
            "atelje snickeri tryck redaktion arkitekt verkstad textil",
          "nord norr syd",
        ],
        ["bageri florist keramik yoga massage salong verkstad butik", "torget hamnen kusten city"],
      ]),
      ...compounds(
        ["fjord ljung tall alm ek lund dal hamn berg strand norr palm", "foto media design film"],
        ["fjord ljung tall alm ek lund hamn holm syren", "studio atelje form"],
        ["norr lund berg ek alm strand", "bygg kod data"],
      ),
    ],
  },
  socialt: {
    cool: compounds(
      [
        "neon retro metro vinyl funk disco indie electro samba salsa tropic sunset jazz soul rock kaos",
        "nomad poet pirat pilot rebell vagabond",
      ],
      [
        "kvarters storstads natt vinter sommar fredags helg gatu",
        "poet pirat rebell vagabond korp panter",
      ],
    ),
    sot: compounds(
      [
        "fika prat skratt pepp selfie fnitter karaoke picknick glass ballong konfetti fest semester mys",
        pets,
      ],
      [`${sweets} lakrits`, "kompis polare fika"],
    ),
    mystisk: compounds(
      [
        "skugg natt midnatts silver korp norrskens sammets skymnings spegel frost dim indigo vinter " +
          "kristall moss regn grynings luna",
        "katt korp uggla skata svala panter",
      ],
      ["secret velvet silent moonlit twilight starlit misty hidden", "fox owl raven swan"],
    ),
    enkel: compounds(
      [doers, "fikar skrattar pratar dansar minglar busar"],
      ["helg vardags fredags morgon onsdags torsdags tisdags", "prat fika mys"],
      ["sommar vinter jul semester", "fika mys"],
      ["soff balkong altan strand stug", "fika mys kaffe"],
      ["park brygg terrass hamn skogs kamin kompis syskon kusin", "fika mys"],
      ["grann kvarters", "fika prat"],
      ["pizza taco sushi glass", "klubb prat mys"],
    ),
  },
  fitness: {
    cool: compounds(
      [
        "turbo urban iron titan polar power volt nitro atlas summit alpin nordic hyper ultra viking",
        "runner lifter sprinter racer puma panter",
      ],
      ["storm blixt raket vulkan orkan granit lavin komet magma", "sprint puls puma panter"],
    ),
    sot: compounds([
      "jogg hopp yoga gym sprint cykel skutt stretch boll padel hantel judo trampolin surf golf " +
        "skate parkour slalom disco karate hockey tango simm rodd ski",
      pets,
    ]),
    mystisk: compounds(
      [
        "moon silent shadow twilight forest misty hidden nova spirit mystic lunar",
        "runner flow trail",
      ],
      [
        "skugg natt frost midnatts norrskens skymnings skogs vinter grynings silver dim storm regn fjord",
        "puls sprint lopp rytm",
      ],
    ),
    enkel: compounds(
      [doers, "joggar springer lyfter simmar cyklar paddlar"],
      ["morgon helg lunch vardags fredags onsdags torsdags tisdags", "runda jogg puls"],
      ["kust skogs strand park kvarters hamn elljus", "runda puls"],
      ["cykel skid kajak", "runda tur"],
      ["kust havs hamn strand", "dopp kajak"],
    ),
  },
};
