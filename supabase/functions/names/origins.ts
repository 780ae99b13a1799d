import type { Origin } from "../../../src/names/origins/origins.ts";
import type { AnsweredFacts } from "./facts.ts";

/** Kept for later calls of the same instance. */
let loading: Promise<ReadonlyMap<string, Origin>> | null = null;

async function load() {
  const [{ decodeOrigins }, { originRows }] = await Promise.all([
    import("../../../src/names/origins/origins.ts"),
    import("../../../src/words/origins.ts"),
  ]);
  return decodeOrigins(originRows);
}

/** Looks up where a given name comes from, in the words of the API. */
export async function loadOrigins(): Promise<(name: string) => Pick<AnsweredFacts, "ursprung">> {
  loading ??= load();
  const origins = await loading;
  return (name) => {
    const origin = origins.get(name);
    if (!origin) return {};
    const { classes, certainty, derivation, text, sources } = origin;
    const isForm = derivation.kind === "form";
    return {
      ursprung: {
        klasser: classes,
        form_av: isForm ? derivation.of : null,
        harledning: certainty,
        betydelse: isForm ? null : derivation.senseCertainty,
        text,
        verk: sources.map(({ title, href }) => ({ titel: title, adress: href ?? null })),
      },
    };
  };
}
