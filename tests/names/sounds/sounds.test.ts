import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { SAVED_NAME_MAX_LENGTH } from "@/config/limits.ts";
import { readLines } from "@/names/sounds/exceptions.ts";
import { soundsOf } from "@/names/sounds/sounds.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** Names in lines: all of a line sound the same. */
const SAME_SOUND = `
  Sara Sarah Zara
  Noah Noa
  Maja Maya Maia Maija
  Filip Philip Philipp
  Kristina Christina Cristina
  Kristoffer Christopher Christofer
  Annika Annica Annicka
  Anette Annette Anett
  Charlotte Charlott
  Isabel Isabell Isabelle Izabelle
  Josefin Josefine Josephine
  Louise Louice
  Susann Susanne Suzanne
  Helen Helén Helene Heléne Hélène
  Desirée Desiré Désirée
  Sofie Sofi Sophie
  Mattias Matias Mathias Matthias
  Elisabet Elisabeth Elizabeth
  Andrea Andreea
  Mikael Michael Micael
  Joakim Joachim Joacim
  Rikard Rickard Richard
  Jakob Jacob
  Sakarias Zacharias Zackarias
  Kaj Kai Kay Cay
  Leja Leia Leya
  Göran Jöran
  Gerd Gärd
  Jenny Jänny
  Kerstin Kjerstin Kärstin
  Karl Carl
  Lea Leah
  Kristin Christine
  Börge Börje
  Claes Klas Clas
  Gustav Gustaf
  Per Pär Pehr
  Johnny Jonny
  Mats Matts Maths Matz
  Alexander Aleksander Alexsander
  Natasha Natascha Natacha
  Linnea Linnéa Linea
  Annakarin Anna-Karin
  Lise-Lott Liselott Liselotte
  Zoë Zoe Zoé
  Chloé Chloe
  Marija Maria
  Sean Shaun
`;

/** Surnames, in the same way. */
const SAME_SOUND_OF_SURNAMES = `
  Lindqvist Lindkvist Lindquist
  Karlsson Carlsson Karlson
  Olsson Ohlsson Olson
  Dahlström Dalström
  Löfgren Lövgren
  Ahlström Alström
  Lindahl Linddahl
  Berg Bergh Bärj
  Persson Pärsson
  Gyllenstierna Gyllenstjärna
  Siöberg Sjöberg
  Wiik Wijk Vik
  Mattsson Matsson
`;

function linesOf(text: string): string[][] {
  return text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" "));
}

describe("the same sounds", () => {
  test.each(linesOf(SAME_SOUND))("%s, %s", (...names) => {
    const sounds = names.map((name) => soundsOf(name).replaceAll(",", ""));
    expect(new Set(sounds).size, sounds.join(" ")).toBe(1);
  });

  test.each(linesOf(SAME_SOUND_OF_SURNAMES))("%s, %s as surnames", (...names) => {
    const sounds = names.map((name) => soundsOf(name, "surname"));
    expect(new Set(sounds).size, sounds.join(" ")).toBe(1);
  });
});

test.each(
  linesOf(`
    Anna Ana
    Ella Ela
    Emma Ema
    My Mi
    Mia Mya
    Nina Ninna
    Lisa Lissa
    Kalle Kale
    Pelle Pelé
    Sara Shara
    Mari Marie
    Jennie Jenny
    Olle Ulle
    Bo Bå
  `),
)("%s and %s do not sound the same", (left, right) => {
  expect(soundsOf(left ?? "")).not.toBe(soundsOf(right ?? ""));
});

