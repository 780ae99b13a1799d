/**
 * Every combination of filters that matches no name: the id of the generator, then its filters. A
 * filter that a row leaves out may have any value; commas separate values. Printed by
 * scripts/statistics/list-empty-combinations.ts.
 */
export const emptyCombinations = `
  fornamn langd=lang borjar=Ä,Ö
  fornamn stil=klassiskt borjar=Q,X,Z,Ä
  fornamn stil=klassiskt langd=kort borjar=Ö
  fornamn stil=klassiskt langd=medel borjar=Å
  fornamn stil=klassiskt langd=lang borjar=D,O,U,Y,Å
  fornamn stil=modernt borjar=Q,X,Y,Å,Ä,Ö
  fornamn stil=modernt langd=kort borjar=B,F,G,H,P,W
  fornamn stil=modernt langd=medel borjar=U
  fornamn stil=modernt langd=lang borjar=B,D,E,F,G,H,I,J,K,M,O,P,R,S,U,W,Z
  fornamn stil=nordiskt borjar=C,P,Q,X,Z,Ä
  fornamn stil=nordiskt langd=kort borjar=M,N,W
  fornamn stil=nordiskt langd=medel borjar=U
  fornamn stil=nordiskt langd=lang borjar=A,D,E,F,H,J,L,N,U,V,W,Y,Å
  fornamn kon=pojkar borjar=Ä
  fornamn kon=pojkar langd=kort borjar=X
  fornamn kon=pojkar langd=medel borjar=Å
  fornamn kon=pojkar langd=lang borjar=U,X,Å
  fornamn kon=pojkar stil=klassiskt langd=kort borjar=V,W,Y
  fornamn kon=pojkar stil=klassiskt langd=lang borjar=E,H,I,L,P
  fornamn kon=pojkar stil=modernt borjar=G,P,R,U
  fornamn kon=pojkar stil=modernt langd=kort borjar=C,I,S
  fornamn kon=pojkar stil=modernt langd=medel borjar=O,Z
  fornamn kon=pojkar stil=modernt langd=lang borjar=A,V
  fornamn kon=pojkar stil=nordiskt borjar=N
  fornamn kon=pojkar stil=nordiskt langd=kort borjar=H
  fornamn kon=pojkar stil=nordiskt langd=medel borjar=D,L
  fornamn kon=pojkar stil=nordiskt langd=lang borjar=B,G,I,M
  fornamn kon=flickor langd=lang borjar=O
  fornamn kon=flickor stil=klassiskt borjar=Ö
  fornamn kon=flickor stil=klassiskt langd=kort borjar=C,F,H,K
  fornamn kon=flickor stil=klassiskt langd=medel borjar=W
  fornamn kon=flickor stil=klassiskt langd=lang borjar=N
  fornamn kon=flickor stil=modernt borjar=R
  fornamn kon=flickor stil=modernt langd=kort borjar=D,K,O,T
  fornamn kon=flickor stil=modernt langd=medel borjar=I
  fornamn kon=flickor stil=modernt langd=lang borjar=L,N,T
  fornamn kon=flickor stil=nordiskt borjar=K,W,Ö
  fornamn kon=flickor stil=nordiskt langd=kort borjar=F,J,O,V
  fornamn kon=flickor stil=nordiskt langd=medel borjar=M,Y
  fornamn kon=flickor stil=nordiskt langd=lang borjar=T
  fornamn kon=unisex borjar=O,U,Å,Ä,Ö
  fornamn kon=unisex langd=kort borjar=B
  fornamn kon=unisex langd=medel borjar=P,Z
  fornamn kon=unisex langd=lang borjar=A,C,E,F,H,I,J,K,L,M,N,P,Q,R,S,T,V,W,Y,Z
  fornamn kon=unisex stil=klassiskt borjar=A,B,C,D,E,F,G,H,I,J,L,M,N,P,R,S,T,V,W,Y
  fornamn kon=unisex stil=klassiskt langd=medel,lang
  fornamn kon=unisex stil=modernt borjar=A,B,C,D,F,G,H,I,J,K,N,P,S,T,V,W,Z
  fornamn kon=unisex stil=modernt langd=kort borjar=E,M
  fornamn kon=unisex stil=modernt langd=medel borjar=L
  fornamn kon=unisex stil=modernt langd=lang
  fornamn kon=unisex stil=nordiskt borjar=A,B,D,E,F,J,K,L,M,N,T,W,Y
  fornamn kon=unisex stil=nordiskt langd=kort borjar=G,H,I,S
  fornamn kon=unisex stil=nordiskt langd=medel borjar=R,V
  fornamn kon=unisex stil=nordiskt langd=lang
  efternamn ursprung=nordiska andelse=son,strom
  efternamn ursprung=nordiska andelse=berg langd=kort,lang
  efternamn ursprung=natur andelse=son
  efternamn ursprung=nybildade andelse=son
  efternamn ursprung=nybildade andelse=berg langd=kort,lang
  efternamn ursprung=nybildade andelse=strom langd=kort
  barnnamn tema=moderna ar=tidlosa
  barnnamn popularitet=populara tema=natur ar=tidlosa
  barnnamn kon=pojkar popularitet=populara tema=natur
  andranamn fornamn= efternamn= langd=lang stil=modernt namnsdag=annat
  andranamn fornamn= efternamn= kon=pojkar langd=medel stil=modernt namnsdag=annat
  andranamn fornamn= efternamn= kon=flickor langd=kort stil=modernt namnsdag=annat
  andranamn fornamn= efternamn= kon=flickor langd=lang stil=modernt
  husdjursnamn stil=sota personlighet=modig langd=kort
  husdjursnamn stil=tuffa personlighet=kelig langd=kort
  husdjursnamn djurtyp=hund stil=klassiska personlighet=kelig langd=lang
  husdjursnamn djurtyp=hund stil=tuffa personlighet=lugn langd=lang
  husdjursnamn djurtyp=kanin personlighet=modig langd=kort
  husdjursnamn djurtyp=kanin stil=klassiska personlighet=lugn,modig
  husdjursnamn djurtyp=kanin stil=klassiska personlighet=kelig langd=kort,lang
  husdjursnamn djurtyp=kanin stil=unika personlighet=modig
  husdjursnamn djurtyp=kanin stil=sota personlighet=lekfull langd=kort
  husdjursnamn djurtyp=kanin stil=tuffa langd=kort
  husdjursnamn djurtyp=kanin stil=tuffa personlighet=lugn,kelig
  husdjursnamn djurtyp=fagel stil=klassiska personlighet=lekfull langd=kort
  husdjursnamn djurtyp=fagel stil=klassiska personlighet=lugn langd=lang
  husdjursnamn djurtyp=fagel stil=klassiska personlighet=modig langd=kort
  husdjursnamn djurtyp=fagel stil=klassiska personlighet=kelig
  husdjursnamn djurtyp=fagel stil=unika personlighet=modig langd=kort
  husdjursnamn djurtyp=fagel stil=sota personlighet=lekfull langd=kort
  husdjursnamn djurtyp=fagel stil=sota personlighet=lugn langd=kort
  husdjursnamn djurtyp=fagel stil=tuffa personlighet=kelig
  husdjursnamn djurtyp=fisk personlighet=kelig langd=kort
  husdjursnamn djurtyp=fisk stil=klassiska personlighet=lekfull langd=kort
  husdjursnamn djurtyp=fisk stil=klassiska personlighet=lugn langd=lang
  husdjursnamn djurtyp=fisk stil=klassiska personlighet=modig langd=lang
  husdjursnamn djurtyp=fisk stil=klassiska personlighet=kelig
  husdjursnamn djurtyp=fisk stil=unika personlighet=kelig langd=medel
  husdjursnamn djurtyp=fisk stil=sota personlighet=lugn langd=kort,lang
  husdjursnamn djurtyp=fisk stil=tuffa personlighet=lekfull langd=kort
  husdjursnamn djurtyp=fisk stil=tuffa personlighet=lugn langd=kort
  husdjursnamn djurtyp=fisk stil=tuffa personlighet=kelig
  kattnamn farg=svart personlighet=lekfull langd=medel
  kattnamn farg=vit personlighet=lekfull langd=kort
  kattnamn farg=orange personlighet=mysig langd=kort
  kattnamn farg=gra personlighet=lekfull langd=lang
  kattnamn farg=gra personlighet=mysig langd=kort
  kattnamn farg=flerfargad personlighet=lugn langd=kort
  kattnamn farg=flerfargad personlighet=nyfiken langd=kort
`;
