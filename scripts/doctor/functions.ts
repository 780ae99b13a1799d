/** Whether the functions run with what the operator's shell has. They answer with hashes, so no value is told. */
import * as v from "npm:valibot@1.5.0";
import { isLiveMode, jobSecret } from "../../supabase/functions/_shared/environment.ts";
import {
  type FunctionState,
  fingerprint,
  functionState,
} from "../../supabase/functions/_shared/fingerprints.ts";
import { ask } from "./ask.ts";
import { byHand, type Finding, ok, wrong } from "./finding.ts";
import { request } from "./request.ts";

const SUBJECT = "settings of the functions";

const FINGERPRINT = v.nullable(v.string());

const STATE = v.object({
  settings: v.record(v.string(), FINGERPRINT),
  code: v.record(v.string(), FINGERPRINT),
  mode: FINGERPRINT,
  commit: FINGERPRINT,
});

/** @param commit the one that the doctor runs from; null when it is not known */
export function checkFunctions(commit: string | null): Promise<readonly Finding[]> {
  return ask(SUBJECT, () => compareState(commit));
}

async function compareState(commit: string | null): Promise<readonly Finding[]> {
  const { status, text } = await request("/functions/v1/settings", {
    method: "POST",
    headers: { authorization: `Bearer ${jobSecret()}` },
  });
  if (status === 401) {
    return [
      wrong(
        "JOB_SECRET of the functions",
        "it is another than here",
        "set it, here, in the Vault and as a secret of the functions",
      ),
    ];
  }
  if (status !== 200) {
    return [
      wrong(
        SUBJECT,
        `the function settings answers ${status}`,
        "functions deploy, set SITE_URL and JOB_SECRET as secrets of the functions, and look at its log",
      ),
    ];
  }
  const theirs = v.parse(v.pipe(v.string(), v.parseJson(), STATE), text);
  return [...checkSettings(theirs), ...checkCode(theirs), checkCommit(theirs, commit)];
}

function checkSettings(theirs: FunctionState): readonly Finding[] {
  const ours = functionState();
  const isOtherMode = theirs.mode !== null && ours.mode !== null && theirs.mode !== ours.mode;
  const others = Object.keys(ours.settings).flatMap((name) => {
    const [own, other] = [ours.settings[name] ?? null, theirs.settings[name] ?? null];
    if (own === other) return [];
    const remedy =
      own === null
        ? `set it here, or unset it: secrets unset ${name}`
        : `secrets set ${name}=…, or correct it here`;
    return [wrong(`${name} of the functions`, problemOf(name, own, other, isOtherMode), remedy)];
  });
  return others.length > 0 ? others : [ok(SUBJECT, "the same as here")];
}

function problemOf(
  name: string,
  own: string | null,
  other: string | null,
  isOtherMode: boolean,
): string {
  if (other === null) return "missing or malformed";
  if (own === null) return "it is set, and not here";
  if (name !== "STRIPE_SECRET_KEY" || !isOtherMode) return "it is another than here";
  return isLiveMode() ? "a test key, and here a live one" : "a live key, and here a test one";
}

function checkCode(theirs: FunctionState): readonly Finding[] {
  return Object.entries(functionState().code)
    .filter(([name, own]) => own !== (theirs.code[name] ?? null))
    .map(([name]) =>
      wrong(
        `${name} of the functions`,
        "it is another than in this commit",
        "functions deploy, or run this from the commit that is deployed",
      ),
    );
}

function checkCommit(theirs: FunctionState, commit: string | null): Finding {
  const subject = "commit of the functions";
  if (theirs.commit === null || commit === null) {
    return byHand(
      subject,
      "not noted: secrets set RELEASE_COMMIT=$(git rev-parse HEAD) after each functions deploy",
    );
  }
  return theirs.commit === fingerprint("commit", commit)
    ? ok(subject, commit)
    : wrong(
        subject,
        `it is another than ${commit}`,
        "functions deploy and set RELEASE_COMMIT, or run this from the commit that is deployed",
      );
}
