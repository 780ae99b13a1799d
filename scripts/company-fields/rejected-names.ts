/**
 * Names that were rejected when the list was read again, by trade: what is heard as another trade or material, and jokes
 * that say something unkind or nothing.
 */
export const rejectedNames: Readonly<Record<string, readonly string[]>> = {
  tak: ["Skiffer", "Råspont"],
  murning: ["Löpare & Kopp"],
  fönster: ["Kattens Plats", "Tvåluft"],
  managementkonsult: ["Hängrännan"],
  rekrytering: ["Silly Season"],
  terapi: ["Ryggsäcken"],
  tapetserare: ["Mjukvara"],
  textil: ["Kejsarens Gamla"],
  översättning: ["Tolkbåset", "Ugglor i Mossen"],
  "häst och ridning": ["Bjudning", "Tölt"],
  foto: ["Ärta & Lins"],
  keramik: ["Tummen Mitt I"],
  sömnad: ["Hål i Fickan"],
  "tvål och doft": ["Veke"],
};
