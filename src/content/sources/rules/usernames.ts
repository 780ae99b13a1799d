import { BLOCK_LIST, type Rule } from "./rule.ts";

/** The rules of /anvandarnamn. */
export const USERNAME_RULES: readonly Rule[] = [
  {
    id: "korten",
    heading: "Så läser du korten",
    text: "Raden under namnet är en gissning ur namnet självt, efter längd, vanliga ord, vanliga för- och efternamn, siffror och tecken. Samma namn får alltid samma svar. Vi slår inte upp namnen hos någon tjänst.",
  },
  {
    id: "namnen",
    heading: "Så blir namnen till",
    text: "Användarnamn finns inte i någon lista. De sätts ihop av ord och ordled när du ber om dem, av två ord, av ett ord och en siffra eller ett räkneord, eller av det du skriver. Orden är våra egna.",
  },
  {
    id: "plattform",
    heading: "Plattform och stil",
    text: "Plattformen säger vad orden handlar om, som spel eller träning. Stilen säger hur de låter: coola ord handlar om styrka, fart och rymd, söta om djur och sötsaker, mystiska om natt, dimma och myt, och enkla är vardagliga. Söta och enkla namn skrivs med små bokstäver.",
  },
  {
    id: "siffror",
    heading: "Siffror",
    text: "Ett kort eget basnamn utan siffror kan få en siffra från 2 till 9 efter sig, och annars ett räkneord, som sju. Utan basnamn står siffran efter ett ord som brukar ha en, som studio7, eller räkneordet före flera av något, som sjuvargar. Två siffror ger vi aldrig: de ser ut som ett födelseår.",
  },
  BLOCK_LIST,
];
