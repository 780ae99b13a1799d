/*
 * Words that no composed name may contain: insults, slurs, sexual and bodily words, drugs,
 * extremism, disease and death, in Swedish and in other languages that Swedes know. The only use
 * of the list is to keep composed names from containing one of them by accident, also across the
 * joint of a compound: see src/generators/block-list.ts.
 *
 * Written by hand. Lower case, separated by spaces, with the letters a to z, å, ä and ö.
 */

/** Blocked anywhere in a name. */
export const blockedAnywhere = `
kuk fitt hora horor horeri horunge horbock luder slampa slyna subba hynda knull runk porr porn
sperm dildo penis vagina klitor onani orgasm kåt bröst röv arsle arsel snopp snippa mutta pattar
tuttar skit bajs kissa kissn piss fjärt prutt kräk spya avföring naken nude sex erotik erotic
erotis bordell prostit gigolo nympho nymfoman stripp fetisch fetish bondage bdsm hentai milf tafsa
nuppa incest våldt rapist molest pedofil paedo viagra anal
fuck fcuk phuck shit cunt cock dickhead pussy bitch whore slut twat wank boob titties nipple
asshole arsehole arsch jizz horny hooker brothel bollock bugger poop vomit blowjob handjob
idiot dumskalle dumbom dumhuvud korkad efterbliven mongo miffo pucko tönt fjolla fetto tjockis
kärring bastard imbecil moron stupid retard spasti cripple krympling dumbass scumbag
jävel jävl javel javla djävul djavul fanskap satan helvet förbann goddamn perkele vittu kurwa
putain merde scheiss sharmuta blyat pizda cazzo lort skräp dålig sämst
neger negr nigger nigga svartskalle svarting blatte zigen tattar guling polack hottentott eskimå
wetback raghead sandnig tranny faggot bög apajävel
knark narkot narkom heroin kokain cocain amfetamin amphetamin cannabis marijuana hasch opium
opioid ecstasy drugs pundare missbruk överdos overdose junkie ganja spliff alkis fyllo
nazi hitler himmler goebbels goering eichmann mengele svastika swastika hakkors holocaust
förintelse gestapo auschwitz dachau treblinka buchenwald siegheil fuhrer fuehrer kkk
kukluxklan apartheid alqaida alqaeda taliban jihad terror breivik quisling stalin mussolini
binladen saddam gulag folkmord folkmör genocid massak lynch tortyr torture
död cancer tumör ebola covid kolera cholera syfilis gonorr klamydia herpes hemorr smitta sjuk
epilep demens suicid självmord kadaver cadaver corpse likkista likvagn begrav diarr förstopp mögel
mörda mördar murder psykopat psychopath schizo rabies parasit böld våld mobbare mobbning konkurs
fusk bluff svindel swindle bedräg lurendrej fraud skuldsatt
`;

/** Blocked as a separate word or as the whole name; within other words the letters are common. */
export const blockedWords = `
anus onan hor pitt pik pung mens slem snor fis kön ollon slida tuss tafs fan fans dum dumma
ful fula usel äckel äcklig as svin slav slavar slave slaves sopa skam rutten lik grav mord mordet
pest pesten lepra aids hiv löss lus drog droger langare transa transor flata flator lebba lebb
jude judar kaffer göring isis ss nsdap putin osama polpot cp rån rånare
fuk fukk dick dicks tit tits arse ass asses cum semen rape raper pedo lolita escort eskort poo pee
turd crap butt minge hoe thot puta prick loser suck sucks sucker hell damn ugly scum hate kill
killer dead death die drug meth crack weed lsd fag fags dyke chink gook kike spic paki dago scam
fail
`;

/**
 * Harmless words that contain a blocked one; they are removed before the search. A word after = is
 * only harmless as a separate word: Thora is a name, but Mathora contains a blocked word.
 */
export const harmless = `
=thora =nazir =manal profitt brunk trunk drunk grunk sporr pröv fröv rövar moskit nudel sextant
sexton sextett essex sussex middlesex cockpit cocktail peacock hancock cocker beslut avslut anslut
uteslut swank debugger negroni montenegro ignazi javelin helvetica helvetia kasperm casperm jesperm
terapist therapist enegren keskit analys analog kanal canal banal fanal
`;
