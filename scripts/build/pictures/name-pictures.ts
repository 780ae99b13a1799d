import { MONTHS } from "../../../src/config/months.ts";
import { formatCount } from "../../../src/lib/format.ts";
import { nameDayOf } from "../../../src/names/days/name-days.ts";
import {
  givenNamePicturePath,
  recentCurve,
  surnamePicturePath,
} from "../../../src/names/search/name-pictures.ts";
import { GIVEN_NAMES_DAY, SURNAMES_DAY } from "../../../src/words/statistics.ts";
import { picturedNames } from "../name-search/pictured-names.ts";
import type { NameRow } from "../name-search/read-names.ts";
import type { NamePicture } from "./name-picture.ts";

/** What the pictures of common names show, by their addresses. */
export function namePictures(rows: readonly NameRow[]): ReadonlyMap<string, NamePicture> {
  const { givenNames, surnames } = picturedNames(rows);
  return new Map([
    ...givenNames.map((record): [string, NamePicture] => {
      const { name, women, men } = record;
      return [
        givenNamePicturePath(name),
        {
          name,
          figure: formatCount(women + men),
          lines: ["hette så", `den ${GIVEN_NAMES_DAY}`],
          nameDay: nameDayText(name),
          curve: recentCurve(record),
        },
      ];
    }),
    ...surnames.map(({ name, surnameBearers }): [string, NamePicture] => [
      surnamePicturePath(name),
      {
        name,
        figure: formatCount(surnameBearers),
        lines: ["hette så i efternamn", `den ${SURNAMES_DAY}`],
        nameDay: null,
        curve: null,
      },
    ]),
  ]);
}

function nameDayText(name: string): string | null {
  const day = nameDayOf(name);
  return day ? `Namnsdag ${day.day}\u00a0${MONTHS[day.month - 1]}` : null;
}
