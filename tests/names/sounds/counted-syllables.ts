/**
 * Syllables of 300 names, counted by hand as the names are usually said in Sweden, before the rule of
 * src/names/sounds/syllables.ts was written. The first three groups were drawn at random from the lists
 * of /fornamn, /barnnamn and /efternamn; the last was chosen, most of it for being difficult.
 */
export const countedSyllables = {
  givenNames: `
    Samsam 2, Abdirisak 4, Renée 2, Matea 3, Bettina 3, Yonatan 3, Heimo 2, Kaisu 2, Yilmaz 2,
    Asima 3, Milenko 3, Marzia 3, Adeline 3, Lars-Åke 3, Jamil 2, Gunnel 2, Herdis 2, Torun 2,
    Stine 2, Chatrin 2, Idriz 2, Stephan 2, Solmaz 2, Jihan 2, Hatice 3, Goran 2, Abshir 2,
    Setareh 3, Ceasar 2, Jasmine 2, Evelin 3, Esam 2, Jwan 1, Endre 2, Denise 2, Salme 2, Eren 2,
    Albertina 4, Dahlia 3, Viktor 2, Aksel 2, Leonid 3, Romina 3, Ihsan 2, Glenn 1, Fariba 3,
    Peyman 2, Qerim 2, Marcello 3, Ali 2, Jay 1, Liana 3, Mikal 2, Loke 2, Quang 1, Roxana 3,
    Zsuzsanna 3, Zoltan 2, Marisol 3, Yuliya 3, Benita 3, Massimo 3, Ubah 2, Norea 3, Noah 2,
    Asta 2, Juliet 3, Sina 2, Nasteho 3, Maysaa 2, Vlad 1, Kristoffer 3, Tamás 2, Haifa 2,
    Björne 2, Milas 2, Sam 1, Catarina 4, Georges 1, Özgül 2, Supaporn 3, Alissa 3, Marissa 3,
    Ingemo 3, Fidan 2, Alieu 2, Nanna 2, Apostolos 4, Oili 2, Karina 3, Desiree 3, Marita 3,
    Lili 2, Helmut 2, Sverker 2, Tariq 2, Sakariye 4, Anthon 2, Vicky 2, Eirini 3, Sunniva 3,
    Philipp 2, Aous 1, Esteban 3, Lars-Henrik 3, Alec 2, Lemlem 2, Beppe 2, Ninja 2, Quincy 2`,
  childNames: `
    James 1, Boel 2, Sofie 2, Jan 1, Alex 2, Inez 2, Madeleine 3, Edit 2, Lovisa 3, Amilia 4,
    Irha 2, Dani 2, Kroi 1, Nadja 2, Lejla 2, Timothy 3, Dexter 2, Tyr 1, Liam 2, Linn 1, Amaya 3,
    Isak 2, Hanna 2, Zendaya 3, Uno 2, Elli 2, Vilmer 2, Ida 2, Sibelle 2, Miran 2, Albus 2,
    Mohammad 3, Juni 2, Milio 3, Rayan 2, Lasse 2, Miral 2, Jon 1, Josef 2, Malik 2, Dagny 2,
    Justin 2, Mateo 3, Amal 2, Milton 2, Ariana 4, Leonard 3, Izabella 4, Cecilia 4, Hugo 2`,
  surnames: `
    Mousa 2, Törnström 2, Frödén 2, Bravo 2, Ekenstierna 4, Fredriksson 3, Siddique 2, Hult 1,
    Griph 1, Björkholm 2, Kant 1, Herrström 2, Utterström 3, Sund 1, Ridell 2, Hadzic 2,
    Mijatovic 4, Alander 3, Hammarstrand 3, Walter 2, Björnlund 2, Reimers 2, Norder 2, Hell 1,
    Ahmeti 3, Resare 3, Ahlfors 2, Ibrahem 3, Merza 2, Wessberg 2, Rydén 2, Schough 1, Mehmed 2,
    Appelkvist 3, Näsvall 2, Larsén 2, Krantz 1, Albert 2, Tesfamariam 5, Amcoff 2, O'Connor 3,
    Hosseini 3, Arnér 2, Rydh 1, Hermansen 3, Woxberg 2, Martis 2, Maric 2, Stéen 1,
    Hjortsberg 2`,
  chosen: `
    Charlotte 2, Louise 2, Nicole 2, Alice 2, Astrid 2, Beatrice 3, Isabelle 3, Michelle 2,
    Annette 2, Jeanette 2, Yvonne 2, Marianne 3, Caroline 3, Josefine 3, Christine 2, Helene 2,
    Therese 2, Amelie 3, Linnéa 3, Chloé 2, Zoe 2, Freja 2, Freya 2, Laura 2, Eugenia 4, Andrea 3,
    Dorotea 4, Fiona 3, Leia 2, Maia 2, Ylva 2, Tanya 2, Mya 2, Britt-Marie 3, Ann-Charlotte 3,
    Eleonora 5, Monique 2, Grace 1, Jane 1, Elisabeth 4, Paul 1, Klaus 1, August 2, Matteus 3,
    Zeus 1, Daniel 3, Mikael 3, Ismael 3, Samuel 3, Joel 2, Christian 3, Sebastian 4, Leon 2,
    Matteo 3, Nikolai 3, Leif 1, Einar 2, Louis 2, Charlie 2, Pierre 1, Pelle 2, Love 2, George 1,
    Mike 1, Åke 2, Björn 1, Øyvind 2, Väinö 2, Tuomas 2, Isaac 2, Noor 1, Lee 1, Hussein 2,
    Youssef 2, Srdjan 2, Georg 2, Löwenhielm 3, Gyllenstierna 4, Siöberg 2, von Essen 3,
    McDonald 3, D'Angelo 3, Nguyen 2, Nieminen 3, Bergöö 2, Mäkinen 3, Baloo 2, Blue 1,
    Garfield 2, Pepparkaka 4`,
} as const;
