/** The kinds of problems that the API of names reports. Each is explained on /api, under its kind. */
export const API_PROBLEMS = {
  "felaktig-parameter": { status: 400, title: "En parameter är fel" },
  "nyckel-i-adressen": { status: 400, title: "Nyckeln får inte stå i adressen" },
  "nyckel-saknas": { status: 401, title: "Nyckeln saknas" },
  "nyckel-okand": { status: 401, title: "Nyckeln gäller inte" },
  "planen-saknar-api": { status: 403, title: "Planen har inte API-åtkomst" },
  "finns-inte": { status: 404, title: "Adressen finns inte" },
  metod: { status: 405, title: "Metoden stöds inte" },
  "for-manga-anrop": { status: 429, title: "För många anrop" },
  "tekniskt-fel": { status: 500, title: "Något gick fel" },
} as const;

export type ApiProblem = keyof typeof API_PROBLEMS;
