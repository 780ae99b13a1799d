import { givenNames, surnames } from "virtual:name-documents";
import type { NameKind } from "@/generators/registry.ts";
import { givenNameAddress, slugOf, surnameAddress } from "@/names/search/name-addresses.ts";
import { decodeNames } from "@/names/word-list.ts";

const withDocument = {
  givenName: new Set(decodeNames(givenNames)),
  surname: new Set(decodeNames(surnames)),
};

/** The address of the page that says most of a name: for any name that few bear, the name search. */
export function namePageAddress(name: string, kind: NameKind): string {
  const slug = slugOf(name);
  const isGivenName = withDocument.givenName.has(slug);
  const isSurname = withDocument.surname.has(slug);
  if (kind === "given name" || (kind === "any name" && isGivenName)) {
    return givenNameAddress(name, isGivenName);
  }
  if (kind === "surname" || isSurname) return surnameAddress(name, isSurname);
  return `/sok?${new URLSearchParams({ namn: name })}`;
}
