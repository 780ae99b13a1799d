/** What options mean that more than one list of pet names has. */
export const PET_SEX = "efter registret, människor med namnet eller vår bedömning";

export const PET_PERSONALITY = {
  lekfull: "bus, lek och fart, och kända busar och komiker",
  lugn: "namn från mormors tid, titlar, tänkare, tonsättare och stilla natur",
  modig: "hjältar, kämpar, rovdjur och oväder",
  kelig: "smekord, gosedjur, sötsaker och det mjuka och varma",
} as const;
