/**
 * Names that are classics in our own judgement, though the rule of figures does not find them: names
 * with older bearers whose many children of today outnumber them (no threshold tells Alma, a classic,
 * from William), and some without a day in the calendar. The import checks that each has at least a
 * hundred bearers who are not among the newborns of the statistics and that the rule leaves it out,
 * and writes the figures of each for /kallor.
 */
const women = `
  Ada Adele Agnes Alice Alma Alva Ann Anne Annie Aurora Betty Brita Britt Cajsa Caroline Charlotte Clara
  Ebba Edith Elise Ella Ellen Elly Elma Elna Elsa Elsie Elsy Elvira Elvy Emilia Ester Esther Estrid Flora
  Freja Hedda Hedvig Hedwig Henny Hilda Hilma Ilse Ines Inez Judith Klara Kristin Lea Leonora Lillian
  Lillie Lilly Lily Liv Maja Majken Majlis Marie Martha Märtha Noomi Nora Olivia Ottilia Saga Sally
  Selma Signe Siri Stina Tea Thea Theodora Thyra Tyra Vega Vendela Vera Wera Wilhelmina
`;

const men = `
  Aksel Albin Alfons Alfred Algot Alvar Aron Arthur Arvid Astor August Axel Benjamin Conrad Didrik
  Ebbe Edvin Edward Edwin Egil Elias Elis Elmer Eskil Felix Frans Frej Fritjof Gabriel Gillis Gusten Harry
  Helmer Herman Hilding Hjalmar Hugo Isak Ivar Joar Julius Leonard Leopold Ludvig Ludwig Lukas Malte Matteus Melker
  Ossian Otto Peder Ruben Seth Sixten Teodor Theodor Thor Thorsten Thure Truls Ture Valdemar
  Valter Vidar Vilhelm Waldemar Walter Werner Wilfred Wilhelm
`;

/**
 * Names that the rule of figures finds, but that are no classics in our own judgement: they are in the
 * calendar for the sake of those who bear them today.
 */
const exceptions = `
  Adriana Aleksandra Alexis Conny Cristian Daniella Denise Dennis Dick Fatima Gabriela Glenn Jasmin
  Jasmine Jennifer Jessica Jessika Kent Kenth Leila Liza Malkolm Nadia Naima Natalie Nathalie Raoul
  Ronald Ronnie Ronny Roy Simone Toni Tony Virginia Yasmin Zandra
`;

function listed(text: string): string[] {
  return text.trim().split(/\s+/);
}

export const classicGivenNames: ReadonlySet<string> = new Set([...listed(women), ...listed(men)]);

export const notClassicGivenNames: ReadonlySet<string> = new Set(listed(exceptions));
