/*
 * Words that are no matter for play, written by hand: of people and children, illness, grief, faith, law and the body.
 * Nothing is joined to one of them in a company name.
 *
 * Stems begin a word, or its last part where the group says so (skolflickor, but not barnkläder).
 */

export interface SensitiveGroup {
  readonly stems: string;
  /** Whether a stem may also begin a later part of the word. */
  readonly isLastPart: boolean;
}

export const sensitiveGroups: Readonly<Record<string, SensitiveGroup>> = {
  people: {
    stems: `
barn,barnen,barnet,flick,flicka,flickor,pojk,pojke,pojkar,tjej,tjejer,kille,killar,grabb,tonår,tonåring,ungdom,ungdomar,
elev,elever,kid,kids,baby,babysar,bebis,bebisar,spädbarn,småbarn,nyfödd,nyfödda,dotter,döttrar,son,söner,syskon,mamma,
mammor,pappa,pappor,mor,mödrar,far,fäder,mormor,morfar,farmor,farfar,förälder,föräldrar,familj,familjer,kvinna,kvinnor,dam,
damer,herr,herrar,man,män,tant,tanter,gubbe,gubbar,gumma,gummor,dam,fru,fruar,brud,brudar,änka,änkor,änkling,människa,
människor,folk,person,personer,senior,seniorer,pensionär,pensionärer,äldre,gammal,gamla,flykting,flyktingar,invandrare,
nyanländ,nyanlända,svensk,svenskar,utlänning,romer,rom,same,samer,jude,judar,muslim,muslimer,kristen,kristna,homo,
hbtq,trans,girl,girls,boy,boys,teen,teens,women,men,lady,ladies
`,
    isLastPart: true,
  },
  health: {
    stems: `
sjuk,cancer,tumör,hospice,hospis,palliativ,smärta,smärt,värk,sår,ärr,skada,skador,stroke,hjärtinfarkt,hjärtsjuk,diabetes,allergi,
astma,epilepsi,demens,alzheimer,adhd,autism,npf,ångest,depression,psykiatri,psyk,missbruk,beroende,alkoholism,handikapp,
funktionshinder,funktionsnedsatt,rullstol,läkare,läkar,doktor,sjukhus,vårdcentral,vårdhem,akut,ambulans,kirurg,operation,
medicin,vaccin,klinik,patient,tandläkare,tandvård,barnmorska,gynekolog,abort,amning,graviditet,gravid,förlossning,doula,
missfall,infertil,ivf,ont,ryggont,ryggskott,ischias,nackspärr,synfel,liktorn,nageltrång,hälsporre,fotproblem,idrottsskad,
förhårdnad,utmattning,akne,terapi,terapeut,psykolog,rehab,hospits,omsorg,hemtjänst,äldrevård,assistans,virus,smitta,pandemi,
kejsarsnitt,prematur,barnlös,utbränd,ätstörning,hjärtstopp
`,
    isLastPart: false,
  },
  funeral: {
    stems: "begrav,gravsten,gravvård,kremer,kremator,urna,urnor,minnesstund,minnesord,kondoleans,bårhus",
    isLastPart: false,
  },
  grief: {
    stems: `
sorg,sörj,tröst,död,döds,kvinnojour,anhörig,bouppteckning,testamente,arv,skilsmäss,separation,
kris,trauma,självmord,suicid,olycka,olyck,våld,krig,brand,katastrof,konkurs,skuld,fattig,hemlös,saknad,förlust,ensamhet,
ensam,tårar,gråt
`,
    isLastPart: false,
  },
  faith: {
    stems: `
kyrk,kyrka,kyrko,gudstjänst,präst,pastor,imam,rabbin,moské,synagog,tempel,gud,gudar,jesus,kristus,kristen,bibel,koran,tora,bön,böner,
andakt,mässa,nattvard,dop,konfirmation,församling,kloster,munk,nunna,helgon,ängel,änglar,ande,andlig,religion,religiös,tro,
tron,islam,buddh,hindu,juden,allah,muslim,själavård,helig,halal,kosher,påve,biskop,diakon
`,
    isLastPart: false,
  },
  law: {
    stems: `
lag,lagar,lagen,rätt,rättvisa,rätts,jurist,juridik,juridisk,domare,dom,domstol,polis,brott,brottsoffer,åklagare,fängelse,
kriminal,straff,tvist,vårdnad,målsägande,offer,vittne,asyl,migration,myndighet,skatt,inkasso,kronofogde,vapen,ordningsvakt
`,
    isLastPart: false,
  },
  body: {
    stems: `
kropp,kroppar,kroppen,hud,huden,fot,fötter,mage,magen,mun,munnen,tunga,läpp,läppar,rygg,nacke,axel,axlar,knä,ben,lår,vad,tå,
tår,tånaglar,hand,händer,finger,fingrar,nagel,naglar,näsa,öra,öron,öga,ögon,hår,skägg,hals,bringa,barm,midja,höft,höfter,
rumpa,skinka,skinkor,stjärt,tarm,njure,lever,lunga,lungor,hjärta,hjärtan,blod,skelett,muskel,muskler,led,leder,tand,tänder,
massage,massör,spa,hudvård,fotvård,handvård,tatuering,piercing,botox,filler,vaxning,underkläder,bh,trosa,kondom,mens,
klimakteriet,sex,samliv,intim,naken,kärlek,dejting,dejt,date,singel,singlar,passion,lust,njutning,body,skin,foot,feet,hair
`,
    isLastPart: true,
  },
};
