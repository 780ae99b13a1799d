import type { PageHead } from "@/lib/page-head.ts";
import type { Source } from "./registers.ts";
import type { RulePageId } from "./rule-paths.ts";
import { CHILD_NAME_RULES } from "./rules/child-names.ts";
import { COMPANY_RULES } from "./rules/companies.ts";
import { FANTASY_RULES } from "./rules/fantasy.ts";
import { GIVEN_NAME_RULES } from "./rules/given-names.ts";
import { NAME_PAGE_RULES } from "./rules/name-pages.ts";
import { PET_RULES } from "./rules/pets.ts";
import type { Rule } from "./rules/rule.ts";
import { SECOND_NAME_RULES } from "./rules/second-names.ts";
import { SURNAME_RULES } from "./rules/surnames.ts";
import { USERNAME_RULES } from "./rules/usernames.ts";
import { WORLD_REGISTERS, WORLD_RULES } from "./world.ts";

/** A page of rules below /kallor. */
interface RulePage {
  readonly head: PageHead;
  readonly heading: string;
  readonly lead: string;
  readonly rules: readonly Rule[];
  /** Sources that only these rules are about. */
  readonly sources?: { readonly heading: string; readonly list: readonly Source[] };
}

/** What /kallor has a page for, each by its id. */
export const RULE_PAGES: Readonly<Record<RulePageId, RulePage>> = {
  fornamn: {
    head: {
      title: "Reglerna för förnamn: stil, kön och generation – Namnfynd",
      description:
        "Så avgörs vad som är klassiskt, modernt, nordiskt och könsneutralt bland förnamnen, vilken generation ett namn hör till och hur korten läses.",
    },
    heading: "Reglerna för förnamn",
    lead: "Vilka förnamn som är med, och vad varje filter betyder.",
    rules: GIVEN_NAME_RULES,
  },
  barnnamn: {
    head: {
      title: "Reglerna för barnnamn: trend och tidlösa namn – Namnfynd",
      description:
        "Så avgörs vilka barnnamn som är populära, en trend eller tidlösa: gränserna, åren som jämförs, och hur antal, plats och kurva på korten läses.",
    },
    heading: "Reglerna för barnnamn",
    lead: "Vilka barnnamn som är med, och vad populärt, trend och tidlöst betyder.",
    rules: CHILD_NAME_RULES,
  },
  andranamn: {
    head: {
      title: "Reglerna för andranamn: så klingar de ihop – Namnfynd",
      description:
        "Så väljs andranamnen ut, och så räknas det ut vilka som klingar ihop med ett förnamn: poäng för ålder, rytm och ljud, och avdrag för rim.",
    },
    heading: "Reglerna för andranamn",
    lead: "Vilka andranamn som är med, och hur vi räknar ut vad som klingar ihop.",
    rules: SECOND_NAME_RULES,
  },
  efternamn: {
    head: {
      title: "Reglerna för efternamn: svenska och nybildade – Namnfynd",
      description:
        "Så avgörs vilka efternamn som är svenska, nordiska eller naturnamn, och så har de nybildade efternamnen satts ihop, bedömts och jämförts.",
    },
    heading: "Reglerna för efternamn",
    lead: "Vilka efternamn som är med, och vad svenskt, nordiskt, natur och nybildat betyder.",
    rules: SURNAME_RULES,
  },
  husdjursnamn: {
    head: {
      title: "Reglerna för husdjursnamn: hund, katt och kanin – Namnfynd",
      description:
        "Så har namnen på hundar, katter och andra husdjur fått kön, storlek, färg, personlighet, rasgrupp och stil. Det mesta är bedömt för hand.",
    },
    heading: "Reglerna för husdjursnamn",
    lead: "Vad filtren betyder för hundar, katter, kaniner, fåglar och fiskar.",
    rules: PET_RULES,
  },
  foretagsnamn: {
    head: {
      title: "Reglerna för företagsnamn: går de att registrera? – Namnfynd",
      description:
        "Så sätts företagsnamnen ihop, så används ditt eget ord, och de fem reglerna bakom anmärkningen om vad som kan hindra att namnet registreras.",
    },
    heading: "Reglerna för företagsnamn",
    lead: "Hur namnen sätts ihop, och när kortet säger att något kan hindra att namnet registreras.",
    rules: COMPANY_RULES,
  },
  anvandarnamn: {
    head: {
      title: "Reglerna för användarnamn: så blir de till – Namnfynd",
      description:
        "Så sätts användarnamnen ihop efter plattform och stil, vilka siffror de kan få, och vad gissningen om ett namn är ledigt eller inte bygger på.",
    },
    heading: "Reglerna för användarnamn",
    lead: "Hur namnen sätts ihop, och vad gissningen under dem bygger på.",
    rules: USERNAME_RULES,
  },
  "fantasy-namn": {
    head: {
      title: "Reglerna för fantasynamn: så har de hittats på – Namnfynd",
      description:
        "Så har fantasynamnen och rollspelsnamnen satts ihop av led som betyder något, bedömts två gånger och jämförts med namn, märken och figurer.",
    },
    heading: "Reglerna för fantasynamn",
    lead: "Hur fantasynamnen och rollspelsnamnen har hittats på och bedömts.",
    rules: FANTASY_RULES,
  },
  namnsidor: {
    head: {
      title: "Så skrivs namnens sidor: ursprung, uttal, likhet – Namnfynd",
      description:
        "Vad vi har läst om namnens ursprung, hur säkert det är, och hur uttal, stavningar, liknande namn, syskonnamn och andranamn på en namnsida tas fram.",
    },
    heading: "Så skrivs namnens sidor",
    lead: "Var uppgifterna om ursprung, uttal, stavningar och liknande namn kommer ifrån.",
    rules: NAME_PAGE_RULES,
  },
  "andra-lander": {
    head: {
      title: "Namn i andra länder: källor och hur de jämförs – Namnfynd",
      description:
        "Tio länders namnstatistik: varifrån siffrorna kommer, vad varje land räknar, vilka gränser det har, och när ett namn kallas vanligare än i Sverige.",
    },
    heading: "Namn i andra länder",
    lead: "Tio länders namnstatistik, vad den räknar och hur vi jämför den med Sveriges.",
    rules: WORLD_RULES,
    sources: { heading: "Ländernas register", list: WORLD_REGISTERS },
  },
};
