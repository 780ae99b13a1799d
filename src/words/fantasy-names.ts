/*
 * Fantasy names by category, origin and sex, and the Swedish bynames of their styles. Invented for
 * this site, and read one by one.
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
 * A name has two to four syllables and at most ten letters, and can be said at sight. Nobody in the
 * statistics has it. It is not a word, a brand or a well-known character, nor a single letter away from
 * a brand, a character or another name of its list. The names of a list begin with at least 25
 * different groups of three letters. tests/generators/fantasy.test.ts checks what can be checked.
 *
 * Only the byname shows the style: iron, storm, thunder and fire are mäktig; moon, stars,
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
        "Ardgeir Bardulf Bergvar Bjargmund Bragmund Breidulf Brenulf Bryngeir Dagmundir Dangrim Eskulf Fredulf Galdrik Galmund Gautrik Geirvald Gestulf Grimulf Haldorik Hedrulf Heidgrim Heldulf Hergrim Hervald Hildgeir Hjalgrim Hjardulf Ingrulf Jarngrim Ketrulf Kveldrik Magnulf Marvald Raudgrim Rimgeir Selgrim Sigrulf Skirvald Skjalgeir Sveigrim Tindulf Trandulf Tyrmund Valdulf Valgrim Vargeir Vindgeir Yngrik",
      women:
        "Aldrun Algunn Alvgerd Arngeira Arnveig Bergeira Bjargdis Breidunn Bryndalis Dagveig Eldveig Eskunn Fredrun Galdeira Gardunn Gautrun Geirhild Gridunn Grimdis Hadrun Hallgunn Heidveig Herdalis Hergunn Hildrun Hjalveig Hjargunn Hrodunn Idgunn Idveig Isgerd Jardveig Jarnhild Ketrun Kveldis Leidrun Magneira Margunn Nardrun Ragneid Raudrun Rimgunn Sandrun Sigdrun Skarhild Skirgunn Stigrun Styrhild Svandrid Sverdis Tindrun Trygdis Tyrgunn Tyrveig Vighild Ymgerd Yngdis",
    },
    keltisk: {
      men:
        "Ardach Bannowan Bardowan Belwyn Bladowan Blethowan Branowan Brinwyn Brogowan Brylach Bryndach Cadrowan Cadwan Caldach Callowan Cladach Clevowan Cradwyn Cragowan Danlach Darlowan Derlach Derwan Dirnach Drannoch Drelwyn Drewan Dristowan Drynach Edrowan Eldach Elderwyn Eldowan Fendach Ferdowan Galdowan Gannoch Garwyn Glerwyn Gralwyn Herdach Idrach Kernach Larnach Pendowan Predwyn Skelwyn Sterwyn Tellach Tirlach Trelowan Tyrnach",
      women:
        "Aldowen Ardawen Arthowen Bannowen Belderwen Belwena Bladwena Bledowen Brennowen Breowen Bretwena Brinwena Brydwena Brynowen Calwena Candowen Clarowen Cledawen Clewena Cradowen Crendowen Danwena Darlowen Dellowen Derwena Dralwena Drenowen Drystawen Edlawen Fardowen Ferdawen Fergowen Girwena Glanwena Hedrowen Herdowen Idrowen Kernowen Kildawen Lendawen Madrowen Mirdowen Pendowen Seldowen Stradowen Tarwena Tirlowen Tredowen Trenwena",
    },
    klassisk: {
      men:
        "Adrakos Aldakos Aldemos Anthedon Arkesos Arktides Bardandros Belkandros Brasidos Bresandros Dakrios Drakides Drasilos Drymandros Drysios Ektalos Ergandros Glavkos Haldarios Hermakos Kaldios Kendarios Kerdios Kertalos Klearkos Klymedes Kratandros Krelandros Krytalos Leandrios Mardonios Nestalos Palkedon Peldarios Peltandros Pendakos Pindarios Sarkedon Seldandros Skandros Skardakos Strelios Teldakos Tindaros Trenakos Tyndarios Verdakos",
      women:
        "Adrakia Aldoria Alkedia Antedia Ardenea Arkandra Arktea Astrenea Bardandra Belkandra Berdoria Brendora Bresandra Dalkandra Dendora Drakandra Drasilea Drelandra Drenora Drymene Ergandra Gandelia Glyndora Hermakia Indoria Kaldora Kandrilea Kendelia Kerdandra Klymeda Kratene Kreandra Krelia Krytalia Leandria Mendoria Myrtakia Nardene Nestalia Parthea Peldora Peltandra Perkandra Sarkedia Selkia Skeldora Spartene Stendora Strenia Teldakia Thalkandra Thrandora Tyndora",
    },
    modern: {
      men:
        "Altrex Ardezan Arktez Balvex Bandrix Belzor Brenzor Bryzan Dalrix Darvez Darzek Delzan Dexlan Draxal Drexon Drezan Eldrax Endrex Ezgard Fendrax Galdrex Grexan Grixal Helzak Kaltazar Kantrez Keldrex Kelvex Kerzak Klazor Kyrdrax Nardex Praxon Skandrex Skarzek Tirzak Trexor Trizan Velgrax Verdrez Verzek Vrandex Xantrek Yndrax Zadrek Zardek Zelvek Zerkal",
      women:
        "Aldrixa Ardexa Ardraxa Arkaza Artexia Axtara Balvexa Balzara Bandrixa Belzira Berzana Braxia Brazena Brezana Bryzara Dalzira Dantrexa Delzara Derzia Dextara Drazira Drexana Drixela Dryzena Endrixa Gryzana Kandrexa Kantrezia Keldexa Kelziana Kendraxa Klazira Klezana Kyrdraxa Parzena Peldrexa Praxela Skarzela Skazira Starzia Stavrixa Sterzana Terziana Tirzada Trizela Velzada Vrandexa Xandrela Xantrea Yndraxa Zadrela Zaldira",
    },
  },
  magiker: {
    nordisk: {
      men:
        "Adilmund Alemnir Alimgeir Amaldir Arimulf Elimund Eremnir Galimund Himaldin Iremund Jorimund Kolemnir Lagemund Lodemnir Lomarik Loremund Lumaldir Lumogrim Lunemund Malodrin Maregrim Maridulf Meladir Melogrim Meraldir Merunulf Milarik Milegrim Milovir Mirogrim Modarik Moladrik Morigald Movaldir Movindir Navimund Nemelrik Nidimund Nimaldir Ramovir Ravemund Remarik Rimodir Romelrik Samogrim Sivemund Tamelrik Tymarik Ulimnir Visemund Ymogrim",
      women:
        "Alomeid Amalrun Amarid Amihild Arimdis Avimeid Balamrun Elimrun Emarun Emelrid Galimrun Imadis Imeira Jomarun Jorimhild Lomadis Loremeid Lumeira Lumifrid Lunemeid Maleveig Malihild Maregunn Maroveig Melaveig Melifrid Merihild Mevadis Midalis Miladis Milirid Mirelunn Mirifrid Mirogerd Moridis Nimelrid Ramafrid Ramorid Samelrun Semadis Semeira Simarun Solamhild Somelrid Talamhild Tamelrid Temirid Umafrid",
    },
    keltisk: {
      men:
        "Amadach Amalowan Amelwyn Amerowan Aremowan Belimach Dalemach Demerach Elamach Emalach Ferimach Gerimowan Himelwyn Imarach Irimach Jorimowan Kimelach Lemarach Lemodwyn Lumelwyn Lyremach Mabowan Madelwyn Maelowan Malidach Malodwyn Maredwyn Marodach Medarach Medowan Meladach Melidwyn Merelwyn Meriowan Midarwyn Milarach Mirowan Moridach Narimowan Nelomach Nolimach Ragimowan Rimalach Romelach Savimowan Temelwyn Ulimach",
      women:
        "Alimowen Amadwen Amalowen Amelwen Amerowen Amoriwen Belimowen Calomiwen Coremiwen Dalemiwen Demerowen Elamowen Eramiwen Evimowen Ferimowen Hadimowen Himelwen Imeriwen Irimowen Jorimowen Lemodwen Limoriwen Lumelwen Lyremowen Mabowen Madelwen Madowena Maelowen Malewena Malidwen Maredwen Melowena Merelwen Meriowen Merodwen Milodwen Mirowena Moridwen Murowen Myriwena Narimowen Nolimowen Ragimowen Rimalwen Romelwen Savimowen Solomiwen Sulimowen Temelwen Valimelwen Veremowen",
    },
    klassisk: {
      men:
        "Adamantes Adimedes Agamedes Agimandros Alimedon Amadoros Amelikos Ametrios Amikandros Anemedes Aristomes Dalimedes Delimedon Demalios Deramedes Elamedes Emerios Epimedes Evimedon Fenimedes Galamedes Himerios Ilomenes Isomedon Kyramedes Larimedes Loramedes Lukimedes Lumelios Lykomenes Malandros Malidoros Maravios Marideos Medokles Melakios Menelios Meridoros Midarios Miranios Myredon Nelimedes Nikamedes Olimedes Selamedon Teramenes",
      women:
        "Adimene Agimandra Alamene Alimeda Amadora Ameidora Amikandra Anemeda Belimene Elameda Eleimone Emerine Eramene Evimeda Fenimeda Galamea Galimene Hilamene Himerea Ilomene Kyrameda Lumelia Lykomene Lyramea Madorea Makedea Malidora Melakia Meledora Melikandra Menelea Menodora Meradea Meridora Milodea Mylandra Myredora Nedimene Nemandra Nikameda Nimedora Orameda Orimene Paramene Pelamea Rodimene Selimandra Solimeda Tamandra Verameda",
    },
    modern: {
      men:
        "Alimazar Amezar Aramez Arimazel Azamar Azemur Azimel Azomir Belimaz Bezamir Dezamor Dimazar Elamaz Imexar Kezimar Lozamir Lumazar Lumexor Luzimar Mazalor Melazar Mezodar Mezumar Mizador Morazel Myxador Olimaz Ramizon Razamir Rimazor Romazel Sumazor Tazamor Umazel Uzamir Vazimor Xalimar Xamador Xanamir Xelamir Ximeron Xomadir Xoramir Xumarel Yzamor Yzemar Zamoril Zemador Zemiron Zenamir Zumavor",
      women:
        "Alimaza Amezara Aramiza Axamira Azamara Azemura Azimela Azomira Belimaza Bezamira Dezamia Elamaza Elimazia Emizara Imexara Izamela Jazamira Kezimela Lexamira Lezimara Limazela Lozamira Lumazara Lumexia Luzimela Mazelia Mazoria Merazia Mezalora Mezodea Mezumara Mirazela Mizadora Orimaza Ozemara Romazela Romizana Ruzamira Sumazia Umazela Xalimara Xamadora Xameria Xanamira Xelamira Xomadira Xoramira Xumarela Zamelea Zamorila Zemadora Zemorana Zenamira Zilamora Zumavora",
    },
  },
  alv: {
    nordisk: {
      men:
        "Alfenir Aljarin Alvalin Anvarin Arnalf Aslarin Eirinvar Eisulf Elvarin Elvenir Ervalf Fenivar Fenrulf Fjarulf Fjelnir Fjorvalin Frilvar Isarulf Jarilvar Jolnir Jovinir Laufir Lauvalin Leivarin Lirulf Ljosvar Ljovir Lonir Lunarulf Lyrnir Lysulf Nalvir Neiralf Nialf Nilvar Nivarin Njalarin Njelvir Norivin Norulf Norvalin Raunir Ravnalf Reinvar Rinulf Rolvarin Rosnir Runalf Runivar Selinir Silunir Sorilvar Sveirin Svelnir Sylvarin Valirulf Valunir Venulf Vilvarin Virnir Vorinir",
      women:
        "Aljunn Alveira Aurunn Eilarun Eileira Eirun Elvunn Erveira Fenunn Fjalunn Fjelrun Frilunn Froveira Ilunn Isaleira Isarun Iseira Jarilja Jarunn Jeleira Jolunn Junveira Laufeira Lauvunn Leirunn Ljosunn Lorunn Loveira Luneira Lyseira Naleira Nelunn Nilveira Nivunn Norilja Nyveira Ranunn Raveira Reinunn Rineira Rosveira Seveira Siljunn Sinelja Soleira Solrilja Sunrilja Svaleira Sveinunn Sylveira Syneira Vaneira Virunn Yleira Yrilja",
    },
    keltisk: {
      men:
        "Aelwyn Aerowan Alarwyn Alvewyn Arawyn Ariowan Eilwyn Eirowan Elorwyn Elowan Erawan Erelwyn Erinowan Faelowan Faerwyn Faronwyn Fjelwyn Florowan Ilvarwyn Isarwyn Islowan Jarowan Jorwyn Lanowan Larewyn Leirwyn Lenewyn Lionwyn Lorelwyn Lunarwyn Lyrowan Nalowan Narelwyn Nevowan Nilarwyn Nirewyn Norewan Orlowan Ranewyn Ravowan Reilowan Rialwyn Ronelwyn Rosarwyn Rynowan Silewan Sinelwyn Sulowan Vanelwyn Venowan Virewan",
      women:
        "Aelawen Aerowen Alewena Alorwen Alvowen Anelwen Arawena Ariowen Eirawen Eleowen Elowena Elvawen Evelwen Faelowen Faronwen Firowen Irelwen Isalwen Islowen Jarowen Jorawen Lanowen Leirwen Linowena Lionwen Lorelwen Lysowen Nalowen Narelwen Nelorwen Neriwen Nevowen Nyrowen Orlawen Raelwen Ranawen Ravowen Reilowen Rialwen Rolawena Ronelwen Rosalwen Rynowen Salawen Sevawen Sinelwen Sunowen Sylowen Synawen Verelwen Viriwen",
    },
    klassisk: {
      men:
        "Aelios Aerilos Alirios Aniros Ariseos Avilos Elanios Eleiros Elivaros Enarios Erelios Erivales Evalios Evarilos Falerios Finelios Florilos Ilenios Iliaros Ilvarios Isalios Iseros Isilaros Janelios Jovarios Larelios Laurilos Leneiros Lirianes Lorivales Lunaros Luviales Lysanes Naleos Narilos Navarios Nelaros Nesarios Niriales Nyrios Orfelios Orialos Raveros Roselios Seilios Sirelios Soliaros Sulios Sylarios Synelios Valeros Valiaros Volarios",
      women:
        "Aeriane Anelea Aurelene Eilanea Elorine Elysene Enalea Evarine Falerine Felianea Ilenea Ilione Irelea Isalea Iselia Jolarine Larelia Lerinea Levanea Leviria Liserea Lorelea Lorianea Luviane Lyrione Naleria Narisea Naviane Neleine Nelione Nerelia Niriane Orisea Osaria Raelia Ralinea Raveria Relanea Saverea Serianea Sirelia Soliane Sulinea Sylene Valiane Vialea Yrelia",
    },
    modern: {
      men:
        "Aelixar Anzeril Axarel Elazor Elyzar Fenzar Ilixan Ilzarin Jolazar Larixel Lezaris Linazel Lizeron Luxian Nexarel Nexilan Nilazel Norixan Noxiel Olezar Ralizel Raxiel Razelan Razinel Rivazel Rizeran Roxarel Salixan Serazel Solazel Valexor Vizarel Xaelor Xalirel Xarelin Xavilon Xelaris Xeniel Xilarin Xinarel Zaelin Zaeron Zafirel Zanoriel Zavarel Zenirel Zeralin Zevarin Zirelon Zorelin Zylarin",
      women:
        "Aelixa Aerixia Alixara Anzerila Arizela Axarela Azariela Elazira Fenzira Ilixia Jolazara Larixela Lezarine Linazela Lixarela Lizerena Lorazela Luxiana Nexarela Nilazela Nizerela Norixa Noxiara Nyxara Orixia Ralizela Raxiela Razelana Razinela Renazela Rexaria Rizelia Roxarela Saezela Salixia Serazela Solazira Valexara Voxiana Xaelira Xanirea Xavinea Xelarine Xeniela Xinarela Xuriana Zaelia Zaerina Zafirela Zariella Zenirela Zeralina Zevarine Zilarina Zirelia Zuriela Zylara",
    },
  },
  dvarg: {
    nordisk: {
      men:
        "Bolgrim Brondir Brundulf Burgulf Domgrim Dondrik Dornvar Drondulf Drungrim Dulgrim Durnulf Durvald Frodgrim Gorgrim Gormulf Grolvar Gundrik Gurnir Hodgrim Holdulf Holvald Hrodvar Hroldin Huldrik Krongeir Kurgrim Nordulf Orgald Osgrim Rudgrim Skulgrim Strondulf Sundulf Tholdir Throndir Thrungeir Thundrik Thurgrim Uldgeir Ulfvald Urdulf Urgeir Vodrin",
      women:
        "Bolgunn Brongunn Bruldis Brundveig Burgdis Dolhild Dorgunn Dornveig Dugrun Durdis Fornhild Glodrun Gorhild Holmgerd Huldveig Hulgerd Jordveig Jorngerd Kronhild Mjodrun Nordgerd Osgunn Rodrid Rudveig Strondis Sundeid Tholdis Throndis Torgeira Torveig Urgunn",
    },
    keltisk: {
      men:
        "Bodrowan Bundowan Burlach Burwyn Conlach Connowan Corbach Corlowan Crondowan Dobrach Dolvach Dorlach Dornowan Dorwyn Dugrowan Dunlach Durlowan Durnach Furdowan Glodwyn Glondach Goldowan Gorgach Gruldowan Lornach Morgewyn Morvach Sturdowan Sudrowan Tholwyn Thondach Thurlowan Trobrach Trudwyn",
      women:
        "Bodrowen Bolgowen Bolwena Borlawen Bundowen Burdawen Burlowen Burwena Conwena Corbawen Corlowen Cromlawen Dobrawen Dolvawen Dordawen Dorgowen Dorwena Drolwena Drondawen Drudwena Dugrowen Dulwena Dunvawen Durnawen Goldawen Gormowen Gornawen Hogrowen Hulgawen Murdowen Murgawen Sturdowen Sudrowen Tholwena Thondawen Thurlowen Torvowen Trundowen",
    },
    klassisk: {
      men:
        "Bodreus Boldarios Bolgedon Bolkandros Bothedon Brontakles Dondarios Dorgandros Drondios Dulkandros Durthios Glondios Golgandros Gorvandros Gundarios Hodrios Holtandros Korthios Kuldarios Lorkandros Noktandros Odrakos Okterios Olmedes Orbedon Orkelios Orthakles Prondakos Rudrios Tholmedes Thondarios Throndios Thuldarios Thundios Tolmedon Udreus Urdandros Vulmedon",
      women:
        "Boldaria Bolkandra Bolmeda Bothedia Brondea Doldora Dondaria Dorgandra Dorthelia Drondia Duldene Dulkandra Durthia Glondia Golgandra Gordione Gundaria Hodria Holtandra Kordelea Lodrene Noktandra Nordora Norkandra Oktaria Orbedia Orkelia Orthandra Prondora Rongandra Tholdora Thondaria Throndia Thundea Thurgandra Tolmene Trundora Tundelia Ulmeda Urdelia",
    },
    modern: {
      men:
        "Broldex Bronzal Brozdan Brulzek Doldrex Dolvex Dolzan Donzek Dordrax Dornax Dorzak Droxal Drozgar Druxon Glodrex Golzek Grondex Gundrax Gurdrex Huldrex Lorzek Modrex Murdrax Nodrax Obrax Ozgard Rudrex Skulzek Strondex Sturzak Tholdex Thondrax Thorzak Throxal Thulzek Thundrex Trunzek Turzek Vozdan Zoldek Zondrek Zordak Zorgal Zundrak",
      women:
        "Borzina Bronzira Bruxia Cordaxia Doldrexa Dolzia Dordexa Dornaxa Droxia Druxana Dundrexa Dunzara Durzina Golzana Grondexa Guldrexa Gurdexa Modrexa Noldexa Rudrexa Strondexa Struxia Tholdexa Thondrexa Thorzina Throxia Thruldexa Thulzia Trunzia Uzgara Zodraka Zoldara Zordaka Zorgala Zorthia Zundraka",
    },
  },
  drake: {
    nordisk: {
      men:
        "Arvarrik Bardarrik Bjarrulf Branarrik Drassir Dravarrik Eidarrik Errulf Falgarrik Fenrassir Fjorrulf Galmarrik Garrald Geirassir Haldarrulf Harrulf Havassir Hergassir Hervarrik Hrimassir Hugarrik Isarrik Jarlassir Kaldarrik Kolgarrik Kveldarrik Naddarrik Njordassir Oddarrik Ravnassir Silfarrik Skerrulf Skirrald Skrymassir Skugassir Snarrulf Sterrald Sylgarrik Thundarrik Thyrrulf Tindassir Tyrassir Tyrrald Ulvassir Vedarrik Vetrassir Yggarrik Ymarrik",
      women:
        "Arrunn Bardarrun Bjarrunn Drassunn Errahild Fjorrunn Fylgarrun Fyrrunn Garrhild Ginnarrun Hervarrun Hessunn Isarrun Issunn Kaldarrun Kerrunn Kolgarrun Kveldarrun Nidarrun Skarrunn Sterrunn Svarrhild Svirrunn Tharrunn Thundarrun Tindarrun Urdarrun Valgarrun Vedarrun Vorrunn Yggarrun",
    },
    keltisk: {
      men:
        "Adarrach Aldessach Anessach Ardossach Arrowan Balorrach Berrach Bressowan Brissach Cadessach Calarrach Clessach Clydarrach Conarrach Corrach Denorrach Dessowan Drossowan Dyrrach Elarrach Essach Felorrach Garrach Gavarrach Glorrach Haldarrach Idorrach Inverrach Jorrowan Kordessach Lissach Lossowan Madorrach Malessach Medarrach Murrach Nelassach Nidessach Rodessach Skerrowan Sterrach Svarrach Tharrach Thessowan Tremorrach Vedorrach Velessach Verrowan",
      women:
        "Adarrowen Aldessawen Anessowen Ardossawen Arrawen Arrowena Balorrawen Barrowen Berrawen Bressawen Brissowen Cadessowen Calarrowen Clessawen Corrawen Dessowen Drossawen Dunessowen Elarrowen Errowen Finarrowen Gavarrowen Idorrawen Inverrawen Korrowen Lissowen Lorassawen Madorrawen Malessowen Merrowena Murrawen Narissowen Nelassawen Ordessowen Ossowen Rodessowen Skarrowen Skerrawen Talissawen Tharrawen Therrowen Thessawen Ulissawen Velessowen",
    },
    klassisk: {
      men:
        "Agarros Alassios Aldarros Arissos Arkassios Arrandros Beressios Birrandros Bolarros Derrandros Dolassos Dorrakos Edarros Erassios Eressos Essandros Galessios Garrakos Gelarros Hekarros Hymassios Imarros Kressios Kymarros Lemarros Lykarros Marassios Milarros Nikarros Nyrrandros Palarros Pegarros Pelassios Pytharros Rodarros Sterrakos Sylarros Terissios Thalassios Tharrakos Thyrrios Urrakos",
      women:
        "Agarria Alassia Aldarria Alissoria Amissandra Arissea Arkassia Arrenea Belassea Beressia Berrandra Bessandra Bolarria Brymassia Derrenea Dessoria Dorrandra Drakassia Dryssandra Edarria Erassea Evassia Galessia Glyssandra Gyrrandra Hekarria Hymassia Ilassea Ilissandra Issandra Kressandra Kymarria Lemarria Lykarria Marassia Nikarria Nomassia Nyrrenea Orassia Pegarria Pelassia Rodarria Rossandra Samassia Sterrandra Sylarria Terissia Tharrandra Thessandra Thorrenea",
    },
    modern: {
      men:
        "Adarrax Amarrox Arrazan Azarrek Corrazor Dazarran Drassazor Drazarron Elarrax Elazarr Ezarrion Fenarrax Gezarran Glessazor Gorrazan Hessazan Hezarron Imarrax Ixarron Jalarrex Jorrax Kalarrox Kezarrik Kressazor Lazarrik Lyssazor Nezarrok Nokarrex Nyrrazan Ozarran Razarrok Rossazan Ruxarron Skerrax Svarrax Tamarrex Thalarrax Thyrrazan Tuzarrin Xalarrek Xandarr Xarragon Xavarron Xerrakon Xevarrin Xivarrok Xolarrin Xorrak Xyrron Zadarrek Zalarron Zavarrok Zedarrin Zemarrik Zerragan Zessaron Zimarrok Zorrakon Zundarrek",
      women:
        "Adarraxia Azarria Bressazia Calarraxa Carrazea Corrazia Dazarrana Dezarrina Dorrazea Elazarra Gerrazia Glessazia Hessazia Irrazea Ixarria Jorraxia Kezarria Lezarrana Lyssazia Ossazea Ozarrana Rossazia Rozarria Ruxarria Skerraxia Tharrazia Tuzarrina Xavarria Xelarria Xerrakia Xevarrina Xolarrina Xorralia Xyrronia Zalarria Zandarria Zarronia Zedarrina Zemarria Zerralia Zessaria Zyvarria",
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
        "Järnnäve Stormhand Åskklinga Stålhjärta Stormsköld Eldspjut Bronssköld Järnklinga Stormryttaren/Stormryttarinnan Åskjägaren/Åskjägarinnan av_Stormheden av_Järnborgen av_Åskfjorden av_Stålvallen",
      magiker:
        "Eldtunga Stormstav Åskhand Stormöga Eldhand Järnstav Åskröst Stormbesvärjaren/Stormbesvärjerskan Blixtvävaren/Blixtväverskan Eldtämjaren/Eldtämjerskan Åsktydaren/Åsktyderskan av_Stormtornet av_Järntornet av_Eldvalvet av_Åskberget",
      alv:
        "Stormbåge Eldpil Åskpil Stormröst Järnbåge Stålpil Eldbåge Stormspejaren/Stormspejerskan Eldvandraren Åskvandraren Stormväktaren/Stormväktarinnan av_Stormskogen av_Stormdalen av_Åskdalen av_Eldskogen",
      dvarg:
        "Järnskägg/Järnfläta Stålnäve Stenhammare Åskhammare Bronsyxa Järnbälte Stormyxa Stennäve Stålsmeden Järnbrytaren Stenkrossaren Bergklyvaren av_Järnhallen av_Stenhallen av_Eldberget",
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
        "Månblad Stjärnblad Dimsteg Månbåge Drömröst Stjärnröst Dimvandraren Stjärnspejaren/Stjärnspejerskan Drömvandraren av_Månskogen av_Dimdalen av_Stjärnlunden av_Drömskogen",
      dvarg:
        "Stjärnhammare Runyxa Runbälte Dimskägg/Dimfläta Månhammare Stjärnbälte Runhammare Runristaren Runsmeden Stjärnsmeden av_Månhallen av_Runhallen av_Stjärngruvan av_Dimberget",
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
        "Silvertunga Guldstav Silverstav Guldöga Silverkåpa Guldhand Liljestav Silvervävaren/Silverväverskan av_Silvertornet av_Guldtornet av_Krontornet av_Silverkällan av_ätten_Guldkälla",
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
        "Skuggvinge Nattvinge Korpvinge Svartfjäll Sotfjäll Svartklo Skuggfjäll Nattfjäll Skugghärskaren/Skugghärskarinnan Nattslukaren Skuggklo av_Skuggrottan av_Nattklippan av_Korpbranten",
    },
  },
};
