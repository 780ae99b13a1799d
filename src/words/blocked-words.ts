/*
 * Words that no composed name may contain: insults, slurs, sexual and bodily words, drugs,
 * extremism, disease and death, in Swedish and in other languages that Swedes know. The only use
 * of the list is to keep composed names from containing one of them by accident, also across the
 * joint of a compound: see src/generators/engine/block-list.ts.
 *
 * Written by hand. Lower case, separated by spaces, with the letters a to z, å, ä and ö.
 */

/** Blocked anywhere in a name. */
export const blockedAnywhere = `
kuk fitt hora horor horeri horunge horbock luder slampa bimbo slyna slusk skurk subba hynda knull
runk porr porn sperm testik clit labia rectum jism dildo penis vagin klitor onani orgasm kåt bröst
röv arsle arsel snopp snippa mutta pattar tuttar skit bajs kissa kissn piss fjärt prutt kräk kraek
spya avföring naken nude nudist sadist sex erotik erotic erotis bordell prostit gigolo nympho
nymfoman stripp fetisch fetish bondage bdsm hentai milf tafsa nuppa incest rapist molest pedofil
paedo viagra anal
fuck fcuk phuck shit cunt cock dickhead pussy bitch whore slut twat wank boob titties nipple asshole
arsehole arsch jizz horny hooker brothel bollock bugger poop vomit blowjob handjob
idiot dumskalle dumbom dumhuvud korkad efterbliven mongo miffo pucko tönt fjoll fetto tjockis
kärring bastard imbecil debil moron stupid retard spast cripple krympling sodom fylleri dumbass
scumbag
jäv jaev jaew javel javla djavul fanskap satan helvet helvede förbann goddamn perkele vittu kurwa
putain merde scheiss sharmuta blyat pizda cazzo lort kurva kurac govno hovno chuj jebat jebem pierdol
prdel kokot dupek sranje picka siktir orospu amcik yarak pezevenk kahpe kahba manyak khanzir
huora mulkku pimppi gris skräp dålig sämst
neger negr nigg nigr svartskalle svarting blatte zigen zigan tattar guling polack hottentott eskimå
wetback raghead sandnig tranny faggot bög
knark narkot narkom heroin kokain cocain amfetamin amphetamin cannabis marijuana hasch opium opioid
ecstasy drugs pundare missbruk överdos overdose junkie ganja spliff alkis fyllo
nazi hitler himmler goebbels goering eichmann mengele svasti swastika hakkors holocaust förintelse
gestapo auschwitz dachau treblinka buchenwald siegheil fuhrer fuehrer kkk apartheid alqaida alqaeda
taliban jihad terror breivik quisling stalin mussolini binladen saddam gulag folkmord folkmör
genocid massak lynch tortyr torture
död cancer tumör ebola covid kolera cholera syfilis gonorr klamydia herpes hemorr smitta sjuk epilep
demens suicid självmord kadaver cadaver corpse likkista likvagn begrav diarr förstopp mögel mörda
murder psykopat psychopath schizo rabies parasit böld våld mobbare mobbning konkurs olyck
fusk bluff svindel swindle bedräg lurendrej fraud skuldsatt
`;

/** Blocked at the beginning of a word, where a reader stops first. */
export const blockedBeginnings = `
hor pedo cum puss heil fag jud jew spy fan faen sug snor dum ful lus feg svin turd damn pitt butt
anus urin usel boner semen homo loser slida fet pung
`;

/** Blocked at the end of a word. */
export const blockedEnds = `
fan heil tard mord fis
`;

/** Blocked as a separate word or as the whole name; within other words the letters are common. */
export const blockedWords = `
onan pik mens slem kön ollon tuss tafs äckel äcklig as slav slavar slave slaves sopa skam rutten
lik grav mordet pest pesten lepra aids hiv löss drog droger langare transa transor flata flator
lebba lebb kaffer göring isis ss nsdap putin osama polpot cp rån rånare fuk fukk dick dicks tit tits
arse ass asses rape raper lolita escort eskort poo pee crap minge hoe thot puta prick suck sucks
sucker hell ugly scum hate kill killer dead death die drug meth crack weed lsd dyke chink gook kike
spic paki dago scam fail suka huj drek paska perse kusi zebbi ibne kelb khara pillu
`;

/**
 * Harmless words that contain a blocked one; a blocked word inside one is no hit. A word after = is
 * only harmless as a separate word: Thora is a name, but Mathora contains a blocked word.
 */
export const harmless = `
=thora =nazir =manal profitt brunk trunk drunk grunk sporr pröv fröv rövar moskit nudel sextant
sexton sextett essex sussex middlesex cockpit cocktail peacock hancock cocker beslut avslut anslut
uteslut swank debugger negroni montenegro ignazi javelin helvetica helvetia kasperm casperm jesperm
terapist therapist enegren keskit analys analog kanal canal banal =stefan =staffan =erfan =irfan
=fanny =fannie =soheil =dumitru =duman =judy =pusslan fanfar =fant =fanta phantom =phan fantas fantom fang fager
fagr fagott horn horis horst hort =horvat =horvath judit judo lust luss full pussel sving tigris
polkagris gristar mustard
`;

/** Lawful trades that contain a blocked word. A name that says one on purpose is read without it: Lindbergs Begravning. */
export const lawfulTrades = `
begravning
`;
