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
 * budget-panda. Names in lower case have no second word that begins with a vowel: boll-ekorre is
 * read bolle-korre.
 * The first words of a platform and style begin with at least 24 different groups of four letters,
 * so that no two names of a page need to begin alike.
 */

export interface SeedGroup {
  readonly firsts: string;
  readonly seconds: string;
}

const petsForAny = "panda kanin pingvin valp hamster koala ponny lamm";
const sweets =
  "socker honungs vanilj hallon smultron karamell kanel moln glitter citron sol kola choklad";

function compounds(...groups: readonly (readonly [firsts: string, seconds: string])[]): SeedGroup[] {
  return groups.map(([firsts, seconds]) => ({ firsts, seconds }));
}

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
      [sweets, "gamer ninja robot drake"],
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
      [
        "helg fredags natt soff hemma vardags sommar vinter morgon lunch fritids onsdags torsdags " +
          "tisdags semester",
        "spel gamer spelare",
      ],
      ["familje kompis syskon paus pappa mamma kusin jul stug grann", "spel gamer"],
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
        "norrskens opal vinter skymnings sammets eko enigma nova spegel alv kobolt saturnus",
      "saga vers poesi sonett harpa penna ballad aria fabel studio melodi",
    ]),
    enkel: compounds(
      [
        "havs berg kust strand skogs park vinter sommar morgon natur stads hamn",
        "foto bild konst studio",
      ],
      [
        "lind sten holm norr dal alm hassel sol lund klint ljung",
        "foto studio design konst",
      ],
      ["pappers glas linne textil keramik", "design studio konst"],
    ),
  },
  professionell: {
    cool: compounds([
      "delta kobolt metro polar titan volt nord alfa onyx nova atlas orion zenit vertex prisma " +
        "granit arktis omega sigma kvarts meridian kompass fokus vektor axis",
      "lab hub kod tech media digital studio konsult design data",
    ]),
    sot: compounds([
      "projekt kod webb data server support kalender post kaffe arkiv printer team mejl lunch dator " +
        "penn studio pixel robot moln logo klick block tangent",
      petsForAny,
    ]),
    mystisk: compounds([
      "obsidian indigo zenit nova opal safir kristall silver midnatts astral enigma sfinx komet " +
        "kvarts meteor onyx prisma orion eklips nebula lunar saturnus pluto kobolt",
      "arkiv kod cipher codex vision studio radar",
    ]),
    enkel: compounds([
      "lind berg strand lund holm alm norr sten dal klint palm skogs hassel havs rosen nord " +
        "ljung hamn park kanal fjord brygg borg blom",
      "studio design konsult media foto",
    ]),
  },
  socialt: {
    cool: compounds(
      [
        "neon retro metro vinyl funk city sunset weekend rooftop soul indie electro samba salsa jazz tropic",
        "vibe crew squad party disco radio show",
      ],
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
      [
        "helg vardags fredags sommar morgon lunch vinter onsdags torsdags tisdags jul semester",
        "prat fika mys podd",
      ],
      [
        "soff balkong park strand altan brygg kompis familje syskon kusin kvarters grann stug",
        "prat fika mys kaffe",
      ],
    ),
  },
  fitness: {
    cool: compounds(
      [
        "turbo urban iron titan polar power volt nitro atlas summit alpin nordic adrenalin hyper " +
          "ultra laser",
        "runner lifter coach sprint boxer sprinter athlete squad crew",
      ],
      ["storm blixt raket vulkan orkan rebell granit lavin", "sprint boxer sprinter coach"],
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
        "runda jogg pass",
      ],
      [
        "kust skogs park strand stads kvarters bergs grus natur motions hamn kanal elljus trapp stig",
        "runda lopp",
      ],
    ),
  },
};
