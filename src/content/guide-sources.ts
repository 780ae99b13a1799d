import {
  CARRIED_NAMES_DAY,
  GIVEN_NAMES_DAY,
  LAST_NEWBORN_YEAR,
  SURNAMES_DAY,
} from "@/words/statistics.ts";
import type { GuideSource } from "./guide.tsx";

/** Sources that several guides share, each with what it is used for. */
export const scbGivenNames: GuideSource = {
  href: "https://www.scb.se/be0001",
  label: "SCB, namnstatistik",
  text: `Antal bärare den ${GIVEN_NAMES_DAY}, och nyfödda per år till och med ${LAST_NEWBORN_YEAR}. Därefter slutade SCB med namnstatistik.`,
};

export const scbSurnames: GuideSource = {
  href: "https://www.scb.se/be0001",
  label: "SCB, namnstatistik",
  text: `Antal bärare den ${SURNAMES_DAY}.`,
};

export const scbCarriedNames: GuideSource = {
  href: "https://www.scb.se/be0001",
  label: "SCB, namnstatistik",
  text: `Antal med namnet bland sina förnamn, och med namnet som tilltalsnamn, den ${CARRIED_NAMES_DAY}.`,
};

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

export const middleNames: GuideSource = {
  href: "https://www4.skatteverket.se/rattsligvagledning/edition/2024.2/330287.html",
  label: "Skatteverket, rättslig vägledning om mellannamn",
  text: "Vad som gäller för mellannamn sedan den 1\u00a0juli 2017.",
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
