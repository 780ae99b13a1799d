/**
 * Given names of Old Norse or other Nordic origin, curated for the style "nordiskt": names of the
 * Viking Age and the Nordic Middle Ages, of Norse gods and legends, their modern forms in Nordic
 * languages (Torbjörn, Torben, Espen), and later names formed from a Nordic name or word (Ylva,
 * Saga, Tindra).
 *
 * Left out: names that came with Christianity (Nils, Lars, Kristina, Birgitta), from German (Karl,
 * Fredrik, Hedvig, Ebba) or from English, however common in Sweden, and names whose Nordic origin
 * is uncertain (Dagmar, Moa, Hulda, Una, Sunniva).
 */
const women = `
  Alfhild Alva Alwa Aslaug Aslög Asta Astri Astrid Aud Björg Bodil Boel Borghild Daga Dagny
  Disa Edda Eira Eivor Ejvor Embla Erica Erika Estrid Fenja Freija Freja Freya Freyja Gerd Gerda Gro
  Gudrun Gun Gunborg Gunhild Gunilla Gunlög Gunn Gunnel Gunvor Gärd Gördis Göta Haldis Hege Helga
  Herdis Hervor Hild Hildur Hjördis Idun Idunn Inga Ingalill Ingebjörg Ingeborg Ingegerd Ingegärd
  Ingela Ingemo Inger Ingert Ingrid Ingun Ingunn Ingvild Ingvor Jorid Jorun Jorunn Liv Lycke Lykke
  Magnhild Nanna Oddny Ragna Ragnheidur Ragnhild Ragni Ran Randi Reidun Runa Saga Sif Signe Signhild
  Signild Sigrid Sigridur Sigrun Sigyn Siri Siv Siw Smilla Solbjörg Solfrid Solveig Solvej
  Solvig Solweig Sunna Svanhild Svea Thora Thyra Tindra Tone Tora Torborg  
   Toril Torill Torun Tova Tove Towa Towe Turid Tuva Tuwa Tyra Unn Unni Vigdis Ylva Ylwa Yrsa
  Åsa Åse Åshild
`;

const men = `
  Agnar Agne Ale Alf Algot Alrik Alvar Alve Ambjörn Anund Arild Arn Arnar Arne Arnfinn Arve Arvid
  Arwid Asbjörn Asger Ask Aske Aslak Assar Atle Atli Balder Birger Birk Bjarke Bjarne Bjarni Bjørn
  Björn Björnar Björne Bo Bosse Botvid Brage Bror Brynolf Bård Börje Dag Egil Egill Eigil
  Einar Eirik Eivind Ejnar Elof Enar Endre Eric Erick Erik Erland Erling Esbjörn Eskil Espen Even
  Eyvind Falke Finn Folke Frej Frey Fritiof Fritjof Frode Geir Germund Gorm Grim Gudmund Gunde
  Gunder Gunnar Gunne Gustaf Gustav Gösta Göte Haakon Hakon Haldor Halvar Halvard Harald Heidar
  Helge Helgi Hemming Hilding Hjalmar Hjalte Holger Håkan Håkon Håvard Ingar Inge Ingemar
  Ingmar Ingolf Ingvald Ingvar Ivar Iver Jarl Jerker Joar Jostein Ketil Kettil Kjartan Kjell Kjetil
  Knud Knut Kåre Lage Leif Loke Magnar Magne Magni Mimer Odd Oddbjörn Oddvar Oden Odin Ola Olaf
  Olafur Olav Ole Olle Olof Olov Orvar Ottar Ove Owe Ragnar Ragnvald Reidar Roald Roar Rolf Runar
  Rune Rurik Sigfrid Sigge Sigurd Sigurdur Sigvard Sindre Sivert Sixten Steen Stein Steinar Sten
  Stig Stigbjörn Storm Sture Styrbjörn Sune Svein Sven Svend Sverker Sverre Sölve Tage Terje Thor
  Thorbjörn Thord Thore Thorleif Thorsten Thure Tor Torben Torbjörn Tord Tore
  Torgeir Torgny Torkel Torleif Tormod Torsten Torulf Torvald Toste Troels Trond Truls Tryggve
  Trygve Ture Tuve Tyke Tyr Ubbe Uffe Ulf Ulv Vagn Vali Vegard Vidar Vide Viggo Viking Vilgot Widar
  Wiggo Wilgot Ymer Yngve Åge Åke Öivind Öjvind Örn Östen Öystein Öyvind
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
