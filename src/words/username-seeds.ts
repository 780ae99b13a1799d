/*
 * Seed words of usernames, written by hand. Only a to z: Swedish words with å, ä or ö are
 * avoided, since they would read wrongly without them.
 *
 * Words are listed in groups by what they mean, so that every first word of a group reads well
 * before every second word of it: a username is never put together across groups.
 *   firsts   a modifier in its compound form (skugg-, midnatts-)
 *   seconds  what it modifies
 * Swedish first words have Swedish second words or loans that everyone uses. A verb with an adverb is
 * no name: joggar-igen is read jogga-rigen.
 * Words that a joint would make something else of are left out: kontor-s-katt is also an office
 * tax, dans-kanin begins like danskan, kram-panda like kramp, jobb-igelkott like jobbig, and
 * rosa-skiss ends in kiss, chefs-kattunge holds skatt, and puls-koala is read pul-skoala: no word in -s
 * precedes an animal. So are those that make an ordinary word of another sense: sund-text, pappers-form,
 * budget-panda, sommar-pass (a shift at work), vinter-spel (the Olympic games). Names in lower case
 * have no second word that begins with a vowel: boll-ekorre is read bolle-korre.
 * The first words of a platform and style begin with at least 24 different groups of four letters,
 * so that no two names of a page need to begin alike.
 */

export interface SeedGroup {
  readonly firsts: string;
  readonly seconds: string;
}

const petsForAny = "panda kanin pingvin valp hamster koala ponny";
const sweets =
  "socker honungs vanilj hallon smultron karamell kanel moln glitter citron sol kola choklad";

function compounds(...groups: readonly (readonly [firsts: string, seconds: string])[]): SeedGroup[] {
  return groups.map(([firsts, seconds]) => ({ firsts, seconds }));
}

/** Words of weight enough for a number after them, by style, and those of the style cool by platform. */
export const numberedWords: Readonly<Record<string, string>> = {
  gaming: "ninja viking titan falk varg blixt raket turbo pilot kapten nitro onyx",
  kreativ: "studio vinyl pixel synt krom tusch riff beat delta jazz funk kamera",
  professionell: "lab delta nord orion vektor prisma alfa granit atlas zenit kvarts",
  socialt: "crew vibe metro funk disco rebell vinyl samba retro soul jazz rock",
  fitness: "sprint puls titan viking vulkan orkan raket boxer atlas summit lavin storm",
  sot: "panda kanin pingvin valp hamster koala ponny moln smultron hallon nalle humla",
  mystisk: "korp luna nova druid orakel sfinx eko komet saga opal frost alv",
  enkel: "noa elis saga vera ture love kim mika tova milo nils otto alva ines elsa",
};

/** Groups by platform and style. */
export const usernameSeeds: Readonly<
  Record<string, Readonly<Record<string, readonly SeedGroup[]>>>
