/**
 * Given names of Old Norse or other Nordic origin, curated for the style "nordiskt": names of the
 * Viking Age and the Nordic Middle Ages, of Norse gods and legends, their modern forms in Nordic
 * languages (Torbjörn, Torben, Espen), and later names formed from a Nordic name or word (Ylva,
 * Saga, Svea).
 *
 * Left out: names that came with Christianity (Nils, Lars, Kristina, Birgitta), from German (Karl,
 * Fredrik, Hedvig, Ebba) or from English, however common in Sweden, and names whose Nordic origin
 * is uncertain (Dagmar, Moa, Hulda, Una, Sunniva).
 */
const women = `
  Alfhild Alva Alwa Asta Astrid Aud Björg Boel Bodil Borghild Daga Dagny Disa Edda Eira Eivor
  Ejvor Embla Erica Erika Estrid Fenja Freija Freja Freya Freyja Gerd Gerda Gro Gudrun Gun
  Gunborg Gunhild Gunilla Gunlög Gunn Gunnel Gunvor Gärd Gördis Göta Hege Helga Hervor Hild
  Hildur Hjördis Idun Inga Ingalill Ingeborg Ingegerd Ingegärd Ingela Ingemo Inger
  Ingert Ingrid Ingvor Jorun Jorunn Liv Magnhild Nanna Oddny Ragna Ragnhild Ran Randi Reidun
  Runa Saga Sif Signe Signhild Signild Sigrid Sigrun Siri Siv Siw Solveig Solvej Solvig Solweig
  Svanhild Svea Thora Thyra Tone Tora Torborg Torun Tova Tove Towa Towe Turid Tuva Tuwa Tyra Unn
  Unni Vigdis Ylva Ylwa Yrsa Åsa Åse Åshild
`;

const men = `
  Alf Algot Alrik Alvar Alve Ambjörn Anund Arild Arn Arnar Arne Arve Arvid Arwid Asbjörn Asger
  Ask Aske Assar Atle Balder Birger Bjarke Bjarne Bjarni Björn Björne Bo Bosse Botvid Brage Bror
  Brynolf Bård Börje Dag Dagfinn Egil Einar Eirik Eivind Elof Enar Eric Erick Erik Erland Erling
  Esbjörn Eskil Espen Even Eyvind Finn Folke Frej Fritiof Fritjof Frode Geir Germund Grim
  Gudmund Gunder Gunnar Gunne Gustaf Gustav Gösta Göte Halvar Halvard Harald Helge
  Hemming Hilding Hjalmar Holger Håkan Håkon Inge Ingar Ingemar Ingmar Ingolf Ingvar
  Ivar Jarl Jerker Joar Ketil Kettil Kjell Kjetil Knud Knut Kåre Lage Leif Loke Magne
  Mimer Odd Oden Odin Ola Olaf Olav Ole Olle Olof Olov Orvar Ottar Ove Owe Ragnar Ragnvald
  Reidar Roald Roar Rolf Runar Rune Sigfrid Sigge Sigurd Sigvard Sindre Sivert Sixten
  Steen Stein Steinar Sten Stig Sture Styrbjörn Sune Svein Sven Svend Sverker Sverre Sölve Tage
  Terje Thor Thorbjörn Thord Thore Thorleif Thorsten Thure Tor Torben Torbjörn Tord Tore Torgeir
  Torgny Torkel Torleif Torsten Torulf Torvald Troels Trond Truls Tryggve Ture Tuve Tyr Ubbe Ulf
  Ulv Vagn Vidar Viggo Viking Vilgot Widar Wiggo Wilgot Ymer Yngve Åge Åke Öivind Öjvind
  Örn Östen Öystein Öyvind
`;

function listed(text: string): string[] {
  return text.trim().split(/\s+/);
}

const single: ReadonlySet<string> = new Set([...listed(women), ...listed(men)]);

/** All names of the list, to check that each occurs in the statistics. */
export const nordicGivenNames: readonly string[] = [...single];

/**
 * Whether a given name is Nordic: on the list, or a double name whose parts all are (Sven-Erik, Bo
 * Gunnar).
 */
export function isNordicGivenName(name: string): boolean {
  return name.split(/[ -]/).every((part) => single.has(part));
}
