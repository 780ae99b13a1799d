/**
 * Every combination of filters that matches no name: the id of the generator, then its filters. A
 * filter that a row leaves out may have any value; commas separate values. Printed by
 * scripts/statistics/list-empty-combinations.ts.
 */
export const emptyCombinations = `
  fornamn langd=lang borjar=Ä,Ö
  fornamn generation=unga borjar=Å,Ö
  fornamn generation=unga langd=kort borjar=G,P,Q,X
  fornamn generation=unga langd=medel borjar=U,Ä
  fornamn generation=unga langd=lang borjar=A,B,D,E,F,G,I,J,L,O,P,Q,R,U,W,X,Y
  fornamn generation=ungavuxna borjar=Å
  fornamn generation=ungavuxna langd=kort borjar=X,Ä
  fornamn generation=ungavuxna langd=medel borjar=Ö
  fornamn generation=ungavuxna langd=lang borjar=O,U,X
  fornamn generation=medelalders borjar=Ä
  fornamn generation=medelalders langd=medel borjar=Å
  fornamn generation=medelalders langd=lang borjar=Q,U
  fornamn generation=aldre borjar=Q,X,Ä
  fornamn generation=aldre langd=kort borjar=F,N,Ö
  fornamn generation=aldre langd=lang borjar=D,Y
  fornamn stil=klassiskt borjar=Q,X,Z,Ä
  fornamn stil=klassiskt langd=kort borjar=Ö
  fornamn stil=klassiskt langd=medel borjar=Å
  fornamn stil=klassiskt langd=lang borjar=D,L,O,U,Y,Å
  fornamn stil=klassiskt generation=unga borjar=B,C,D,G,I,J,K,N,P,R,U,W,Y
  fornamn stil=klassiskt generation=unga langd=kort borjar=A,F,H,M,O,S,T,V
  fornamn stil=klassiskt generation=unga langd=medel borjar=L
  fornamn stil=klassiskt generation=unga langd=lang
  fornamn stil=klassiskt generation=ungavuxna borjar=U,Y,Ö
  fornamn stil=klassiskt generation=ungavuxna langd=kort borjar=B,C,F,G,K,P,R
  fornamn stil=klassiskt generation=ungavuxna langd=lang borjar=C,H,I,M,P,R
  fornamn stil=klassiskt generation=medelalders borjar=Å,Ö
  fornamn stil=klassiskt generation=medelalders langd=kort borjar=G,H,L,M,S,V,W
  fornamn stil=klassiskt generation=medelalders langd=medel borjar=I,Y
  fornamn stil=klassiskt generation=medelalders langd=lang borjar=A,F,G,I,J,R,W
  fornamn stil=klassiskt generation=aldre borjar=N,P,W
  fornamn stil=klassiskt generation=aldre langd=kort borjar=D,V,Y
  fornamn stil=klassiskt generation=aldre langd=medel borjar=J,O
  fornamn stil=klassiskt generation=aldre langd=lang borjar=A,F,G,J,K,V
  fornamn stil=modernt borjar=Q,X,Y,Å,Ä,Ö
  fornamn stil=modernt langd=kort borjar=B,G,H,P,W
  fornamn stil=modernt langd=medel borjar=U
  fornamn stil=modernt langd=lang borjar=B,D,E,F,G,H,I,J,K,M,O,P,R,S,U,W,Z
  fornamn stil=modernt generation=unga langd=medel borjar=I
  fornamn stil=modernt generation=ungavuxna borjar=D,G,H,K,N,O,P,R,U,W,Z
  fornamn stil=modernt generation=ungavuxna langd=kort borjar=A,C,F,I,J,L,M
  fornamn stil=modernt generation=ungavuxna langd=medel borjar=C,S,T,V
  fornamn stil=modernt generation=ungavuxna langd=lang borjar=T,V
  fornamn stil=modernt generation=medelalders,aldre
  fornamn stil=nordiskt borjar=C,P,Q,X,Z,Ä
  fornamn stil=nordiskt langd=kort borjar=M,N,W
  fornamn stil=nordiskt langd=medel borjar=U
  fornamn stil=nordiskt langd=lang borjar=A,D,E,F,H,J,L,N,U,V,W,Y,Å
  fornamn stil=nordiskt generation=unga borjar=D,G,J,K,N,R,Y
  fornamn stil=nordiskt generation=unga langd=kort borjar=H,S
  fornamn stil=nordiskt generation=unga langd=medel borjar=B,O,T
  fornamn stil=nordiskt generation=unga langd=lang
  fornamn stil=nordiskt generation=ungavuxna borjar=N,R,Ö
  fornamn stil=nordiskt generation=ungavuxna langd=kort borjar=B,H,K,V
  fornamn stil=nordiskt generation=ungavuxna langd=medel borjar=D,J,L,O,Y
  fornamn stil=nordiskt generation=ungavuxna langd=lang
  fornamn stil=nordiskt generation=medelalders borjar=L,W
  fornamn stil=nordiskt generation=medelalders langd=kort borjar=A,I,J,S
  fornamn stil=nordiskt generation=medelalders langd=medel borjar=D,Y
  fornamn stil=nordiskt generation=medelalders langd=lang borjar=B,G,I,K,M,O
  fornamn stil=nordiskt generation=aldre borjar=F,N,W
  fornamn stil=nordiskt generation=aldre langd=kort borjar=D,E,H,Y
  fornamn stil=nordiskt generation=aldre langd=medel borjar=J,L,V
  fornamn kon=pojkar borjar=Ä
  fornamn kon=pojkar langd=kort borjar=X
  fornamn kon=pojkar langd=medel borjar=Å
  fornamn kon=pojkar langd=lang borjar=U,X,Å
  fornamn kon=pojkar generation=unga borjar=G
  fornamn kon=pojkar generation=unga langd=kort borjar=C,H,I,S,W
  fornamn kon=pojkar generation=unga langd=lang borjar=C,M,S,V
  fornamn kon=pojkar generation=ungavuxna borjar=Ö
  fornamn kon=pojkar generation=ungavuxna langd=kort borjar=P,W
  fornamn kon=pojkar generation=ungavuxna langd=lang borjar=I,Y
  fornamn kon=pojkar generation=medelalders borjar=Å
  fornamn kon=pojkar generation=medelalders langd=kort borjar=Y
  fornamn kon=pojkar generation=aldre langd=kort borjar=W,Z
  fornamn kon=pojkar generation=aldre langd=medel borjar=N,Z
  fornamn kon=pojkar generation=aldre langd=lang borjar=A,E,I,M,V
  fornamn kon=pojkar stil=klassiskt langd=kort borjar=M,V,W,Y
  fornamn kon=pojkar stil=klassiskt langd=medel borjar=N
  fornamn kon=pojkar stil=klassiskt langd=lang borjar=E,H,I,M,P
  fornamn kon=pojkar stil=klassiskt generation=unga borjar=F,L,S
  fornamn kon=pojkar stil=klassiskt generation=ungavuxna borjar=P
  fornamn kon=pojkar stil=klassiskt generation=ungavuxna langd=kort borjar=D,L,N
  fornamn kon=pojkar stil=klassiskt generation=ungavuxna langd=medel borjar=B
  fornamn kon=pojkar stil=klassiskt generation=ungavuxna langd=lang borjar=T
  fornamn kon=pojkar stil=klassiskt generation=medelalders borjar=L,Y
  fornamn kon=pojkar stil=klassiskt generation=medelalders langd=kort borjar=A,B,R
  fornamn kon=pojkar stil=klassiskt generation=medelalders langd=medel borjar=C,K
  fornamn kon=pojkar stil=klassiskt generation=medelalders langd=lang borjar=C,V
  fornamn kon=pojkar stil=klassiskt generation=aldre borjar=D,U,V
  fornamn kon=pojkar stil=klassiskt generation=aldre langd=kort borjar=E
  fornamn kon=pojkar stil=klassiskt generation=aldre langd=lang borjar=B,S
  fornamn kon=pojkar stil=modernt borjar=G,P,R,U
  fornamn kon=pojkar stil=modernt langd=kort borjar=C,I,S
  fornamn kon=pojkar stil=modernt langd=medel borjar=O,Z
  fornamn kon=pojkar stil=modernt langd=lang borjar=A,V
  fornamn kon=pojkar stil=modernt generation=unga borjar=B,I
  fornamn kon=pojkar stil=modernt generation=ungavuxna borjar=A,E,F,J,M,S,V
  fornamn kon=pojkar stil=modernt generation=ungavuxna langd=medel borjar=L
  fornamn kon=pojkar stil=nordiskt borjar=N
  fornamn kon=pojkar stil=nordiskt langd=kort borjar=H
  fornamn kon=pojkar stil=nordiskt langd=medel borjar=D,L
  fornamn kon=pojkar stil=nordiskt langd=lang borjar=B,G,I,M
  fornamn kon=pojkar stil=nordiskt generation=unga borjar=E,I
  fornamn kon=pojkar stil=nordiskt generation=ungavuxna borjar=D,L,U
  fornamn kon=pojkar stil=nordiskt generation=ungavuxna langd=kort borjar=S
  fornamn kon=pojkar stil=nordiskt generation=ungavuxna langd=medel borjar=I
  fornamn kon=pojkar stil=nordiskt generation=medelalders borjar=I,V,Y
  fornamn kon=pojkar stil=nordiskt generation=medelalders langd=kort borjar=R
  fornamn kon=pojkar stil=nordiskt generation=medelalders langd=lang borjar=R
  fornamn kon=pojkar stil=nordiskt generation=aldre borjar=D
  fornamn kon=flickor langd=lang borjar=O
  fornamn kon=flickor generation=unga borjar=Q,X
  fornamn kon=flickor generation=unga langd=kort borjar=B,F,K,O,R,V,W,Y
  fornamn kon=flickor generation=unga langd=lang borjar=H,K,N,T,Z
  fornamn kon=flickor generation=ungavuxna langd=kort borjar=C,F,P
  fornamn kon=flickor generation=ungavuxna langd=medel borjar=U
  fornamn kon=flickor generation=ungavuxna langd=lang borjar=H,R,Z
  fornamn kon=flickor generation=medelalders langd=kort borjar=Q,Ö
  fornamn kon=flickor generation=medelalders langd=lang borjar=I
  fornamn kon=flickor generation=aldre borjar=Ö
  fornamn kon=flickor generation=aldre langd=kort borjar=C,D,H,J,K,P,T,Y
  fornamn kon=flickor generation=aldre langd=medel borjar=O
  fornamn kon=flickor generation=aldre langd=lang borjar=F,J,N,P,Z
  fornamn kon=flickor stil=klassiskt borjar=Å,Ö
  fornamn kon=flickor stil=klassiskt langd=kort borjar=C,F,H,J,K,P
  fornamn kon=flickor stil=klassiskt langd=medel borjar=W
  fornamn kon=flickor stil=klassiskt langd=lang borjar=N
  fornamn kon=flickor stil=klassiskt generation=unga borjar=E,M,O,T,V
  fornamn kon=flickor stil=klassiskt generation=ungavuxna borjar=R
  fornamn kon=flickor stil=klassiskt generation=ungavuxna langd=kort borjar=O
  fornamn kon=flickor stil=klassiskt generation=ungavuxna langd=medel borjar=G
  fornamn kon=flickor stil=klassiskt generation=ungavuxna langd=lang borjar=K,S
  fornamn kon=flickor stil=klassiskt generation=medelalders borjar=F,W
  fornamn kon=flickor stil=klassiskt generation=medelalders langd=kort borjar=N,U
  fornamn kon=flickor stil=klassiskt generation=medelalders langd=medel borjar=O,P
  fornamn kon=flickor stil=klassiskt generation=medelalders langd=lang borjar=B,S,T
  fornamn kon=flickor stil=klassiskt generation=aldre borjar=F,J,O
  fornamn kon=flickor stil=klassiskt generation=aldre langd=kort borjar=B,L
  fornamn kon=flickor stil=klassiskt generation=aldre langd=lang borjar=T
  fornamn kon=flickor stil=modernt borjar=R
  fornamn kon=flickor stil=modernt langd=kort borjar=D,F,K,O,T
  fornamn kon=flickor stil=modernt langd=medel borjar=I
  fornamn kon=flickor stil=modernt langd=lang borjar=L,N,T
  fornamn kon=flickor stil=modernt generation=unga borjar=F
  fornamn kon=flickor stil=modernt generation=ungavuxna borjar=B,C,I,T
  fornamn kon=flickor stil=nordiskt borjar=K,W,Ö
  fornamn kon=flickor stil=nordiskt langd=kort borjar=F,J,O,V
  fornamn kon=flickor stil=nordiskt langd=medel borjar=M,Y
  fornamn kon=flickor stil=nordiskt langd=lang borjar=T
  fornamn kon=flickor stil=nordiskt generation=unga borjar=B,H,M,O,S,U,V
  fornamn kon=flickor stil=nordiskt generation=unga langd=kort borjar=L
  fornamn kon=flickor stil=nordiskt generation=unga langd=medel borjar=A
  fornamn kon=flickor stil=nordiskt generation=ungavuxna borjar=B,F,G,H,J,M,O,V,Y
  fornamn kon=flickor stil=nordiskt generation=ungavuxna langd=kort borjar=I
  fornamn kon=flickor stil=nordiskt generation=ungavuxna langd=medel borjar=A
  fornamn kon=flickor stil=nordiskt generation=medelalders borjar=F,M
  fornamn kon=flickor stil=nordiskt generation=medelalders langd=kort borjar=E
  fornamn kon=flickor stil=nordiskt generation=medelalders langd=medel borjar=B,G,H,R
  fornamn kon=flickor stil=nordiskt generation=aldre borjar=J,L,O,U,V,Y
  fornamn kon=flickor stil=nordiskt generation=aldre langd=kort borjar=B,R,Å
  fornamn kon=unisex borjar=O,U,Å,Ä,Ö
  fornamn kon=unisex langd=kort borjar=B
  fornamn kon=unisex langd=medel borjar=P,Z
  fornamn kon=unisex langd=lang borjar=A,C,E,F,H,I,J,K,L,M,N,P,Q,R,S,T,V,W,Y,Z
  fornamn kon=unisex generation=unga borjar=B,C,D,F,G,K,N,P,T,X,Y,Z
  fornamn kon=unisex generation=unga langd=kort borjar=E,H,M,S,V
  fornamn kon=unisex generation=unga langd=medel borjar=I,J
  fornamn kon=unisex generation=unga langd=lang
  fornamn kon=unisex generation=ungavuxna borjar=Q,V,W,Y
  fornamn kon=unisex generation=ungavuxna langd=kort borjar=C,F,G,K,T
  fornamn kon=unisex generation=ungavuxna langd=medel borjar=E
  fornamn kon=unisex generation=ungavuxna langd=lang borjar=D,G
  fornamn kon=unisex generation=medelalders borjar=E,F,I,P,Z
  fornamn kon=unisex generation=medelalders langd=medel borjar=D,G,H,J,Q,V,W
  fornamn kon=unisex generation=medelalders langd=lang borjar=B
  fornamn kon=unisex generation=aldre borjar=A,B,C,D,F,J,L,M,N,P,R,S,T,V,W,Y,Z
  fornamn kon=unisex generation=aldre langd=kort borjar=G,H,I
  fornamn kon=unisex generation=aldre langd=medel borjar=E,K
  fornamn kon=unisex generation=aldre langd=lang
  fornamn kon=unisex stil=klassiskt
  fornamn kon=unisex stil=modernt borjar=A,B,C,D,F,G,H,I,J,K,N,P,S,T,V,W,Z
  fornamn kon=unisex stil=modernt langd=kort borjar=E,M
  fornamn kon=unisex stil=modernt langd=medel borjar=L
  fornamn kon=unisex stil=modernt langd=lang
  fornamn kon=unisex stil=modernt generation=ungavuxna
  fornamn kon=unisex stil=nordiskt borjar=A,B,D,E,F,J,K,L,M,N,T,W,Y
  fornamn kon=unisex stil=nordiskt langd=kort borjar=G,H,I,S
  fornamn kon=unisex stil=nordiskt langd=medel borjar=R,V
  fornamn kon=unisex stil=nordiskt langd=lang
  fornamn kon=unisex stil=nordiskt generation=unga borjar=H,I,V
  fornamn kon=unisex stil=nordiskt generation=unga langd=kort
  fornamn kon=unisex stil=nordiskt generation=ungavuxna
  fornamn kon=unisex stil=nordiskt generation=medelalders borjar=G,H,S
  fornamn kon=unisex stil=nordiskt generation=medelalders langd=medel
  fornamn kon=unisex stil=nordiskt generation=aldre langd=kort
  efternamn ursprung=nordiska andelse=son,strom
  efternamn ursprung=nordiska andelse=berg langd=kort,lang
  efternamn ursprung=natur andelse=son
  efternamn ursprung=nybildade andelse=son
  efternamn ursprung=nybildade andelse=berg langd=kort
  efternamn ursprung=nybildade andelse=strom langd=kort
  barnnamn tema=moderna ar=tidlosa
  barnnamn tema=natur ar=tidlosa
  barnnamn kon=pojkar popularitet=populara tema=natur
  barnnamn kon=flickor popularitet=populara ar=tidlosa
  andranamn fornamn= efternamn= langd=lang stil=modernt namnsdag=annat
  andranamn fornamn= efternamn= kon=pojkar langd=medel stil=modernt namnsdag=annat
  andranamn fornamn= efternamn= kon=flickor langd=lang stil=modernt
  husdjursnamn stil=sota personlighet=modig langd=kort
  husdjursnamn stil=tuffa personlighet=kelig langd=lang
  husdjursnamn djurtyp=hund stil=klassiska personlighet=kelig langd=lang
  husdjursnamn djurtyp=hund stil=tuffa personlighet=lugn langd=lang
  husdjursnamn djurtyp=hund stil=tuffa personlighet=kelig langd=kort
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
  hundnamn storlek=sma personlighet=lugn rasgrupp=jakthund
  hundnamn storlek=medel personlighet=lugn rasgrupp=terrier
  hundnamn storlek=medel personlighet=kelig rasgrupp=terrier
  hundnamn storlek=stora personlighet=lekfull rasgrupp=jakthund,herdehund,terrier,sallskap
  hundnamn storlek=stora personlighet=lugn rasgrupp=jakthund,terrier
  hundnamn storlek=stora personlighet=kelig rasgrupp=jakthund,herdehund,terrier,sallskap
  hundnamn kon=hane storlek=sma personlighet=lugn rasgrupp=nordiska
  hundnamn kon=hane storlek=stora personlighet=lugn rasgrupp=herdehund
  hundnamn kon=tik storlek=stora personlighet=lekfull rasgrupp=nordiska
  hundnamn kon=tik storlek=stora personlighet=lugn rasgrupp=nordiska
  hundnamn kon=tik storlek=stora personlighet=modig rasgrupp=herdehund,sallskap
  kattnamn farg=svart personlighet=lekfull langd=medel
  kattnamn farg=vit personlighet=lekfull langd=kort
  kattnamn farg=vit personlighet=nyfiken langd=kort,medel
  kattnamn farg=orange personlighet=lekfull langd=kort
  kattnamn farg=orange personlighet=mysig langd=kort
  kattnamn farg=gra personlighet=lekfull langd=lang
  kattnamn farg=gra personlighet=mysig langd=kort
  kattnamn farg=flerfargad personlighet=lugn langd=kort
  kattnamn farg=flerfargad personlighet=nyfiken langd=kort
  kattnamn kon=hane farg=flerfargad personlighet=nyfiken langd=medel
`;
