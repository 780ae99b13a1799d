/*
 * What two initials, or three, can spell: Swedish words that every adult knows, and abbreviations that most know at
 * once. Written by hand and read one by one; in lower case. Words and abbreviations that few would
 * think of are left out.
 */
export const initials = {
  /** Words, inflected ones and interjections too. */
  words: `
    ah aj al as av ax be bi bo bu by bä da de do du dy då dö ed eh ej ek el en er fe fy få fä
    ge go gå ha hm ho hu hy hö id il in is ja jo ju ko kö la le lo lä me mu my må mö ni nu ny nå nä
    oj ok om os pi på pö ro rå rö sa se si så sy ta te tu ty tå tö ur ut uv va ve vi vy yr
    ån åh åk ål år ås åt äg äh än är äs ät ök öl ön ös öh
    ful kuk lik pik rån sex sur
  `,
  /** Abbreviations, by where one meets them. */
  abbreviations: `
    ab ac ai am bb bh bk cd cm cp cv db dj dl dm em fb fc fm gb hb hg hk hr if ig ik ip iq it kb kg kk
    kl km kr kw lp mb mc mg ml mm ms nr ob pc ph pk pm pr ps pt sj sl st tb tv vc vg vr vs wc xl xs
    ad af fk fn hd jk ku ud gd vd öb
    di dn gp gt sr tt
    ea gm hp lg nk sf vw
    nm sm vm
    dc eg eu uk us
    aa ss
    ddr hiv kgb kkk lsd sos tbc
  `,
  /** Letters of parties in the Riksdag. */
  parties: "kd mp sd",
} as const;
