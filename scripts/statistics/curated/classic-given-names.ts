/**
 * Names that are classics in our own judgement, though the rule of figures does not find them: names
 * with older bearers whose many children of today outnumber them (no threshold tells Alma, a classic,
 * from William), some without a day in the calendar, and some of the Bible, of kings and of the Middle
 * Ages whose bearers are mostly of the last sixty years and go by them (Daniel, Magnus, Torbjörn), which
 * no figure tells from a fashion of those years. The import checks that each has at least a
 * hundred bearers who are not among the newborns of the statistics and that the rule leaves it out,
 * and writes the figures of each for /kallor.
 */
const women = `
  Ada Adele Agnes Alice Alma Alva Ann Anne Annie Betty Brita Britt Cajsa Caroline Charlotte Clara
  Ebba Edith Elise Ella Ellen Elly Elma Elna Elsa Elsie Elsy Elvira Elvy Emilia Ester Esther Estrid
  Flora Freja Hedda Hedvig Hedwig Henny Hilda Hilma Ilse Inez Judith Klara Kristin Leonora
  Lillian Lillie Lilly Lily Liv Maja Majken Majlis Marie Martha Märtha Noomi Nora Olga Olivia Ottilia
  Saga Sally Selma Signe Siri Stina Tea Thea Theodora Thyra Tyra Vendela Vera Wera Wilhelmina Ylva
`;

const men = `
  Adam Aksel Albin Alfons Alfred Algot Alvar Anton Aron Arthur Arvid Astor August Axel Benjamin Björn
  Conrad Daniel Didrik Ebbe Edvin Edward Edwin Egil Elias Elis Elmer Emil Eskil Felix Filip Frans
  Fredrik Fritjof Gabriel Gillis Gusten Harry Helmer Henrik Herman Hilding Hjalmar Hugo Isak Ivar
  Joar Julius Leonard Leopold Ludvig Ludwig Lukas Magnus Malte Martin Matteus Melker Mårten Oscar Ossian
  Otto Peder Peter Petter Ruben Seth Simon Sixten Staffan Teodor Theodor Thor Thorsten Thure Torbjörn
  Truls Ture Valdemar Valter Vidar Viktor Vilhelm Waldemar Walter Werner Wilfred Wilhelm
`;

/**
 * Names that the rule of figures finds, but that are no classics in our own judgement: they are in the
 * calendar for the sake of those who bear them today, or were in fashion once, and the rule does not see
 * it because as many have them as a second name (Kenneth, Roger) or because they are still given (Diana).
 */
const exceptions = `
  Adriana Alexis André Boris Bruno Cristina Desirée Diana Hannele Jane Jasmin Joseph Kai Kennet Kenneth
  Lillemor Malkolm Micael Michael Natalia Ralf Raoul Roger Ronald Rosita Roy Simone Sophia Therese Therése
  Virginia Vivianne
`;

/**
 * Names that the rule of figures finds young, but that are not modern in our own judgement: nicknames of older people, who go
 * by them and are registered as something else (Bosse), and names of old that few bore until now (Amadeus, Cornelis, Tyr).
 */
const old = `
  Alwin Amadeus Bosse Cornelis Edda Falke Frances Hilmer Idun Juli Julian Julie Leonore Lionel Natan Odin Polly Sigge Todd
  Tyr Valle Wilgot Winston
`;

function listed(text: string): string[] {
  return text.trim().split(/\s+/);
}

export const classicGivenNames: ReadonlySet<string> = new Set([...listed(women), ...listed(men)]);

export const notModernGivenNames: ReadonlySet<string> = new Set(listed(old));

export const notClassicGivenNames: ReadonlySet<string> = new Set(listed(exceptions));
