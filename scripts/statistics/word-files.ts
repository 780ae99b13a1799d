import { allNamesFiles } from "./all-names-files.ts";
import { childNameFiles } from "./child-name-files.ts";
import { listChildNames, listNewNames } from "./child-names.ts";
import { moduleText, type Output } from "./emit.ts";
import { givenNameFiles } from "./given-name-files.ts";
import { type Bearers, selectGivenNames, stylesOf } from "./given-names.ts";
import { nameDayCalendarFile } from "./name-day-calendar-file.ts";
import { buildCalendar, nameDayFile } from "./name-day-file.ts";
import { newbornSeriesFile } from "./newborn-series-file.ts";
import { listCats, listDogs } from "./pets.ts";
import { SOURCES } from "./provenance.ts";
import {
  type ReadFile,
  readCats,
  readLatestNewborns,
  readMergedTop2024,
  readNameDays,
  readNamelessDays,
  readNewborns,
  readOtherDogs,
  readPersons,
  readTopDogs,
} from "./sources.ts";
import { surnameFiles } from "./surname-files.ts";

/**
 * Builds every generated file of src/words from the raw files.
 *
 * @throws Error when a raw file is malformed or a curated list contains an unknown name
 */
export function buildWordFiles(read: ReadFile): Output {
  const bearers: Bearers = {
    women: readPersons(read, "bearers_women_2020.csv"),
    men: readPersons(read, "bearers_men_2020.csv"),
  };
  const newborns = readNewborns(read);
  const top2024 = readMergedTop2024(read);
  const days = readNameDays(read);
  const inCalendar = (name: string) => days.some((day) => day.name === name);
  const selection = selectGivenNames(bearers, newborns, inCalendar);
  // The given names include every child name of 2022.
  const calendar = buildCalendar(selection.names, days);
  const styles = stylesOf(bearers, newborns, calendar);
  const lists = {
    F: listChildNames("F", newborns, styles.isTimelessByBearers, inCalendar),
    M: listChildNames("M", newborns, styles.isTimelessByBearers, inCalendar),
  };
  const isBorne = (name: string) => bearers.women.has(name) || bearers.men.has(name);
  const latest = readLatestNewborns(read);
  const newNames = { F: listNewNames(latest.F, isBorne), M: listNewNames(latest.M, isBorne) };
  const { main, letters, curated } = selection.counts;
  const outputs = [
    givenNameFiles(selection.names, bearers, newborns, calendar, styles),
    nameDayFile(calendar),
    nameDayCalendarFile(days, readNamelessDays(read), bearers, latest),
    newbornSeriesFile(newborns),
    childNameFiles(lists, newNames, newborns, styles, top2024),
    surnameFiles(readPersons(read, "surnames_2020_min100.csv")),
    allNamesFiles(read, bearers, readPersons(read, "surnames_2020_all.csv")),
    {
      files: new Map([
        [
          "pet-top-names.ts",
          moduleText(
            SOURCES.pets,
            [
              "The most common names of dogs and cats. sex is stated by the source, or else that of at",
              "least 85 % of the people with the name if there are 100 or more, or else null.",
            ],
            {
              petTopNames: {
                dogs: listDogs(readTopDogs(read), readOtherDogs(read), bearers),
                cats: listCats(readCats(read), bearers),
              },
            },
          ),
        ],
      ]),
      summary: [],
    },
  ];
  return {
    files: new Map(outputs.flatMap((output) => [...output.files])),
    summary: [
      `given names by rule ${main}, by first letter ${letters}, from curated lists ${curated}`,
      ...outputs.flatMap((output) => output.summary),
    ],
  };
}
