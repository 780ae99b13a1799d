import { LateNameMeaning } from "@/features/fantasy/late-name-meaning.tsx";
import { generator } from "@/generators/fantasy.ts";
import { generatorById } from "@/generators/registry.ts";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

function meaningOf(name: string, isOwn: boolean) {
  return <LateNameMeaning name={name} isOwn={isOwn} />;
}

/** /fantasy-namn */
export default function FantasyPage() {
  return (
    <FilterGeneratorPage
      entry={generatorById("fantasy-namn")}
      definition={generator}
      slots={{ extra: meaningOf }}
    />
  );
}
