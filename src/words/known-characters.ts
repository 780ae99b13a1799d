/*
 * Well-known characters from books, films, games and sagas, in lower case, written by hand. No fantasy
 * name may be one of them or one letter away: tests/generators/fantasy/fantasy.test.ts compares them, so that the site
 * need not load this list.
 */
export const knownCharacters =
  "gandalf radagast saruman sauron frodo bilbo samwise thorin thrain thror durin balin dwalin " +
  "fili kili dori nori oin gloin gimli bifur bofur bombur dain azog smaug glaurung ancalagon " +
  "legolas thranduil tauriel elrond elladan elrohir arwen galadriel celeborn celebrian " +
  "glorfindel haldir cirdan earendil elwing idril turgon luthien beren feanor fingon fingolfin " +
  "maedhros melian melkor morgoth aragorn arathorn boromir faramir denethor theoden theodred " +
  "eowyn eomer isildur elendil anarion gollum smeagol balrog balrok daenerys viserys drogon " +
  "rhaegal viserion rhaegar rhaenyra aegon aemond daemon syrax caraxes vhagar meleys balerion " +
  "meraxes arrax vermax sunfyre tyrion cersei tywin arya sansa brandon brienne melisandre jorah " +
  "khal drogo dumbledore albus severus snape hermione voldemort bellatrix sirius lucius draco " +
  "minerva merlin morgana nimue arthur lancelot guinevere geralt ciri yennefer triss vesemir " +
  "eredin alduin paarthurnax odahviing parthurnax deathwing neltharion alexstrasza ysera " +
  "nozdormu malygos sylvanas arthas thrall illidan tyrande malfurion khadgar medivh jaina " +
  "muradin magni varian anduin drizzt elminster raistlin caramon tasslehoff fizban tiamat " +
  "bahamut eragon saphira murtagh brom galbatorix glaedr shruikan zelda ganon kratos atreus " +
  "conan sonja xena spyro falkor kalessin orm toothless belgarion kvothe vin kelsier rand " +
  "moiraine lanfear elric aslan jadis tarkus hagrid ragnar rollo ivar floki lagertha asterix " +
  "obelix fafner fafnir nidhogg jormungand odin thor loki freja freya balder heimdall tyr " +
  "sigurd brynhild regin skuld verdandi urd hermod volund brokk eitri sindri andvari dvalin " +
  "medusa circe medea hydra ares hektor hector achilles akilles herkules perseus theseus jason " +
  "orion branwen zarkon zordon lissandra cassandra garrosh thorgrim ungrim belegar osgrim gorgrim " +
  "tyrmund zuriel uriel emerios issandra ilissandra moonknight corellon moradin yondalla gruumsh " +
  "vecna strahd lolth acererak mordenkainen bigby tasha minsc jaheira imoen viconia astarion " +
  "shadowheart laezel karlach halsin bruenor wulfgar regis cattibrie jarlaxle artemis";

