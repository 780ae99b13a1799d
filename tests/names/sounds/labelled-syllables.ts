/**
 * 300 given names and surnames with their number of syllables.
 *
 * Written on 25 November 2026 from knowledge of how Swedes say the names in unhurried Central
 * Standard Swedish, a foreign name as most of them say it, before the rules of the code existed
 * and without sight of those they replace. No speaker was asked and no recording heard. The
 * labels were written one by one, then gone through once more in another order. Names that Swedes
 * really disagree on are left out.
 * Method: 69 names are in a draw by chance (seed 2026) of first given names and surnames of
 * SCB (2020), the more bearers the likelier; the rest were chosen, common names and hard cases:
 * silent e, two vowels in a row, diphthongs, foreign spellings.
 *
 * A syllable is a vowel that is heard. i before a vowel is a syllable of its own (as in a
 * dictionary, and in slow speech); a vowel with j, or with u as in *au* and *eu*, is one
 * syllable. A silent e is none.
 */

const GIVEN_NAMES = {
  1: `
    Bengt Björn Cem Charles Claes Claire Claude Dean George Grace Hugh Jack Jacques James Jane
    Joe Kai Kjell Klaus Leif Linh Linn Marc May Niels Noor Nour Paul Quoc Rose Roy Ruth Sean
    Troy
  `,
  2: `
    Adele Aino Alice Andrzej Audrey August Ayla Boel Börje Camille Cathrine Charlie Charlotte
    Christine Clarence Daphne Denise Eija Estelle Eugen Florence François Freya Hailey Heidi
    Helene Hjördis Ian Isaac Jeanette Joel Jouni Kaia Kauko Krzysztof Laura Leah Leila Liam
    Louie Louis Love Maj-Lis Malou Malte Maryam Maya Michelle Mirjam Monique Nicole Nike Noah
    Noelle Ove Paula Pauline Philippe Phoebe Päivi Ragnhild Raija Raul Renée Riad Sarah Solveig
    Suad Theo Therese Tuva Vincent Yousef Yvonne Zeynep Zlatan
  `,
  3: `
    Aaliyah Abraham Adrienne Alexis Anaïs Andrea Andreas Aurora Beata Beatrice Berivan
    Britt-Louise Carl-Johan Caroline Christian Claudia Daniel Danielle Desirée Dominique Dragana
    Elias Eloise Evelyn Fabian Fatima Gabriel Gabrielle Henriette Hüseyin Ingeborg Isabelle
    Joachim Johannes Josefine Julian Kaarina Khadija Leonard Leonie Leopold Linnéa Ljubica
    Madeleine Manuel Maria Marianne Marielle Matteo Melanie Mikael Miriam Mohamed Naomi Natalie
    Paulina Rafael Romeo Rosalie Rose-Marie Samuel Stephanie Sumaya Teodor Tobias Vivian William
  `,
  4: `
    Abdirahman Abdullahi Aleksandar Anna-Karin Aurelia Dorothea Emanuel Emilia Eugenia Evelina
    Felicia Jeremias Kleopatra Leonora Malgorzata Mariana Marie-Louise Nathaniel Olivia Penelope
    Sebastian Zakaria
  `,
  5: `
    Anna-Maria Eleonora
  `,
};

const SURNAMES = {
  1: `
    Braun Bååth Clarke Diehl Frey Fries Grahn Hjelm Hjort Ljung Moore Schmidt Taube Wright
  `,
  2: `
    Aalto Ahlquist Aulin Aurell Aydin Bauer Bengtsson Bonnier Claesson Demir Diaz Friedman
    Geijer Haeggström Hodzic Karlsson Keijser Khoury Laine Laurin Lindqvist Mattsson Meyer
    Mörner Nauclér Neuman Nielsen Oja Palme Paulsson Reuter Schneider Siegbahn Sjöström
    Skarsgård Stiernstedt Taylor
  `,
  3: `
    Adlercreutz Aidanpää Andersson Börjesson Cederschiöld Garcia Gonzalez Göransson Hammarskjöld
    Heikkinen Joelsson Josefsson Kauppinen Koivisto Kowalski Lagerlöf Liljeqvist Mannerheim
    Mäkinen Pereira Petrovic Pettersson Reuterwall Rosencrantz Saarinen Wachtmeister Warsame
    Wieselgren Åkerlund Åkesson Özdemir
  `,
  4: `
    Andreasson Arrhenius Christiansen Danielsson Jovanovic Kuylenstierna Laestadius Leijonhufvud
    Mikaelsson Oxenstierna Samuelsson Sibelius Silfverstolpe Tobiasson
  `,
  5: `
    Emanuelsson Ibrahimovic Papadopoulos
  `,
};

function counted(kind: "givenName" | "surname", names: Record<number, string>) {
  return Object.entries(names).flatMap(([syllables, row]) =>
    row
      .trim()
      .split(/\s+/)
      .map((name) => ({ name, kind, syllables: Number(syllables) })),
  );
}

export const labelledSyllables = [
  ...counted("givenName", GIVEN_NAMES),
  ...counted("surname", SURNAMES),
];
