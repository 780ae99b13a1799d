/*
 * Swedish bynames of fantasy characters by style, written by hand. Iron, storm, thunder and fire are mäktig; moon,
 * stars, mist, dreams and runes mystisk; gold, silver, crowns and lilies nobel; shadows, night, ravens, graves and soot
 * mörk. Of the epithets, those of strength and victory are mäktig, those of riddles and sight mystisk, those of virtue
 * and birth nobel, those of evil and grief mörk.
 */

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

/**
 * The classes of /dnd-namn that a byname suits when it has this part: weapons for those who fight, staffs and weaving for
 * those who work magic. A byname without any suits every class.
 */
export const bynameClasses: Readonly<Record<string, string>> = {
  klinga: "barbar jagare krigare paladin tjuv",
  spjut: "barbar jagare krigare paladin",
  sköld: "barbar krigare paladin prast",
  yxa: "barbar krigare",
  hammare: "barbar krigare paladin prast",
  båge: "jagare",
  pil: "jagare",
  näve: "barbar krigare munk",
  steg: "bard besvarjare druid haxmastare jagare munk prast tjuv trollkarl",
  röst: "bard besvarjare druid haxmastare prast trollkarl",
  sång: "bard druid prast",
  tunga: "bard besvarjare haxmastare prast trollkarl",
  stav: "besvarjare druid haxmastare munk prast trollkarl",
  kåpa: "besvarjare druid haxmastare munk prast tjuv trollkarl",
  väv: "besvarjare druid haxmastare prast trollkarl",
  tyd: "besvarjare druid haxmastare prast trollkarl",
  tämj: "besvarjare druid haxmastare trollkarl",
  besvärj: "besvarjare haxmastare trollkarl",
  rytt: "barbar jagare krigare paladin",
  jäg: "barbar jagare krigare",
  väkt: "barbar druid jagare krigare munk paladin prast",
  spej: "jagare tjuv",
  smed: "barbar besvarjare druid haxmastare krigare paladin prast trollkarl",
  rist: "bard besvarjare druid haxmastare prast trollkarl",
  bryt: "barbar krigare",
  kross: "barbar krigare",
  klyv: "barbar krigare",
  härsk: "barbar besvarjare haxmastare krigare paladin trollkarl",
  sluk: "barbar besvarjare haxmastare trollkarl",
};