describe("letters that are read by what is around them", () => {
  test.each([
    [
      "a soft g",
      { Göran: "j'Öran", Börge: "b'örje", Birger: "b'irjer", Georg: "j'Eårj", Regina: "rej'Ina" },
    ],
    ["a hard g", { Geir: "g'ejr", Birgit: "b'irgit", Jörgen: "j'örgen", Gunilla: "gun'ila" }],
    ["gn and ng", { Magnus: "m'aŋnus", Ingrid: "'iŋrid", Angela: "anj'Ela" }],
    ["a tje-sound", { Kjell: "ç'el", Kerstin: "ç'erstin", Tjelvar: "ç'elvar" }],
    ["a hard k", { Kim: "k'im", Kevin: "k'evin", Kira: "k'Ira" }],
    [
      "a sje-sound",
      { Charlotte: "ʃarl'åt", Michelle: "miʃ'el", Jeanette: "ʃan'et", Sascha: "s'aʃa" },
    ],
    ["ch as k", { Christer: "kr'ister", Rachel: "r'Akel", Zacharias: "sakar'Ias" }],
    ["a silent e", { Louise: "lo'Is", Nicole: "nik'Ål", Alice: "al'Is", Therese: "ter'Es" }],
    ["a sounded e", { Kalle: "k'ale", Pelle: "p'ele", Esbjörne: "esbj'Örne", Mette: "m'ete" }],
    ["a silent gh", { Hugh: "hj'U", Leigh: "l'I" }],
    ["a silent h", { Dahlia: "d'Alia", Hjalmar: "j'almar", Judith: "j'Udit", Thea: "t'Ea" }],
    ["a sounded h", { Ahmed: "'ahmed", Johanna: "joh'ana", Mehdi: "m'ehdi" }],
    ["y", { Yara: "j'Ara", Tanya: "t'anja", Kyra: "k'Yra", Freya: "fr'eja" }],
    ["x and z", { Max: "m'aks", Xenia: "s'Enia", Inez: "'Ines" }],
    ["o", { Moa: "m'Oa", Otto: "'åto", Anton: "'antån", Roland: "r'Oland" }],
    ["ie", { Sofie: "sof'I", Daniel: "d'Aniel", Sienna: "si'ena", Siegfried: "s'Igfrid" }],
    ["s in Hungarian", { Laszlo: "l'aslo", László: "l'aslo", Szilvia: "s'ilvia" }],
    ["sh in Polish", { Szymon: "ʃ'Ymån", Mateusz: "mat'Euʃ" }],
    ["accents", { André: "andr'E", Noël: "n'Oel", Raúl: "ra'Ul", José: "hos'E" }],
    ["letters of other alphabets", { Øyvind: "'öjvind", Ümit: "'Ymit", Łukasz: "l'Ukaʃ" }],
    ["abbreviations", { Md: "moh'amed", Mhd: "moh'amed" }],
  ])("%s", (_, expected) => {
    for (const [name, sounds] of Object.entries(expected)) {
      expect([name, soundsOf(name)]).toEqual([name, sounds]);
    }
  });
});

describe("the stress, and the long vowels", () => {
  test.each([
    ["first", { Elin: "'Elin", Ellen: "'elen", Ingemar: "'iŋemar", Jonatan: "j'Onatan" }],
    ["before -ia, -ian and -ius", { Emilia: "em'Ilia", Adrian: "'Adrian", Julius: "j'Ulius" }],
    ["on -ias and -eas", { Elias: "el'Ias", Andreas: "andr'Eas" }],
    ["on the vowel before a last -a", { Katarina: "katar'Ina", Matilda: "mat'ilda" }],
    ["before two consonants", { Alexander: "aleks'ander", Kristoffer: "krist'åfer" }],
    [
      "last",
      {
        Josefin: "josef'In",
        Kristin: "krist'In",
        Karim: "kar'Im",
        Habib: "hab'Ib",
        Khalil: "kal'Il",
        Rashid: "raʃ'Id",
        Jamal: "jam'Al",
        Fuad: "fu'Ad",
        Mahmoud: "mahm'Od",
        Elenor: "elen'År",
        Marie: "mar'I",
        Mariann: "mari'an",
      },
    ],
    ["first, unlike the ending", { Emmett: "'emet", Scarlett: "sk'arlet", Emil: "'Emil" }],
    ["first, unlike others", { Mustafa: "m'ustafa", David: "d'Avid", Khalid: "k'Alid" }],
    ["an accent that is listed", { León: "l'Eån", Zoltán: "s'åltan" }],
    ["a long vowel before rn, rl and rd", { Arne: "'Arne", Karl: "k'Arl", Gerda: "j'Ärda" }],
    ["a long vowel before -dr- and -dv-", { Fredrik: "fr'Edrik", Edvin: "'Edvin" }],
  ])("%s", (_, expected) => {
    for (const [name, sounds] of Object.entries(expected)) {
      expect([name, soundsOf(name)]).toEqual([name, sounds]);
    }
  });

  test.each([
    ["Lundin", "lund'In"],
    ["Norell", "nor'el"],
    ["Lidén", "lid'En"],
    ["Bergström", "b'erjstr,öm"],
    ["Söderberg", "s'Öderb,erj"],
    ["Åkerlund", "'Åkerl,und"],
    ["Hallund", "h'al,und"],
    ["Knutsson", "kn'Utsån"],
    ["Hansson", "h'ansån"],
    ["Jensen", "j'ensen"],
    ["Petrovic", "p'Etroviç"],
    ["Niemi", "ni'Emi"],
    ["Hietala", "hi'Etala"],
    ["Nieminen", "n'Iminen"],
    ["Nielsen", "n'Ilsen"],
    ["From", "fr'Om"],
    ["Fromm", "fr'åm"],
    ["Karimi", "kar'Imi"],
    ["Källström", "ç'elstr,öm"],
    ["Rahman", "r'ahman"],
    ["Bonnier", "bonj'E"],
    ["Bülow", "b'Ylåv"],
    ["Andres", "'andres"],
    ["von Essen", "f,ån'Esen"],
  ])("of the surname %s: %s", (name, sounds) => {
    expect(soundsOf(name, "surname")).toBe(sounds);
  });
});

