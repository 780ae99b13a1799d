import { Guide, type GuideContent } from "@/content/guide.tsx";

const content: GuideContent = {
  question: "Hur väljer du användarnamn?",
  tips: [
    {
      heading: "Lämna det privata utanför",
      text: "Fullständigt namn, födelseår, skola och ort hör inte hemma i ett användarnamn, om det inte är ditt yrke du visar upp. För barn är det extra viktigt: välj ett påhittat namn som inte går att koppla till barnet.",
    },
    {
      heading: "Ta samma namn överallt",
      text: "Då hittar vänner och följare dig lättare. Bokstäver och siffror fungerar överallt. Punkt fungerar på Instagram, TikTok, YouTube och Discord. Understreck fungerar där och på X, Twitch och Steam. Bindestreck fungerar på YouTube, Steam, GitHub och LinkedIn. I spel är namnen kortare: högst 12\u00a0tecken på Xbox, 16 på PlayStation, Minecraft och Epic Games, 20 på Roblox.",
    },
    {
      heading: "Säg det högt",
      text: "Be någon skriva ner namnet på gehör. Blir det fel bör du välja en enklare stavning.",
    },
    {
      heading: "Välj något som håller",
      text: "En siffra eller trend du gillar i dag kan kännas gammal om några år. På många tjänster går namnet att byta, men gamla länkar till din profil kan sluta fungera.",
    },
  ],
  faq: [
    {
      question: "Är namnet verkligen ledigt?",
      answer:
        "Det vet vi inte. Gissningen bygger bara på namnet: hur långt det är, om orden hör till dem som många använder i användarnamn, om det är ett vanligt för- eller efternamn och om det har siffror eller tecken. Den ordnar namnen grovt och är densamma varje gång. Tryck på raden under namnet, så finns under ”Kolla på riktigt” länkar till de tjänster som tar emot ett sådant namn, där du ser om någon redan har det. En tom sida är inget löfte: namnet kan vara spärrat eller bryta mot tjänstens regler. Säkert vet du först när du registrerar det.",
    },
    {
      question: "Vad händer med namnet jag skriver in?",
      answer:
        "Namnen sätts ihop i din webbläsare. Det du skriver står i sidans adress, precis som filtren, så att du kan ladda om sidan eller dela den. Å och ä blir a, ö blir o, andra accenter försvinner, och av tecken blir bara bokstäver, siffror, punkt, bindestreck och understreck kvar. Lämnar du fälten tomma hittar vi på hela namnet.",
    },
    {
      question: "Vad gör plattform och stil?",
      answer:
        "De väljer orden. Plattformen säger vad namnet handlar om, till exempel spel eller träning. Stilen säger hur det låter. Söta och enkla namn skrivs med små bokstäver, coola och mystiska med stor bokstav i varje ord. Välj Professionellt och skriv ditt namn, till exempel Åsa Ek, och gärna yrke eller ort. Då får du namn som asa.ek, ekfoto, asaek.umea och studioek, med tecken som fungerar på Instagram, GitHub eller LinkedIn.",
    },
    {
      question: "Vilka siffror kan jag få?",
      answer:
        "En i taget. Ett kort basnamn kan få en siffra efter sig, från 2 till 9, eller ett räkneord, som LovisaSju. Utan basnamn har ungefär vart fjärde namn en siffra efter ett ord som brukar ha en, som studio7, eller ett räkneord framför flera av något, som SjuVargar. Två siffror ger vi aldrig, för de ser ut som ett födelseår. Siffrorna är slumpade och betyder ingenting.",
    },
  ],
  related: [
    { id: "fantasy-namn", text: "Till krigare, magiker, alver, dvärgar och drakar." },
    { id: "foretagsnamn", text: "Efter bransch, ton och stil." },
    { id: "fornamn", text: "Riktiga namn, vanliga och ovanliga." },
  ],
  sources: [
    {
      href: "https://www.imy.se",
      label: "Integritetsskyddsmyndigheten",
      text: "Myndigheten för skydd av personuppgifter.",
    },
    {
      href: "https://internetkunskap.se",
      label: "Internetkunskap från Internetstiftelsen",
      text: "Om att vara trygg på nätet, och om barn och internet.",
    },
    {
      href: "https://www.bris.se",
      label: "Bris",
      text: "Stöd till barn och unga, och råd till vuxna omkring dem.",
    },
  ],
};

/** The guide of /anvandarnamn. */
export default function UsernamesGuide() {
  return <Guide content={content} />;
}
