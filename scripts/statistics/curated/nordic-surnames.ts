/**
 * Surnames of the other Nordic countries, curated from the surnames with 100 bearers or more. Names
 * that are Swedish as well (Berg, Lund, Holm, Dahl) are left out.
 */
function names(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** First parts of Danish and Norwegian patronymics in -sen. */
export const PATRONYMIC_BASES = names(`
  Amund Ander Andre André Andrea Andreas Anton Arne Arnt Bernt Bertel Boy Carl Carsten Christen
  Christian Christoffer Clau Daniel Edvard Eilert Elling Embret Erich Erik Even Frand Frederik
  Fredrik Gulbrand Gunder Halvor Han Hans Henrik Herman Ingebrigt Ip Isak Iver Jacob Jakob Jen
  Jens Jep Jeppe Jes Jesper Johan Johanne Johannes John Jonas Jörgen Jørgen Karl Knud Knut Kristen
  Kristian Kristoffer Lar Las Laur Laurid Laurit Loren Lorent Mad Magnus Martin Mathi Mathie
  Michel Mikkel Mogen Morten Niel Nil Nis Ol Ole Otte Paul Peder Peter Petter Poul Rasmus Simon
  Sivert Steffen Svend Syver Sören Søren Thom Thomas Thor Wilhelm
`);

/** Danish and Norwegian surnames that are not patronymics. */
export const DANISH_NORWEGIAN = names(`
  Aas Aasa Aune Bakke Bakken Bang Bech Berge Bjerke Bjerregaard Brevik Bruun Bull Damgaard Eide
  Engen Foss Fossum Friis Funseth Gjersvold Gjertz Grinde Hafstad Hagen Hauge Haugen Haugland Hegg
  Heimdal Hoel Juhl Juul Kjaer Krabbe Krogh Lie Lien Lundby Lunde Lundemo Moe Moen Munthe Myhre
  Naess Nielsen Nordgaard Norum Nygaard Overgaard Prytz Ravn Riis Ruud Ruus Ryen Rygaard Saether
  Sande Schou Solberg Solem Solheim Syversen Säther Söndergaard Tangen Toft Torp Vestergaard
  Vestergård Winsnes Winther Östby Östergaard
`);

/** Finnish, Sámi and Torne Valley surnames that do not end in -nen. */
export const FINNISH_SAMI = names(`
  Aalto Aho Ahola Aidanpää Aikio Alanko Alatalo Anttila Aro Autio Haapala Haara Haarala Haataja
  Haavisto Hakala Hannu Harila Harju Hautala Hautamäki Heikka Heikki Heikkilä Heino Hietala
  Holappa Holma Huhta Huhtala Huotari Huusko Huuva Innala Jaakkola Jaako Jatko Joensuu Jokela Joki
  Juntti Junttila Jussila Juto Juuso Jylhä Jämsä Järvenpää Järvi Kaarle Kalla Kallio Kallunki
  Kanerva Kangas Kantola Karhu Kauppi Kautto Keisu Kemi Kenttä Kero Kerttu Keskitalo Kesti Ketola
  Kitti Kivelä Kivi Kiviniemi Koivisto Koivumaa Korpela Korpi Koskela Koski Kostet Krekula Kujala
  Kumpula Kurki Kuusela Kuusisto Kyrö Laakso Labba Lahti Laine Laitila Lakso Lampa Lantto Lassila
  Lasu Lauri Laurila Lehto Lehtola Leino Lepistö Liikamaa Linna Luoma Mattila Mikkola Mourujärvi
  Mukka Myllymäki Mäenpää Mäkelä Mäki Mäkitalo Määttä Nevala Niemelä Niemi Niia Nikula Nilimaa
  Niska Niskala Niva Nurmi Nutti Nybacka Oinas Oja Ojala Olli Ollila Orava Paaso Paavola Pajala
  Palo Palomaa Palosaari Palovaara Parkkila Pasma Patomella Pekkala Pekkari Peltola Perälä Poromaa
  Pounu Pudas Puhakka Pyykkö Pääjärvi Rajala Ranta Rantala Rantatalo Rauhala Rautila Rautio Remes
  Rinne Rokka Rova Ruuska Räihä Räty Saarela Saari Salmela Salmi Salo Sarri Savela Seppälä Siira
  Sillanpää Sipilä Sipola Sirviö Sorsa Suomela Svonni Syrjälä Taavo Taavola Taipale Tammi Tapani
  Tapio Tervo Thyni Tiensuu Tuomi Tyni Törmä Töyrä Utsi Uusitalo Vaara Vainio Vainionpää Viitala
  Vinsa Virta Välimäki Välitalo Waara Wanhatalo Wuopio Ylipää Ylitalo Ylivainio
`);

/** Names in -nen that are not Finnish. */
export const NOT_FINNISH = names("Mekonen");