> = {
  gaming: {
    cool: compounds(
      [
        "neon turbo nitro retro hyper mega ultra laser titan cyber polar onyx super cosmo atom plasma magma",
        "ninja racer ranger player gamer pilot viking hunter rider samurai robot",
      ],
      [
        "blixt storm kaos vild varg falk kobolt rebell raket",
        "ninja pilot viking samurai kapten robot",
      ],
    ),
    sot: compounds(
      [
        "pixel mini arkad bonus konsol robot rymd spel retro laser turbo",
        `${petsForAny} drake`,
      ],
      [sweets, "ninja robot drake kapten riddare"],
    ),
    mystisk: compounds(
      [
        "shadow moon mystic raven twilight astral phantom misty silent arcane hidden ancient frozen",
        "mage druid ranger knight dragon oracle quest",
      ],
      [
        "skugg natt frost kristall silver midnatts obsidian indigo safir norrskens opal vinter",
        "magiker druid drake orakel varg riddare vandrare alv",
      ],
    ),
    enkel: compounds(
      ["konsol arkad dator veteran", "gamer spelare"],
      ["retro indie hobby solo casual online proffs strategi hemma fritids", "gamer"],
      ["soff natt helg lunch", "gamer spelare raid quest"],
      ["fredags vardags onsdags torsdags tisdags", "gamer raid quest"],
      ["morgon semester sommar vinter jul", "gamer quest"],
      ["bonus turbo", "gamer quest raid"],
      ["plattforms rollspels kaffe popcorn choklad", "gamer"],
    ),
  },
  kreativ: {
    cool: compounds(
      [
        "neon retro krom cyan magenta vektor raster pixel kobolt betong urban analog metro",
        "studio design grafik kamera poster tusch",
      ],
      [
        "vinyl funk indie disco electro sonic delta bas rytm synt soul jazz",
        "studio beat remix mixer riff session",
      ],
    ),
    sot: compounds(
      [
        "pyssel krit pensel garn glitter klotter virk knapp broderi doodle origami mosaik " +
          "palett gitarr piano fiol paljett",
        petsForAny,
      ],
      [
        "hallon moln socker smultron vanilj sol blom lavendel mint citron viol",
        "pensel krita pyssel penna klotter",
      ],
    ),
    mystisk: compounds([
      "skugg natt frost kristall silver midnatts obsidian indigo astral luna safir korp " +
        "norrskens opal vinter skymnings sammets eko enigma nova spegel alv rubin nebula saturnus",
      "saga poesi sonett harpa penna ballad aria fabel studio melodi",
    ]),
    enkel: compounds(
      ["havs berg kust strand skogs vinter sommar morgon natur stads hamn", "foto galleri palett"],
      ["lind holm norr dal alm ek poppel hassel lund ljung", "foto studio design"],
      ["syren pion linnea vallmo tistel timjan blom", "studio design"],
      ["pappers glas textil keramik", "design studio konst"],
      ["ull garn tyg knapp lin", "verkstad studio"],
      ["moln havs strand kust skogs hamn berg", "keramik grafik"],
      ["akvarell tusch krit", "studio"],
      ["ljus natt skugg", "foto galleri"],
    ),
  },
  professionell: {
    cool: compounds([
      "delta kobolt metro polar titan volt nord alfa onyx nova atlas orion zenit vertex prisma " +
        "granit arktis omega sigma kvarts meridian kompass fokus vektor axis",
      "lab hub kod tech media digital studio konsult design data",
    ]),
    sot: compounds([
      "projekt kod webb data server support kalender post kaffe arkiv printer mejl lunch fika latte " +
        "laptop dator penn studio pixel robot moln klick block tangent",
      petsForAny,
    ]),
    mystisk: compounds([
      "obsidian indigo zenit nova opal safir kristall silver midnatts astral enigma sfinx komet " +
        "kvarts meteor onyx prisma orion eklips nebula lunar saturnus pluto kobolt",
      "arkiv kod cipher codex vision studio radar",
    ]),
    enkel: compounds(
      ["lind berg strand lund norr nord dal fjord borg", "studio design media foto"],
      [
        "holm alm ek tall palm skogs hassel havs rosen ljung hamn blom syren koppar silver",
        "studio design foto",
      ],
      ["lind berg strand lund norr nord", "bygg data webb kod"],
      ["holm alm ek palm hassel ljung hamn", "bygg webb film"],
    ),
  },
  socialt: {
    cool: compounds(
      [
        "neon retro metro vinyl funk city sunset weekend rooftop indie electro samba salsa tropic",
        "vibe crew squad party disco radio show",
      ],
      ["soul jazz", "vibe crew radio show"],
      [
        "kaos rebell rock fredags sommar helg storstads kvarters vinter natt",
        "klubb podd radio disco",
      ],
    ),
    sot: compounds(
      [
        "fika prat skratt pepp chatt selfie vlogg hej podd fnitter karaoke picknick " +
          "glass ballong konfetti fest hurra semester",
        petsForAny,
      ],
      [sweets, "kompis bestis polare fika"],
    ),
    mystisk: compounds(
      [
        "secret hidden velvet phantom silent mystic moonlit shadow twilight starlit",
        "story vibe whisper club legend alias circle",
      ],
      [
        "skugg natt midnatts silver korp norrskens sammets skymnings sago indigo vinter frost " +
          "kristall spegel opal",
        "viskning krets gnista klubb karneval maskerad legend",
      ],
    ),
    enkel: compounds(
      ["helg vardags fredags morgon lunch onsdags torsdags tisdags", "prat fika mys podd"],
      ["sommar vinter jul semester", "fika mys podd"],
      ["soff balkong altan strand stug", "fika mys kaffe"],
      ["park brygg terrass hamn skogs kamin kompis familje syskon kusin", "fika mys"],
      ["grann kvarters", "fika prat"],
      ["helg brygg kvarters", "klubb"],
      ["pizza taco sushi glass", "klubb prat mys"],
    ),
  },
  fitness: {
    cool: compounds(
      [
        "turbo urban iron titan polar power volt nitro atlas summit alpin nordic adrenalin hyper " +
          "ultra viking",
        "runner lifter coach sprint boxer sprinter athlete squad crew",
      ],
      ["storm blixt raket vulkan orkan rebell granit lavin komet", "sprint boxer sprinter"],
    ),
    sot: compounds([
      "jogg hopp yoga gym disco sprint cykel skutt stretch boll padel hantel judo " +
        "trampolin surf golf skate parkour slalom bowling curling segel squash rodd badminton",
      petsForAny,
    ]),
    mystisk: compounds(
      [
        "moon silent shadow twilight forest misty hidden nova spirit mystic lunar",
        "runner yogi flow trail",
      ],
      [
        "skugg natt frost midnatts norrskens skymnings skogs vinter indigo grynings silver kristall " +
          "opal safir",
        "puls dans stig",
      ],
    ),
    enkel: compounds(
      [
        "morgon helg lunch vardags fredags onsdags torsdags tisdags semester sommar vinter",
        "runda jogg puls",
      ],
      ["kust skogs strand stads natur", "runda lopp puls"],
      ["park kvarters bergs hamn kanal elljus trail", "runda lopp"],
      ["cykel skid kajak", "runda tur"],
      ["gym maraton", "puls"],
      ["morgon helg lunch vardags", "gympa dans pilates"],
      ["kust havs hamn strand", "dopp kajak"],
    ),
  },
};
