import { GIVEN_NAMES_DAY, LAST_NEWBORN_YEAR, SURNAMES_DAY } from "@/words/statistics.ts";
import type { GuideSource } from "./guide.tsx";

/** Sources that several guides share, each with what it is used for. */
export const scbGivenNames: GuideSource = scbStatistics(GIVEN_NAMES_DAY);
export const scbSurnames: GuideSource = scbStatistics(SURNAMES_DAY);

function scbStatistics(bearersDay: string): GuideSource {
  return {
    href: "https://www.scb.se/be0001",
    label: "SCB, namnstatistik",
    text: `Antal bärare den ${bearersDay}, och nyfödda per år till och med ${LAST_NEWBORN_YEAR}. Därefter slutade SCB med namnstatistik.`,
  };
}

export const svensktext: GuideSource = {
  href: "https://github.com/peterdalle/svensktext",
  label: "svensktext av Peter M. Dahlgren",
  text: "Samlingen där uppgifterna ur SCB:s namnsök finns som öppna data (CC\u00a0BY\u00a04.0).",
};

export const skatteverket: GuideSource = {
  href: "https://www.skatteverket.se/privat/folkbokforing/namn",
  label: "Skatteverket, namn",
  text: "Myndigheten som beslutar om namn, och som har den bindande listan över efternamn som alla får ta.",
};

export const nameLaw: GuideSource = {
  href: "https://www.riksdagen.se/sv/dokument-och-lagar/dokument/svensk-forfattningssamling/lag-20161013-om-personnamn_sfs-2016-1013/",
  label: "Lagen (2016:1013) om personnamn",
  text: "Reglerna för förnamn och efternamn i Sverige.",
};

export const isof: GuideSource = {
  href: "https://www.isof.se/namn",
  label: "Institutet för språk och folkminnen, namn",
  text: "Kunskap om svenska namns historia och betydelse.",
};
