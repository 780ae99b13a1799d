/*
 * Seed words of usernames, written by hand. Only a to z: Swedish words with å, ä or ö are
 * avoided, since they would read wrongly without them.
 *
 * Words are listed in groups by what they mean, so that every first word of a group reads well
 * before every second word of it: a username is never put together across groups.
 *   compounds  a modifier in its compound form (skugg-, midnatts-), and what it modifies
 * A first word stands for what the second one could do, like or live with (mejl-uggla), and is a
 * whole word or a usual first part: a verb with an adverb is no name (joggar-igen is read jogga-rigen).
 * Words that a joint would make something else of are left out: kontor-s-katt is also an office
 * tax, dans-kanin begins like danskan, kram-panda like kramp, jobb-igelkott like jobbig, and
 * rosa-skiss ends in kiss. No first word ends in a vowel before ekorre or uggla.
 * The first words of a platform and style begin with at least 24 different groups of four letters,
 * so that no two names of a page need to begin alike.
 */

interface SeedGroup {
  readonly firsts: string;
  readonly seconds: string;
}

export interface Seeds {
  readonly compounds: readonly SeedGroup[];
  readonly phrases: readonly SeedGroup[];
}

const petsForAny = "panda kanin pingvin ekorre valp hamster koala uggla delfin ponny";
const sweets =
  "socker honungs vanilj hallon smultron karamell kanel moln glitter citron nougat sol kola choklad";
const simpleAdverbs = "hemma ofta igen ibland alltid";

function compounds(...groups: readonly (readonly [firsts: string, seconds: string])[]): Seeds {
  return {
    compounds: groups.map(([firsts, seconds]) => ({ firsts, seconds })),
    phrases: [],
  };
}

function phrases(verbs: string, adverbs: string, ...nouns: readonly [string, string][]): Seeds {
  return { ...compounds(...nouns), phrases: [{ firsts: verbs, seconds: adverbs }] };
}

