/*
 * What readers said of the names of /fantasy-namn, each name read by itself; docs/name-quality.md, "Chosen by reading". A
 * name that is in neither list is passable, or has not been read.
 *
 * Kept by hand. After a change, run scripts/refuse-fantasy-names.ts.
 */

interface Reading {
  /** Names that come before the others of their category and origin. */
  readonly good: string;
  /** Names that never come, in no category. */
  readonly rejected: string;
}

/** The names of a list. */
export function wordsOf(list = ""): readonly string[] {
  return list.split(/\s+/).filter((word) => word !== "");
}

/** By origin and category. */
export const readings: Readonly<Record<string, Reading>> = {
  "nordisk krigare": {
    good: `Stormgeir Stormulf Stormvald Stormgunn Stormgerd Stormylva Björngeir Björnvald Björnhild Björngerd Geirulf
Geirvard Geirmund Geirbrand Geirbjörn Geirhild Geirgunn Geirgerd Geirthrud Geirylva Brandgeir Brandulf Brandvald
Brandgerd Brandgunn Randmund Randgunn Ormgeir Ormvald Ormgunn Ormgerd Hjalmgeir Hjalmvald Hjalmvard Hjalmgunn
Hjalmgerd Hjalmvor Styrgeir Styrgrim Styrulf Styrvald Styrleif Styrbjörg Styrthrud Styrkatla Thrudgeir Thrudulf
Thrudvald Thrudvard Thrudmund Thrudmar Thrudhild Thrudgerd Thrudvor Herbrand Hergunn Herthrud Hjorgeir Hjorulf
Hjorvald Hjormund Hjorleif Hjorbjörn Hjorhild Hjorgunn Hjorgerd Hjorthrud Hildgeir Hildulf Hildvald Hildvard Hildmund
Hildleif Hildvor Hildgerd Vigvald Vigmund Vigleif Valdgeir Valdulf Valdvard Valdmund Valdhild Valdgerd Valdgunn
Ragnulf Ragnylva Järngeir Järngrim Järnulf Järnvald Järnvard Järnhild Järngunn Järnylva Nordgeir Nordvard Nordgunn
Nordylva Frostulf Frostylva Haukvald Haukmund Haukulf Haukhild Arnleif Arngunn Arnylva Drengulf Drengvald Drengvard
Drengmund Drengmar Isgeir Isgerd Isgunn Snaegrim Snaevald Snaebjörn Saegrim Saevald Saebjörn Adalgrim Adalvald
Adalvard Adalgeir Adalhild Adalgunn Adalgerd Heidgeir Heidulf Heidvald Heidvard Heidgunn Heidgerd Jarlgeir Jarlvald
Jarlmund Jarlhild Jarlgerd Jarlgunn Fridvald Fridvard Vargvald Vargmund Vargylva Ulvgeir Ulvmund Ulvhild Ulvgerd
Ulvgunn Ulvrun Ulvhard Valgunn Valthrud Valbjörg Valthorn Grimgeir Grimulf Grimvald Grimvard Grimbjörn Grimleif
Grimbrand Grimgunn Grimgerd Grimthrud Grimfrid Grimvor Svartulf Svartvald Svartgeir Svartmund Svarthild Svartgunn
Svartgerd Svartvor Ravnulf Ravnylva Harmgunn Skuggulf Skuggylva Helgrim Helhild Helthrud Rimulf Rimvald Rimgunn
Rimthrud Rimylva Brimgeir Brimulf Brimvald Brimvard Brimgerd Brimthrud Falkvald Falkvard Falkmund Falkulf Falkhild
Falkrun Elgvald Elgvard Erngeir Erngunn Erngerd Audleif Tirbrand Tirhild Tirgunn Tirthrud Tirbjörg Grymgeir Grymulf
Grymvard Grymgunn Grymgerd Grymthrud Grymvor Grymylva Ramnulf Ramnylva Vreidgeir Vreidulf Vreidvald Vreidvard
Vreidmund Vreidhild Vreidgunn Vreidgerd Vreidvor Sotgeir Sotvard Sotgerd Sotgunn Garmgeir Garmulf Garmvald Garmgunn
Garmgerd`,
    rejected: `Stormfalk Stormlind Stormvig Stormbera Stormeira Stormalva Björnhauk Björnbald Björnveig Björnvig
Björnrid Björneira Björnalva Björndis Geirhjalm Geirvar Geirhauk Geirfalk Geirunn Geirkatla Geirlind Brandhauk
Brandfalk Brandhard Brandvard Brandlind Brandvig Brandrid Brandbald Brandeira Brandveig Randhauk Randrun Randhard
Randleif Randkatla Ormfalk Ormlind Ormbera Ormdis Ormeira Ormveig Hjalmalf Hjalmkel Hjalmfalk Hjalmlind Hjalmunn
Hjalmvig Hjalmveig Hjalmeira Hjalmbald Styrvala Styrhjalm Styrhauk Styrfalk Styralva Styrstein Styrveig Thrudkel
Thrudvar Thrudrek Thrudrad Thrudarn Thrudlind Thrudrid Thrudunn Thrudeira Thrudfalk Thrudhauk Herhauk Herhjalm Herylva
Herdrifa Herkatla Herbjörg Hjorhjalm Hjorhauk Hjorfalk Hjorkel Hjorveig Hjorlind Hjorhard Hjorvig Hjordrifa Hjorunn
Hildkel Hildlind Hildunn Hildbald Hildfalk Hildhard Hildveig Hildalva Vigveig Vigeira Vigvala Vigunn Valdveig Valdvala
Valdlind Valdfalk Valdhard Valdhauk Valdvor Ragneira Järnrad Järnhard Järnvar Järnlind Järnvig Järnrid Järnbald
Järnfalk Järnalva Järnveig Järnbera Nordvig Nordrid Nordhard Nordhauk Nordveig Frostarn Frosteira Haukvar Haukrek
Haukrad Haukhard Hauklind Haukvig Haukeira Haukveig Arnhauk Arnhard Arneira Drengvar Drengrad Drengrek Drengarn
Drengrid Drenglind Drengeira Drengalva Snaevig Snaehauk Snaefalk Snaerad Snaerek Snaehard Snaebald Snaerid Saehauk
Saefalk Saehard Saebera Saehjalm Adalrad Adalhauk Adalfalk Adalhard Adalkel Adalbald Adalstein Adalbera Heidhauk
Heidkel Heidfalk Heidhard Heidbald Heideira Jarlhauk Jarlfalk Jarlkel Jarlrad Jarlhard Jarlbald Fridhauk Fridfalk
Fridbald Fridvig Vargvig Vargveig Vargeira Ulvhauk Ulvylva Ulvlind Ulveira Valhauk Valfalk Valhjalm Valstein Valdrifa
Valbald Grimkel Grimbald Grimlind Grimvig Grimeira Grimalva Svartheid Svartlind Svartrid Svartvig Svarthard Svartbald
Svarteira Ravneira Ravnalf Harmgeir Harmleif Harmveig Harmlind Harmbera Harmeira Skuggeira Helfalk Helhauk Helhjalm
Helstein Rimbald Rimthorn Rimveig Rimunn Rimdrifa Rimkatla Rimvala Brimbald Brimfalk Brimkel Brimstein Brimdis
Brimlind Brimunn Brimvig Brimbera Brimkatla Brimveig Brimvar Falkhauk Falkhjalm Falkrad Falkhard Falkrek Falkalf
Falkunn Falkvig Falkrid Falkeira Falkalva Falkveig Elgalf Elgrek Elgunn Elgalva Elgveig Ernbald Ernhauk Ernlind
Ernbera Ernkatla Ernalva Erneira Ernalf Ernveig Audhauk Audfalk Audhard Audlind Tirbald Tirhauk Tirfalk Tirhjalm
Grymgrim Grymbald Grymarn Grymkel Grymstein Grymalf Grymlind Grymvig Grymdrifa Grymbera Grymalva Grymeira Ramnalf
Ramneira Vreidbald Vreidfalk Vreidarn Vreidkel Vreidrad Vreidhard Vreidalf Vreidvar Vreidrek Vreidlind Vreidvig
Vreidbera Vreideira Grameira Dolgrad Dolgalf Dolglind Dolgrid Dolgeira Sothauk Sotleif Sothard Sotheid Garmfalk
Garmkel Garmbera Garmeira Garmalva Helbrand Grymbrand Grymbjörn Rimbrand`,
  },
  "nordisk magiker": {
    good: `Eldvala Gandgeir Gandrun Gandvor Gandylva Galdvard Galdmar Galdgeir Galdorm Galdhild Galdrun Galdvala
Galdylva Himinvald Himinvard Himinrun Himinveig Himinvala Runulf Runvard Runleif Runveig Runvala Runylva Seidulf
Seidvald Seidvard Seidgand Seidhild Seidrun Seidveig Seidvala Seidylva Thulvard Thulmar Thulvald Thulgeir Thulgand
Thulvor Thulveig Thulheid Urdulf Urdvard Urdgand Urdhild Urdrun Urdveig Urdvala Urdylva Urdheid Nornulf Nornvald
Nornvard Nornhild Nornveig Nornylva Nornvor Månulf Månhild Månveig Månbjörg Drömgand Drömvala Ljosgand Ljosmar Ljosrun
Frodgand Frodrun Ljodvald Ljodmar Ljodvard Ljodhild Ljodveig Ljodrun Ljodvala Nattulf Nattylva Niflunn Myrkvald
Myrkulf Myrkvard Myrkorm Myrkrun Myrkveig Myrkvala Draugulf Draugvald Draugorm Draugvala Skymgand Skymvala Kveldulf
Kveldmar Kveldgand Kveldrun Kveldvala Kveldylva Megingand Meginrun Meginvala Regingand Reginrun Reginvala`,
    rejected: `Eldbald Eldlind Eldkatla Eldheid Eldalf Gandhard Gandbera Gandkatla Gandeira Gandleif Galdhard Galdlind
Galdbera Galdkatla Galdalva Galdrad Galdeira Galdheid Galdgunn Himinbald Himinarn Himinrad Himinhard Himinalf Himinorm
Himinvig Himinrid Himinbera Himinlind Himindis Himinrek Himinmund Urhjalm Urkatla Urdrifa Urylva Eirbald Eirhjalm
Eirkatla Eirheid Eirunn Eirbera Thrymarn Thrymalf Thrymorm Thrymvar Thrymunn Thrymlind Thrymvig Thrymbera Thrymeira
Thrymbald Thrymdis Runhjalm Runheid Rungunn Runrid Runeira Seidhard Seidbald Seidunn Seidkatla Seidlind Seidbera
Seidalf Thulbald Thulhard Thulrad Thularn Thulhjalm Thulstein Thulorm Thulthrud Thulkatla Thulunn Thulrid Thulvig
Thuldis Thulrun Thulgunn Thulbera Thulvala Urdbald Urdhard Urdlind Urdunn Urdkatla Urdbera Urdrek Nornhard Nornbald
Nornbera Nornkatla Nornrid Nornvig Nornlind Nornrek Norneira Norndis Månhjalm Månbera Månkatla Månlind Mångunn Måneira
Månmund Drömbald Drömbjörn Drömstein Drömorm Drömvig Drömlind Drömkatla Drömgunn Drömalf Drömeira Dulbald Dulhard
Dulhjalm Dulbjörn Dulmund Dulkatla Dulunn Dulbera Duldrifa Dulvala Duleira Dulthrud Vinteralf Vintervig Vinterulf
Havgeir Havkatla Havgerd Havleif Ljosarn Ljosalf Ljoshard Ljosrad Ljosbald Ljosorm Ljosrek Ljosrid Ljosvig Ljosbera
Ljoskatla Ljosunn Ljoslind Ljoseira Thokarn Thokhard Thokalf Thokvar Thokrek Thokorm Thokunn Thoklind Thokeira
Thokalva Thokvor Frodbald Frodhard Frodvig Frodbera Frodlind Frodeira Bragrad Bragalf Bragrek Braglind Bragvig
Brageira Alvhard Ljodbald Ljodarn Ljodrad Ljodhard Ljodalf Ljodorm Ljodrek Ljodlind Ljodvig Ljodrid Ljodbera Ljodeira
Korphjalm Korphard Korporm Korpunn Korpeira Korpalva Korpleif Nattalf Natteira Nattalva Myrkhjalm Myrkalf Myrkvar
Myrkrid Myrklind Myrkeira Draugarn Draugrad Draugalf Draugvar Draugunn Drauglind Draugvig Draugrid Draugeira Draugalva
Draugrek Dimmorm Dimmulf Dimmeira Skymbald Skymarn Skymalf Skymorm Skymstein Skymbjörn Skymunn Skymlind Skymbera
Skymkatla Skymgunn Skymthrud Kveldbald Kveldarn Kveldrad Kveldhard Kveldalf Kveldrek Kveldorm Kveldlind Kveldvig
Kveldrid Kveldbera Kveldeira Hugleif Hugunn Hugeira Minnalva Minnylva Töckalf Töckorm Töckunn Töckeira Töckalva
Meginbald Meginarn Meginrad Meginhard Meginalf Meginorm Meginmund Megindis Meginlind Meginvig Meginrid Meginbera
Megineira Reginbald Reginhard Reginorm Reginrek Reginleif Reginlind Reginvig Reginrid Reginbera Regineira Regindis
Reginulf Reginalva Nattorm Frostorm Skymfrid Thokmund Korpmund Korpheid Hugmund Töckulf Töckylva`,
  },
  "nordisk alv": {
    good: `Solruni Solunnar Solvidir Solvidja Sunnalva Sunnelva Sunneira Sunnaldin Vindalva Vindelva Vindunnar
Vindaldin Almaldin Eirelv Eirvind Eirlauf Eirvidir Eirunnar Eiraldin Eirelva Eirselja Eirlauva Askelva Brimlauf
Brimfari Brimvidir Brimaldin Brimelva Brimlauva Brimvina Brimeira Vidlauf Vidaldin Videlva Vidlauva Manaskir Manaruni
Manafari Manaselja Manasunna Manaskira Manavidja Ljoselv Ljosvind Ljoslauf Ljosmani Ljosvidir Ljosaldin Ljosunnar
Ljoslina Ljoselva Ljoslauva Ljosmana Skirvind Skirlauf Skirmani Skiraldin Skirunnar Skirvidir Skirelva Skirlauva
Skirvina Skirlina Skiralva Ljomvind Ljomlauf Ljomari Ljomaldin Ljomvidir Ljomelva Ljomlauva Ljomeira Silvelva
Silvaldin Silvunnar Ilmaldin Ilmelva Ilmeira Saerelv Saerlauf Saeraldin Saerunnar Saerelva Saerlauva Saerselja
Elvaldin Elvunnar Geislari Geisleira Rimlauf Rimfari Rimaldin Rimvidir Rimelva Rimlauva Rimeira Lyngelv Lyngaldin
Lyngalva Lyngelva Lyngeira Skogruni Skogelva Skoglauva Havlauf Havruni Havaldin Havlauva Havselja Svanelv Svanvind
Svanlauf Svanruni Svanvidir Svanelva Svanlauva Svaneira Lindaldin Lindunnar Lindelva Lindeira Alvaldin Alvunnar
Unnelva Unneira Lauvari Lauvruni Lauvmani Lauvaldin Lauvunnar Lauvelva Lauveira Lauvmana Lysvind Lysmani Lysvidir
Lysaldin Lyselva Lyslauva Saelvidir Vaenelv Vaenvind Vaenlauf Vaenmani Vaenaldin Vaenelva Vaenlauva Vaensunna Vaeneira
Mildeira Mildalva Vårfari Våraldin Vårvidir Vårunnar Vårsunna Yndelva Yndeira Dimmaldin Skymvind Skymlauf Skymaldin
Skymvidir Skymelva Skymlauva Skymsunna Skymvina Kveldelv Kveldari Kveldelva Haustelv Haustari Haustalva Haustelva
Hausteira Njolvind Njolari Njolruni Njolfari Njolvidir Njolunnar Njolvina Njolmana Njoleira Myrkelva Rönnelva Rönneira
Rönnaldin Björkelva Björkeira Daglauf Dagvidir Dagaldin Höstaldin Lönnelva Lönneira Lönnaldin Seljelva Seljaldin
Byrlauf Byrvidir Byraldin Byrelva Byrlauva Byrvina Byrsunna Regnaldin Mistaldin Aftanlauf Aftanvind Aftanmani
Aftanelva Aftaneira Aftanvina`,
    rejected: `Solsaela Sunnodal Eirsael Eirdisa Eirsaela Brimyndi Brimsael Brimlidi Brimdisa Brimsaela Brimlys
Brimlysa Brimandi Vidvind Vidyndi Vidsael Vidlidi Vidsaela Vidlysa Manasael Manadisa Manadrifa Manasaela Ljoslin
Ljosyndi Ljosvin Ljosandi Ljoslidi Ljosodal Ljoslinda Ljosdisa Ljosfari Skirlin Skirfari Skiryndi Skirandi Skirsael
Skirlidi Skirodal Skiralf Skirdisa Skirsaela Skirlysa Skirilma Skirvidja Ljomlin Ljomelv Ljomalf Ljomyndi Ljomvin
Ljomandi Ljomsael Ljomlys Ljomlidi Ljomodal Ljomdisa Ljomilma Ljomsaela Ljomlysa Ljomfari Silvyndi Silvandi Silvodal
Ilmelv Ilmalf Ilmyndi Ilmandi Ilmodal Saeralf Saeryndi Saerandi Saersael Saerlys Saerlidi Saerodal Saerdisa Saersaela
Saerlysa Saersunna Elvyndi Elvandi Elvodal Geislyndi Geislandi Geislodal Rimalf Rimgeisli Rimyndi Rimandi Rimsael
Rimdisa Rimsaela Lyngyndi Lyngandi Lyngodal Lyngalf Skogvind Skogalf Skogyndi Skogandi Skogsael Skoglys Skoglidi
Skogodal Skoglina Skoglinda Skogeira Skogilma Skogsaela Skoglysa Skogvina Havgeisli Havyndi Havandi Havsael Havlidi
Havodal Havlinda Havdisa Havsaela Havlysa Svanlidi Svansaela Svanlysa Lindyndi Lindunna Lindilma Alvelv Alvyndi
Alvodal Unnalf Unnodal Unnilma Lauvalf Lauvyndi Lauvandi Lauvsael Lauvlys Lauvlidi Lauvodal Lauvdisa Lauvlysa
Lauvsaela Lauvsunna Lysfari Lysgeisli Lyslidi Lysodal Lyslauf Lysalva Lyslinda Saelvind Saelyndi Saelodal Saelunnar
Saelselja Saeleira Saeldisa Saelsunna Vaenruni Vaenvin Vaenalf Vaensael Vaenlys Vaenlidi Vaenodal Vaenvina Vaenvidja
Vaenmana Vaensaela Vaenlysa Vaendisa Mildyndi Mildandi Mildelv Mildilma Mildunnar Vårvind Vårgeisli Våryndi Vårlys
Vårlidi Vårlinda Vårvidja Vårsaela Vårlysa Vårilma Yndandi Yndilma Yndunnar Dimmodal Skymandi Skymsael Skymlidi
Skymodal Skymlys Skymsaela Skymlysa Haustandi Haustodal Njolandi Njolsael Njolodal Njoldisa Njolsaela Dulgeisli
Dulyndi Dulandi Dulsael Dulodal Duldisa Dulsaela Myrkyndi Myrkandi Myrkilma Thokyndi Thokandi Thoksael Thoklys
Thoklidi Thokodal Thokilma Thoksaela Thoklysa Rönnalf Rönnodal Björkelv Björkalf Björkyndi Björkandi Björkodal Dagyndi
Dagandi Dagsael Dagodal Dagsaela Sorgalf Sorgyndi Sorgandi Sorgodal Höstandi Höstodal Lönnalf Lönnodal Seljelv Seljalf
Seljyndi Seljandi Seljodal Byrgeisli Byryndi Byrsael Byrlys Byrlidi Byrdisa Byrsaela Byrlysa Regnilma Mistandi
Mistodal Aftanelv Aftansael Aftanlys Aftanlidi Aftanodal Aftandisa Aftanilma Aftanlysa Svartyndi Svartandi Svartodal
Svartilma Seljari Dagelva Saelunna Seljunna`,
  },
  "nordisk dvarg": {
    good: `Geirhamar Järnhamar Sindhamar Myrkhamar Kolhamar Glodhamar Bergulf Bjargulf Brynulf Drangulf Thungulf
Tindulf Baugulf Gramulf Dolgulf Klettulf Malmulf Sindulf Morkulf Steingrim Ramgrim Bryngrim Steingeir Malmgeir Bryngeir
Gramgeir Kolgeir Malmkel Brynkel Thrymkel Arinbrand Runbrand Gramstein Kolskegg Steinrek Bjargrek Brynrek Drangrek
Thungrek Steinbori Järnbori Brynbori Thrymbori Grimbori Svartbori Kolbori Brynvar Drangvar Bjargvar Grimdrang Gramdrang
Bjargmund Steinmund Drangmund Sindmund Steinhild Gruvhild Kolhild Morkhild Smidhild Steinruna Bergruna Bjargruna
Brynruna Arinruna Tindruna Steinvor Bjargvor Brynvor Drangvor Baugvor Dolgvor Thungvor Bryngunn Kolgunn Gramgunn
Tindgunn Steingunn Ramthrud Brynthrud Gramthrud Kolthrud Järngrima Kolgrima Brynbjörg Steinylva Bergylva Malmylva
Klettylva Bjargylva Brynylva Drangylva Tindylva Gruvylva Gramylva Dolgylva Sindylva Baugylva`,
    rejected: `Geirbein Geirbani Geirberi Geirdolg Geirskegg Geirdrang Geirtinna Geirgrid Steinbald Steinberi Steinbera
Steindolg Steindis Steinveig Steinbani Malmbald Malmbein Malmbani Malmdolg Malmvig Malmkatla Malmveig Malmdis Ramskegg
Rambein Ramvig Ramkatla Rambrynja Ramsteina Ramtinna Ramveig Rambarda Halldolg Hallkatla Hallveig Järnbein Järnberi
Järndolg Hardbein Hardbani Hardkatla Hardveig Hardhamra Baldbein Baldbani Baldkatla Baldveig Baldbarda Bjargvig
Bjargveig Brynbein Brynskegg Brynbani Brynberi Brynvig Brynkatla Brynveig Brynbera Brynborg Bryndolg Bryndrang Bryngrid
Drangvig Drangveig Thungruna Thungveig Thungvar Thrymbein Thrymbani Thrymberi Thrymdolg Thrymgram Flintbein Flintberi
Flintvig Flintbera Arinskegg Arinbein Arinberi Arinvig Glodbein Glodberi Glodbani Glodbera Runskegg Runbein Runbani
Runsteina Dulskegg Dulberi Dulsteina Dultinna Urdbein Urdberi Nornbein Nornbani Nornberi Gullbald Gullbein Gullbani
Baugvig Smidbald Smidbein Smidberi Smidvig Smidbera Smidbani Audbald Audbein Audberi Audbani Audbera Hodbald Hodbein
Hodbani Hodberi Hodbera Hodvarda Jarlbein Jarlbani Jarlberi Adalbein Adaldolg Adalskegg Adalbani Adalberi Grimgram
Grimbein Grimskegg Grimbani Grambald Gramskegg Grambani Gramberi Grambera Gramveig Sindbald Sindbein Sindbera Dolgvig
Svartbein Svartberi Helskegg Helsteina Kolberi Kolsteina Gruvbein Gruvberi Gruvbera Tindbein Tindbani Silvbald Silvbein
Silvbani Silvdis Grymskegg Grymbein Grymberi Sotberi Ulvbein Ulvberi Tirskegg Tirbein Tirbani Tirbrynja Tirsteina
Frodbein Frodbani Frodberi Gimskegg Gimbein Gimbani Gimdolg Gimsteina Kolgram Steinbor Hardmund Hardgerda Thungmund
Nornbor Gullgeir Gullgerda Gullruna Gullvarda Gullgunn Grottulf Geirvang Brandvang Steinvang Bergvang Malmvang Ramvang
Klettvang Hallvang Järnvang Hardvang Baldvang Bjargvang Brynvang Drangvang Thungvang Thrymvang Flintvang Arinvang
Glodvang Runvang Dulvang Urdvang Nornvang Gruvvang Tindvang Grottvang Gullvang Baugvang Smidvang Audvang Hodvang
Jarlvang Adalvang Silvvang Tirvang Frodvang Gimvang Grimvang Morkvang Gramvang Sindvang Dolgvang Svartvang Myrkvang
Helvang Kolvang Grymvang Sotvang Rostvang Ulvvang Korpvang`,
  },
  "nordisk drake": {
    good: `Stormofnir Stormvaeng Stormeldir Stormnadra Stormylgja Ormvitnir Ormvaenga Ragnofnir Ragnorma Ragneima
Eldvitnir Eldofnir Eldvaeng Eldnadra Ginnofnir Ginnorma Himindreki Himinofnir Himingnyr Himineim Himinthurs Himindreka
Himinorma Himineima Thrymdreki Thrymofnir Thrymsvelg Thrymdreka Thrymorma Thrymnadra Thrymloga Thursofnir Thurseim
Thursorma Thursnadra Thurseima Thursloga Muspelorm Muspelgnyr Muspeleim Muspelorma Muspeleima Jormunorm Jormunlinn
Jormungnyr Jormuneim Jormunlogi Jormunorma Jormunloga Jormuneima Fimbulgnyr Fimbulorma Fimbuleima Vafurdreki Vafurlogi
Vafureim Vafurvaeng Vafurloga Vafureima Vafurdreka Glodorm Glodofnir Glodorma Glodnadra Logadreki Logavitnir Logofnir
Logasvelg Logadreka Loganadra Brimdreki Brimorm Brimofnir Brimgnyr Brimvaeng Brimdreka Brimorma Brimvaenga Thyrnofnir
Thyrnvaeng Thyrnorma Thyrneima Skrideim Skridorma Skridnadra Skrideima Frostofnir Frostorma Frosteima Eimsvafnir
Eimthrasir Eimsvelg Eimnadra Svafeim Svaflogi Svafnadra Svafeima Svafloga Kaldofnir Kaldvitnir Kaldvaeng Kaldorma
Kaldnadra Vitnofnir Vitnorma Vitneima Isofnir Isvaeng Isvaenga Gullofnir Sigvitnir Sigofnir Sigvaenga Tirofnir
Tirsvafnir Tirthrasir Adaldreki Adalofnir Adalorma Svartofnir Svartvaeng Svartorma Svartnadra Svarteima Nattofnir
Nattorma Natteima Niflofnir Niflorma Nifleima Myrkofnir Myrkvitnir Myrkvaeng Myrknadra Myrkeima Heldreki Helofnir
Helsvafnir Helthrasir Helsvelg Heldreka Helnadra Surtofnir Surteim Surtlogi Surtorma Surtnadra Surteima Surtloga
Etterdreki Etterofnir Ettersvelg Etterdreka Etternadra Ettereima Eitrofnir Eitreima Askedreki Askofnir Askesvelg
Askenadra Yggofnir Yggorma Yggeima Rimofnir Rimsvelg Rimthrasir Rimdreki Rimnadra Havofnir Havorma Havnadra Haveima`,
    rejected: `Stormlinn Stormfuni Stormtann Stormtanna Stormkolga Stormfuna Stormlogi Stormlinna Ormfuni Ormfuna
Ormtanna Ormkolga Ormlogi Eldlogi Eldloga Eldkolga Eldlinn Eldbylgja Himinlinn Himinhyr Himintann Himintanna Himinsveda
Himinkolga Himinfuna Himinfuni Himinfreki Himinglod Himinlinna Thrymlinn Thrymfuni Thrymfuna Thrymglod Thrymtann
Thrymtanna Thrymkolga Thrymsveda Thrymlinna Thrymfreki Thurslinn Thurshyr Thursfuni Thursfuna Thurstann Thurstanna
Thurskolga Thurslogi Muspelfuni Muspelfuna Muspelhyr Muspelglod Muspeltann Jormunhyr Jormunfuni Fimbulfuni Fimbulfuna
Fimbulhyr Fimbulglod Fimbultann Vafurlinn Vafurlinna Vafurfuni Vafurfuna Vafurhyr Vafurtann Vafurtanna Vafurkolga
Vafursveda Vafurglod Vafurfreki Glodhyr Glodfuni Glodfuna Glodlogi Glodloga Glodlinn Glodkolga Glodeim Logalinn
Logafuni Logahyr Logatann Logafuna Logatanna Logakolga Logasveda Logabrenna Logafreki Logalinna Brimlinn Brimfuni
Brimfuna Brimglod Brimfreki Brimlinna Brimkolga Brimtanna Brimsveda Brimbrenna Brimbylgja Thyrnlinn Thyrnfuni Thyrnhyr
Thyrngnyr Thyrnglod Thyrntann Thyrntanna Thyrnkolga Thyrnfuna Thyrnlinna Skridlinn Skridfuni Skridhyr Skridfuna
Skridkolga Skridlinna Skridlogi Eimlinn Eimglod Eimtann Svaflinn Svafhyr Svaftann Kaldlinn Kaldhyr Kaldlogi Gullorm
Gulltann Siglogi Tirfuna Tirsveda Tirbrennir Adalsveda Adalbrenna Svartorm Svarthyr Svartlinn Myrklinn Myrkhyr Helfuni
Helfreki Helsveda Surtlinn Surthvessa Etterlinn Etterfuni Etterhyr Etterglod Ettertann Ettertanna Ettersveda Etterfreki
Askelinn Askehyr Askeglod Asketann Asketanna Askesveda Rimfuni Rimglod Rimtann Rimfuna Rimgneista Rimsveda Havhyr
Gullorma Myrkorma`,
  },
  "keltisk krigare": {
    good: `Cadarth Cadvael Cadmorwyn Cadvaela Cadwenna Taranmor Taranric Taranwyn Taranarth Taranvael Tarandur Tarangus
Taraneira Taranmora Taranarda Arthric Arthwyn Arthvael Arthaine Artheira Arthvaela Arthwenna Tarianwyn Tariandur
Tarianwen Cledmor Cledric Cledarth Cledvael Cledeira Cledmora Cledvaela Cledwenna Cathior Cathael Nerthric Nerthwyn
Nerthwen Nerthona Nertheira Brigarth Brigvael Brigmora Brigwenna Brigarda Segomor Segoric Segovael Segovran Segolann
Segofinn Segodur Segorian Segomora Segovaela Segowenna Morvaela Galvael Tarvric Caledmor Caledric Caledwyn Caledarth
Caledvael Caledwen Caledeira Caledmora Aedvael Aedfinn Aedmora Aedwenna Ardvael Ardeira Ardmorwyn Ardvaela Ardwenna
Bleidmor Bleidric Bleidwyn Bleidarth Bleidvael Bleidwen Bleideira Bleidmora Lyrvael Lyrlann Lyrvaela Maelwyn Maelarth
Maelvran Maelfinn Maeldur Maelwen Maeleira Maelarda Haelarth Haelmor Fionnarth Fionnarda Gwynmor Gwynric Gwynarth
Gwynvael Gwyndur Gwynvaela Gwynarda Brenvael Brenael Breneira Brenmora Brenvaela Brenwenna Branric Branarth Branvael
Braneira Branmora Branvaela Branarda Ruadwyn Ciarwyn Ciarvael Ciarlann Ciardur Ciarmora Ciarvaela Ciarwenna Cronarth
Crondur Cronvaela Cronwenna Cronarda Cadlann Cadfinn Taranael Taranlyr Taranard Arthlann Tarianric Nerthmora Nerthael
Brigwyn Brigvaela Segobrana Caledfinn Caledael Caledarda Ardfinn Gwernarda Bleidon Bleidona Maelseren Haelarda Fialarth
Brenfinn Branfinn Ruadmora Ciarfinn`,
    rejected: `Cadnait Taranaern Tarancain Tarianwal Tariangus Tarianior Tarianael Arthfinn Arthaern Arthlaith Cledwyn
Cledgus Cledaern Cledcain Cledlais Clednait Cledcara Catharth Cathaern Cathard Nertharth Nerthfinn Nerthard Nerthcain
Nerthawel Nerthlais Nerthnia Nerthnait Brigric Brigaern Brigrian Briglais Briglaith Brignait Segocain Segawel Segonia
Segonait Morseren Morwenna Aertiern Aerawel Aerlais Aermorwyn Aernait Aercara Galcain Galseren Galmorwyn Marchmor
Marcharth Marchlann Marchfinn Marchaern Marchlyr Marchcain Marchdur Marchlais Marchnia Marchnait Marchcara Tarvwyn
Tarvtiern Tarvwal Tarvaern Tarvcain Tarvawel Tarvlais Tarvseren Tarvlaith Tarvnait Tarvwenna Caledgus Caledaern
Caledcain Calednait Aedaern Aedcain Aedawel Aednait Aedcara Ardarth Ardcain Gwernwyn Gwernwal Gwerngus Gwernlann
Gwernaern Gwerncain Gwernwen Gwernrian Britharth Brithaern Bleidgus Bleidlann Bleidaern Bleidcain Bleidaine Bleidlais
Bleidnia Bleidnait Lyrcain Lyrlais Lyrnait Avelmor Avelvael Aveltiern Avelwal Avelfinn Avelaern Avelcain Avelawel
Avelseren Avelmora Avelnait Avelvaela Avelcara Avelfinna Serlais Sermorwyn Serbrana Maelwal Maelaern Maelcain Maelawel
Maelnait Haelwal Haelaern Haelcain Haelawel Haelnait Fionnaern Gwynwal Gwynaern Gwynior Gwyncain Gwyneira Iorcain
Iorlais Iorseren Iormorwyn Iorawen Iorbrana Iorlaith Iornait Iorvaela Iorcara Iorwenna Iorfinna Fialvael Fialgus
Fialfinn Fialaern Fialcain Fialaine Fialawel Fialnia Fialnait Fialvaela Fialfinna Glewaern Glewior Glewael Glewaine
Brenaern Brenbrana Aurtiern Aurcain Aurlais Aurnait Brancain Ruadwal Ruadcain Ruadaine Ruadnia Ruadlaith Ruadnait
Ciarnait Crongus Cronbrana Croncara Marchwal Cledwal Nerthwal Calednia Cadlais Tarvnia Confinna Avelona Aedseren`,
  },
  "keltisk magiker": {
    good: `Nevrina Nevluana Taranrin Aedrina Teinvael Teinvaela Teinora Rinarth Rinvael Rinawel Rineira Rinvaela
Rinwenna Runwyn Runvael Runvaela Runwenna Dewinmor Dewinvael Dewinlyr Dewineira Dewinmora Dewinora Awenvael Awenrin
Awenlyr Awenvaela Awenrina Aweneira Derwydan Derwydon Derwydona Derwydora Ledrithan Ledrithon Eolrina Aislona Aislora
Gwenrin Gwenlyr Gwenrina Gwydior Gwydrin Gwydona Gwydeira Gwydrina Gwydora Lenvaela Lenwenna Druadwyn Druadora
Druadona Cerdwyn Cerdwen Cerdwenna Cerdrina Gwirwyn Gwirvael Gwirona Gwirvaela Gwylmor Gwylwyn Gwylvael Gwylrin
Gwyleira Gwylvaela Gwylwenna Gwylrina Gwylora Dorchael Hiraelyr Teinael Teinlyr Runric Dewinric Dewinarth Aisleira
Gwenluana Gwydwen Gwydael Druadan Gwirael Gwirluana Serluana Argelmor Argelwyn Argelvael Argelwen Argelawen Tewalwyn
Tewalric Tewalvael Tewalwen Tewalawen Ritharth Rithawen Ritheira Rithona Doethawen`,
    rejected: `Nevlais Nevnait Nevwenna Heulwal Heulaern Heulawel Heulcain Heulnait Aedloer Brigloer Teintiern Teinwal
Teinaern Teincain Teinloer Rinric Rincain Runawel Runcara Runawen Dewinwyn Dewinlann Dewinfinn Dewinaern Dewincain
Dewinloer Loertiern Loerael Loerawel Loerlyr Loercain Loerlais Loerlaith Loernait Awenwyn Awenwal Awenfinn Awenaern
Awenawel Awencain Awenloer Derwydric Derwydwyn Derwydwal Derwydard Derwydlyr Goleuwyn Goleuvael Goleuvran Goleuwal
Goleawel Goleucain Goleuwen Goleurian Goleawen Goleunait Lyrloer Eoltiern Eolwal Eolawel Eolcain Eolawen Eolnait
Aislaern Gwenvael Gwenwal Gwenaern Gwencain Gweneira Gwenawen Gwenloer Gwydwyn Gwydwal Gwydfinn Gwydaern Gwydard
Gwydcain Gwydaine Gwydlais Gwydlaith Gwydnait Gwydcara Gwydloer Gwydfinna Lentiern Lenlann Lenlais Druadwal Druadlann
Druadfinn Druadaern Druadior Druadard Druadael Druadawel Druadcain Druadaine Druadlais Druadawen Druadnait Druadloer
Druadarda Cerdarth Cerdwal Cerdaern Cerdlais Cerdseren Cerdlaith Cerdnait Cerdcara Cerdloer Canseren Canfinna
Gwirtiern Gwirwal Gwirlyr Gwircain Gwirnait Gwircara Gwirloer Glainwal Glainlann Glainaern Glainior Glainael Glainlais
Glainloer Mirainwal Mirainior Mirainael Caemtiern Caemwal Caemaern Caemaine Caemlais Caemnait Caemcara Caemloer
Gwylwal Gwylaern Gwylawel Gwylcain Gwylaine Gwylnait Ciarloer Dorcharth Dorchwal Dorchlann Dorchfinn Dorchaern
Dorchard Dorchawel Dorchlyr Dorchcain Dorchaine Dorchlais Dorchnia Dorchnait Dorchcara Dorchloer Tywylric Tywylwyn
Tywylvael Tywylvran Tywylwal Tywylaern Tywylard Tywylawel Tywylcain Tywylrian Tywylaine Tywylawen Tywylnait Tywylcara
Hiraewyn Hiraevael Hiraewal Hiraecain Hiraelais Hiraenait Hiraecara Hiraeloer Brigrina Dorchric Uchelon Uchelnait
Uchelcain Uchelan Uchelaern Uchelior Uchelcara Uchelwal Uchelaine Uchelarth Argelnait Argelcain Argelaern Argelior
Argelard Argelarda Argelcara Argelwal Argelaine Argelarth Doetharth Doethaern Doethon Doethior Doethard Doethaine
Doetharda Tewalnait Tewalcain Tewalaern Tewalior Tewalard Tewalarda Tewalcara Tewalaine Tewalarth Tewalon Rithaern
Rithior Rithaine`,
  },
  "keltisk alv": {
    good: `Heulewyn Derwael Derwelain Derweira Derwaela Gwernavon Gwernaela Gwernora Celynavon Celynael Celynros
Celynrin Celyneira Celynaela Celynora Bedwenora Avelarian Avelora Grianeira Grianora Serewyn Serderyn Serdelyn
Serelain Serolwen Seravona Serlowena Gwenlin Gwenarian Gwenavon Gwenderyn Gwenavel Gwenmela Gwenelain Gwenavona
Aislarian Aislewyn Aislavon Aislavel Aislavona Tawelora Serenlin Serenawel Serenavon Serenavel Serendail Serenmela
Sereneira Serenaela Serenlais Avonael Avonrin Avonros Avonelain Avoneira Avonaela Avonora Glynarian Glynavon Glynavel
Glynros Glynmela Glynelain Glynaela Glynora Linawel Linavel Linavona Linaela Alawelain Alaweira Niamlin Niamelain
Luanavon Luanavel Luanmela Luaneira Luanora Adeinora Fionnavon Fionnavel Fionnaela Fionnora Telynavon Telynavel
Telynrin Telynros Telyneira Telynaela Glanelain Glanaela Lowenael Loweneira Elainavel Elainora Aeronlin Aeronael
Aeronros Aeroneira Aeronora Ciarewyn Ciaravel Ciarmela Ciarelain Hiraelin Hiraelina Gwylarian Gwylewyn Gwylavon
Gwylderyn Gwylavel Gwylion Gwylavona Branavel Branelain Branavona Branaela Branora Heularian Derwora Bedwenael Glynael
Glynavona Linolwen Niamewyn Niameira Luanelain Fionnewyn Ciaravona Cerdinael Cerdinora Cerdinor`,
    rejected: `Heuladein Heuleos Heuldail Heulcelyn Heulenfys Heulgeala Heulawela Heulniama Heulhaela Derwadein
Derweos Derweala Derwenfys Derwolwen Gwerneos Celynlin Celynloar Celyneos Celynheol Celynloer Celynlina Bedweneos
Aveladein Aveleos Aveldelyn Avelheol Aveldail Avelcelyn Avelenfys Avelniama Avelhaela Heolawel Heoladein Heoldail
Heolcelyn Heolenfys Heolniama Heolseren Heolhaela Grianloar Grianeos Griandail Grianloer Grianeala Serheol Sercelyn
Serenfys Serhaela Loeradein Loereos Loerderyn Loerheol Loerdail Loercelyn Loerenfys Loerolwen Loerniama Loerhaela
Gwendelyn Gwenheol Gwenolwen Gwengeala Aisleos Aislenfys Tawelewyn Taweleos Tawelavel Tawelheol Taweldail Sereneos
Serenheol Avonloar Avonadein Avoneos Avonavel Avonheol Avondail Avoncelyn Avonriana Avonloer Avonolwen Avonhaela
Glynlin Glynloar Glyneos Glyndelyn Glynheol Glyncelyn Glynloer Glynlina Glyngeala Glynlais Glynhaela Linheol Lingeala
Linluana Linlowena Linhaela Alawadein Alawavon Alaweos Alawavel Alawenfys Alawolwen Alawaela Niamloar Niamdail
Niamcelyn Niamloer Niameala Niamenfys Niamolwen Niamgeala Niamawela Niamaela Niamluana Niamlais Luanheol Luandail
Luancelyn Luanriana Luanolwen Luanlina Luanlais Luanhaela Adeinloar Adeineos Adeinheol Adeindail Adeinloer Adeineira
Adeinlais Fionneos Caemloar Caemeos Caemderyn Caemdail Caemcelyn Caemenfys Caemgeala Caemawela Caemaela Caemniama
Aurloar Aurheol Aurdail Aurcelyn Aurloer Aurenfys Aurgeala Aurniama Aurhaela Telynlin Telynloar Telyneos Telynheol
Telynloer Telynlina Glanloar Glandelyn Glanheol Glandail Glancelyn Glanloer Glangeala Glanluana Glanlais Glanseren
Glanhaela Lowenawel Lowenewyn Lowenloar Loweneos Lowenheol Lowenloer Lowenlais Elainloar Elainheol Elaindail Elainloer
Elaineira Elainaela Elainlais Aeronloar Aeronavon Aeroneos Aeronheol Aerondail Aeronloer Aeronlais Brialleos Eosawel
Eosloar Eosheol Eosdail Eoscelyn Eosriana Eosloer Eosenfys Eoseirlys Eoslina Eosaela Eosniama Eoslais Eoshaela
Ciarheol Ciareala Ciarenfys Ciargeala Ciarhaela Hiraeheol Gwyleos Gwylheol Gwylenfys Gwylgeala Gwylniama Gwylhaela
Hydreveos Branloar Branloer Brangeala Branhaela Tywyleos Tywylheol Cronloar Cronloer Crongeala Cronhaela Cerdineos
Celynavel Lowenmela`,
  },
  "keltisk dvarg": {
    good: `Cregarth Gordarth Craigarth Carnarth Dornarth Haernarth Dunarth Brynarth Trenarth Maenarth Cromarth Balarth
Dovnarth Ogovarth Gormarth Brocarth Duirmor Craigmor Haernmor Ogovmor Dorngarth Bryngarth Durgarth Torgarth Maengarth
Balgarth Ogovgarth Brangarth Maelgarth Carngarth Carndur Dorndur Haerndur Bryndur Gormdur Maendur Dorndun
Ogovdun Maeldun Haerndun Carndun Duirdun Duirbran Crombran Balbran Maenbran Haelbran Maelbran Carngorm Torgorm Durgorm
Maendorn Cromdorn Ogovdorn Dundorn Carndorn Cregartha Gordartha Carnartha Dornartha Dunartha Brynartha Trenartha
Maenartha Balartha Runartha Branartha Maelartha Gormartha Ogovartha Haelartha Torbrana Balbrana Trenbrana Duirbrana
Maenbrana Dunbrana Crombrana Haelbrina Torbrina Duirbrina Maenbrina Maelbrina Trenbrina Crombrina Dunbrina Carnduna
Ogovduna Maelduna Haernduna Brynduna Maenduna Trenduna Carndara Glaindara Bryndara Haerndara Maendara Carntora
Haerntora Brantora Bryndorna Tordorna Ogovdorna`,
    rejected: `Dungarth Caledgord Caledcorn Gordcarn Gordhaern Gordgorm Gordgus Gordgarth Gordcarna Gordcorna Gordgorma
Carnhaern Carncorn Carncorna Dornhaern Haerncarn Haerndorn Haernmaen Haerncorn Garthgord Garthcorn Garthard Garthgus
Dunhaern Dungus Dunhaerna Brynhaern Brynbran Brynmor Brynbrana Bryntren Trenhaern Trenbran Trencraig Trendara Trendorna
Trencrega Cornhaern Corncarna Cornmaena Corntorca Corngorma Corngorda Cornmarca Torcaura Torcarda Tarvcarn Tarvhaern
Tarvmaen Tarvgord Tarvcorn Tarvgorm Tarvgarth Tarvcarna Tarvmaena Tarvmeina Tarvaura Tarvduna Tarvcorna Tarvtorca
Tarvgorma Tarvgorda Tarvmarca Durhaern Durcorn Durhaerna Durduna Durcorna Durtorca Durdorna Torhaern Torgord Torhaerna
Torcorna Torgorda Maenhaern Maencorn Maenmeina Maencorna Maentorca Maencrega Maenmarca Duircarn Duirdorn Duirhaern
Duirgord Duircorn Duirbroc Duirgorm Duirgus Duircraig Duirgarth Duirtren Duirdur Duircarna Duirduna Duircorna Duirtorca
Duirgorma Duirdorna Duirgorda Duircrega Duirmarca Cromcor Cromcorn Cromgus Cromcraig Cromtren Cromcorna Cromtorca
Cromgorma Cromcrega Cromcora Balhaerna Balcorna Clochard Clocharth Clocharda Runhaerna Runcora Runcraig Runcrega
Aurhaern Aurbroc Aurcraig Aurhaerna Ardhaern Ardhaerna Ardgorda Ardartha Branhaern Brancraig Branbrina Brantorca
Branmarca Maelhaern Maelcorn Maeltren Maelcorna Maeltorca Glainmaen Glaincorn Glainbroc Glaingus Glaintren Haelhaern
Haelcor Haelcorn Haeltren Haelcorna Haeltorca Haelcrega Gormgord Gormgus Gormtorca Gormgorda Brocorla Brocarda Cronbran
Croncraig Cronorla Cronaura Croncorna Crontorca Croncrega Dorchcor Dorchcorn Dorchgus Dorchcora Ogovcor Ogovgus Ogovdur
Ogovaura Ogovorla Ogovgorda Ogovcora Ogovmarca Ogovgorma Ogovcorna Ogovarda Ogovard Aurgarth`,
  },
  "keltisk drake": {
    good: `Tarandraig Taransarf Taranaeth Taranscath Taransaeth Taranlasra Taransarfa Taranaetha Tandraig Tanaeth
Tanlasar Tanscath Tanaetha Draigsarf Draigaeth Draigsaeth Draiglasra Draigaetha Draigsera Draigarda Teinsarf Teinaeth
Teinlasra Teinsarfa Teinaetha Aednathir Aedlasar Aedlasra Saethaden Saetharda Adenlasra Adensarfa Adenaetha Lasardraig
Lasaraeth Lasaraden Lasaraetha Ardnathir Ardaeth Ardsaeth Ardlasra Ardaetha Ardsera Eiriasaeth Eiriasarda Gwiberaeth
Gwiberaden Neraeth Neraetha Rignathir Rigaeth Ariansarf Arianaeth Arianaetha Maeldraig Maelnathir Maelsarf Maelaeth
Maeltana Maelsarfa Maelaetha Maeladena Maelsera Glaindraig Glainsarf Glainscath Glainsarfa Glainsera Fionnaeth
Fionnaden Fionnaetha Sarfaeth Sarfaden Sarfaetha Sarfaeda Sarfadena Sarfarda Nathiraeth Nathiraden Nathirtana
Nathiraeda Nathirsera Neidraeth Neidraden Neidraetha Crondraig Cronsarf Cronaeth Cronscath Cronlasra Cronsarfa
Cronaetha Cronscatha Cronsera Dorchaeth Taranlasar Tanscatha Draiglasar Draigsarfa Teinscath Teinsera Adensarf Ardsarf
Ardsarfa Ardlasar Ruadsarf Rigsarf Ariansarfa Ariansera Maeladen Glainaeth Glainaetha Dorchaetha`,
    rejected: `Tarantein Taranteina Tantaran Tantaranna Tansciatha Melltaed Melltoer Melltaeda Melltoera Melltona
Draigaed Draigoer Draigoera Draigniama Teindorch Teintaran Teinoera Aedguth Aedaeth Aedruada Aedneidra Aedaetha
Aedniama Saethaed Saethoer Saethoera Adentaran Adenaeda Adenteina Lasartan Lasaraed Lasardorch Lasartaran Lasarner
Lasartana Lasarsera Lasarteina Lasarniama Ardguth Ardruada Ardniama Tarthruad Tarthguth Tarthoer Tarthruada Tarthlasra
Tarthoera Tarthniama Oerguth Oeraeth Oerdorch Oersaeth Oerdraiga Oeraetha Oeraeda Oerdorcha Oersaetha Oersciatha
Oerniama Eiriastan Eiriasruad Eiriasaed Eiriastein Eiriasoer Eiriaseira Gwibertein Loerguth Loeraeth Loeraed Loerdant
Loerdorch Loerlasar Loersaeth Loertein Loeraetha Loeraeda Loerdorcha Loersaetha Loerteina Aurdorch Aursciatha Ruadguth
Ruadaeth Ruadsaeth Ruadaetha Ruadsaetha Ruadniama Nerdraig Nerdorch Nersaeth Nerdraiga Nertaranna Nerdorcha Nersaetha
Nersciatha Nerniama Rigruada Rigniama Arianguth Ariandant Ariandorch Ariantein Arianoer Arianteina Eryrdraig Eryrguth
Eryraed Eryrdorch Eryrlasar Eryrsaeth Eryrtaran Eryrtein Eryrner Eryrdraiga Eryraeda Eryrdorcha Eryrscatha Eryrsaetha
Eryrsera Eryrniama Maeloer Maeloera Maelniama Glainguth Glaindant Glaindorch Glainlasar Glaintein Glainoer Glainruada
Glainoera Glainteina Fionnoera Sarfruad Sarfguth Sarfdant Sarflasar Sarfdorcha Sarfsaetha Sarfoera Sarfsera Sarfniama
Nathirner Neidraed Crondant Cronoera Dorchtan Dorchruad Dorchguth Dorchdant Dorchsaeth Dorchtein Dorchoer Dorchner
Dorchruada Dorchsarfa Dorchoera Dorchteina Dorchniama Gwibersarf Tandraiga Aedsarf Aedsaeth Aedsarfa Aedsaetha
Aedsera`,
  },
  "klassisk krigare": {
    good: `Alkandros Alkidamos Alkarchos Alkimedon Alkidamas Alkileon Alkimedes Alkenor Alkidamia Alkidora Kratander
Kratanor Kratenor Kratandra Kratodora Kratomede Nikandros Nikodamos Nikomedon Nikodamas Nikomenes Nikenor Nikandra
Nikodamia Leokrates Leodamas Leomedon Leodamos Leomenes Leokleon Leodamia Thrasanor Thrasides Thrasenor Eurandros
Eurydamos Eurymenes Eurydamas Euryleon Eurykles Eurydamia Euranassa Iphikleon Iphandros Iphidamos Iphidamas Iphimedon
Iphileon Iphikles Iphenor Iphidamia Iphanassa Archander Archeleon Archandra Stratanor Stratenor Stratides Polemanor
Polemenor Polemides Thymander Thymoleon Thymenor Thymandra Dorandros Dorimedon Dorimenes Doridamas Dorileon Dorimedes
Dorikleon Doridamia Doranassa Alexenor Alexikles Alexarche Phylanor Phylenor Phylomede Aetandros Aetomedon Aetodamas
Aetoleon Aetandra Aetodamia Lykandros Lykomedon Lykodamas Lykomenes Lykoleon Lykenor Lykarchos Lykandra Lykodamia
Phoibanor Phoibenor Asteranor Asterenor Anemanor Anemenor Anemandra Aristanor Aristenor Kleandros Kleomedon Kleodamas
Kleodamos Kleomenes Kleodamia Kleodora Androleon Androkles Timandros Timodamas Timagoras Timarchos Timandra Timodamia
Kallikles Eumedon Eudamas Eunikos Melamedon Melamenes Meladamas Meladamos Melakleon Theroleon Theranor Therandra
Theromede Agrianor Agrienor Agrioleon Korakanor Korakenor Korakides Nyktander Nyktoleon Nyktanor Nyktandra Nyktomede
Nephander Nephanor Nephenor Nephomede Kymandros Kymander Kymoleon Kymodamas Kymodamia Pontanor Pontenor Pontandra
Pontomede Orandros Oromedon Oromenes Orodamas Oroleon Orodamia Drymander Drymanor Drymenor Drymandra Kydandros
Kydomedon Kydomenes Kydander Klytanor Klytenor Klytoleon Klytomede Kerandros Keromedon Keroleon Kerodamas Keromenes
Kerodamia Haimander Haimanor Haimenor Haimandra Zophander Zophanor Zophenor`,
    rejected: `Alkigenes Alkanax Alkitimos Alkidoxa Alkiphile Alkigone Alkinikos Alkidoros Alkarete Alkiphane Alkixene
Alkarche Kratarche Kratoxene Kratokyra Kratodoxa Kratippe Kratogone Kratarete Kratanax Kratoleon Nikagoras Nikogenes
Nikanax Nikiades Nikodoros Nikotimos Nikophane Nikodoxa Nikophile Nikogone Nikoxene Nikippe Nikolykos Nikothea
Nikomoira Nikarete Nikomedes Leippe Leanassa Learete Leaneira Leothemis Leophane Leodoxa Leophile Leophemos Leophanes
Leonikos Leotimos Leokyra Leomoira Thrasippe Thrasanax Eurykleon Euryphane Eurygone Eurydoxa Euryxene Euryphile
Eurygenes Eurymedes Euriades Euranax Eurydoros Euragoras Eurydora Eurymede Eurykyra Iphagoras Iphigenes Iphitimos
Iphigone Iphidoxa Iphixene Ipharete Iphanax Iphikyra Ipharche Iphinikos Iphidoros Archexene Archekyra Archedoxa
Archegone Archarete Archethea Archedora Archanax Archemede Stratanax Stratippe Polemanax Polemippe Thymides Thymoxene
Thymokyra Thymodoxa Thymippe Thymogone Thymarche Thymarete Thymanax Thymiades Thymothea Thymodora Doragoras Doridoros
Dorigenes Doridora Doridoxa Doriphile Dorigone Doriphane Dorixene Dorikyra Doranax Dorinikos Alexanax Promanor
Promodora Promarche Promarete Promoxene Promokyra Promodoxa Promogone Phylanax Phyloxene Phylokyra Phylodoxa Phylogone
Phylarete Phylarche Phylides Phylothea Aetagoras Aetogenes Aetodoxa Aetippe Aetophile Aetogone Aetoxene Aetokyra
Aetophane Aetarete Aetarche Aetanax Aetodoros Aetiades Aetonikos Lykagoras Lykogenes Lykotimos Lykodoros Lykodoxa
Lykophile Lykogone Lykoxene Lykophane Lykippe Lykarete Lykanax Lykomoira Lykothea Phoibanax Phoibippe Phoibides
Asteranax Asterides Anemiades Anemippe Anemarche Anemanax Aristippe Kleagoras Kleogenes Kleotimos Kleophane Kleodoxa
Kleophile Kleogone Kleokyra Kleomoira Andromede Androgone Androdoxa Androxene Androkyra Andriades Andrides Andrippe
Timogenes Timodoros Timonikos Timophile Timophane Timogone Timippe Timokyra Timiades Kallidoxa Kallixene Kallikyra
Kallarche Kalligone Eagoras Euphanes Euphemos Eutimos Euphane Euphile Eukyra Eumachos Eumoira Eugenkles Eugenmede
Eugenthea Eugenkyra Eugendoxa Eugenthoe Eugengone Eugenippe Eugenides Eugendora Melagenes Melatimos Meladoxa Melaphile
Melagone Melaphane Melaxene Melakyra Melippe Melamoira Meliades Melamede Theroxene Therokyra Therodoxa Therippe
Therogone Theriades Therothea Agrioxene Agriokyra Agriodoxa Agriogone Agriothea Agriodora Agriokles Agriomede Erebmache
Erebmoira Erebnikos Erebmedes Ereblykos Erebippe Erebarche Erebanax Erebmenes Korakanax Korakippe Nyktarche Nyktarete
Nyktoxene Nyktokyra Nyktodoxa Nyktippe Nyktogone Nyktiades Nyktokles Nephides Nephanax Nephiades Nepharche Nepharete
Nephothea Nephoxene Nephokyra Nephodoxa Nephippe Nephogone Nephokles Kymides Kymagoras Kymogenes Kymotimos Kymiades
Kymodoros Kymonikos Kymarete Kymophane Kymoxene Kymokyra Kymodoxa Kymippe Kymophile Kymogone Kymothea Kymanax Pontiades
Pontarche Pontarete Pontoxene Pontokyra Pontodoxa Pontippe Pontogone Pontodora Pontokles Oragoras Orophanes Orogenes
Orotimos Orophemos Oromachos Orodoros Orophane Oroxene Orokyra Orodoxa Orothemis Orophile Oronikos Drymides Drymiades
Drymanax Drymarche Drymarete Drymoxene Drymokyra Drymodoxa Drymippe Drymogone Drymothea Kydagoras Kydogenes Kydonikos
Kydophane Kydoxene Kydokyra Kydippe Kydophile Kydogone Kydomoira Kydothea Klytides Klytiades Klytarete Klytoxene
Klytokyra Klytodoxa Klytippe Klytogone Keragoras Kerogenes Kerotimos Kerodoros Keriades Keranax Keronikos Kerophane
Keroxene Kerokyra Kerodoxa Kerippe Kerophile Kerogone Keromoira Kerothea Kerodora Haimides Haimiades Haimarete
Haimoxene Haimokyra Haimodoxa Haimippe Haimogone Haimothea Zophokles Zophiades Zopharete Zophoxene Zophokyra Zophodoxa
Zophippe Zophogone Zophothea Meladora Meladamia Nikomache Leomache Eurymache Iphimache Dorimache Aetomache Lykomache
Oromache Kleomache Eumache Kydomache Melamache Keromache Alkimache`,
  },
  "klassisk magiker": {
    good: `Theandros Theomedon Theomelos Theanassa Theomede Hieranor Hierenor Hieraster Hieromede Themiris Heliaster
Heliomede Thaumanor Thaumenor Thaumiris Aithaster Selenios Selenides Seleniris Selenthea Mystanor Mystandra Mystiris
Oneiranor Oneirenor Oneirios Oneirides Mantanor Mantikles Mantandra Mantimede Lyraster Lyromelos Lyranassa Lyromede
Mythanor Mythenor Mythaster Mythandra Mythiris Mythomede Mythodora Thespanor Thespenor Idmenor Idmiris Eidomelos
Eidiris Eidothea Alethanor Alethides Alethiris Sophodora Sophothea Nyktaster Nyktikles Nyktidora Orphenor Orphaster
Orphiris Nekranor Nekrenor Nekraster Nekrandra Nekromede Lethiris Moiranor Moirenor Moiraster Moirothea Moiromede
Hypnaster Hypniris Hypnomede Daimander Daimanor Daimenor Daimandra Daimiris Nychanor Nychenor Nychaster Nychandra
Nychiris Thanaster Thaniris Nychides Thaumides Moiriades Hypnodora Mantidora Eidomede Thespanax Thanmede Idmanassa
Oneiranax`,
    rejected: `Theagoras Theogenes Theonikos Theophane Theokyra Thearche Thearete Theokleon Theodamos Hieroxene
Hierokyra Hierodoxa Hieroleon Hieraigle Hieriades Themkleon Themdamos Themnikos Themgenes Themphron Themtimos Themdamas
Themtheos Themdamia Themphane Themthea Themkyra Themdoxa Themphile Themthoe Themleon Heliokles Helioxene Heliokyra
Heliodoxa Heliarete Heliothea Thaumkles Thaumleon Thaumdora Thaumthea Thaumkyra Thaumdoxa Thaumthoe Thaumanax Aitheleon
Aithekyra Aithedoxa Aithexene Aithemede Aithedora Aithaigle Megalkles Megaldora Megalmede Megalthea Megalxene Megalkyra
Megaldoxa Megalthoe Megalides Megalanax Kosmiades Kosmarete Kosmios Kosmarche Selenkles Selenleon Selendoxa Selenkyra
Selendora Mystides Mystarete Mystanax Mystaigle Mantidoxa Mantikyra Mantixene Mantileon Mantaigle Lyrokleon Lyragoras
Lyrogenes Lyrotimos Lyrotheos Lyrodoros Lyrophane Lyrodora Lyroxene Lyrokyra Lyrodoxa Lyrophile Lyraigle Lyraether
Lyronikos Mythokles Mythoxene Mythokyra Mythodoxa Mytharete Mythaigle Mythides Phoibleon Phoibmede Idmokleon Idmagoras
Idmokles Idmodamos Idmarchos Idmodoros Idmogenes Idmotimos Idmotheos Idmaether Idmophane Idmoxene Idmokyra Idmodoxa
Idmophile Idmaigle Idmarete Idmodora Idmothea Eidokleon Eidogenes Eidotimos Eidoleon Eidotheos Eidaether Eidophane
Eidophile Eidoxene Eidokyra Eidaigle Eidarete Eidagoras Eidomoira Kallaigle Hagnoxene Hagnokyra Hagnodoxa Hagnoleon
Hagnarete Hagnaigle Hagnokles Sophokles Sopholeon Sophoxene Sophokyra Sophodoxa Sopharete Sophiades Sophaigle Kleitides
Kleitanax Kleitanor Kleitenor Kleitios Kleitiris Aretmenes Aretnikos Aretgenes Aretleon Aretmedes Aretmedon Aretmelos
Aretmache Aretmede Aretkyra Aretmoira Aretaigle Philander Philokles Philoxene Philokyra Philodoxa Philiades Philarete
Philaigle Philodora Aiglarete Aiglios Aiglarche Aigliades Elpagoras Elparchos Elpnikos Elpmedon Elpmachos Elpmedes
Elpanax Elpmelos Elpmache Elpmede Elparche Elparete Elpmoira Elpaigle Elpaether Elpselene Elpiades Nyktixene Nyktikyra
Nyktidoxa Nyktaigle Orphander Orphanax Orphanor Orphandra Orphleon Orphides Orpharete Orphaigle Orphiades Nekroxene
Nekrokyra Nekrodoxa Nekrodora Nekroleon Nekraigle Nekriades Nekrothea Lethides Letharete Lethaigle Lethiades Moiroxene
Moirokyra Moirodoxa Moirides Moiroleon Moirokles Penthides Deinoxene Deinokyra Deinodoxa Deinarete Deinodora Deinaigle
Deiniades Deinides Stygmenes Stygnikos Stygmedon Stygleon Stygmedes Stygmelos Stygmache Stygmede Stygarete Stygmoira
Stygides Stygander Stygiades Hypnides Hypnokles Hypnoleon Hypniades Hypnoxene Hypnokyra Hypnodoxa Hypnaigle Hypnarete
Hypnothea Hypnarche Semnides Semniades Semnoxene Semnokyra Semnodoxa Semnaigle Semnarete Semnothea Skotides Skotokles
Skotoleon Skotiades Skotios Skotanax Skotodora Skotoxene Skotokyra Skotodoxa Skotarete Skotaigle Daimoxene Daimokyra
Daimodoxa Daimaigle Daimarete Daimothea Daimiades Daimides Pelordoxa Pelorkyra Pelorkles Pelorleon Pelormede Olbagoras
Olbigenes Olbitimos Olbitheos Olbaether Olbidoros Olbiphane Olbixene Olbikyra Olbidoxa Olbiphile Olbarete Olbaigle
Olbimoira Olbidora Olbanax Olbikleon Kednoxene Kednokyra Kednodoxa Kednaigle Kednarete Kednothea Kednoleon Kedniades
Kednokles Kednides Nychanax Nycharete Nychaigle Nychiades Nycharche Lygmenes Lygnikos Lygmachos Lygleon Lygmedes
Lygaether Lygmelos Lygmache Lygarete Lygmoira Lygmede Lygselene Lyganax Thankleon Thandamos Thandoros Thangenes
Thantimos Thantheos Thanmelos Thanxene Thankyra Thandoxa Thanarete Thanthea Thanaigle Thanmoira Thanmache Thanleon
Elpanassa Mystaster Kallaster Philaster Philandra Lethaster Skotenor Olbaster Theomache Lyromache Eidomache Olbimache`,
  },
  "klassisk alv": {
    good: `Helieros Zephyrion Zephyrios Zephyreis Aetherion Aetherios Aethereis Philyrion Philyrios Philyreis
Thaliades Thalornis Thalanor Thaliris Thalione Thalaura Oralkyon Orecharis Oreliria Oranassa Seleneros Selenaura
Seleneis Phoibion Phoibeis Phoibione Phoibaura Nephelion Nephelios Nepheleis Nephelora Iridanor Iridenor Iridione
Iridora Iridaura Iridelais Drosanor Drosenor Drosiades Drosiris Drosione Drosaura Droselais Alkyonios Alkyoneis
Lyranemos Lyralkyon Lyraedon Lyroneira Lyrelais Lyrselene Okeanios Okeaneis Aedonios Aedoneis Aedoniris Chelidion
Chelidios Alsenor Alsanemos Alsoneira Alselais Oneirion Oneirione Oneireis Keladios Keladanor Keladenor Keladiris
Keladione Neriades Neranemos Neralkyon Neroneira Agliades Agloneira Erilirion Eralkyon Erelais Eroneira Erithalia
Charitios Myrtanor Myrtenor Myrtiades Myrteros Myrtiris Myrtione Myrtelais Myrtora Phyllion Phyllenor Phyllanor
Phylliris Phyllione Phyllaura Liranemos Lirenor Liralkyon Lironeira Lirelais Lirithale Melisenor Meliseros Melisiris
Melisione Kyaneros Kyanornis Kyaniris Kyanelais Kyanaura Eranides Eraneros Eraniris Eranelais Eranora Hedelais
Hedoneira Ilaranor Ilarenor Ilarione Elaphion Elaphenor Elaphanor Elaphiris Elaphione Elaphaura Eudanemos Eudenor
Eudalkyon Eudelais Eudoneira Hesperion Hespereis Himeranor Himerenor Himerione Himereis Amauranor Amaurenor Amaurione
Amaureis Melaneros Melaniris Kelainora Kelaineis Eremenor Eremiades Eremiris Eremelais Eremora Lethaura Lethione
Lethelais Phaidion Phaidanor Phaidenor Phaideros Phaidiris Phaidione Phaidaura Elatenor Elatiris Elatora Elatelais
Elatiades Zophios Zopheros Zophiris Zophione Zophelais Helikanor Helikenor Helikiris Helikione Pelagios Pelaganor
Pelagenor Pelagiris Pelagione Nychion Nycheros Nychione Nychelais Nychaura Lyganemos Lygalkyon Lygora Lygelais
Dakranor Dakrenor Dakrione Dakrelais`,
    rejected: `Anemalsos Anemaedon Anemaulos Anemaigle Anemeos Anemdoros Thalmelos Thalaedon Thaldoros Thalmelie
Thalaigle Oremelos Oralsos Orephanes Oroneiros Oredoros Oraulos Oredrose Orethale Oremelie Orethalos Seleneos
Phoiberos Phoibora Phoibeos Phoiblyra Auraether Aurmelos Auralsos Aurdoros Auraedon Auraulos Aurmyrtos Auraigle
Aurmelie Nepheleos Iridaster Iridmelos Iridalsos Iridaulos Iridornis Iridaigle Iridmelie Drosmelos Drosalsos Drosdoros
Drosaedon Drosaulos Drosornis Drosaigle Drosmelie Drosliria Lyrmelos Lyralsos Lyrhelios Lyrdoros Lyrlirion Lyraulos
Lyrmyrtos Lyrmelie Lyrliria Aedonides Aedoneros Aedonlyra Aedonaura Aedonora Aedoneos Chelideis Chelidora Chelideos
Alsaether Alsimelos Alsornis Alsidoros Alsaedon Alsaulos Alsidrose Alsithale Alsaigle Alsimelie Oneirlyra Oneireos
Aulaster Aulaether Aulmelos Aulhelios Auldoros Aulaedon Aulmyrtos Aulaigle Aulmelie Aulornis Auliades Keladeos
Keladeros Neraether Neralsos Neraedon Neraulos Neredoros Neremelos Neraigle Neredrose Neremelie Kallornis Aglornis
Agladoros Agladrose Aglathale Aglamelie Erimelos Eralsos Erikrinos Erihelios Eriphanes Eroneiros Eridoros Eraulos
Erimyrtos Erelaphos Eridrose Erimelie Eriphoibe Eranassa Chariteos Myrtaster Myrtalsos Myrtides Myrtornis Myrtaedon
Myrtaulos Myrteis Myrtaigle Myrteos Phyllides Phylleros Phylleis Phylleos Liraether Liralsos Liridoros Liraedon
Liraulos Lirimelos Liraigle Lirimelie Liridrose Melisides Melislyra Melisaura Kyanmelos Kyanaster Kyandoros Kyanaedon
Kyanaulos Kyanaigle Kyanmelie Kyaneos Kyaneis Kyanides Eranmelos Erandoros Eranaedon Eranaulos Eranaigle Eranmelie
Eranaura Eraneos Hedymelos Hedalsos Hedornis Hedaulos Hediris Hedaigle Hedymelie Hedythale Ilarmelos Ilaralsos
Ilardoros Ilaraedon Ilaraulos Ilaraster Ilarides Ilaraigle Ilarmelie Ilareos Elaphides Elapheos Elapheis Elaphios
Eudaether Eudimelos Eudalsos Eudaulos Eudornis Eudeis Eudaigle Eudimelie Pothaster Pothalsos Pothides Pothios
Pothaedon Pothiades Pothaulos Pothaigle Erebalsos Erebaedon Erebaulos Erebaigle Erebmelie Eremalsos Eremdoros
Eremaedon Eremaulos Eremaigle Lethalsos Lethaedon Lethaulos Phaideos Elataster Elatmelos Elatalsos Elatornis Elataedon
Elataulos Elataigle Elatmelie Elatliria Zophalsos Zophaedon Zophaulos Zophaigle Pelageis Pelageos Pelageros Pelagides
Nychalsos Nychaedon Nychaulos Lygalsos Lygaedon Lygaulos Lygmyrtos Dakralsos Dakraedon Dakraulos Dakraigle`,
  },
  "klassisk dvarg": {
    good: `Lithodor Akmodor Taurodor Koryndor Gaurdor Maurodor Gorgodor Drimdor Lithogor Akmogor Taurogor Koryngor
Tholgor Gaurgor Maurogor Brontogor Tholmor Korynmor Kalybmor Brontomor Korynthar Tholthar Gaurthar Gorgothar Drimthar
Kerthar Taurothar Akmothar Maurothar Lithagos Brontagos Brithagos Hadragos Tharagos Korynagos Mydragos Tholagos
Brychagos Gauragos Drimagos Lithakon Brontakon Tholakon Brychakon Gaurakon Brithakon Lithakmon Tholakmon Gaurakmon
Hadranax Mydranax Tholanax Brychanax Gauranax Brontanax Lithanax Brithoryx Tholoryx Brychoryx Drimoryx Korynoryx
Tholarges Drimarges Tholoros Brychoros Korynoros Brithoros Tholdamas Gaurdamas Drimdamas Tholmedon Gaurmedon Tholmora
Korynmora Kalybmora Lithomora Tharmora Gorgomora Tharbrima Tholbrima Gaurbrima Kerbrima Thardrima Tholdrima Gaurdrima
Kerdrima Thargaura Tholgaura Drimgaura Kergaura Tharthola Gaurthola Drimthola Kerthola Tholthara Gaurthara Drimthara
Kerthara Tharmydra Tholmydra Gaurmydra Kermydra Tholthyra Gaurthyra Drimthyra Drimortha Stygortha Kerbronta Tholkyra
Gaurkyra Korynkyra Drimkyra Gaurlitha Drimlitha Kerlitha Tholakona Gaurakona Tholdora Koryndora Kyanbrima
Akmobrima Akmodrima Akmogaura Akmothara Stygmydra Kalybagos Kalybakon Antrodor Antrothar Antromora Melanogor Pyrgakon
Siderakon Argyrakon Orthakmon Pyrgakona Kyanortha Siderakra Pyrgakra Brithakra Orthakon Stygoryx Maurakona Spodakona
Antrakona Maurakmon Nyktakmon`,
    rejected: `Mydrakona Brontakme Lithergos Litharges Lithakron Litheus Lithopyla Lithodome Lithakme Lithaxine Lithaigis
Lithodora Lithomede Petrakron Petropyla Petrodome Petraxine Petraigis Petrokles Petrodora Petrokyra Siderakme Akmergos
Akmodomos Akmogigas Akmobarys Akmadamas Akmakron Akmokorys Akmolitha Akmopyla Akmodome Akmosarda Akmothyra Akmaxine
Akmostega Akmokrate Akmopetra Akmergane Akmopyrga Akmaigis Akmadme Akmakis Akmodora Kalkergos Kalkagos Kalkopyla
Kalkodome Kalkaxine Kalkodora Kalkaigis Kalkomede Kalkanax Kratergos Kratarges Kratakron Kraturgos Kratopyla Kratodome
Kratakme Krataxine Krataigis Pyrgergos Pyrgarges Pyrgakron Pyrgurgos Pyrgopyla Pyrgodome Pyrgakme Pyrgaxine Pyrgokyra
Pyrgodora Pyrgadme Pyrganax Akrakmon Akrodomos Akrogigas Akrobarys Akrakon Akrokorys Akrakis Akradamas Akrandros
Akrokles Akrolitha Akropyla Akrodome Akrakme Akrosarda Akrokera Akrothyra Akrostega Akrokrate Akropetra Akropyrga
Akrokyra Akromede Akrodora Akraigis Akradme Akrankyra Akromenes Akromedon Akranassa Brithakme Brithanax Kartakmon
Kartergos Kartakron Karteus Karturgos Kartokles Kartopyla Kartodome Kartakme Kartaxine Kartokyra Kartomede Kartodora
Kartaigis Kartaspis Taurakron Tauranax Tauropyla Taurodome Taurakme Tauraxine Tauraigis Taurokyra Taurodora Tauragos
Kryptakme Kyanergos Kyandomos Kyangigas Kyanbarys Kyankorys Kyankles Kyandamas Kyanolmos Kyandome Kyansarda Kyankera
Kyanthyra Kyanstega Kyankrate Kyankyra Kyanmede Kyanaigis Molybakme Molybmede Spodakmon Spodarges Spodergos Spodagos
Spodakon Spodakron Spodeus Spodurgos Spodokles Spodalkos Spodopyla Spodakme Spodokera Spodaxine Spodakra Spodarkte
Spodaspis Spodokyra Spodomede Spodaigis Spodanax Spodalke Kremnakme Mystarges Mystakron Mysturgos Mystolmos Mystaigis
Argyrakme Plutakmon Plutarges Plutergos Plutagos Plutakron Pluturgos Plutokles Plutakis Plutopyla Plutodome Plutakme
Plutokera Plutaxine Plutokyra Plutomede Plutodora Plutaigis Orthergos Orthakron Orthurgos Orthopyla Orthodome Orthakme
Orthokera Orthaxine Orthaigis Orthadme Orthokyra Orthomede Orthokles Maurakron Mauropyla Maurodome Maurakme Maurokera
Mauraigis Maurokyra Maurodora Thymergos Thymarges Thymakron Thymurgos Thymopyla Thymodome Thymakme Thymokera Thymaxine
Thymaigis Thymadme Melanakme Nyktergos Nyktarges Nyktakron Nykturgos Nyktopyla Nyktodome Nyktakme Nyktokera Nyktaigis
Nyktagos Erebergos Erebarges Ereburgos Erebolmos Erebakron Ereblitha Erebakme Erebsarda Erebaigis Erebadme Gorgergos
Gorgarges Gorgakron Gorgurgos Gorgopyla Gorgodome Gorgakme Gorgokyra Gorgodora Gorgomede Gorgokles Stygarges Stygergos
Stygakron Stygurgos Stygolmos Styglitha Stygakme Stygsarda Stygaxine Stygadme Lithoplax Petroplax Akmoplax Kalkoplax
Kratoplax Pyrgoplax Akroplax Kartoplax Tauroplax Spodoplax Plutoplax Orthoplax Mauroplax Thymoplax Nyktoplax Gorgoplax
Antroplax Zophoplax Kapnoplax Deimoplax Kalybeus Kalybakme Kalybmede Kalybadme Kalybope Kyanope Akrakte Plutakte
Spodakte Antrakron Antropyla Antrodome Antrakme Antrokera Antrokyra Antrodora Antraigis Antrokles Zophergos Zophakron
Zopheus Zophurgos Zophopyla Zophodome Zophakme Zophokera Zophaigis Zophadme Basileus Basilakme Basiladme Kapnergos
Kapnakron Kapneus Kapnurgos Kapnokles Kapnopyla Kapnodome Kapnakme Kapnokera Kapnokyra Kapnodora Kapnaigis Kapnadme
Kapnomede Deimergos Deimakron Deimurgos Deimopyla Deimodome Deimakme Deimokera Deimokyra Deimodora Deimaigis Asboleus
Asbolakme Asboladme Kalkarges Kalkarkte Kalkaspis Kartarkte Kartakra Kryptalke Erebarkte Zopharkte Basilakon Basilagos
Basilakra Basilakte Kartakona Zophakona Plutakona Antraxine Deimakmon Kremnagos Molyboryx Petrokera Akmaspis Kalyboryx
Gorgoryx Kryptoryx Brontodor Brontothar Brontobrima Brontodrima Brontomydra Brontogaura Brontothola Brontortha
Brontothyra Brontobronta Brontothara Brontomora Lithothar Lithomor Lithobrima Lithodrima Lithomydra Lithogaura
Lithothola Lithortha Lithothyra Lithobronta Lithothara Siderodor Siderogor Siderothar Sideromor Siderobrima Siderodrima
Sideromydra Siderogaura Siderothola Siderortha Siderothyra Siderobronta Siderothara Sideromora Akmomor Akmomydra
Akmortha Akmobronta Akmomora Kratodor Kratogor Kratothar Kratomor Kratobrima Kratodrima Kratomydra Kratogaura
Kratothola Kratortha Kratothyra Kratobronta Kratothara Kratomora Pyrgodor Pyrgogor Pyrgothar Pyrgomor Pyrgobrima
Pyrgodrima Pyrgomydra Pyrgogaura Pyrgothola Pyrgortha Pyrgothyra Pyrgobronta Pyrgothara Pyrgomora Akrodor Akrogor
Akrothar Akromor Akrobrima Akrodrima Akromydra Akrogaura Akrothola Akrortha Akrobronta Akrothara Akromora Brithdor
Brithgor Briththar Brithmor Brithbrima Brithdrima Brithmydra Brithgaura Briththola Brithortha Briththyra Brithbronta
Briththara Brithmora Pelekodor Pelekogor Pelekothar Pelekomor Pelekobrima Pelekodrima Pelekomydra Pelekogaura
Pelekothola Pelekortha Pelekothyra Pelekobronta Pelekothara Pelekomora Kartodor Kartogor Kartothar Kartomor Kartobrima
Kartodrima Kartomydra Kartogaura Kartothola Kartortha Kartothyra Kartobronta Kartothara Kartomora Tauromor Taurobrima
Taurodrima Tauromydra Taurogaura Taurothola Taurortha Taurothyra Taurobronta Taurothara Tauromora Kalybdor Kalybgor
Kalybthar Kalybbrima Kalybdrima Kalybmydra Kalybgaura Kalybthola Kalybortha Kalybthyra Kalybbronta Kalybthara Hadrakron
Hadreus Hadrurgos Hadralkos Hadrakis Hadrdor Hadrgor Hadrthar Hadrmor Hadrakme Hadraxine Hadrakra Hadralke Hadradme
Hadrbrima Hadrdrima Hadrmydra Hadrgaura Hadrthola Hadrortha Hadrthyra Hadrbronta Hadrthara Hadrmora Tharakron Thareus
Tharurgos Tharalkos Tharakis Thardor Thargor Tharthar Tharmor Tharakme Tharaxine Tharakra Tharalke Tharadme Tharortha
Tharthyra Tharbronta Tharthara Korynakron Koryneus Korynurgos Korynalkos Korynakis Korynakme Korynaxine Korynakra
Korynalke Korynadme Korynbrima Koryndrima Korynmydra Koryngaura Korynthola Korynortha Korynthyra Korynbronta Korynthara
Mydrakron Mydreus Mydrurgos Mydralkos Mydrakis Mydrdor Mydrgor Mydrthar Mydrmor Mydrakme Mydraxine Mydrakra Mydralke
Mydradme Mydrbrima Mydrdrima Mydrmydra Mydrgaura Mydrthola Mydrortha Mydrthyra Mydrbronta Mydrthara Mydrmora Kryptdor
Kryptgor Kryptthar Kryptmor Kryptbrima Kryptdrima Kryptmydra Kryptgaura Kryptthola Kryptortha Kryptthyra Kryptbronta
Kryptthara Kryptmora Kyandor Kyangor Kyanthar Kyanmor Kyandrima Kyanmydra Kyangaura Kyanthola Kyanbronta Kyanthara
Kyanmora Spododor Spodogor Spodothar Spodomor Spodobrima Spododrima Spodomydra Spodogaura Spodothola Spodortha
Spodothyra Spodobronta Spodothara Spodomora Mystdor Mystgor Mystthar Mystmor Mystbrima Mystdrima Mystmydra Mystgaura
Mystthola Mystortha Mystthyra Mystbronta Mystthara Mystmora Antrogor Antromor Antrobrima Antrodrima Antromydra
Antrogaura Antrothola Antrortha Antrothyra Antrobronta Antrothara Tholakron Tholeus Tholurgos Tholalkos Tholakis
Tholdor Tholakme Tholaxine Tholakra Tholalke Tholadme Tholthola Tholortha Tholbronta Brychakron Brycheus Brychurgos
Brychalkos Brychakis Brychdor Brychgor Brychthar Brychmor Brychakme Brychaxine Brychakra Brychalke Brychadme Brychbrima
Brychdrima Brychmydra Brychgaura Brychthola Brychortha Brychthyra Brychbronta Brychthara Brychmora Barathakmon
Baratharges Barathagos Barathakon Barathakron Baratharchon Baratheus Barathurgos Barathkles Barathdamas Barathandros
Barathalkos Baratharktos Barathoros Barathanax Barathander Barathmedon Barathakis Barathmenes Barathoryx Barathdor
Barathgor Baraththar Barathmor Barathlitha Barathakme Barathargyra Barathaxine Barathakra Barathalke Barathandra
Barathkyra Barathmede Barathanassa Barathdora Barathadme Barathankyra Barathakona Barathbrima Barathdrima Barathmydra
Barathgaura Baraththola Barathortha Baraththyra Barathbronta Baraththara Barathmora Argyrodor Argyrogor Argyrothar
Argyromor Argyrobrima Argyrodrima Argyromydra Argyrogaura Argyrothola Argyrortha Argyrothyra Argyrobronta Argyrothara
Argyromora Plutodor Plutogor Plutothar Plutomor Plutobrima Plutodrima Plutomydra Plutogaura Plutothola Plutortha
Plutothyra Plutobronta Plutothara Plutomora Orthodor Orthogor Orthothar Orthomor Orthobrima Orthodrima Orthomydra
Orthogaura Orthothola Orthortha Orthothyra Orthobronta Orthothara Orthomora Basilodor Basilogor Basilothar Basilomor
Basilobrima Basilodrima Basilomydra Basilogaura Basilothola Basilortha Basilothyra Basilobronta Basilothara Basilomora
Gaurakron Gaureus Gaururgos Gauralkos Gaurakis Gaurmor Gaurakme Gauraxine Gaurakra Gauralke Gauradme Gaurgaura
Gaurortha Gaurbronta Gaurmora Kydrakron Kydreus Kydrurgos Kydralkos Kydrakis Kydrdor Kydrgor Kydrthar Kydrmor Kydrakme
Kydraxine Kydrakra Kydralke Kydradme Kydrbrima Kydrdrima Kydrmydra Kydrgaura Kydrthola Kydrortha Kydrthyra Kydrbronta
Kydrthara Kydrmora Mauromor Maurobrima Maurodrima Mauromydra Maurogaura Maurothola Maurortha Maurothyra Maurobronta
Maurothara Mauromora Thymodor Thymogor Thymothar Thymomor Thymobrima Thymodrima Thymomydra Thymogaura Thymothola
Thymortha Thymothyra Thymobronta Thymothara Thymomora Melanodor Melanothar Melanomor Melanobrima Melanodrima
Melanomydra Melanogaura Melanothola Melanortha Melanothyra Melanobronta Melanothara Melanomora Nyktodor Nyktogor
Nyktothar Nyktomor Nyktobrima Nyktodrima Nyktomydra Nyktogaura Nyktothola Nyktortha Nyktothyra Nyktobronta Nyktothara
Nyktomora Erebdor Erebgor Erebthar Erebmor Erebbrima Erebdrima Erebmydra Erebgaura Erebthola Erebortha Erebthyra
Erebbronta Erebthara Erebmora Kelaindor Kelaingor Kelainthar Kelainmor Kelainbrima Kelaindrima Kelainmydra Kelaingaura
Kelainthola Kelainortha Kelainthyra Kelainbronta Kelainthara Kelainmora Gorgogor Gorgomor Gorgobrima Gorgodrima
Gorgomydra Gorgogaura Gorgothola Gorgortha Gorgothyra Gorgobronta Gorgothara Stygdor Styggor Stygthar Stygmor Stygbrima
Stygdrima Styggaura Stygthola Stygthyra Stygbronta Stygthara Stygmora Zophodor Zophogor Zophothar Zophomor Zophobrima
Zophodrima Zophomydra Zophogaura Zophothola Zophortha Zophothyra Zophobronta Zophothara Zophomora Kapnodor Kapnogor
Kapnothar Kapnomor Kapnobrima Kapnodrima Kapnomydra Kapnogaura Kapnothola Kapnortha Kapnothyra Kapnobronta Kapnothara
Kapnomora Deimodor Deimogor Deimothar Deimomor Deimobrima Deimodrima Deimomydra Deimogaura Deimothola Deimortha
Deimothyra Deimobronta Deimothara Deimomora Asbolodor Asbologor Asbolothar Asbolomor Asbolobrima Asbolodrima
Asbolomydra Asbologaura Asbolothola Asbolortha Asbolothyra Asbolobronta Asbolothara Asbolomora Drimakron Drimeus
Drimurgos Drimalkos Drimakis Drimgor Drimmor Drimakme Drimaxine Drimakra Drimalke Drimadme Drimbrima Drimdrima
Drimmydra Drimbronta Drimmora Kerakron Kereus Kerurgos Keralkos Kerakis Kerdor Kergor Kermor Kerakme Keraxine Kerakra
Keralke Keradme Kerortha`,
  },
  "klassisk drake": {
    good: `Pyrodon Pyronyx Pyrophis Pyraithon Pyragrios Pyrtyphon Pyrdrakon Pyrophia Pyragria Pyrthyella Pyrlyssa
Pyrhydra Keraunodon Keraunakis Keraunther Kerauneris Drakagrios Drakaithon Drakarges Drakopelor Drakoselas Drakopyra
Drakolyssa Drakohydra Drakaella Drakozophe Drakoptera Drakagria Phlogophis Phlogodon Phlogonyx Phlogarges Phlogeris
Phlogophia Phlogaella Aithophis Aithodon Aithagrios Aitharges Aitheris Aithophia Aithagria Therokeras Theragrios
Theroselas Theraithon Therolyssa Therohydra Theragria Therozophe Theropyra Aeldrakon Aelophis Aelkeras Aelonyx
Aeltyphon Aelagrios Aelzophos Aelpyra Aelhydra Aelophia Aelthyella Aelseiria Aelzophe Aelagria Pelorophis Pelorodon
Peloronyx Pelorhydra Pelorophia Pelorlyssa Peloragria Typhodon Typhonyx Typharges Typhagrios Typheris Typhophia
Typhagria Thyelophis Thyelodon Thyelonyx Thyelkeras Thyeleris Thyelophia Thyelhydra Thyelagria Ophikeras Ophityphon
Ophidrakon Ophagrios Ophiseiros Ophizophos Ophaithon Ophipteros Ophilyssa Ophiseiria Ophizophe Ophagria Ophaella
Ophiptera Kapnagrios Kapnokeras Kapnoselas Kapnolyssa Kapnohydra Kapnozophe Kapnagria Kapnoptera Echidophis Echidonyx
Echidarges Echideris Echidophia Echidagria Echidaella Selagophis Selagodon Selagonyx Selagarges Selageris Selagophia
Selagaella Pterokeras Pteragrios Pterakis Pterolyssa Pterohydra Pteragria Pterozophe Smaragodon Smaragonyx Smarageris
Smaragakis Anaxophis Anaxodon Anaxonyx Anaxagrios Anaxophia Anaxeris Anaxagria Argyrophis Argyrodon Argyronyx
Argyrhydra Argyrophia Argyragria Argyrlyssa Aristophis Aristeris Aristophia Stygophis Stygodon Stygonyx Stygseiros
Stygophia Stygeris Stygseiria Deimophis Deimodon Deimonyx Deimtyphon Deimagrios Deimdrakon Deimeris Deimophia
Deimlyssa Deimseiria Deimagria Phobagrios Phobseiros Phobarges Lyssophis Lyssodon Lyssonyx Lyssagrios Lyssarges
Lyssophia Lyssagria Lyssaella Seirophis Seirodon Seironyx Seirkeras Seirtyphon Seirdrakon Seiragrios Seirzophos
Seirlyssa Seirhydra Seirophia Seirzophe Seiragria Zophagrios Zopharges Zophonyx Zophaella Zophagria Kymophis Kymonyx
Kymagrios Kymtyphon Kymseiros Kymseiria Kymophia Kymthyella Basilophis Basilodon Basilonyx Basilarges Gorgophis
Gorgonyx Gorgseiros Gorgophia Gorgseiria Gorglyssa Haimophis Haimodon Haimagrios Haimtyphon Haimlyssa Haimophia
Haimeris Haimseiria Haimdrakon`,
    rejected: `Pyrphobos Pyranax Pyrpelor Pyrtromos Pyrtyranos Pyraetos Pyrselas Pyrzophos Pyrgorga Pyrdeima Pyrstyge
Pyrpelora Pyrtheria Pyraella Pyrzophe Pyraithe Keraunthoe Keraunkere Drakanax Drakother Drakothoe Drakogorga
Drakodeima Drakechis Drakostyge Drakaithe Phloganax Phlogselas Phloglyssa Phlogaithe Phlogzophe Phlogechis Aithechis
Aithaetos Theropelor Therogorga Therodeima Therechis Therostyge Therokere Theraithe Theraetos Aelphobos Aelanax
Aelxanthos Aelpelor Aeltromos Aeltyranos Aelaetos Aelselas Aelxanthe Aeltheria Aelthoe Aelgorga Aelaithe Aelechis
Aelstyge Aelkere Aelpelora Aelarges Pelorkeras Peloranax Pelorselas Peloraetos Pelordeima Peloraithe Pelorzophe
Pelorechis Pelorstyge Pelorkere Pelorpyra Pelorakis Typhanax Typhaetos Typhaithe Typhechis Typhaithon Thyelanax
Thyelther Thyelselas Thyelpelor Thyelaetos Thyelthoe Thyelgorga Thyeldeima Thyelaithe Thyelechis Thyelstyge Thyelkere
Thyelzophe Thyelpyra Ophiphobos Ophodon Ophither Ophipelor Ophitromos Ophitheria Ophithoe Ophideima Ophistyge Ophikere
Ophigorga Kapnopelor Kapnaetos Kapnothoe Kapnogorga Kapnodeima Kapnostyge Kapnokere Echidkeras Echidselas Echidpelor
Echidpyra Echidgorga Echidkere Echidakis Selaganax Selagaithe Selagzophe Pteranax Pterother Pteropelor Pterothoe
Pterodeima Pterostyge Pterokere Pterogorga Argyrthoe Argyrdeima Argyrstyge Argyrkere Stygaetos Stygzophos Stygselas
Stygzophe Stygechis Deimpelor Deimtromos Deimzophos Deimaetos Deimkeras Deimpyra Deimtheria Deimthoe Deimgorga
Deimaithe Deimechis Deimstyge Deimkere Deimpelora Deimakis Phobophis Phobodon Phobonyx Phobanax Phobzophos Phobselas
Phobaetos Phoberis Phobophia Phobaithe Phobzophe Phobechis Phobaella Lyssaetos Lyssaithe Lyssechis Seirphobos Seiranax
Seirpelor Seirtromos Seirgorga Seirdeima Seirtheria Seirthoe Seiraithe Seirechis Seirstyge Seirkere Seirpelora
Seiraetos Erebaetos Erebaithe Erebechis Zophaetos Zophechis Zophakis Kymphobos Kymther Kympelor Kymtromos Kymtyranos
Kymaetos Kymtheria Kymthoe Kymgorga Kymdeima Kymechis Kymstyge Kymkere Kympelora Kympyra Basilthoe Basilgorga
Basildeima Basilstyge Basilkere Gorgaithon Gorgzophos Gorgaetos Gorgzophe Gorgechis Haimphobos Haimther Haimpelor
Haimtromos Haimaetos Haimzophos Haimtheria Haimthoe Haimgorga Haimdeima Haimaithe Haimechis Haimstyge Haimkere
Haimpelora Haimpyra`,
  },
  "modern krigare": {
    good: `Valardor Valatrox Valumbra Bellivera Bellimira Furatrox Ensardor Ensatrox Armatrox Tauratrox Falcardor
Falcatrox Falcaurea Ferratrox Cassardor Cassatrox Aeratrox Ursultor Ursardor Ursatrox Ursivera Ursimira Ursumbra
Durumbra Nivardor Nivatrox Glacatrox Fidardor Fidivera Corvultor Corvirex Corvardor Corvatrox Corvimira Corvumbra
Lupardor Lupatrox Saevultor Saevatrox Vindicius Vindicara Cruentara Leonatrox Bellardor Corvaurea Regatrox Taurumbra
Saevumbra Arcultor Arcardor Arcatrox Arcumbra Arcaurea Torvultor Torvardor Torvatrox Torvirex Ensitorva Ursitorva
Nivitorva Lupitorva Furitorva Arcitorva Ferrultor Taurultor Martultor Nivultor Lupultor Corvifalx Saevifalx Torvifalx
Falcumbra Ensumbra Regitorva Aeritorva Valardens Ensardens Ursardens Nivardens Fidardens Lupardens Arcardens Tauratra
Falcatra Ursatra Arcatra Nivatra Corvatra Lupatra Aeratra Duratra Lupisaeva Nivisaeva Arcisaeva`,
    rejected: `Valensis Valisagax Valiverus Valifulva Bellensis Fortultor Fortifer Fortiger Fortensis Gladultor
Gladifalx Gladardor Gladiger Gladatrox Gladasper Gladumbra Gladanima Gladursa Furiferox Furaudens Furensis Furisagax
Furiverus Furisacer Furifulva Furultrix Furumbra Furisacra Ensultor Ensileo Ensiverus Ensifulva Ensultrix Armardor
Armisagax Armiverus Armisacer Armifulva Armultrix Armisacra Taurensis Audacluna Audacala Audacursa Falcensis Ferrensis
Ferrifera Martardor Martensis Cassultor Cassensis Cassacer Cassimira Aeraudens Aerensis Aerileo Aerisagax Aeriverus
Aerisacer Aerauster Aerifulva Aerultrix Aeranima Ursiger Ursensis Ursiverus Ursifulva Duraudens Durensis Durisagax
Durisacer Durifulva Durultrix Durigera Duranima Nebuliger Nebulacer Nebulursa Nividux Nivensis Nivileo Nivisagax
Nivisacer Nivauster Nivifulva Nivultrix Nivigera Nivanima Nivaurea Glaciger Glacensis Glacileo Glacasper Glacigera
Glacanima Glacala Marensis Marisagax Mariverus Marisacer Marifulva Marultrix Marisacra Regaudens Regensis Regisagax
Regiverus Regifulva Regultrix Regumbra Reganima Fidifalx Fidiferox Fidensis Fidileo Fidisagax Fidiverus Fidisacer
Fidifulva Fidultrix Fidumbra Fidigera Sacrifer Sacriger Sacrensis Sacracer Sacrifera Sacrigera Sacranima Laurultor
Laurensis Lauratrox Laurasper Lauracer Lauranima Insignala Primidux Primensis Primatrox Primasper Primivera Primanima
Clarifer Clarensis Claratrox Clarasper Claranima Procerdux Procerleo Procerala Severacer Corvidux Corvensis Lupensis
Lupisagax Lupiverus Lupisacer Lupifulva Lupultrix Lupumbra Saevensis Saevileo Vindicleo Vindicina Arcileo Arcitenax
Arcisacer Arcidux Arcauster Arcaudens Arcifalx Arcanima Arcifera Arcigera Arcisacra Arciluna Torvileo Torvanima
Torvifer Torviger Torvigera Torvifera Torvacer Fiditorva Armitorva Maritorva Valitorva Valisaeva Armisaeva Armardens
Audacatra Stellatra Sacratra Lauratra Claratra Marisaeva Fidatra Durisaeva Fidisaeva Gladileo Torvasper Torvimira
Torvursa Torvaurea`,
  },
  "modern magiker": {
    good: `Caelinox Caelivera Caelimira Caelumbra Ignimira Lunardor Lunimira Arcanara Nebulinox Somnimira Sibylinus
Numinius Numinara Miriluna Mirivera Cometara Veriluna Verimira Aeternara Lucimira Noctardor Noctiluna Noctara
Noctivera Noctimira Umbrinox Umbrimira Altaugur Altiluna Altarcana Almiluna Almarcana Celsaugur Celsiluna Furvinox
Furvaugur Furviluna Atraugur Atriluna Caelorbis Ignisidus Solinumen Lunisidus Arcanomen Nebulomen Lucinumen Noctorbis
Noctomen Umbromen Atrinumen Verinumen Stellomen Atrisidus Ignarcan Solarcan Lunarcan Somnarcan Noctarcan Mortarcan
Furvarcan Celsarcan Altarcan Lucarcan Caelarcan Ignimagus Solimagus Lunimagus Lucimagus Atrimagus Verimagus Ignivates
Lunivates Solivates Verivates Atrivates Lunaugur Noctaugur Caelaugur Caelisaga Ignisaga Solisaga Lunisaga Somnisaga
Sacrisaga Verisaga Lucisaga Noctisaga Umbrisaga Furvisaga Atrisaga Mortisaga Noctomina Umbromina Furvomina Caelomina
Somnomina Noctanima Umbranima`,
    rejected: `Caelidux Caelunda Magnilux Magnumbra Magnifera Ignilux Ignaugur Ignaudens Ignispex Ignisagax Igniverus
Ignisacer Ignultima Ignifulva Ignultrix Ignarcana Ignigemma Solaugur Solaudens Solifex Solispex Solisagax Solitenax
Soliverus Solisacer Solifulva Solisacra Solanima Solarcana Lunilux Lunaudens Lunileo Lunisagax Luniverus Lunisacer
Lunauster Lunultima Lunifulva Lunultrix Lunarcana Arcaniger Arcanala Arcanalba Nebulunda Stellunda Somnilux Somnaugur
Somnifer Somniger Somnifex Somnileo Somniluna Somnifera Sibyldux Sibylvox Sibylnox Sibylfer Sibylger Sibylfex
Sibylspex Sibylius Sibylgera Sibylunda Auguriger Augurunda Sideriger Siderunda Numindux Numinger Numinfex Numinspex
Numinleo Numinmira Numingera Animultor Animidux Animilux Animaugur Animiger Animifex Animispex Animunda Miraugur
Miraudens Mirisagax Miriverus Mirisacer Mirultima Mirifulva Mirultrix Cometilux Cometiger Cometifex Cometala Cometunda
Silentrex Silentvox Silentnox Silentlux Silentger Silentleo Silentala Sacrilux Sacraugur Sacrifex Sacrunda Lumindux
Luminger Luminfex Luminspex Luminleo Luminmira Lumingera Veraudens Verileo Verisagax Verultima Verifulva Verultrix
Verumbra Verifera Verigera Veralba Lucaugur Lucaudens Lucisagax Luciverus Lucisacer Lucauster Lucultima Lucifulva
Lucultrix Lucumbra Lucanima Lucarcana Lucunda Clarinox Clarilux Claraugur Clarifex Clarispex Claralba Clarunda
Carmilux Carmaugur Carmifex Carmispex Carmigera Carmanima Carmunda Vocidux Vocilux Vocivates Vocaugur Vocaudens
Vocifex Vocispex Vocisagax Vocitenax Vociverus Vocisacer Vocauster Vocultima Vocifulva Vocultrix Vocumbra Vocifera
Vocigera Vocisacra Vocanima Vocarcana Vocigemma Noctilux Noctiger Noctileo Noctunda Umbrultor Umbraugur Umbriger
Umbrigera Umbrunda Mortardor Mortiger Mortileo Mortigera Mortunda Solinox Stellinox Siderinox Mirinox Altidux Altilux
Altardor Altifex Altispex Altileo Altisagax Altisacer Altauster Altultima Altifulva Alticorva Altultrix Altirosa
Altisilva Altigemma Altaurora Altinox Almidux Almirex Almileo Almifex Almifer Almiger Almisagax Almitenax Almisacer
Almauster Almultima Almifulva Almicorva Almultrix Almifera Almigera Almirosa Almisilva Almigemma Almardor Almalba
Almispex Celsidux Celsirex Celsardor Celsifex Celsileo Celsivera Celsirosa Celsala Celsigera Celsunda Celsifera
Celsalba Celsanima Furvidux Furvirex Furvilux Furvifer Furviger Furvifex Furvileo Furvirosa Furvala Furvalba Furvifera
Furvigera Furvaura Atrilux Atriverus Atrisacer Atrisagax Atrauster Atrileo Atrultima Atrifulva Atricorva Atrultrix
Atrigera Atrisacra Atralba Atrisilva Atraudens Caelomen Magnomen Mirinumen Miromen Lucomen Luminomen Sacromen
Numinomen Cometomen Vocisidus Solisidus Celsomen Almisidus Mirisidus Altisidus Somnomen Sideromen Furvomen Miricanor
Animinox Ignivox Solivox Lucivox Furvispex Atrispex Clarisaga Ignomina Vocomina Vocisaga Sacromina Miromina Carmarcan
Vocarcan Vocimagus`,
  },
  "modern alv": {
    good: `Silvimira Silviluna Silvaura Fluvaris Fluvellus Fluvimira Fluviluna Cedrellus Cedrimira Cedriluna Lunimaris
Luniveris Lunellus Soliveris Mirisolis Mirilucis Miriveris Mirellus Rosilucis Rosimira Undaris Undimaris Undellus
Undimira Undiluna Mellaris Tilisolis Marisolis Marilucis Mariveris Marellus Marisilva Zephyrian Zephyrala Lyrimaris
Lyriveris Lyrellus Lyrimira Lyriluna Lucimaris Luciveris Lucellus Florellus Florimira Floriluna Albimaris Albisolis
Albiveris Albellus Albimira Albiluna Albisilva Serenaura Cantimira Cantiluna Vernellus Vernimira Vernaura Myrtimira
Cygnaris Cygnellus Cygnimira Cygniluna Vespereus Nivimaris Nivisolis Nivisilva Nivaura Noctaris Noctellus Corvellus
Corvaura Ulmilumen Ulmaris Ulmiluna Ulmaurora Brumaris Silvarbor Fluvarbor Lunarbor Rosarbor Lucarbor Albarbor
Candarbor Cygnarbor Nivarbor Noctarbor Corvarbor Vernarbor Pluvaris Pluvarbor Pluvimira Pluviluna Lenaris
Lenellus Lenimaris Lenisolis Leniveris Lenilucis Lenimira Leniluna Lenisilva Lenaurora Dulcellus Dulcarbor Dulcimira`,
    rejected: `Pluvellus Solisalix Solaether Soloriens Solinova Solifolia Ventamor Ventilyra Ventinova Ventiluna Ventunda
Ventoliva Silvunda Silvoliva Arborunda Fluvinova Fluvunda Fluvoliva Viridilex Viridlyra Viridnova Viridmira Viridluna
Viridrosa Viridunda Cedramnis Cedrunda Cedroliva Lunilumen Lunifolia Lunoliva Mirimaris Mirifolia Miroliva Rosirivus
Rosaether Rosoriens Rosiroris Rosamnis Rosinova Rosiflora Rosiviola Rosifolia Rosoliva Undilumen Undirivus Undaether
Undamor Undoriens Undauster Undamnis Undaurora Undimyrta Undiviola Undifolia Undanima Undigemma Undoliva Mellamnis
Mellinova Mellanima Aurorales Aurorilex Auroramor Aurorlyra Aurornova Aurormira Aurorluna Aurorunda Tilirivus
Tilaether Tiloriens Tiliroris Tilauster Tilamnis Tilinova Tiliviola Tilifolia Tilanima Tiligemma Maraether Maramnis
Mariviola Marifolia Lyrauster Lyriviola Lyrifolia Lyroliva Lucisalix Lucaether Lucoriens Luciroris Lucamnis Lucinova
Luciviola Lucifolia Lucoliva Floramor Floramnis Florinova Floranima Floroliva Albaether Albamor Alboriens Albiroris
Albinova Albiviola Albifolia Alboliva Candamor Candamnis Candilyra Candinova Candirosa Candunda Candanima Candoliva
Suavamor Suavamnis Suavunda Suavalba Cantamnis Cantinova Cantunda Cantalba Cantanima Cantoliva Vernamor Vernamnis
Vernoliva Myrtamor Myrtamnis Myrtinova Myrtunda Myrtanima Myrtoliva Cygnalis Cygnamnis Cygnala Cygnoliva Lauravis
Lauralis Lauramor Lauramnis Laurinova Laurunda Lauralba Lauroliva Salicamor Salicala Salicunda Salicalba Nivaether
Niviroris Nivamnis Nivunda Nivifolia Nivigemma Nivoliva Noctamnis Nebulamor Cineramor Cinerunda Cinerella Corvamor
Corvamnis Corvinova Corvoliva Hiemsalix Hiemilex Hiemsolis Hiemlucis Hiemveris Hiemian Hieminus Hiemlyra Hiemnova
Hiemsilva Hiemunda Hiemviola Hiemnivea Hiemfolia Hiemanima Hiemgemma Hiemoliva Autumneus Autumnala Ventavis Ulmavis
Ulmaether Ulmalis Ulmeus Ulmiveris Ulmauster Ulmiflora Ulmiviola Ulmipluma Ulmifolia Ulmella Ulmigemma Ulmoliva
Ulmirosa Ulmellus Brumales Brumavis Brumalis Brumeus Brumirosa Brumalba Brumoliva Brumunda Ventarbor Solarbor
Hiemarbor Pluvales Pluvalis Pluveus Pluvamnis Pluvoliva Pluvala Pluvirosa Lenalis Lenauster Lenamnis Lenoliva
Leniviola Lenipluma Lenigemma Leniflora Lenisalix Lenirivus Lenoriens Lenimyrta Lenella Dulcales Dulcavis Dulcalis
Dulceus Dulcamnis Dulcoliva Dulcella Dulcala Brumiluna Brumilyra Brumaura Dulcilyra`,
  },
  "modern dvarg": {
    good: `Ferridur Saxidur Turridur Arcidur Baltidur Torvidur Auridur Umbridur Antridur Ferrimar Durimar Fabrimar
Montimar Saximar Turrimar Torvimar Tundimar Umbrimar Ferronyx Duronyx Fabronyx Montonyx Muronyx Turronyx Auronyx
Umbronyx Atronyx Jasponyx Arconyx Torvonyx Baltonyx Tundonyx Montursus Torvursus Baltursus Tundursus
Saxirobur Aurifaber Saxifaber Murifaber Durifaber Atrifaber Arcifaber Aurifex Ferrifex Ferrimara Durimara Fabrimara
Montimara Saximara Turrimara Tundimara Aurimara Atrimara Torvimara Antrimara Regimara Durifurva Murifurva Saxifurva
Aurifurva Muricorva Saxicorva Auricorva Aurifabra Saxifabra Murifabra Durifabra Atrifabra Saxitorva Atritorva Auriferra
Saxiferra Atriferra Saxiterra Auriterra Torvantra Baltantra Arcantra Duripetra Aeripetra Muripetra Aerifurva Aeriferra
Muriferra Torvidura Baltidura Saxidura Murifalx Montifalx Fabrifalx Durisilex Murisaxum Aurisaxum Saxirex Regifabra`,
    rejected: `Fundursus Ferraper Ferruncus Durilapis Duricarbo Durantrum Duraper Duruncus Durigemma Duriporta Duribarba Fabraper
Fabruncus Fabrumbra Roboronyx Roboridux Roboraper Roboracer Roboracra Montaper Montuncus Silicifex Silicidux Silicaper
Silicarca Murimurex Muridurus Murilapis Muricarbo Murantrum Muruncus Murigemma Muriporta Murimola Muribarba Murumbra
Saxisilex Saxilapis Saxifex Saxitenax Saxicarbo Saxantrum Saxursus Saxaper Saxacer Saxuncus Saxisarda Saxisica
Saxigemma Saxiporta Saxursa Saxibarba Saxacra Turraper Turruncus Turrantra Turrimola Turrumbra Mallincus Mallorbis
Malluncus Mallaxis Mallarca Mallemola Incudonyx Incudfex Incudaper Incudvena Incudsica Incudmola Fornacara Cunisaxum
Cunifaber Cunisilex Cunimurex Cunirobur Cunilapis Cunirex Cunidux Cunitenax Cunicarbo Cunaurum Cunursus Cunidens
Cunivena Cunisarda Cunifabra Cuniterra Cuniferra Cunimagna Cunigemma Cuniporta Cuniclava Cunimola Cunitorva Cunibarba
Cunumbra Aerisaxum Aerilapis Aericarbo Aerantrum Aeraper Aeruncus Aeriterra Aerigemma Aeriporta Aeribarba Cryptaper
Cryptacer Gemmaper Gemmacer Gemmuncus Gemmarcus Gemmarca Lapidaper Lapidacer Argilfex Argildux Argilaper Argilacer
Argilvena Argilsica Argilmola Argilacra Antracer Antruncus Antraxis Antracra Antrumbra Basaltrex Arcanaper Arcanacer
Arcanarca Arcanacra Lunicarbo Luniterra Lunimagna Luniporta Lunibarba Rubinaper Rubinacer Cupraper Cupracer Cupruncus
Jaspuncus Jaspisica Jaspumbra Topazaper Topazacer Topazaxis Topazacra Stabilfex Stabilrex Stabildux Stabilara Auridurus
Aurilapis Auricarbo Aurantrum Auraper Auruncus Auriporta Auribarba Safiraper Safiracer Safiracra Regilapis Regicarbo
Regantrum Regursus Reguncus Regiterra Regiporta Regibarba Carbonara Cineraper Cineracer Cineracra Tumulaper Obsidaper
Obsidacer Atrilapis Atricarbo Atrantrum Atruncus Atrigemma Atriporta Atribarba Atracra Umbruncus Umbracra Montirex
Gemmitrux Lunitrux Gemmigrex Aurigrex Argiltrux Argilgrex Argilfalx Incudfalx Gemmifalx Lunifalx Aurifalx Jaspifalx
Jaspigrex Mallegrex Fabrigrex Lunimarra Aurimarra Murifex Lunipetra Antritrux Ferricorva Ferrifurva Duridur Duricorva
Fabridur Fabricorva Fabrifurva Roboridur Roborimar Roborimara Roboricorva Roborifurva Montidur Monticorva Montifurva
Silicidur Silicimar Silicimara Silicicorva Silicifurva Muridur Murimar Murimara Turricorva Turrifurva Malledur Mallemar
Mallemara Mallecorva Mallefurva Incuddur Incudmar Incudmara Incudcorva Incudfurva Fornacdur Fornacmar Fornacmara
Fornaccorva Fornacfurva Aerimar Aericorva Tundifex Tundirex Tundidux Tundaurum Tundacer Tundorbis Tundavus Tundaxis
Tundidens Tundarcus Tundifalx Tundidur Tundivena Tundisica Tundarca Tundursa Tundimola Tundacra Tundumbra Tundicorva
Tundifurva Arcifex Arcirex Arcidux Arcaurum Arcacer Arcorbis Arcavus Arcaxis Arcidens Arcarcus Arcifalx Arcimar
Arcivena Arcisica Arcarca Arcursa Arcimola Arcacra Arcicorva Arcifurva Clavifex Clavirex Clavidux Clavaurum Clavacer
Clavorbis Clavavus Clavaxis Clavidens Clavarcus Clavifalx Clavimar Clavivena Clavisica Clavarca Clavursa Clavimola
Clavacra Clavumbra Clavimara Clavicorva Clavifurva Cavernidur Cavernimar Cavernimara Cavernicorva Cavernifurva
Cryptidur Cryptimar Cryptimara Crypticorva Cryptifurva Gemmidur Gemmimar Gemmimara Gemmicorva Gemmifurva Lapididur
Lapidimar Lapidimara Lapidicorva Lapidifurva Argildur Argilmar Argilmara Argilcorva Argilfurva Antrimar Antricorva
Antrifurva Basaltdur Basaltmar Basaltmara Basaltcorva Basaltfurva Occultdur Occultmar Occultmara Occultcorva
Occultfurva Arcanidur Arcanimar Arcanimara Arcanicorva Arcanifurva Lunidur Lunimar Lunimara Lunicorva Lunifurva
Fundifex Fundirex Fundidux Fundaurum Fundacer Fundorbis Fundavus Fundaxis Fundidens Fundarcus Fundifalx Fundidur
Fundimar Fundivena Fundisica Fundarca Fundursa Fundimola Fundacra Fundumbra Fundimara Fundicorva Fundifurva Rubinidur
Rubinimar Rubinimara Rubinicorva Rubinifurva Cupridur Cuprimar Cuprimara Cupricorva Cuprifurva Jaspidur Jaspimar
Jaspicorva Jaspifurva Topazidur Topazimar Topazimara Topazicorva Topazifurva Aurimar Safiridur Safirimar Safirimara
Safiricorva Safirifurva Regidur Regimar Regicorva Regifurva Grandisaxum Grandifaber Grandisilex Grandimurex Grandidurus
Grandirobur Grandonyx Grandilapis Grandifex Grandirex Grandidux Granditenax Grandaurum Grandursus Grandacer Grandorbis
Grandavus Grandaxis Grandidens Grandarcus Grandifalx Grandidur Grandimar Grandantra Grandara Grandivena Grandidura
Grandisarda Grandifabra Granditerra Grandiferra Grandimagna Grandisica Grandigemma Grandarca Grandiclava Grandursa
Grandimola Granditorva Grandaura Grandacra Grandumbra Grandimarra Grandipetra Grandimara Grandicorva Grandifurva
Baltifex Baltirex Baltidux Baltaurum Baltacer Baltorbis Baltavus Baltaxis Baltidens Baltarcus Baltifalx Baltimar
Baltivena Baltisica Baltarca Baltursa Baltimola Baltacra Baltumbra Baltimara Balticorva Baltifurva Cineridur Cinerimar
Cinerimara Cinericorva Cinerifurva Tumulidur Tumulimar Tumulimara Tumulicorva Tumulifurva Obsididur Obsidimar
Obsidimara Obsidicorva Obsidifurva Atridur Atrimar Atricorva Atrifurva Umbricorva Umbrifurva Torvifex Torvidux
Torvaurum Torvacer Torvorbis Torvavus Torvaxis Torvidens Torvarcus Torvivena Torvisica Torvarca Torvursa Torvimola
Torvacra Torvumbra Torvicorva Torvifurva Fuscifex Fuscirex Fuscidux Fuscaurum Fuscacer Fuscorbis Fuscavus Fuscaxis
Fuscidens Fuscarcus Fuscifalx Fuscidur Fuscimar Fuscivena Fuscisica Fuscarca Fuscursa Fuscimola Fuscacra Fuscumbra
Fuscimara Fuscicorva Fuscifurva`,
  },
  "modern drake": {
    good: `Furivorax Furanguis Furivolans Furihydra Furisaeva Igniferox Ignivorax Ignatrox Ignisaevus Ignivolans
Ignihydra Ignispina Ignisaeva Ignatra Ignaspera Ferivorax Feratrox Feranguis Feratra Ardiferox Ardivorax Ardatrox
Ardanguis Ardultor Ardisaevus Ardaestus Ardivolans Ardispina Ardisaeva Ardatra Ardaspera Flammatrox Flammirex
Sibilatrox Sibilatra Anguatrox Anguatra Draciferox Dracivorax Dracanguis Dracultor Dracaestus Dracardor Dracardens
Dracispina Dracisaeva Dracatra Dracumbra Dracaspera Glaciferox Glacivorax Glacanguis Glacardens Glacispina Glacisaeva
Glacatra Glacaspera Serpiferox Serpivorax Serpatrox Serpardens Serpirex Serpisaeva Serpaspera Vortirex Vortisaeva
Aliferox Alivorax Alatrox Alisaevus Aliserpens Viperignis Viperatrox Viperigna Viperatra Rubrivorax Rubratrox
Rubranguis Rubrisaeva Imperatrox Auriferox Aurivorax Auratrox Auranguis Aurisaevus Aurivolans Auriflamma Aurispina
Aurisaeva Auraspera Regivorax Regisaeva Safiratrox Gemmanguis Saevidraco Saevanguis Saevardens Saevihydra Saevispina
Saevatra Saevaspera Umbriferox Umbrivorax Umbridraco Umbratrox Umbranguis Umbrihydra Umbrispina Umbrisaeva Tenebratra
Cineratrox Cineratra Atriferox Atrivorax Atridraco Atranguis Atrisaevus Atrivolans Atrihydra Atrispina Atrisaeva
Atraspera Infernatra Caligatrox Caligardor Caligatra Abyssatrox Abyssardor Abyssirex Abyssatra Furispira Ignispira
Ferispira Ardispira Dracispira Glacispira Serpispira Vortispira Rubrispira Regispira Saevispira Umbrispira Atrispira
Viperspira`,
    rejected: `Furifulgor Furifragor Furifax Furivelox Furustor Furaliger Furitremor Furalata Tonitvorax Tonitvelox
Tonitrapax Tonitrex Tonithydra Tonitlamia Tonitsaeva Tonitnoxa Tonitrubra Tonitumbra Ignifuror Ignifulgor Ignifragor
Ignifax Ignaliger Ignitremor Ignalata Vulkanfax Vulkanrex Vulkanfera Vulkanigna Vulkanala Vulkandira Ferifuror
Ferifulgor Ferifragor Ferifax Ferivelox Feraliger Feritremor Ferifera Ferifuria Feralata Feridira Ardifuror Ardifulgor
Ardifragor Ardifax Ardirapax Ardaliger Arditremor Ardalata Ardarida Incendfax Incendrex Incendfera Incendnoxa
Flammifax Flammustor Flammavida Flammalata Flammarida Sibildraco Sibilfuror Sibilfax Sibilvelox Sibilrapax Sibilrex
Sibilfera Sibilfuria Sibilhydra Sibilspina Sibilsaeva Sibilnoxa Sibilrubra Sibilumbra Sibildira Anguifax Dracifuror
Dracifax Dracaliger Dracalata Procellfax Procellrex Glacifuror Glacifax Glacivelox Glacustor Glacaliger Glacavida
Glacirubra Glacalata Glacarida Serpifuror Serpifax Serpirapax Serpustor Serpaliger Serpavida Serpalata Serparida
Vortivorax Vortaudax Vortifuror Vortifax Vortustor Vortardor Vortardens Vortaliger Vortavida Vortumbra Vortalata
Vortarida Alifuror Alifulgor Alifragor Alivindex Alitremor Viperferox Viperdraco Viperfuror Viperfax Vipervelox
Vipernoxa Viperdira Rubrifuror Rubrifax Rubrustor Rubraliger Rubralata Rubridira Imperustor Aurifuror Aurifragor
Aurifax Auraliger Auritremor Auralata Regifuror Regifragor Regaliger Regitremor Regavida Regirubra Regalata Regidira
Safirifax Gemmifuror Gemmifax Gemmivelox Gemmustor Gemmaliger Gemmalata Saevifuror Saevifax Saevaliger Saevalata
Umbrifuror Umbrifax Umbrustor Umbraliger Umbralata Cinerifax Cinerustor Atrifuror Atrifulgor Atrifragor Atrifax
Atraliger Atritremor Atralata Infernifax Cruentifax Caligvelox Caligrapax Caligrex Caliglamia Calignoxa Caligrubra
Abyssifax Alispira Gemmispira Sibilspira`,
  },
};
