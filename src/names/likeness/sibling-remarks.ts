/** What one notices in the names of siblings together (docs/specification.md, "Names side by side"). */

import { parseNameList } from "../form/pasted-names.ts";
import { withCapitals } from "../form/written-name.ts";
import {
  beginsAlike,
  endsAlike,
  isOneSoundApart,
  isSameSound,
  rhymes,
} from "../sounds/likeness.ts";
import { soundsOf } from "../sounds/sounds.ts";

interface Likeness {
  readonly say: (sibling: string) => string;
  readonly holds: (sounds: string, siblingSounds: string) => boolean;
}

/** How a name may be like that of a sibling, the closest first; only the first that holds is said. */
const LIKENESSES: readonly Likeness[] = [
  { say: (sibling) => `låter som ${sibling}`, holds: isSameSound },
  { say: (sibling) => `liknar ${sibling}`, holds: isOneSoundApart },
  { say: (sibling) => `rimmar på ${sibling}`, holds: rhymes },
  { say: (sibling) => `slutar som ${sibling}`, holds: endsAlike },
  { say: (sibling) => `börjar som ${sibling}`, holds: beginsAlike },
];

/**
 * What is alike in a name and those of its siblings, in words; nothing where they go together.
 *
 * @param siblings the names as they are typed, in one text
 */
export function siblingRemarks(name: string, siblings: string): readonly string[] {
  const sounds = soundsOf(name);
  return parseNameList(siblings).names.flatMap((typed) => {
    const sibling = withCapitals(typed);
    const siblingSounds = soundsOf(sibling);
    const likeness = LIKENESSES.find(({ holds }) => holds(sounds, siblingSounds));
    if (likeness) return [likeness.say(sibling)];
    return initialOf(name) === initialOf(sibling) ? [`samma initial som ${sibling}`] : [];
  });
}

function initialOf(name: string): string {
  return name.charAt(0).toLocaleUpperCase("sv");
}