/** Groups by platform and style. */
export const usernameSeeds: Readonly<Record<string, Readonly<Record<string, Seeds>>>> = {
  gaming: {
    cool: compounds([
      "neon turbo nitro retro hyper mega ultra laser titan kobolt rebell raket blixt storm cyber " +
        "kaos polar vild onyx varg falk super cosmo atom plasma magma",
      "ninja racer ranger player gamer pilot viking hunter rider samurai kapten robot",
    ]),
    sot: compounds(
      [
        "pixel mini bonus arkad level konsol robot rymd spel quest retro laser turbo",
        "panda kanin pingvin ekorre valp hamster koala uggla delfin drake",
      ],
      [sweets, "gamer ninja robot drake pixel"],
    ),
    mystisk: compounds(
      [
        "shadow moon mystic raven twilight astral phantom misty silent arcane hidden",
        "mage druid ranger knight dragon oracle quest",
      ],
      [
        "skugg dimm natt frost kristall silver midnatts obsidian indigo safir korp norrskens opal vinter",
        "magiker druid drake orakel varg riddare vandrare alv",
      ],
    ),
    enkel: phrases(
      "spelar lirar streamar levlar gejmar",
      `${simpleAdverbs} sent`,
      [
        "helg fredags natt soff hemma vardags sommar vinter morgon lunch fritids familje onsdags " +
          "torsdags tisdags semester kompis syskon kaffe paus",
        "spel gamer spelare",
      ],
    ),
  },
  kreativ: {
    cool: compounds(
      [
        "neon retro krom cyan magenta vektor raster pixel kobolt betong urban analog metro",
        "studio design grafik kamera poster skiss tusch",
      ],
      [
        "vinyl funk indie disco electro sonic delta bas rytm synt soul jazz",
        "studio beat remix mixer riff session",
      ],
    ),
    sot: compounds(
      [
        "pyssel krit pensel pappers garn glitter klotter virk knapp broderi doodle origami mosaik " +
          "palett gitarr piano fiol paljett",
        petsForAny,
      ],
      [
        "hallon moln socker smultron vanilj sol blom lavendel mint citron rosa viol",
        "pensel krita skiss pyssel penna klotter",
      ],
    ),
    mystisk: compounds([
      "skugg dimm natt frost kristall silver midnatts obsidian indigo astral luna safir korp " +
        "norrskens opal vinter skymnings sammets eko enigma nova spegel alv kobolt",
      "saga vers poesi sonett harpa penna ballad aria fabel studio melodi",
    ]),
    enkel: phrases(
      "ritar broderar tecknar skriver stickar virkar fotar filmar pysslar designar diktar klipper " +
        "snickrar rimmar drejar",
      simpleAdverbs,
      [
        "lind havs berg kust strand skogs sand sten park sol vind",
        "foto form bild design studio konst",
      ],
    ),
  },
  professionell: {
    cool: compounds([
      "delta kobolt metro polar titan volt nord alfa onyx nova atlas orion zenit vertex prisma " +
        "granit arktis omega sigma kvarts meridian kompass fokus vektor axis",
      "lab hub kod tech media digital studio konsult design data",
    ]),
    sot: compounds([
      "kontors agenda planerings projekt kod webb data server support kalender kuvert butiks " +
        "post jobb notis kaffe pitch rapport arkiv strategi logistik printer kassa team",
      petsForAny,
    ]),
    mystisk: compounds([
      "obsidian indigo zenit nova opal safir kristall silver midnatts astral shadow enigma sfinx " +
        "kvarts meteor onyx prisma orion eklips nebula lunar saturnus pluto kobolt",
      "arkiv analys kod cipher codex logik data vision formel studio radar",
    ]),
    enkel: phrases(
      "kodar skriver ritar bygger planerar redigerar",
      simpleAdverbs,
      [
        "lind berg strand sund lund holm alm kvist fors gren norr ek sten dal klint palm skogs hassel " +
          "havs rosen",
        "text studio design konsult data media foto",
      ],
    ),
  },
  socialt: {
    cool: compounds([
      "neon retro metro vinyl funk kaos rebell rock fredags city sunset weekend rooftop sommar helg " +
        "soul indie electro samba salsa jazz tropic storstads nattens",
      "vibe crew klubb squad party disco radio podd show mood",
    ]),
    sot: compounds(
      [
        "fika gos prat skratt kalas mums pepp chatt selfie vlogg hej podd fnitter karaoke picknick " +
          "pyjamas glass ballong konfetti fest hurra middags semester",
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
        "skugg dimm natt midnatts silver korp norrskens sammets skymnings sago indigo vinter frost kristall",
        "viskning krets gnista skymt klubb karneval maskerad legend",
      ],
    ),
    enkel: phrases(
      "pratar fikar mejlar chattar vloggar poddar bloggar bakar reser lyssnar sjunger dansar " +
        "delar postar",
      simpleAdverbs,
      [
        "helg vardags fredags sommar morgon lunch vinter onsdags kvarters torsdags tisdags",
        "prat fika stund",
      ],
    ),
  },
  fitness: {
    cool: compounds([
      "turbo storm blixt raket urban iron titan polar power volt nitro granit atlas summit " +
        "alpin nordic adrenalin vulkan orkan rebell kobolt hyper ultra laser",
      "runner lifter coach sprint boxer sprinter athlete squad crew",
    ]),
    sot: compounds([
      "jogg hopp yoga gym disco sprint cykel studs skutt stretch puls lyft tennis boll pilates padel " +
        "hantel balans kondis trampolin surf golf skate parkour",
      petsForAny,
    ]),
    mystisk: compounds(
      [
        "moon silent shadow twilight forest misty hidden nova spirit mystic lunar",
        "runner yogi flow trail",
      ],
      [
        "skugg dimm natt frost midnatts norrskens skymnings skogs vinter indigo grynings silver kristall",
        "lopp yoga puls jogg dans",
      ],
    ),
    enkel: phrases(
      "springer joggar lyfter cyklar simmar vandrar dansar paddlar stretchar hoppar seglar " +
        "promenerar motionerar",
      "ute ofta igen ibland alltid",
      [
        "morgon helg lunch kust skogs park vardags strand stads sommar vinter",
        "lopp runda jogg",
      ],
    ),
  },
};
