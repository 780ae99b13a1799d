/*
 * Initials that somebody may mind, two or three letters in lower case. Written by hand and read one by one. Most
 * initials spell some word or abbreviation (MÅ, AL, EL, MS); those that nobody thinks of are left out.
 */
export const initials = {
  /** What one may be teased for: insults, coarse words, and letters that have been used for evil. */
  minded: `
    bh cp dö fy fä hh kk ss wc
    apa arg ass cuk dum död fan feg fes fet fis ful hat hiv hor kkk kuk kuf kåt lat lik lsd lus mög nas naz ond
    pms rap rån sex sug sup sur tbc toa tok äck
  `,
  /** What others may remark on with a smile: the letters of parties, and what is known by its letters alone. */
  noted: `
    kd mp sd
    dj eu ko os ok tv vd vm öl
    cia ddr fbi kgb sos ufo usa vip
  `,
} as const;
