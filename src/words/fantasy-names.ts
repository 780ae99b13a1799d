/*
 * Fantasy names by category, origin and sex, and the Swedish bynames of their styles. Invented for
 * this site; every name was read aloud before it was listed.
 *
 * Category
 *   krigare  hard: b, d, g, k, t or p, and two consonants at the start or after the first vowel
 *   magiker  flowing: three or four syllables, an m, and a single consonant after the first vowel
 *   alv      soft: l, n, r, s, f and v (and w, j, x or z by origin), no hard sound, no m
 *   dvarg    deep: o or u as the first vowel, two consonants or an x after it, and a hard sound
 *   drake    growling or hissing: rr or ss, which no other category has
 *
 * Origin
 *   nordisk   ends as Norse names do: -ulf, -geir, -grim, -ald, -ir, -rik, -hild, -dis, -unn, -veig
 *   keltisk   has a w or a ch in its ending: -wyn, -owan, -ach, -wen, -owena; hard c in many
 *   klassisk  ends as in Greek or Latin: -os, -ios, -des, -eus, -edon, -andros, -ia, -ea, -ene, -andra
 *   modern    has an x or a z, which no other origin has
 *
 * A name has two to four syllables and at most ten letters, and can be said at sight. It is borne by
 * nobody in the statistics, is no word, brand or well-known character, and no single letter away from
 * a brand, a character or another name of its list. The names of a list begin with at least 25
 * different groups of three letters. tests/generators/fantasy.test.ts checks what can be checked.
 *
 * The style is told by the byname alone: iron, storm, thunder and fire are mäktig; moon, stars,
 * mist, dreams and runes mystisk; gold, silver, crowns and lilies nobel; shadows, night, ravens,
 * graves and soot mörk. Of the epithets, those of strength and victory are mäktig, those of riddles and
 * sight mystisk, those of virtue and birth nobel, those of evil and grief mörk.
 *
 * Every string is a space-separated list.
 */

export interface NamesBySex {
  readonly men: string;
  readonly women: string;
}

