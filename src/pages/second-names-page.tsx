import { Suspense, useEffect } from "react";
import { TypedField } from "@/features/generator/typed-field.tsx";
import type { SecondNameLineProps } from "@/features/second-names/second-name-line.tsx";
import { SurnameLine } from "@/features/surname/surname-line.tsx";
import { generatorById } from "@/generators/registry.ts";
import { generator } from "@/generators/second-names/second-names.ts";
import { typedName } from "@/names/form/name-form.ts";
import { GIVEN_NAME_PARAM, SURNAME_PARAM } from "@/names/search/second-name-params.ts";
import { lazyWithFallback } from "@/ui/lazy.tsx";
import { useAddressText } from "@/ui/use-address-text.ts";
import { FilterGeneratorPage } from "./filter-generator-page.tsx";

const SecondNameLine = lazyWithFallback<SecondNameLineProps>(
  () => import("@/features/second-names/second-name-line.tsx"),
);

/** Set by the script in index.html for the cards of the document. */
const ROOM_ATTRIBUTES = ["data-given", "data-surname"];

/** /andranamn */
export default function SecondNamesPage() {
  const given = typedName(useAddressText(GIVEN_NAME_PARAM)[0]);
  const surname = typedName(useAddressText(SURNAME_PARAM)[0]);
  useEffect(
    () => () => {
      for (const attribute of ROOM_ATTRIBUTES) {
        document.documentElement.removeAttribute(attribute);
      }
    },
    [],
  );

  function besideOf(second: string) {
    if (given === "" && surname === "") return null;
    return given === "" ? (
      <SurnameLine given={second} surname={surname} />
    ) : (
      <div className="second-name-lines">
        <Suspense>
          <SecondNameLine second={second} given={given} surname={surname} />
        </Suspense>
      </div>
    );
  }

  return (
    <FilterGeneratorPage
      entry={generatorById("andranamn")}
      definition={generator}
      beside={{ given, surname }}
      slots={{ extra: besideOf, TypedField }}
    />
  );
}
