import * as v from "valibot";

/**
 * 200 given names with a surname, labelled with every remark on their sound that applies, none
 * included.
 *
 * Written on 25 November 2026 from knowledge of how Swedes say the names in unhurried Central
 * Standard Swedish, a foreign name as most of them say it, before the rules of the code existed
 * and without sight of those they replace. No speaker was asked and no recording heard. The
 * labels were written one by one, then gone through once more in another order. Names that Swedes
 * really disagree on are left out.
 * Method: 33 pairs are in a draw by chance (seed 61) of first given names and surnames of SCB
 * (2020), the more bearers the likelier; the rest were chosen, common names and hard cases:
 * silent letters, soft g and k, spellings of the sje-sound and the tje-sound, several remarks at
 * once, and pairs that look as if a remark applied.
 *
 * - `joint`: the last sound of the given name is the first sound of the surname. Lengths do not
 *   count; a voiced consonant is not its voiceless one; r and s in one end in s, and x ends in s.
 * - `beginning`: both begin with the same single consonant sound and the same vowel; or both with
 *   the sje-sound, both with the tje-sound, or both with the same whole cluster of consonants,
 *   whatever the vowel; or both with the same vowel and the same sound after it. Lengths do not
 *   count, and e and ä are one vowel here.
 * - `rhyme`: all sounds from the stressed vowel of the given name to its end are the end of the
 *   surname, where that vowel has main or secondary stress; or both end in the same last syllable
 *   of at least consonant, vowel and consonant; or both are the same from the last vowel but one.
 *   Lengths count in the first case only.
 * - `initials`: the two first letters, as written, are a Swedish word or an abbreviation that
 *   most adult Swedes know. Letters on which readers would disagree are left out.
 */