/** Names by category and origin, in alphabetical order. */
export const fantasyNames: Readonly<Record<string, Readonly<Record<string, NamesBySex>>>> = {
  krigare: {
    nordisk: {
      men:
        "Ardgeir Bardulf Bergvar Birgulf Bjargmund Bragmund Breidulf Brenulf Bryngeir Dagmundir Dangrim Eskulf Fastgeir Fredulf Fridgrim Galdrik Galmund Gautrik Geirvald Gestulf Grimulf Haldorik Halvgeir Hedrulf Heidgrim Heldulf Hergrim Hervald Hildgeir Hjalgrim Hjardulf Ingrulf Jarngrim Ketrulf Kveldrik Magnulf Marvald Naddulf Randgeir Raudgrim Rimgeir Selgrim Sigrulf Skirvald Skjalgeir Stargeir Sveigrim Tindulf Trandulf Trygulf Tyrmund Valdulf Valgrim Vargeir Vedgrim Vegmund Vindgeir Yngrik",
      women:
        "Aldrun Algunn Alvgerd Arngeira Arnveig Bergeira Bjargdis Breidunn Bryndalis Dagveig Eldveig Eskunn Fastrun Fredrun Fridgunn Galdeira Gardunn Gautrun Geirhild Gestrun Gridunn Grimdis Hadrun Hallgunn Heidveig Herdalis Hergunn Hildrun Hjalveig Hjargunn Hrodunn Idgunn Idveig Isgerd Jardveig Jarnhild Ketrun Kveldis Leidrun Magneira Margunn Nardrun Ragneid Rangunn Raudrun Rikveig Rimgunn Sandrun Sigdrun Skarhild Skirgunn Stigrun Styrhild Svandrid Sverdis Tindrun Trygdis Tyrgunn Tyrveig Vedrunn Vighild Ymgerd Yngdis",
    },
    keltisk: {
      men:
        "Ardach Bannowan Bardowan Belwyn Bladowan Blethowan Branowan Brinwyn Brogowan Brylach Bryndach Cadlach Cadrowan Cadwan Caldach Callowan Calwyn Carnowan Cladach Clanwyn Clevowan Cradwyn Cragowan Danlach Darlowan Derlach Derwan Dirnach Drannoch Drelwyn Drewan Dristowan Drynach Edrowan Eldach Elderwyn Eldowan Fendach Ferdowan Galdowan Gannoch Garlach Garwyn Glenowan Glerwyn Gralwyn Herdach Idrach Kernach Landowan Larnach Madrach Pedrach Pendowan Predwyn Prenowan Skelwyn Sterwyn Tellach Tirlach Trelowan Trystach Tyrnach",
      women:
        "Aldowen Ardawen Arthowen Bannowen Belderwen Belwena Bladwena Bledowen Brennowen Breowen Bretwena Brinwena Brydwena Brynowen Cadlawen Calwena Candowen Clarowen Cledawen Clewena Cradowen Crendowen Danwena Darlowen Dellowen Derwena Dralwena Drenowen Drystawen Edlawen Elgowen Fardowen Ferdawen Fergowen Girwena Glanwena Glenowen Gradwena Gretowen Hedrowen Herdowen Idrowen Kallowen Kernowen Kildawen Lendawen Madrowen Mirdowen Pendowen Prydowen Seldowen Skelwena Stradowen Tarwena Tirlowen Tredowen Trenwena",
    },
    klassisk: {
      men:
        "Adrakos Aldakos Aldemos Alkides Anthedon Ardios Argyros Arkesos Arktides Bardandros Belkandros Brasidos Bresandros Dakrios Dalkios Drakides Drasilos Drymandros Drysios Ektalos Ergandros Gladios Glavkos Haldarios Hermakos Kaldios Kendarios Kerdios Kertalos Klandrios Klearkos Klymedes Kratandros Krelandros Krytalos Ladrikos Leandrios Mardonios Mentarios Myrtakos Nestalos Palkedon Peldarios Peltandros Pendakos Perdikos Perkandros Pindarios Pladakos Sarkedon Sartakos Seldandros Selkios Skamandros Skandros Skardakos Strelios Teldakos Tindaros Trenakos Tyndarios Verdakos",
      women:
        "Adrakia Aldoria Alkedia Antedia Ardenea Arkandra Arktea Astrenea Bardandra Belkandra Berdoria Berkene Blendoria Brasidea Brendora Bresandra Dalkandra Dendora Drakandra Drasilea Drelandra Drenora Drymene Drysandra Ergandra Gandelia Gerdora Glyndora Hermakia Indoria Kaldora Kandrilea Kendelia Kerdandra Klymeda Kratene Kreandra Krelia Krytalia Leandria Mendoria Myrtakia Nardene Nestalia Parthea Peldora Peltandra Perkandra Sarkedia Selkia Skamandra Skandoria Skeldora Spartene Stendora Strenia Tardelia Teldakia Thalkandra Thrandora Trakidia Tyndora",
    },
    modern: {
      men:
        "Altrex Ardezan Ardvex Arktez Balvex Balzek Bandrix Belzor Brenzor Brezal Bryzan Dalrix Dantrex Darvez Darzek Delzan Dexlan Draxal Drexon Drezan Eldrax Endrex Ezgard Fendrax Ferdrex Galdrex Gerdrax Gladrex Grexan Grixal Helzak Jandrex Kaltazar Kantrez Keldrex Kelvex Kerzak Klazor Kyrdrax Lardrex Mazdran Nardex Pravex Praxon Skandrex Skarzek Steldax Sterzan Tirzak Trevox Trexor Trizan Velgrax Verdrez Verzek Vrandex Xantrek Yndrax Zadrek Zardek Zelvek Zerkal Zyndrak",
      women:
        "Aldrixa Ardexa Ardraxa Arkaza Artexia Axtara Balvexa Balzara Bandrixa Barzela Belzira Berzana Braxia Brazena Brezana Bryzara Dalzira Dantrexa Daxtora Delzara Derzia Dextara Drazira Drexana Drixela Dryzena Endrixa Ferdrexa Gerdraxa Gryzana Jandexa Kandrexa Kantrezia Kazdra Keldexa Kelziana Kendraxa Klazira Klezana Kyrdraxa Paldexa Parzena Peldrexa Pelzana Praxela Skarzela Skazira Spartexa Starzia Stavrixa Steldexa Sterzana Terziana Tirzada Trizela Velzada Vrandexa Xandrela Xantrea Yndraxa Zadrela Zaktara Zaldira Zardela Zektora Zelveka",
    },
  },
  magiker: {
    nordisk: {
      men:
        "Adilmund Alemnir Alimgeir Amaldir Arimulf Elimund Eremnir Galimund Himaldin Hodimund Hugimund Iremund Jorimund Kolemnir Lagemund Lodemnir Lomarik Loremund Lumaldir Lumogrim Lunemund Malageir Malodrin Maregrim Maridulf Maroleif Meladir Melogrim Meraldir Merileif Merunulf Milarik Milegrim Milovir Miraleif Mirogrim Modarik Moladrik Moregeir Morigald Movaldir Movindir Navimund Nemelrik Nemorulf Nidimund Nimaldir Ragimund Ramovir Ravemund Remarik Rimodir Romelrik Samogrim Simovarin Sivemund Tamelrik Timorulf Tymarik Ulimnir Varimund Vedimund Visemund Ymogrim",
      women:
        "Alomeid Amalrun Amarid Amihild Arimdis Avimeid Balamrun Elimrun Emarun Emelrid Eremeid Galimrun Halimdis Idumhild Imadis Imeira Jomarun Jorimhild Kolamrun Lomadis Loremeid Lumeira Lumifrid Lunemeid Maleveig Malihild Maregunn Maroveig Melaveig Melifrid Meragunn Meregerd Merihild Mevadis Midalis Miladis Milirid Mirelunn Mirifrid Mirogerd Modarun Molagunn Morahild Moridis Mulafrid Nimelrid Ramafrid Ramorid Runamhild Samelrun Semadis Semeira Simarun Solamhild Somelrid Talamhild Tamarun Tamelrid Temirid Umafrid",
    },
    keltisk: {
      men:
        "Adamowan Alimowan Amadach Amalowan Amelwyn Amerowan Aremowan Belimach Calomach Carimach Coremach Dalemach Demerach Dilomach Elamach Emalach Evomewan Felimowan Ferimach Gerimowan Hadimowan Himelwyn Imarach Irimach Jorimowan Kimelach Lemarach Lemodwyn Levimowan Lumelwyn Lyremach Mabowan Madelwyn Maelowan Malewyn Malidach Malodwyn Maredwyn Marodach Medarach Medimach Medowan Meladach Melidwyn Merelwyn Meriowan Midarwyn Milarach Mirowan Moridach Narimowan Nelomach Nolimach Ragimowan Rimalach Romelach Ronimach Savimowan Solomach Somelwyn Sulimowan Temelwyn Ulimach Urimowan Veremach Vidimowan",
      women:
        "Adamowen Alimowen Amadwen Amalowen Amelwen Amerowen Amoriwen Belimowen Calomiwen Coremiwen Dalemiwen Demerowen Dilomiwen Doremowen Elamowen Elimiwen Eramiwen Evimowen Ferimowen Hadimowen Himelwen Imeriwen Irimowen Jorimowen Lemodwen Limoriwen Lumelwen Lyremowen Mabowen Madelwen Madowena Maelowen Malewena Malidwen Maredwen Medimowen Meladwen Melowena Merelwen Meriowen Merodwen Milodwen Mirowena Monowen Moridwen Murowen Myriwena Narimowen Nolimowen Radimiwen Ragimowen Rimalwen Romelwen Ronimowen Savimowen Solomiwen Sulimowen Temelwen Valimelwen Veremowen Vidimowen",
    },
    klassisk: {
      men:
        "Adamantes Adimedes Agamedes Agimandros Akamedon Alimedon Amadoros Amelikos Ametrios Amikandros Amorides Anemedes Aristomes Dalimedes Delimedon Demalios Deramedes Dimarios Elamedes Emerios Epimedes Evimedon Fenimedes Galamedes Himerios Idamenes Ilomenes Isomedon Kimonides Kyramedes Lamarides Lamedon Larimedes Lomarios Loramedes Lukimedes Lumelios Lykomenes Malandros Malidoros Maravios Marideos Medokles Megarios Melakios Melikeos Menelios Meradios Meridoros Midarios Milodeos Miranios Myredon Namarios Nelimedes Nikamedes Olimedes Remarios Selamedon Teramenes Tomarides Tykimedes",
      women:
        "Adamea Adimene Agimandra Alamene Alimeda Amadora Ameidora Amikandra Anemeda Belimene Delimeda Demarine Dimarea Doramene Elameda Eleimone Emerine Eramene Evimeda Fenimeda Galamea Galimene Hilamene Himerea Idamene Ilomene Kelamene Kyrameda Lamedora Lumelia Lykomene Lyramea Madorea Makedea Malidora Melakia Meledora Melikandra Menelea Menodora Meradea Meridora Midarea Milodea Mylandra Myredora Myridea Nedimene Nemandra Nikameda Nimedora Orameda Orimene Paramene Pelamea Polimene Rodimene Selimandra Solimeda Tamandra Verameda",
    },
    modern: {
      men:
        "Adamaz Adimax Alimazar Amezar Aramez Arimazel Azamar Azemur Azimel Azomir Belimaz Bezamir Dezamor Dimazar Elamaz Ezimon Galimaz Gamezor Imexar Kezimar Lamazir Lizamor Lozamir Lumazar Lumexor Luzimar Mazalor Melazar Merazon Mexalor Mexidor Mezodar Mezumar Mizador Morazel Myxador Olimaz Ramizon Razamir Rimazor Romazel Romizan Sumazor Tazamor Umazel Uzamir Vazimor Xalimar Xamador Xanamir Xelamir Ximeron Xomadir Xoramir Xumarel Yzamor Yzemar Zalamir Zamoril Zemador Zemiron Zenamir Zodamir Zumavor",
      women:
        "Adamaza Alimaza Amezara Aramiza Axamira Azamara Azemura Azimela Azomira Belimaza Bezamira Dezamia Dimazena Elamaza Elimazia Emizara Imexara Izamela Jazamira Kezimela Lexamira Lezimara Limazela Lizamora Lozamira Lumazara Lumexia Luzimela Mazelia Mazoria Merazia Mexalia Mezalora Mezodea Mezumara Mirazela Mixalora Mizadora Muzalia Myxadora Orimaza Ozemara Ramizona Romazela Romizana Ruzamira Semizora Sumazia Umazela Xalimara Xamadora Xameria Xanamira Xelamira Ximalia Xomadira Xoramira Xumarela Zalamira Zamelea Zamorila Zaramela Zemadora Zemorana Zenamira Zilamora Zodamira Zumavora",
    },
  },
  alv: {
    nordisk: {
      men:
        "Alfenir Aljarin Alvalin Anvarin Arnalf Aslarin Eirinvar Eisulf Elinvar Elvarin Elvenir Ervalf Fenivar Fenrulf Fjarulf Fjelnir Fjorvalin Frialf Frilvar Frolir Isarulf Jarilvar Jolnir Jovinir Laufir Lauvalin Leifnir Leivarin Linivar Lirulf Ljosvar Ljovir Lonir Lunarulf Lyrnir Lysulf Nalvir Neiralf Nialf Nilvar Nirvalf Nivarin Njalarin Njelvir Norivin Norulf Norvalin Nyralf Raunir Ravnalf Reinvar Rinulf Rolvarin Rosnir Runalf Runivar Selinir Silunir Sorilvar Sveirin Svelnir Sylvarin Valirulf Valunir Varilf Venulf Vilvarin Vinalf Virnir Vorinir Ynvalin",
      women:
        "Aljunn Alveira Arneira Arnunn Aslaveira Aurunn Eilarun Eileira Eirun Eisunn Elvunn Erveira Fenunn Fjalunn Fjelrun Frilunn Froveira Ilunn Isaleira Isarun Iseira Jarilja Jarunn Jeleira Jolunn Junveira Laufeira Lauvunn Leifrun Leirunn Linunn Ljosunn Lorunn Loveira Luneira Lyseira Naleira Nelunn Nilveira Nivunn Njarun Njoleira Norilja Nyveira Ranilja Ranunn Raveira Reinunn Rineira Rosveira Salunn Seveira Siljunn Sinelja Soleira Solrilja Sunrilja Svaleira Sveinunn Sylveira Syneira Vaneira Virunn Yleira Yrilja",
    },
    keltisk: {
      men:
        "Aelwyn Aerowan Ailowan Alarwyn Alewan Alvewyn Arawyn Ariowan Eilwyn Eirowan Elorwyn Elowan Enarwyn Erawan Erelwyn Erinowan Faelowan Faerwyn Faronwyn Finarwyn Fjelwyn Florowan Ilvarwyn Isarwyn Islowan Iverwyn Jarowan Jolowan Jorwyn Lanowan Larewyn Leirwyn Lenewyn Levarwyn Liarwyn Lionwyn Lorelwyn Lunarwyn Lyrowan Nairowan Nalowan Narelwyn Nevowan Nilarwyn Nirewyn Norewan Orlowan Ranewyn Ravowan Reilowan Rialwyn Rolewan Ronelwyn Rosarwyn Rynowan Salewyn Silewan Sinelwyn Sulowan Vanelwyn Venowan Virewan",
      women:
        "Aelawen Aerowen Ailowen Alewena Alorwen Alvowen Anelwen Arawena Ariowen Eirawen Eleowen Elowena Elvawen Erinowen Evelwen Faelowen Faronwen Filawen Firowen Irelwen Isalwen Islowen Iverwen Jarowen Jelowen Jorawen Lanowen Larawen Leirwen Lenawen Lenorwen Linowena Lionwen Lorelwen Lovawen Lunawena Lysowen Nairowen Nalowen Narelwen Neilwen Nelorwen Neriwen Nevowen Noelwen Nyrowen Orlawen Raelwen Ranawen Ravowen Reilowen Rialwen Rolawena Ronelwen Rosalwen Rynowen Salawen Sevawen Sinelwen Sunowen Sylowen Synawen Verelwen Viriwen Ylawen",
    },
    klassisk: {
      men:
        "Aelios Aerilos Alirios Aniros Ariseos Avilos Elanios Eleiros Elivaros Enarios Erelios Erivales Evalios Evarilos Falerios Finelios Florilos Ilenios Iliaros Ilvarios Isalios Iseros Isilaros Janelios Jovarios Larelios Laurilos Leneiros Leviros Lirianes Lorivales Lunaros Luviales Lysanes Naleos Narilos Navarios Nelaros Nesarios Nilarios Niriales Noelios Nyrios Orfelios Orialos Raveros Rosarios Roselios Saverios Seilios Seriseos Sevarios Sirelios Solerios Soliaros Sulios Sylarios Synelios Valeros Valiaros Volarios",
      women:
        "Aeriane Alirea Anelea Aurelene Eilanea Elarea Eleiria Elivarea Elorine Elysene Enalea Evarine Falerine Felianea Ilenea Iliarea Ilione Irelea Isalea Iselia Jalerea Jolarine Larelia Lerinea Levanea Leviria Liserea Lorelea Lorianea Lunarea Luviane Lyrione Naleria Narisea Naviane Neleine Nelione Nerelia Nesarea Nilarea Niriane Noelea Novarea Orisea Osaria Raelia Ralinea Raveria Ravilea Relanea Rinarea Rosarea Saverea Seilone Selivea Serianea Silerine Sirelia Sivarea Soliane Sulinea Sylene Valiane Vialea Volerine Yleine Yrelia",
    },
    modern: {
      men:
        "Aelixar Anzeril Axarel Elazor Elyzar Evazar Fazirel Fenzar Fexiel Firaxel Ilixan Ilzarin Jolazar Larixel Lazarel Lezaris Linazel Lizeron Luxian Naexel Nexarel Nexilan Nezarin Nilazel Norixan Noxiel Olezar Raexan Ralizel Raxiel Razelan Razinel Rilaxel Rivazel Rizeran Roxarel Saezel Salixan Salzarin Serazel Solazel Sylaxel Valexor Vexilar Vizarel Xaelor Xalirel Xarelin Xavilon Xelaris Xeniel Xilarin Xinarel Zaelin Zaeron Zafirel Zanoriel Zavarel Zenirel Zeralin Zevarin Zirelon Zorelin Zuriel Zylarin",
      women:
        "Aelixa Aerixia Alixara Anzerila Arizela Arvexia Axarela Azariela Elazira Evazara Fazirela Fenzira Firaxia Ilixia Isaxela Jolazara Larixela Lazarela Lezarine Linazela Lixarela Lizerena Lorazela Luxiana Nexarela Nilazela Nizerela Norixa Noxiara Nyxara Olezara Orixia Raexia Ralizela Raxiela Razelana Razinela Renazela Rexaria Rizelia Roxarela Ruxia Saezela Salixia Serazela Solazira Suzarela Valexara Vizarela Voxiana Xaelira Xanirea Xarelia Xavinea Xelarine Xeniela Xinarela Xolarea Xuriana Zaelia Zaerina Zafirela Zanorea Zariella Zenirela Zeralina Zevarine Zilarina Zirelia Zuriela Zylara",
    },
  },
  dvarg: {
    nordisk: {
      men:
        "Bolgrim Borngrim Brondir Brundulf Budrik Burgulf Domgrim Dondrik Dorgulf Dornvar Drolgrim Drondulf Drungrim Dulgrim Durlir Durnulf Durvald Fjoldrik Frodgrim Gnoldir Gondulf Gorgrim Gormulf Gorngeir Grolvar Grungulf Gundrik Gurnir Hodgrim Holdulf Holvald Hrodvar Hroldin Hrungrik Huldrik Kolgald Krongeir Kurgrim Mulvald Nordulf Oddulf Orgald Osgrim Rudgrim Skulgrim Sotgrim Strondulf Sturgulf Sundulf Svordulf Tholdir Throndir Thrungeir Thundrik Thurgrim Togrim Uldgeir Ulfvald Urdulf Urgeir Vodrin Vulgeir",
      women:
        "Boldveig Bolgunn Brongunn Bruldis Brundveig Burgdis Burhild Dolhild Dondveig Dorgunn Dornveig Drunhild Dugrun Dulgunn Durdis Fjoldveig Fornhild Frodgerd Glodrun Gorgerd Gorhild Gormveig Grolhild Grondveig Hodveig Holmgerd Huldveig Hulgerd Jordveig Jorngerd Klodveig Kronhild Lodgunn Mjodrun Nordgerd Oddeid Osgunn Rodrid Rudveig Skulgunn Strondis Sturgunn Sundeid Tholdis Throndis Thundveig Thurdis Torgeira Torveig Tungerd Uldgerd Ulfgunn Undveig Urgunn",
    },
    keltisk: {
      men:
        "Bodlach Bodrowan Bollowan Bolwyn Bondach Brudlach Brundach Bundowan Burlach Burwyn Codwyn Colgach Condrach Conlach Connowan Corbach Corlowan Cromlach Crondowan Crunlach Cundach Dobrach Dolmowan Dolvach Dorlach Dornowan Dorwyn Drolwyn Dronwan Druglach Drunwyn Dugrowan Dunlach Durlowan Durnach Furdowan Glodwyn Glondach Goldowan Gorgach Gruldowan Gudlach Gulvach Gurnowan Hogrowan Hulgach Knorwyn Kondowan Kundrach Lornach Lurgach Morgewyn Morvach Sturdowan Sudrowan Tholwyn Thondach Thurlowan Torgowan Trobrach Trudwyn Tunwyn",
      women:
        "Bodrowen Bolgowen Bolwena Borlawen Brunwena Bundowen Burdawen Burlowen Burwena Clodwena Colgawen Conwena Corbawen Corlowen Cromlawen Crunlawen Cundawen Dobrawen Dollowen Dolvawen Dordawen Dorgowen Dorwena Drolwena Drondawen Drudwena Druglawen Dugrowen Dulwena Dunlowen Dunvawen Durnawen Gludwena Godwena Goldawen Gormowen Gornawen Gulvawen Hodlawen Hogrowen Hulgawen Knorwena Kundrawen Murdowen Murgawen Sturdowen Sudrowen Tholwena Thondawen Thurlowen Torvowen Trundowen",
    },
    klassisk: {
      men:
        "Bodreus Boldarios Bolgedon Bolkandros Bormandros Borthakos Bothedon Brontakles Burgedon Dokrides Dondarios Dorgandros Dorkedon Dormedes Drondios Dulkandros Durthios Fordandros Glodreus Glondios Golgandros Gordedon Gorvandros Gundarios Hodrios Holtandros Klodrios Kodrandros Korthios Kuldarios Lokrandros Lorkandros Mobrandros Noktandros Odrakos Okterios Olmedes Orbedon Ordreus Orkales Orkelios Orthakles Prondakos Rongandros Rudrios Sortandros Stondios Tholmedes Thondarios Thorkedon Throndios Thuldarios Thundios Tolmedon Torgedon Udreus Urdandros Vulmedon",
      women:
        "Boldaria Bolkandra Bolmeda Bormandra Borthia Bothedia Brondea Buldora Burgandra Doldora Dondaria Dorgandra Dorkene Dorthelia Drondia Duldene Dulkandra Durthia Glodrea Glondia Glorkandra Golgandra Gordione Gundaria Hodria Holtandra Klodria Kordelea Lodrene Lokrandra Mobrandra Noktandra Nordora Norkandra Oktaria Orbedia Ordrea Orkelia Orthandra Prondora Rondelia Rongandra Rudrene Sortandra Stordione Tholdora Thondaria Thorkene Throndia Thundea Thurgandra Tolmene Trundora Tundelia Ulmeda Urdelia",
    },
    modern: {
      men:
        "Bolzak Bondrax Broldex Bronzal Brozdan Brulzek Bundrex Dobrex Doldrex Dolvex Dolzan Donzek Dordrax Dornax Dorzak Drolzek Droxal Drozgar Drulzan Druxon Durdex Glodrex Golzek Gorvax Grondex Gundrax Gunzek Gurdrex Huldrex Kondrex Kruxal Lorzek Modrex Murdrax Nodrax Nordrex Obrax Oktrax Oldrax Ozgard Rudrex Skulzek Strondex Struxal Sturzak Tholdex Thondrax Thorzak Throxal Thruldex Thulzek Thundrex Trunzek Turzek Vozdan Zoldek Zolgrin Zoltrak Zondrek Zordak Zorgal Zugran Zundrak",
      women:
        "Bondrexa Borvaxia Borzina Broldexa Bronzira Brozdana Brulzia Bruxia Bulzana Cordaxia Dobrexa Doldrexa Dolzia Dordexa Dornaxa Dozgara Droxia Drulzana Druxana Dundrexa Dunzara Durzina Glodrexa Glozdara Golzana Grondexa Guldrexa Gunzia Gurdexa Konzia Modrexa Nobraxia Noldexa Oktraxia Rudrexa Skulzia Strondexa Struxia Sturzina Tholdexa Thondrexa Thorzina Throxia Thruldexa Thulzia Torxia Trunzia Uzgara Zodraka Zoldara Zordaka Zorgala Zorthia Zundraka",
    },
  },
  drake: {
    nordisk: {
      men:
        "Arvarrik Aurrald Bardarrik Bjarrulf Branarrik Brovarrulf Drassir Dravarrik Eidarrik Errulf Falgarrik Fenrassir Fjorrulf Galmarrik Gandassir Garrald Gautassir Geirassir Ginnassir Gislarrulf Glamarrik Gyrrulf Haldarrulf Harrulf Havassir Helmarrulf Hergassir Hervarrik Hrimassir Hrungassir Hugarrik Ingarrulf Isarrik Jarlassir Kaldarrik Kolassir Kolgarrik Korrald Kvarrulf Kveldarrik Ljotassir Logarrik Magnarrulf Naddarrik Nidassir Njordassir Oddarrik Ragarrulf Raudassir Ravnassir Rodarrulf Sigarrulf Silfarrik Skerrulf Skirrald Skrymassir Skugassir Snarrulf Sterrald Surtassir Svirrulf Sylgarrik Thundarrik Thyrrulf Tindassir Tyrassir Tyrrald Ulvassir Urdassir Vedarrik Vetrassir Yggarrik Ymarrik",
      women:
        "Arrunn Aurrhild Bardarrun Bjarrunn Brimassunn Drassunn Dyrrhild Eirassunn Errahild Fenrassunn Fjorrunn Fylgarrun Fyrrunn Galmassunn Gandassunn Garrhild Gautassunn Ginnarrun Glamarrun Havassunn Heidassunn Helmarrun Hergassunn Hervarrun Hessunn Hrungarrun Isarrun Issunn Jarlassunn Jotassunn Kaldarrun Kerrunn Kolgarrun Kveldarrun Lyssunn Modassunn Morrhild Murrunn Nidarrun Raudassunn Ravnassunn Sigarrun Silfassunn Skarrunn Skyrrhild Sterrunn Surtassunn Svarrhild Svassunn Svirrunn Tharrunn Thundarrun Tindarrun Tyrassunn Ulfassunn Urdarrun Valgarrun Vedarrun Vetrassunn Vorrunn Yggarrun Ymassunn",
    },
    keltisk: {
      men:
        "Adarrach Aldessach Anessach Ardossach Arrowan Assowan Balorrach Berrach Bladessach Bressowan Brissach Cadessach Calarrach Carnossach Clessach Clydarrach Conarrach Corrach Crassach Denorrach Dessowan Dolarrach Drenassach Drossowan Dunessach Dyrrach Eladassach Elarrach Erossach Essach Felorrach Finarrach Fressach Garrach Gavarrach Glanassach Glessowan Glorrach Haldarrach Idorrach Idrissach Inverrach Jorrowan Kendassach Kordessach Landessach Ligarrach Lissach Lossowan Madorrach Malessach Medarrach Murrach Nelassach Nidessach Rodessach Skerrowan Sladorrach Soldassach Sterrach Sulessach Svarrach Tharrach Thessowan Tradessach Tremorrach Vedorrach Velessach Verrowan Ynarrach",
      women:
        "Adarrowen Aldessawen Anessowen Ardossawen Arrawen Arrowena Assawen Balorrawen Barrowen Berrawen Bressawen Brissowen Cadessowen Calarrowen Clessawen Colessowen Conarrowen Corrawen Crassawen Denorrawen Dessowen Dolarrowen Drossawen Dunessowen Dyrrawen Elarrowen Errowen Felorrawen Fessawen Finarrowen Gavarrowen Idorrawen Idrissowen Inverrawen Korrowen Ligarrowen Lissowen Lorassawen Madorrawen Malessowen Medarrowen Merrowena Murrawen Narissowen Nelassawen Nidessowen Ordessowen Ossowen Perissowen Rodessowen Skarrowen Skerrawen Sulessowen Talissawen Tharrawen Therrowen Thessawen Torissowen Ulissawen Vedorrawen Velessowen Ynarrowen",
    },
    klassisk: {
      men:
        "Adrassios Agarros Alassios Aldarros Arissos Arkassios Arrandros Belassos Beressios Berrakos Birrandros Bolarros Derrandros Dolassos Dorrakos Drakassos Edarros Erassios Eressos Essandros Galessios Garrakos Gelarros Gradassos Hekarros Hymassios Hyrrakos Idassos Imarros Kadassos Kilassos Kressios Kymarros Lemarros Lykarros Marassios Milarros Mykassos Nikarros Nyrrandros Palarros Pegarros Pelassios Pytharros Rodarros Sterrakos Stygassos Sylarros Terissios Thalassios Tharrakos Thyrrios Turissos Urrakos",
      women:
        "Adrassia Agarria Alassia Aldarria Alissoria Amissandra Arissea Arkassia Arrenea Assandria Belassea Beressia Berrandra Bessandra Bolarria Brymassia Derrenea Dessoria Dolassea Dorrandra Drakassia Dryssandra Edarria Erassea Evassia Galessia Gelarria Glyssandra Gyrrandra Hekarria Hymassia Idassia Ilassea Ilissandra Imarria Irrandra Issandra Kadassia Kolassia Kressandra Kymarria Lemarria Lykarria Marassia Milarria Mykassia Nikarria Nomassia Nyrrenea Orassia Palarria Pegarria Pelassia Rodarria Rossandra Samassia Sterrandra Stygassia Sylarria Terissia Tharrandra Thessandra Thorrenea",
    },
    modern: {
      men:
        "Adarrax Amarrox Arrazan Assazor Azarrek Belarrox Berrazor Brazarr Calarrax Corrazor Dazarran Derrazan Dezarrin Drassazor Drazarron Dyrrax Elarrax Elazarr Ezarrion Farrazor Fenarrax Gezarran Glessazor Gorrazan Hessazan Hezarron Imarrax Ixarron Jalarrex Jorrax Kalarrox Kezarrik Kolarrex Kressazor Lazarrik Lyssazor Mexarron Nezarrok Nokarrex Nyrrazan Ozarran Razarrok Rossazan Ruxarron Skerrax Sterrazor Svarrax Sverrazan Tamarrex Thalarrax Tharrazor Thyrrazan Tuzarrin Urrazor Xalarrek Xamarrin Xandarr Xarragon Xavarron Xerrakon Xevarrin Xidarran Xivarrok Xolarrin Xorrak Xyrron Zadarrek Zagarran Zalarron Zavarrok Zedarrin Zemarrik Zerragan Zessaron Zimarrok Zomarrek Zorrakon Zundarrek",
      women:
        "Adarraxia Aldarrexia Amarroxia Arrazia Assazia Azarria Belarroxia Berrazea Brazarria Bressazia Calarraxa Carrazea Corrazia Dazarrana Dezarrina Dorrazea Drassazia Dyrraxia Elarraxia Elazarra Fenarraxia Gerrazia Glessazia Hazarrea Hessazia Imarraxia Irrazea Ixarria Jalarrexa Jorraxia Kalarroxia Kezarria Kolarrexa Lazarrina Lezarrana Lyssazia Mexarria Nyrrazea Ossazea Ozarrana Rossazia Rozarria Ruxarria Skerraxia Sterrazia Svarraxia Tharrazia Thorraxia Tuzarrina Xalarrea Xamarrina Xarragia Xavarria Xelarria Xerrakia Xevarrina Xidarrana Xolarrina Xorralia Xyrronia Zagarrana Zalarria Zandarria Zarronia Zedarrina Zemarria Zerralia Zessaria Zomarrea Zyvarria",
    },
  },
};

