/**
 * The standard form of Directive 2011/83/EU, annex I B, for a service. No imports, since the site
 * shows it too.
 *
 * @param recipient the operator's name, postal address and e-mail address
 */
export function withdrawalFormLines(recipient: string): readonly string[] {
  return [
    "(Fyll i och skicka in denna blankett endast om du vill frånträda avtalet)",
    `Till ${recipient}:`,
    "Jag/Vi (*) meddelar härmed att jag/vi (*) frånträder mitt/vårt (*) avtal om tillhandahållande av följande tjänst:",
    "Beställdes den:",
    "Konsumentens/konsumenternas namn:",
    "Konsumentens/konsumenternas adress:",
    "Konsumentens/konsumenternas namnteckning (endast om blanketten lämnas in på papper):",
    "Datum:",
    "(*) Stryk det som inte är tillämpligt.",
  ];
}