const PAIRS = `
  Alex Zetterberg: joint
  Alexander Bolander: rhyme initials
  Alexander Ljung: initials
  Amelie Ingvarsson: joint initials
  Anneli Bergqvist: initials
  Beatrice Ekdahl: initials
  Bengt Hallberg: initials
  Bernhard Dufva: joint
  Bertil Bergman: beginning initials
  Birgitta Nordin:
  Björn Nyberg: joint
  Bo Olofsson: joint initials
  Catrin Norin: joint rhyme
  Conny Ytterberg: joint
  Dag Gustafsson: joint
  Dag Haag: rhyme
  Daniel Nordell: initials
  David Dahl: joint beginning
  David Grundström:
  Denise Englund: initials
  Edvard Dahl: joint initials
  Einar Rosell: joint initials
  Elin Eklund:
  Elin Elfving: beginning
  Elin Molin: rhyme initials
  Elin Wallin: rhyme
  Ellen Löfgren: initials
  Ellen Norén: joint initials
  Ellen Wahlén: rhyme
  Elly Jakobsson: initials
  Emil Lindblad: joint initials
  Emilia Wigh:
  Emir Demir: rhyme initials
  Erik Eriksson: beginning
  Erik Karlsson: joint initials
  Felix Sandin: joint
  Fredrik Flodin:
  Fredrik Nyman: initials
  Fredrik Qvist: joint
  Frej Gerdin: joint
  Gabriel Ljungström:
  Gabrielle Ekman: initials
  Gabrielle Lindgren: joint
  Georg Göransson: joint
  Georg Jansson: joint
  Gerd Järnberg: beginning
  Gull-Britt Gyllander:
  Gunnar Rosén: joint
  Gunnar Ågren: initials
  Gunnel Jungstedt:
  Göran Jönsson: beginning
  Gösta Hjort:
  Hanna Ahlgren: joint initials
  Hans Arvidsson: initials
  Hassan Hassan: beginning rhyme
  Hedvig Gren: joint
  Hedvig Göransson:
  Helena Hultgren:
  Helene Lindén: rhyme
  Helge Hjelm:
  Herman Hellman: beginning rhyme
  Hjördis Jönsson: beginning
  Ingrid Djerf: initials
  Isabella Winge:
  Isak Quist: joint initials
  Jan Hjalmarsson: beginning
  Janice Söderlund: joint
  Jason Persson: rhyme
  Jean Sjölin: beginning
  Jeanette Sjöström: beginning
  Jeanette Skog:
  Jeanette Thorell: joint
  Jeannette Stjernberg: beginning
  Jennie Gustafsson:
  Jenny Sikora:
  Jenny Yngvesson: joint
  Jens Gäfvert: beginning
  Jerker Hjälm: beginning
  Jimmie Farhat:
  Joakim Olsson: initials
  Joel Lindqvist: joint
  Johan Jansson:
  Johan Jonsson: beginning
  Jonas Schultz:
  Josef Falk: joint
  Josef Sjöholm:
  Josefin Sahlin: rhyme
  Josefine Eklund:
  Julia Julin: beginning
  Julia Ljung: beginning
  Kaj Djerf: joint initials
  Kaj Gyllander: joint initials
  Kalle Ericson: joint
  Karin Carlberg: beginning
  Katrin Hedin: rhyme
  Kenneth Thulin: joint
  Kenneth Tjernlund:
  Kent Tjäder:
  Kerstin Hall:
  Kerstin Tjernberg: beginning
  Kjell Thorell: rhyme
  Klas Claesson: beginning
  Kristina Crona: beginning
  Lara Kara: rhyme
  Lars Lagerqvist: beginning
  Lars Olofsson: initials
  Lars Svanberg: joint
  Lasse Edström: joint initials
  Laura Sjöstrand:
  Lena Larsson:
  Lennart Törnqvist: joint
  Leo Norman:
  Linn Lind: beginning
  Linus Cederlöf: joint
  Lisette Edlund: initials
  Lisette Tegnér: joint
  Liv Vikander: joint
  Loke Nordin:
  Louise Sandberg: joint
  Lukas Stenmark: joint
  Maj Hjort: joint
  Maja Klar:
  Malin Norlin: joint rhyme
  Marcus Zetterlund: joint
  Margareta Fogelström:
  Margit Tengberg: joint
  Marianne Nyberg: joint
  Martin Hedin:
  Martin Hultin: rhyme
  Max Cederholm: joint initials
  Michelle Norell: rhyme
  Mira Norrman:
  Natalie Isaksson: joint initials
  Noel Hjelm:
  Omar Kihlberg: initials
  Oscar Eken:
  Patrik Palmqvist: beginning
  Patrik Qvarnström: joint
  Pelle Eklöf: joint
  Per Palmgren:
  Per Rydberg: joint initials
  Philip Filipsson: beginning
  Philip Fischer: beginning
  Philip Forsell:
  Pia Mollberg: initials
  Rasmus Skoglund: joint
  Rasmus Sköld:
  Robin Sundin:
  Rolf Rosengren:
  Roman Bergman: rhyme
  Ronny Isaksson:
  Ruth Tegnér: joint
  Sam Mellberg: joint initials
  Sander Elander: rhyme initials
  Sarah Hansson:
  Sean Schultz: beginning initials
  Selma Cederström: beginning
  Signe Sigfridsson: beginning initials
  Sigrid Dahlström: joint initials
  Sigvard Djurberg: initials
  Sofia Garcia: rhyme
  Sofie Eriksson: initials
  Solveig Grahn:
  Solveig Jonsson: joint initials
  Sonja Granlund:
  Sophia Sjöberg: initials
  Stefan Stenberg: beginning initials
  Sten Hallsten: rhyme
  Sten Norén: joint rhyme
  Stina Molina: rhyme initials
  Stina Strand: initials
  Sune Engman: joint initials
  Susanne Engström: initials
  Sven Nilsson: joint
  Tage Stjernberg:
  Tanja Vallgren: initials
  Ted Widh:
  Therese Ekberg: initials
  Therese Sundin: joint
  Tina Dahlgren:
  Tobias Dias: rhyme
  Tobias Sjögren:
  Tore Granström:
  Ulf Wulff: rhyme
  Ulla Asp: joint
  Vera Wernersson: beginning initials
  Walter Valfridsson: beginning
  William Moberg: joint
  William Vinberg: beginning
  Wilma Carlsson: initials
  Wilma Strand:
  Wilson Nilsson: joint rhyme
  Yvonne Ek:
  Yvonne Nordqvist: joint
  Zara Sandgren: beginning
  Åke Rosén: initials
  Åsa Forsman:
  Åsa Åström: beginning
  Örjan Bergman: initials
  Örjan Öberg:
`;

const remark = v.picklist(["joint", "beginning", "rhyme", "initials"]);

export const labelledSurnamePairs = PAIRS.trim()
  .split("\n")
  .map((row) => {
    const [names = "", remarks = ""] = row.trim().split(":");
    const [givenName = "", surname = ""] = names.split(" ");
    return {
      givenName,
      surname,
      remarks: v.parse(v.array(remark), remarks.split(" ").filter(Boolean)),
    };
  });
