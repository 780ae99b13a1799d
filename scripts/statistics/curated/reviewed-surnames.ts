/**
 * Surnames read one by one, with the place where they are divided: Lind+berg is two elements, Lin(d)ahl two with
 * one letter for both, Lund-in an element and an ending, Svens'son a man's name in the genitive and son or
 * dotter. A name without a sign is not divided: it is one word (Söder), or not Swedish, or could be divided in
 * two ways (Nordahl), or a part of it is no word and recurs in no other name.
 *
 * First all names whose pages have a document of their own, the most borne first; then rarer ones that the
 * lists of elements would divide wrongly, or not at all.
 */
export const reviewedSurnames = `
  Anders'son Johans'son Karls'son Nils'son Eriks'son Lars'son Ols'son Pers'son Svens'son Gustafs'son
  Petters'son Jons'son Jans'son Hans'son Bengts'son Carls'son Jöns'son Lind+berg Peters'son Magnus'son
  Lind+ström Gustavs'son Olofs'son Lind+gren Axels'son Berg+ström Lund+berg Lund+gren Berg Jakobs'son
  Berg+lund Sand+berg Fredriks'son Matts'son Sjö+berg Fors+berg Ali Henriks'son Lind Lind+qvist
  Eng+ström Ek+lund Lund-in Daniels'son Håkans'son Holm Berg+man Gunnars'son Samuels'son Ny+ström
  Wall-in Lund+qvist Björk Frans'son Holm+berg Johns'son Ny+berg Söder+berg Arvids'son Isaks'son
  Nord+ström Ahmed Mårtens'son Lund+ström Björk+lund Berg+gren Elias'son Sand+ström Nord-in Ström Å+berg
  Ek+ström Hermans'son Mohamed Holm+gren Hed+lund Sund+berg Sjö+gren Dahl+berg Ö+berg Hell+ström
  Martins'son Blom Ström+berg Ek Falk Måns'son Abrahams'son Blom+qvist Lind+holm Nor+berg Åkes'son
  Sund+ström Löf+gren Dahl Å+ström Jonas'son Hassan Söder+ström Jensen Ny+man Ivars'son Andreas'son
  Berg+qvist Ibrahim Lund Hansen Palm Görans'son Borg Eng+lund Möller Lind+blom Hall+berg Ros-én
  Sjö+ström Ek+man Josefs'son Davids'son Ottos'son Lin(d)ahl Söder+lund Strand Sten+berg Bo+ström
  Bäck+ström Fri+berg Hed+berg Skog+lund Holm+ström Ny+gren Adolfs'son Hög+lund Strand+berg Börjes'son
  Björk+man Wik+ström Nielsen Lind-én Lilja Erlands'son Roos Malm Ed+lund Claes'son Hag+lund
  Johannes'son Mo+berg Franzén Arons'son Melin Nor-én Vik+lund Dahl+gren Dahl+ström Öst+lund Hussein
  Blom+berg Holm+qvist Erics'son Sund+qvist Vik+ström Knuts'son Hög+berg Alm Öh+man Lind-ell Påls'son
  Nguyen Sund-in Hed+man Nord Olaus'son Lund+mark Hed+ström Sjödin Oskars'son Wik+lund Ståhl Sköld
  Mo-lin Abdi Mohammed Svärd Lind+blad Hag+ström Ljung+berg Lind-er Bo+man Ljung Malm+berg Ek+berg
  Pedersen Jacobs'son Lindh Pauls'son Hell+berg Näs+lund Ohls'son Wahl+ström Törn+qvist Å+gren Brandt
  Nor+man Asp+lund Dahl-in Lind+kvist Hjalmars'son Hed-in Wi+berg Andersen Fors Wester+lund Fors+lund
  Lund+kvist Bernts'son Ahl+ström Augusts'son Wester+berg Hägg+lund Öster+berg Ed+ström Frisk Grahn Hall
  Mark+lund Lind+vall Back+man West+man Levin Alfreds'son Kristians'son Nord+qvist Torstens'son
  Dahl+qvist Bäck+man Löv+gren Fors+man Bertils'son Ahmad Hjelm By+ström Nord+lund Niklas'son
  Alexanders'son Sjö+strand Hag+berg Ljung+gren Larsen Malm+ström Omar Lennarts'son Osman Karl+ström
  Edvards'son Simons'son Gran+berg Sjö+blom Back+lund West-in Ahl+berg Hag+man Ryd+berg Öst+man Sjö+holm
  Hell+man Kjell+berg Ahl+gren Khan Rosen+gren Lantz Berg+kvist Alm+qvist Hall+gren Skog Emanuels'son
  Sved+berg Ek+holm Palm+qvist Krantz Bäck Hammar Ericson Wall Holgers'son Lund-ell Eng+man Wahl+berg
  Sand-in Hell+gren Thor-én Antons'son Klas'son Ryd-én Sahl-in Hägg Åker+lund Bro+berg West+berg
  Svan+berg Lind+mark Hult Salomons'son Malm+qvist Nord+gren Ahmadi Hanna Christensen Ek+strand Andrén
  Strid Malm+gren Ny+lander Svahn Hult+gren Sjö+lund Hult+man Hasan Eng+dahl Gabriels'son Bro+man
  Blom+gren Sand+gren Mohammad Tran Eng+berg Hennings'son Hammar+ström Karl+berg Asp Bod-in Ek+löf
  Eke+lund Hall-in Mohammadi Söder+qvist Jepps'son Sand-ell Bränn+ström Said Öst+berg Nord+berg Issa
  Melander Gran+ström Green Ismail Olsen Lid-én Blixt Helges'son Nor-ling Skoog Kvist Bur+man
  Vilhelms'son Lind+skog Haralds'son Sjö+stedt Söder+holm Vester+lund Wang Linde Stark Mustafa
  Kristens'son Ek+dahl Frank Granath Bohlin Israels'son Lundh Einars'son Borg+ström Wester Singh
  Fors+gren Johnson Wenn+berg Gran+lund Kristoffers'son Bo-lin Lind+fors Sjö+lander Roberts'son
  Ahl+qvist Saleh Hägg+ström Norr+man Ed+man Brodin Fors-ell Werner Vi+berg Wilhelms'son Land-in By+lund
  Sörensen Nor+gren Sjö-lin Elofs'son Ed-in Holst Lund+blad Lind+quist Lilje+gren Käll+ström Alm+gren
  Vall-in Ahl-in Berg+sten Carlson Halvars'son Wid-én Sten+ström Rosen+qvist Tures'son Folkes'son Thulin
  Schmidt Ås+lund Li Öst-ling Lund+quist Sund-ell Palm+gren Söder+man Rasmussen Söder+gren Smith Pihl
  Land+ström Löf West+lund Berg+vall Kling Bro-lin Nord+lander Ed+berg Svantes'son Ander+berg Vest-in
  Lid+ström Ljung+qvist Rosen+berg Gren Zhang Zetter+berg Wahl+gren Wall+gren Nor-lin Eng+vall Ny-lén
  Ås+berg Berg+strand Grön+lund Farah Blom+kvist Johansen Flink Dahl-én Ingvars'son Jörgensen Lönn
  Olander Wall-én Ö+man Ferm Abdullah Storm Mohamud Frid Chen Petersen Lund+holm Steen Roth Sten+lund
  Jarl Carl+berg Juhlin Emils'son Åker+man Birgers'son Hjort Fager+ström Brink Win+berg Rasmus'son Rask
  Hosseini Bro+ström Rehn Gull+berg Åker+ström Ragnars'son Ö+gren Sel-in Boh+man Peterson Berg+dahl
  Modig Lun(d)ahl Abbas Thor Yusuf Brors'son Holm+lund Flod-in Hall+ström Abdullahi Thun+berg Ny+lund
  Ring Åker+blom Khalil Mahmoud Mo+lander Christens'son Öster+lund Söder Carl+ström Nor-in Ry+lander
  Gashi Ahl Ny+qvist Wall+berg Vest+man Ros-ell Bo+berg Albins'son Klang Nord-én Liu Edvins'son
  Hult+berg Linde+berg Hurtig Fors+ström Bäck+lund Hell+qvist Sterner Sand+qvist Alberts'son Svan+ström
  Modin Björn Söder+lind Harrys'son Nor-ell Ask Zetter+ström West-ling Bergh Jafari Sel-ander Sund+kvist
  Frö+berg Sten+man Fri+man Sund Grön+berg Lilje+dahl Lind+man Hög+ström Gran+qvist Thelin Å+man
  En+ström Fält Ek+vall Bernhards'son Ryd-ell Wik Lind+roth Jern+berg Nor+ström Youssef Land+gren
  Grund+ström Christians'son Rezai Ren+ström Krasniqi Rashid Öster+gren Berlin Ris+berg Ros+berg Mohamad
  Sjö+qvist Lager Oscars'son Åh+man Olin Berg+quist Sten+mark Aziz Jama Yousef Wid-ell Wester+gren
  Zetter+lund Nord+mark Ceder+holm Sand Olovs'son Ros-ander Back Joels'son Åker+berg Stens'son Amin
  Wall+ström Rahimi Mats'son Thures'son Malm+borg Lind+stedt Palm-ér Ry+berg Lund-én Lööf Öhrn Eng+blom
  Collin Lind+bäck Smed+berg Erixon Leijon Wik+man Fröjd Madsen Carl-én Eskils'son Lund+vall Elf+ström
  Müller Karim Fahl-én Å+strand Thor-ell Ham+berg Le Ed+holm Ludvigs'son Kjell+gren Beck+man Grip
  Kull+berg Is+berg Lund+stedt Kraft Wendel Adams'son Rosen+dahl Nordh Chamoun Niemi Berisha Sand-én
  Mark+ström Moss+berg Törn+blom Hall-én Nelson Sten Holm+kvist Frick Rapp Sjö+kvist Hammar+berg
  Kvarn+ström Fager+berg Sund+gren Vest+lund Berg+lind Ljung+dahl Berger Dahl+man Lager+qvist Schultz
  Pham Gill+berg Löf+qvist Vest+berg Tapper Schön Ek+blad Viktors'son Ceder+berg Elfving Jacobson
  Kristensen Salih Tell Ny+kvist Zakris'son Fern+ström Häll Rahm Blom+quist Eng+strand Sjöö Hussain
  Lid+berg Nordahl Arnes'son Ek+blom Fast Ljung+ström Land+berg Käll Filips'son Stures'son Thörn Wed-in
  Berndts'son Näs+ström Rönn+qvist Leander Helander Fred-in Bo+gren Wess+man Forss Ros+lund Thorsell
  Bod-én Bratt Bondes'son Meijer Stolt Vester+berg Rund+qvist Hed-én From Bladh Mattis'son Hagelin
  Alm-én Hult-in Kroon Björling Wick+ström Holm+quist Demir Lid+man Käll+man Ö+lund Berg+stedt Ehn
  Gudmunds'son San(d)ahl Helmers'son Eng+qvist Lund+borg Fischer Mell+berg Trygg Amiri Lager+gren Wi+man
  Adam Everts'son Käll+berg Ring+ström Törn+kvist Mörk Fogel+berg Sahl-én Vik+man Thomas'son Öster+man
  Appel+gren Ros+vall Qvist Hammar+lund Falck Helin Karimi Spång+berg Lejon Kempe Wilson Öst Kjell-in
  Lager+ström Nord+vall Haddad Olsén Freij Kaya Yousif Lind+strand Nord+kvist Sones'son Nur Eng Kall-in
  Thelander Fritz Aden Frid+lund Hult+qvist Khalaf Ling Morén Malm+sten Rönn+berg Jovanovic Hult-én
  Sund-én Hjorth Sved-in Hugos'son Ceder+gren Löf+stedt Norr+by Martin Brodén Nord-ling Rahman
  Ljung+kvist Sund+man Malm+ros Lind+bom Haile Staaf Yilmaz Mikaels'son Welander Zachris'son Löf+ström
  Holm-én Säll Ingemars'son Runes'son Björck Hall+qvist Stålnacke Klint Hell+sten Hasani Hed Ved-in
  Lovén Gran Ceder+lund Haji Kron Thors'son Fager+lund Huang Ny+holm Zander Ceder Nazari Schröder
  Ström+bäck Hed+qvist Petrovic Sörens'son Wall+man Mahamed Seger Morin Brundin Gradin Frid-én Meyer
  Christiansen Lorentzon Land-én Sund+vall Sundelin Jacobsen Sahl+berg Sved+lund Shala Zackris'son
  Säf+ström Stoltz Wahl+qvist Lind+borg Welin Gid+lund Husseini Haidari Wu Warsame Blad Ed+gren Othman
  Awad Stål Söder+blom Jones Wid+mark Bjur+ström Nilsen Saeed Öh+lund Löf+berg Aho Lund+bäck Akbari
  En+berg Svensk Nor+lander Lang Forss-ell Kaur Anderson Haag Elias Kruse Karl-én André Törn+gren Sander
  Holm-er Lönn+qvist Wick+man Kjell+ström Lee Ers'son Glad Nikolic Sten+vall Reinholds'son Sahl+ström
  Taha Häll+gren Fridh Sjö+dahl Julin Fahl+gren Ram+ström Frost Ram+berg Sjö+sten Lilje+kvist Bark
  Markus'son Becker Hamid Yang Mahamud Mousa Wass Öster Stridh Stål+berg Wiik Kidane Wenner+berg Elmi
  Lange Verners'son Wihlborg Köhler Öhlin Glans Wirén Mansour Löf+strand Azizi Georgs'son Ström+gren
  Henrys'son Holm+stedt Krook Nord+strand Sulaiman Björk+qvist Adler Wi+gren Linde+roth Gustafson Hjerpe
  Ö+ström Qvarn+ström Björn+berg Käck Abraham Back+ström Hilmers'son Xu Daoud Wenn+ström Malki En+qvist
  Ström+qvist Fahl+ström Örn Ny+gård Blom+dahl Bur+ström

  Alm-er Björn-er Björn+stad Brand-er Hjelm-er Karl-ander Käll-er Lin(d)al Lönn-er Malm-er Sjö+land
  Strand-er Ström-er Sved-er Thörn-er Törn-er Vall-ander Vin+gren Vin+gård Wall-er Wik+land Win+gren
  Win+gård Win+gårdh

  Bobo Boell Branding Bredahl Ekin Engell Engin Gröning Guldbrand Gullbrand Halling Helling Hornby
  Karsten Landing Lomo Markin Moell Nordal Odin Parkman Rambo Ramin Rising Rolander Romo Rosin Rydal
  Rådal Rönning Selby Silverman Soleman Stening Valborg Vedell Vidal Viking Vimo Wedell Widal Wiking
  Wimo
`;
