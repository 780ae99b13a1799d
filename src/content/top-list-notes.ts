/** What to know of a year's list, where another one has been in the news. */
export const TOP_LIST_NOTES: Readonly<Record<number, string>> = {
  // Skatteverket's list of January 2024 (588 and 587) was made before all children of 2023 had a name.
  2023: "Vera blev årets vanligaste flicknamn. I januari 2024 sades det vara Elsa, som ledde med 588\u00a0flickor mot 587. Då hade alla barn som föddes i slutet av året inte fått sitt namn än. När hela året är räknat fick 608 namnet Vera och 603 Elsa.",
};
