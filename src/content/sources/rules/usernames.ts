import { UNWANTED_NUMBERS } from "@/config/limits.ts";
import { joinWords } from "@/lib/join-words.ts";
import { BLOCK_LIST, type Rule } from "./rule.ts";

const UNWANTED = joinWords(UNWANTED_NUMBERS, "eller");

/** The rules of /anvandarnamn. */
export const USERNAME_RULES: readonly Rule[] = [
  {
    id: "korten",
    heading: "Så läser du korten",
    text: "Raden under namnet är en gissning ur namnet självt, efter längd, vanliga ord och förnamn, siffror och tecken. Samma namn får alltid samma svar. Vi slår inte upp namnen hos någon tjänst.",
  },
  {
    id: "namnen",
    heading: "Så blir namnen till",
    text: "Användarnamn finns inte i någon lista. De sätts ihop av ord och ordled när du ber om dem, av två ord eller av ett ord och en siffra, eller av det du skriver. Orden är våra egna.",
  },
  {
    id: "plattform",
    heading: "Plattform och stil",
    text: "Plattformen säger vad orden handlar om, som spel eller träning. Stilen säger hur de låter: coola ord handlar om styrka, fart och rymd, söta om djur och sötsaker, mystiska om natt, dimma och myt, och enkla är vardagliga. Söta och enkla namn skrivs med små bokstäver.",
  },
  {
    id: "siffror",
    heading: "Siffror",
    text: `Med ett eget basnamn läggs 1–99 eller 01–09 till. Utan basnamn är ungefär vart fjärde namn ett enda ord med en eller två siffror. Årtal ger vi inte, och inte heller ${UNWANTED}.`,
  },
  BLOCK_LIST,
];
