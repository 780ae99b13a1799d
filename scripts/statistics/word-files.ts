import { allGivenNames, allNamesFiles } from "./all-names-files.ts";
import { readBearers } from "./bearers.ts";
import { readCarriedNames } from "./carried-names.ts";
import { childNameFiles } from "./child-name-files.ts";
import { listChildNames, listNewNames } from "./child-names.ts";
import { moduleText, type Output } from "./emit.ts";
import { givenNameFiles } from "./given-name-files.ts";
import { marksOf, selectGivenNames, stylesOf } from "./given-names.ts";
import { homeFiguresFile } from "./home-figures-file.ts";
import { latestNewbornsFile, readLatestYears } from "./latest-newborns.ts";
import { nameDayCalendarFile } from "./name-day-calendar-file.ts";
import { buildCalendar, nameDayFile } from "./name-day-file.ts";
import { findNamesAbroad, namesAbroadFile } from "./names-abroad-file.ts";
import { newbornSeriesFile } from "./newborn-series-file.ts";
import { originsFile } from "./origins-file.ts";
import { listCats, listDogs } from "./pets.ts";
import { sourcesOf } from "./provenance.ts";
import { secondNameFiles } from "./second-name-files.ts";
import { selectSecondNames } from "./second-names.ts";
import {
  latestNewbornEdition,
  type RawFolder,
  readCats,
  readLatestNewborns,
  readMergedTop,
  readNameDays,
  readNamelessDays,
  readNewborns,
  readOtherDogs,
  readPersons,
  readTopDogs,
  SEXES,
  sameYear,
} from "./sources.ts";
import { spellingGroupsFile } from "./spelling-groups-file.ts";
import { statisticsOf } from "./statistics.ts";
import { statisticsFile } from "./statistics-file.ts";
import { surnameFiles } from "./surname-files.ts";
import { travellingNamesFile } from "./travelling-names-file.ts";
import { readWorld } from "./world.ts";
import { worldFiles } from "./world-files.ts";
import { demandTotals, type WorldTotals } from "./world-totals.ts";

/**
 * Builds every generated file of src/words from the raw files.
 *
 * @param world the folder of the names of other countries; without it their files are left as they are
 * @param totals what the figures of each country are counted among
 * @throws Error when a raw file is missing or malformed, or a curated list contains an unknown name
 */
export function buildWordFiles(
  folder: RawFolder,
  world: RawFolder | null,
  totals: WorldTotals,
): Output {
  const bearers = readBearers(folder);
  const surnames = readPersons(folder, "surnames_#_min100.csv");
  const allSurnames = readPersons(folder, "surnames_#_all.csv");
  const carriedNames = readCarriedNames(folder);
  const newborns = readNewborns(folder);
  const published = readMergedTop(folder);
  const days = readNameDays(folder);
  const topDogs = readTopDogs(folder);
  const latestYears = readLatestYears(folder);
  const statistics = statisticsOf({
    newborns: newborns.years,
    latestNewborns: latestNewbornEdition(folder).years,
    givenNames: bearers.year,
    surnames: sameYear(surnames, allSurnames),
    carriedNames: carriedNames.year,
    latestYears: latestYears.map(({ year }) => year),
    topDogs,
    published,
    nameDays: days,
  });
  const sources = sourcesOf(statistics);
  const inCalendar = (name: string) => days.some((day) => day.name === name);
  const selection = selectGivenNames(bearers, newborns, inCalendar);
  // The given names include every child name of the last year.
  const calendar = buildCalendar(selection.names, days);
  const nameSources = { bearers, newborns, carried: carriedNames.byName };
  const styles = stylesOf(nameSources, calendar);
  const lists = {
    F: listChildNames("F", newborns, styles.isTimelessByBearers, inCalendar),
    M: listChildNames("M", newborns, styles.isTimelessByBearers, inCalendar),
  };
  const latest = readLatestNewborns(folder);
  const newNames = listNewNames(latest, bearers);
  const { main, letters, curated } = selection.counts;
  const suggested = [
    ...selection.names,
    ...SEXES.flatMap((sex) => [...lists[sex], ...newNames[sex]].map(({ name }) => name)),
  ];
  const secondNames = selectSecondNames(carriedNames.byName, allSurnames.byName, (name) =>
    selection.names.includes(name),
  );
  const outputs = [
    statisticsFile(statistics, sources),
    givenNameFiles(selection.names, nameSources, calendar, styles, sources),
    nameDayFile(calendar, statistics, sources),
    nameDayCalendarFile(readNamelessDays(folder), sources),
    newbornSeriesFile(newborns, sources),
    latestNewbornsFile(latestYears, sources),
    homeFiguresFile(newborns, bearers, sources),
    spellingGroupsFile(bearers, newborns, sources),
    childNameFiles(
      lists,
      newNames,
      newborns,
      bearers,
      latestYears,
      statistics,
      styles,
      published,
      sources,
    ),
    surnameFiles(surnames.byName, sources),
    secondNameFiles(
      carriedNames,
      secondNames,
      (name) => marksOf(name, styles, () => false),
      sources,
    ),
    allNamesFiles(folder, bearers, allSurnames.byName, sources),
    originsFile(folder, sources),
    {
      files: new Map([
        [
          "pet-top-names.ts",
          moduleText(
            sources.pets,
            [
              "The most common names of dogs and cats. sex is stated by the source, or else that of at",
              "least 85 % of the people with the name if there are 100 or more, or else null.",
            ],
            {
              petTopNames: {
                dogs: listDogs(topDogs, readOtherDogs(folder), bearers),
                cats: listCats(readCats(folder), bearers),
              },
            },
          ),
        ],
      ]),
      summary: [],
    },
  ];
  if (world) {
    const countries = readWorld(world);
    demandTotals(
      {
        swedishBearers: bearers.year,
        swedishNewborns: newborns.years.last,
        countries,
      },
      totals,
    );
    const names = [...suggested, ...secondNames.map(({ name }) => name)];
    const abroad = findNamesAbroad(names, bearers, countries);
    const isSuggested = new Set(suggested);
    outputs.push(
      worldFiles(allGivenNames(folder, bearers), countries),
      namesAbroadFile(abroad, countries),
      travellingNamesFile(
        abroad.filter(({ name }) => isSuggested.has(name)),
        bearers,
        countries,
      ),
    );
  }
  return {
    files: new Map(outputs.flatMap((output) => [...output.files])),
    summary: [
      `bearers of given names: 31 December ${bearers.year}`,
      `given names by rule ${main}, by first letter ${letters}, from curated lists ${curated}`,
      ...outputs.flatMap((output) => output.summary),
    ],
  };
}
