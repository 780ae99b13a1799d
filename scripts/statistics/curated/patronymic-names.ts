/**
 * The men's names that surnames in -sson are made of: Svens-son, Lars-son. Read through from the surnames of
 * the statistics; Ol and Ohl are Olof, Er is Erik, Jep and Jepp are Jeppe.
 */
export const patronymicNames = `
  Aage Abel Abner Abraham Abram Adam Adel Adiel Adil Adolf Adolph Adrian Adriel Agnar Agne Agust Aimo
  Aksel Alarik Alban Albert Albin Albrecht Albrekt Ale Aleksander Alex Alexander Alexis Alexius Alf
  Alfons Alfred Algot Algoth Allan Almar Almer Alrik Alvar Alve Alvin Amandus Ambjörn Ambrosius Amon
  Amund Anders Andreas Andres Andrew André Andréas Angus Anker Anselm Ansgarius Anton Antoni Antonius
  Anund Are Arfvid Arfwid Arild Armand Armas Arn Arnar Arndt Arne Arnold Arnor Arnt Aron Arran Arthur
  Artur Arvast Arvid Arwid Asbjörn Asgeir Asmund Assaf Assar Asser Aston Astor Atle Atte August Augustin
  Aurel Aurelian Aurelius Axel Baldur Baltzar Bartel Barthel Barthold Benedict Benedikt Bengt Bength
  Benjamin Benkt Benny Bern Bernard Bernd Berndt Berne Berner Bernhard Bernt Bernth Berny Berth Berthel
  Berthil Berthold Bertil Bertrand Bill Billy Birger Bjarne Björgvin Björn Björne Bo Boje Bonde Boris
  Botvid Boye Brodde Bror Bruce Bruno Bryngel Brynjar Brynolf Brynte Bure Börge Börje Cai Caleb Calle
  Carl Carolus Caspar Casper Casten Cay Celvin Charles Chester Chris Christen Christer Christian
  Christoffer Christopher Claes Clarens Clas Claus Claés Clemens Clement Clemet Clifford Conny Conrad
  Cornelius Cristian Cristoffer Cuno Curt Cyrus Dag Dan Daniel Dante Darius David Detlof Dick Didrick
  Didrik Donald Douglas Ebbe Eberhard Ebert Edde Eddie Eddy Edgar Edgard Edmund Edvard Edvin Edward
  Edwin Efraim Eggert Egil Egon Eiler Eilert Eimer Einar Eirik Eivar Eive Eivin Eje Ejlert Ejnar Ejne
  Ejvin Elfrid Elian Eliard Elias Elie Elion Elis Ellert Elling Ellis Elmar Elmer Elmo Elner Elof Elon
  Elov Elvar Elve Elver Elvert Elvin Elving Emanuel Embret Emeric Emil Emret Emric Emrik Enar Engelbert
  Engelbrekt Enoc Enoch Enock Enok Enor Er Erhard Eric Erick Erik Erlan Erland Erlend Erling Erman
  Ernfrid Ernst Erold Esaias Esbjörn Eskil Esper Esten Eugen Evald Evan Eve Even Evert Ewald Ewert
  Fabian Fajer Faste Felix Ferdinand Fergus Figge Filimon Filip Fingal Finn Fjalar Flemming Florent
  Florentin Folke Frank Franke Frans Fred Fredric Fredrik Frenne Frey Fride Fridolf Fridrik Frithiof
  Fritiof Fritjof Frits Fritz Gabriel Gamaliel Gardar Geir Georg Georgos Gerald Gerard Gerdt Gerhard
  Germund Gert Gerth Gerton Gideon Gilbert Gillis Gomer Gordon Gottfrid Gotthard Gotthold Gottlieb
  Gottner Greger Gregor Gregorius Grels Gudbrand Gudjon Gudmar Gudmund Guldbrand Gullbrand Gullik
  Gullmar Gumme Gunder Gunnar Gunne Gunvald Gustaf Gustav Gustaw Gusten Guttorm Göran Görgen Gösta Göte
  Göthe Hadar Hagbard Hakon Hakvin Haldor Halfvar Halldor Hallgrim Hallsten Halsten Halvar Halvard
  Halvdan Halvor Halvord Hampus Hannes Hans Haqvin Harald Hardy Haris Harri Harry Hartvig Hasse Hauk
  Heidar Heimer Heimir Heine Heldor Helge Helgo Helgot Helmer Helmut Helmuth Hemming Hendrik Henfrid
  Henning Henok Henric Henrik Henry Herbert Heribert Herman Hermann Hermod Hernfrid Herold Herrman
  Hilarius Hilbert Hildebrand Hilding Hildor Hilmar Hilmer Hilmi Hilton Hinrik Hjalmar Holger Holme
  Holmfrid Holsten Hubert Hugo Håcan Håkan Håkon Ibert Idar Idof Idoff Ifvar Ifver Ilmar Inge Ingel
  Ingeman Ingemar Ingevald Ingjald Ingmar Ingolf Ingvald Ingvar Ingvard Isac Isack Isak Isidor Israel
  Ivan Ivar Ivert Ivor Iwan Iwar Jack Jacob Jahn Jakob Jalmar James Jan Janne Janus Jared Jarl Jeff Jens
  Jep Jepp Jeremias Jerker Jes Jesper Jim Joachim Joakim Job Joel Joen Johan Johann Johannes Johanni
  John Johnas Jon Jonas Jones Jordan Josef Joseph Jozef Julius Julle Justus Jöns Jöran Jörgen Jóhann Jón
  Kaj Kaleb Karel Karl Karsten Kasper Kasten Kennart Kennarth Kennert Kennet Kenneth Kenny Kent Ketil
  Kevin Kim Kjartan Kjell Kjäll Klaes Klas Klaus Klemens Klement Klemet Knut Knuth Konny Konrad
  Kornelius Krispin Kristen Krister Kristian Kristjan Kristján Kristofer Kristoffer Kuno Kurt Kåge Käll
  Lage Lambert Lamek Lars Lasse Lave Lawe Leander Leif Lennard Lennart Lennarth Leo Leon Leonard Leonid
  Leontin Leopold Levi Levin Lewin Lewis Lindor Linnar Linton Linus Lorand Lorens Lorent Lorentz Louis
  Lucas Ludvig Ludvik Ludwig Lukas Magnar Magne Magnus Malcolm Malkolm Malkom Malkus Malte Malvin Mandor
  Mandus Manfred Manfrid Manne Marcus Marenius Marius Markus Marthin Martin Mate Mathias Mathis Maths
  Matias Mats Matte Matteus Matthias Matti Mattias Mattin Matts Maurits Mauritz Maximilian Melcher
  Melker Melvin Melwin Mendel Metodius Meyer Micael Michael Michel Mickael Mickel Mikael Mikail Mikel
  Mikias Mikkel Milan Miles Milo Mons Morgan Morten Moses Måns Mårten Natan Natanael Nathanael Nels
  Nestor Nicke Nicklas Niclas Nicolaus Nikanor Niklas Nikola Nikolaus Nils Nimrod Noak Noman Nore Norman
  Odd Odin Ohl Ol Olaf Olai Olander Olaus Olger Oliver Olle Olof Olov Olow Omar Ored Orvar Oscar Oskar
  Ossian Osvald Oswald Ottar Otte Otto Ove Owe Pal Patrik Paul Paulus Pawel Peder Pehr Per Peter Petri
  Petrus Petter Petur Pher Philip Pontus Poul Påfvel Påhl Pål Pär Pétur Pál Ragnar Ragnvald Raimo Rainer
  Ralf Ralph Raman Rasmus Raymond Reidar Reijo Reimer Reine Reiner Reinhold Remi Richard Rickard
  Rickhard Rikard Rikhard Robert Robin Roger Roland Rolf Ronald Roy Royne Ruben Rubert Rubin Rudolf
  Rudolph Runar Rune Runo Rupert Rutger Róbert Sadri Sakarias Salomon Sam Samuel Samy Sander Sanfrid
  Sante Selmer Set Seth Seve Seved Severin Severius Sibbe Sidney Sievert Sigbjörn Sigfrid Sigge Sigmar
  Sigmund Signar Sigurd Sigurjon Sigvard Silas Simeon Simon Sivar Sive Siver Sivert Siwert Sixten Sjul
  Sjunne Sone Sophus Staffan Stanley Stanly Steen Stefan Stefanus Steffan Steffen Stein Steinar Stellan
  Sten Stenkil Stephan Steven Stig Stigbjörn Stiven Sture Sundvis Sune Svante Svein Sven Svening Svenne
  Svenning Svennung Svenung Sverker Sverre Swante Swen Sylve Syver Syvert Sölve Sören Tage Tarald Teddy
  Tenny Teodor Thage Theodor Thom Thomas Thor Thorbernt Thorbjörn Thord Thore Thorgeir Thorgny Thorild
  Thorkel Thorleif Thorstein Thorsten Thorvald Thorwald Thule Thure Thuve Thyge Thyr Tim Timar Timo
  Timon Timoteus Tinus Titus Tobias Tofve Tolle Tom Tomas Tonny Tor Torbernt Torbjörn Tord Tore Torgel
  Torger Torgil Torgny Torgrim Torkel Torkil Torkild Tormod Torsten Torvald Troed Trued Truls Tryggve
  Tufve Ture Tuve Tyke Tyko Tönis Tönnes Törje Ulf Ulric Ulrik Uno Urban Valdemar Valdimar Valentin
  Valfrid Vallentin Valter Valther Valton Vaste Verner Vicktor Victor Vidar Vigert Viggo Viking Viktor
  Vilbert Vilgot Vilhelm Vilhjalm Viljo Villiam Villmar Villner Villy Vilmar Vilner Vimar Vincent
  Vollmar Volmar Våge Wagn Waldemar Walentin Walfrid Wallentin Wallis Walter Walther Waste Weimar Weine
  Wendel Werner Weste Wicktor Wictor Widar Wigert Wiking Wiktor Wilbert Wilgot Wilhelm Wilhem Will
  Willard William Willner Willy Wilner Wimar Wincent Wive Wolmar Wåge Yngvar Yngve Zacharias Zachris
  Zackarias Zackeus Zackris Zakaria Zakeus Zakris Zander Zebbe Zenon Åge Åke Öjvind Örjan Örn Östen
`;