const anyName = fc.oneof(
  fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzåäöéü -'"), maxLength: 20 }),
  fc.string({ unit: "grapheme", maxLength: 20 }),
);
const readAs = fc.constantFrom("given name" as const, "surname" as const);

describe("any name", () => {
  test("has a sound if it has a letter", () => {
    fc.assert(
      fc.property(anyName, readAs, (name, kind) => {
        expect(soundsOf(name, kind) !== "").toBe(/\p{L}/u.test(name));
      }),
    );
  });

  test("of Swedish letters has at most one main stress, and only known sounds", () => {
    const swedish = fc.string({
      unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzåäö- "),
      maxLength: 30,
    });
    fc.assert(
      fc.property(swedish, readAs, (name, kind) => {
        expect(soundsOf(name, kind)).toMatch(
          /^[aeiouyåäöAEIOUYÅÄÖbdfghjklmnprstvŋʃçw,]*('[aeiouyåöAEIOUYÅÄÖ][aeiouyåäöAEIOUYÅÄÖbdfghjklmnprstvŋʃçw,]*)?$/,
        );
      }),
    );
  });

  test("sounds the same in capitals, decomposed, and with other marks between its parts", () => {
    const letters = fc.string({
      unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzåäöéü- "),
      maxLength: 20,
    });
    fc.assert(
      fc.property(letters, readAs, (name, kind) => {
        const sounds = soundsOf(name, kind);
        expect(soundsOf(name.toUpperCase(), kind)).toBe(sounds);
        expect(soundsOf(name.normalize("NFD"), kind)).toBe(sounds);
        expect(soundsOf(` ${name.replaceAll("-", " – ")} `, kind)).toBe(sounds);
      }),
    );
  });
});

test("every exception has one row, and the sounds of one word", () => {
  const spellings = readLines().map(([spelling]) => spelling);
  expect(spellings).toEqual([...new Set(spellings)]);
  const unlike = readLines().filter(
    ([, sounds]) =>
      !/^[aeiouyåäöbdfghjklmnprstvŋʃçw]*'[aeiouyåöAEIOUYÅÄÖ][aeiouyåöbdfghjklmnprstvŋʃçw]*$/.test(
        sounds,
      ),
  );
  expect(unlike).toEqual([]);
});

test("a text of any length takes no more steps than the longest name", () => {
  const exec = vi.spyOn(RegExp.prototype, "exec");
  const stepsFor = (length: number) => {
    exec.mockClear();
    soundsOf("stjärnkvist".repeat(length).slice(0, length), "surname");
    return exec.mock.calls.length;
  };
  const most = stepsFor(SAVED_NAME_MAX_LENGTH);
  expect(most).toBeGreaterThan(SAVED_NAME_MAX_LENGTH);
  expect(stepsFor(10 * SAVED_NAME_MAX_LENGTH)).toBe(most);
});