/**
 * Bynames by style: epithets after "den" in the form for women, and by category the rest. A pair is
 * man's form/woman's form, a single word is the same for both, and _ is a space.
 */
export const bynames: Readonly<
  Record<
    string,
    { readonly epithets: string; readonly byCategory: Readonly<Record<string, string>> }
  >
> = {
  maktig: {
    epithets:
      "väldiga starka okuvliga orubbliga obesegrade oövervinneliga segerrika mäktiga obändiga kraftfulla järnhårda stormande",
    byCategory: {
      krigare:
        "Järnnäve Stormhand Åskklinga Stålhjärta Stormsköld Eldspjut Bronssköld Järnklinga Stormryttaren/Stormryttarinnan Järnväktaren/Järnväktarinnan Åskjägaren/Åskjägarinnan av_Stormheden av_Järnborgen av_Åskfjorden av_Stålvallen",
      magiker:
        "Eldtunga Stormstav Åskhand Stormöga Eldhand Järnstav Åskröst Stormbesvärjaren/Stormbesvärjerskan Blixtvävaren/Blixtväverskan Eldtämjaren/Eldtämjerskan Åsktydaren/Åsktyderskan av_Stormtornet av_Järntornet av_Eldvalvet av_Åskberget",
      alv:
        "Stormbåge Eldpil Åskpil Stormröst Järnbåge Stålpil Eldbåge Stormspejaren/Stormspejerskan Eldvandraren Åskvandraren Stormväktaren/Stormväktarinnan av_Stormskogen av_Stormdalen av_Åskdalen av_Eldskogen",
      dvarg:
        "Järnskägg/Järnfläta Stålnäve Stenhammare Åskhammare Bronsyxa Järnbälte Stormyxa Stennäve Stålsmeden Järnbrytaren Stenkrossaren Bergklyvaren av_Järnhallen av_Stenhallen av_Stålgruvan av_Eldberget",
      drake:
        "Stormvinge Eldvinge Åskvinge Järnklo Stålfjäll Bronsfjäll Eldstrupe Järntand Stormhärskaren/Stormhärskarinnan Bergkrossaren Eldhärskaren/Eldhärskarinnan av_Stormklippan av_Eldberget av_Åskgrottan av_Järnbranten",
    },
  },
  mystisk: {
    epithets:
      "gåtfulla osedda drömmande beslöjade outgrundliga hemlighetsfulla månbelysta stjärnkunniga fjärrskådande förtrollade dimhöljda sägenomspunna",
    byCategory: {
      krigare:
        "Månklinga Stjärnspjut Dimsköld Månsköld Stjärnhand Runsköld Stjärnklinga Dimryttaren/Dimryttarinnan Månväktaren/Månväktarinnan Stjärnjägaren/Stjärnjägarinnan av_Dimheden av_Månborgen av_Stjärnfjorden av_Norrskensvallen",
      magiker:
        "Månöga Stjärnöga Drömstav Dimkåpa Runstav Månstav Stjärnhand Drömvävaren/Drömväverskan Stjärntydaren/Stjärntyderskan Runtydaren/Runtyderskan av_Måntornet av_Drömtornet av_Stjärncirkeln av_Dimvalvet",
      alv:
        "Månblad Stjärnblad Dimsteg Månbåge Drömröst Stjärnröst Månsteg Dimvandraren Månsångaren/Månsångerskan Stjärnspejaren/Stjärnspejerskan Drömvandraren av_Månskogen av_Dimdalen av_Stjärnlunden av_Drömskogen",
      dvarg:
        "Stjärnhammare Runyxa Runbälte Dimskägg/Dimfläta Månhammare Stjärnbälte Runhammare Runristaren Runsmeden Stjärnsmeden Månsmeden av_Månhallen av_Runhallen av_Stjärngruvan av_Dimberget",
      drake:
        "Månvinge Stjärnvinge Dimvinge Månfjäll Stjärnfjäll Stjärnöga Månöga Norrskensvinge Månhärskaren/Månhärskarinnan Drömslukaren Stjärnslukaren av_Månklippan av_Dimgrottan av_Stjärntoppen av_Drömgrottan",
    },
  },
  nobel: {
    epithets:
      "ädla visa rättrådiga trofasta högborna milda ärofulla ädelmodiga rättfärdiga storsinta hedersamma högättade",
    byCategory: {
      krigare:
        "Silverklinga Guldspjut Ädelhjärta Guldsköld Silversköld Liljesköld Silverhand Guldklinga Silverryttaren/Silverryttarinnan Kronväktaren/Kronväktarinnan Guldryttaren/Guldryttarinnan av_Silverborgen av_Kungsborgen av_Liljeborgen av_Guldheden",
      magiker:
        "Silvertunga Guldstav Silverstav Guldöga Silverkåpa Guldhand Liljestav Silvervävaren/Silverväverskan Guldtydaren/Guldtyderskan av_Silvertornet av_Guldtornet av_Krontornet av_Silverkällan av_ätten_Guldkälla",
      alv:
        "Silverblad Guldblad Silverbåge Liljeblad Guldpil Silverröst Silversteg Silversångaren/Silversångerskan Guldsångaren/Guldsångerskan av_Silverskogen av_Liljedalen av_Guldlunden av_Kungsskogen av_ätten_Silverlilja",
      dvarg:
        "Guldskägg/Guldfläta Silverskägg/Silverfläta Guldhammare Silverbälte Ädelsten Guldbälte Silverhammare Kronsmeden Silversmeden Guldristaren av_Guldhallen av_Silverhallen av_Kungshallen av_Silvergruvan av_Kronberget",
      drake:
        "Guldvinge Silvervinge Guldfjäll Silverfjäll Silverklo Guldöga Kronfjäll Pärlfjäll Guldhärskaren/Guldhärskarinnan Kronväktaren/Kronväktarinnan Silvertand av_Guldklippan av_Silvertoppen av_Kungsklippan av_Silvergrottan",
    },
  },
  mork: {
    epithets:
      "dystra grymma hemsökta fördömda bleka tröstlösa mörka onda hämndlystna fredlösa skoningslösa glädjelösa",
    byCategory: {
      krigare:
        "Skuggklinga Nattklinga Svarthand Korpsköld Skuggspjut Svarthjärta Nattspjut Sotklinga Skuggryttaren/Skuggryttarinnan Nattjägaren/Nattjägarinnan Gravväktaren/Gravväktarinnan av_Skuggheden av_Nattborgen av_Korpborgen av_Svartfjorden",
      magiker:
        "Skuggöga Svarttunga Nattkåpa Korpstav Skuggstav Nattöga Svarthand Skuggvävaren/Skuggväverskan Skuggbesvärjaren/Skuggbesvärjerskan Gravtydaren/Gravtyderskan av_Skuggtornet av_Korptornet av_Gravvalvet av_Svartkällan",
      alv:
        "Skuggblad Nattblad Skuggsteg Svartbåge Korppil Nattpil Skuggpil Skuggvandraren Nattvandraren Nattsångaren/Nattsångerskan Skuggspejaren/Skuggspejerskan av_Skuggskogen av_Nattskogen av_Korplunden av_Svartdalen",
      dvarg:
        "Nattskägg/Nattfläta Skuggskägg/Skuggfläta Sothammare Skuggyxa Nattyxa Korpskägg/Korpfläta Svarthammare Sotnäve Skuggsmeden Nattsmeden Gravristaren av_Skugghallen av_Gravdjupet av_Nattgruvan av_Svartberget",
      drake:
        "Skuggvinge Nattvinge Korpvinge Svartfjäll Sotfjäll Svartklo Skuggfjäll Nattfjäll Skugghärskaren/Skugghärskarinnan Nattslukaren Ljusslukaren Skuggklo av_Skuggrottan av_Nattklippan av_Korpbranten",
    },
  },
};
