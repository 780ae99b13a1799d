/*
 * Words of company names, by themselves in a name, that are surnames which 100 to 1,999 bore on 31 December 2020 (SCB). A
 * test compares them with the statistics, which need not be loaded for it.
 */
export const surnameLike = `
ax,blad,blick,fjäll,florell,florin,granvik,hage,klang,klint,kopp,kvant,ladan,lagerblad,löv,nano,
nestor,norr,ram,rosvall,stråle,styrman,sund,söder,tankred,öst
`;
