import NamePageLink from "@/name-parts/links/name-page-link.tsx";
import type { RoomSex } from "../rooms-api.ts";

interface MatchNameProps {
  readonly name: string;
  /** Whose names the room is about. */
  readonly sex: RoomSex;
}

/** A name that leads to its page; names of companies have none. */
export function MatchName({ name, sex }: MatchNameProps) {
  return sex === "companies" ? (
    <span translate="no">{name}</span>
  ) : (
    <NamePageLink name={name} kind="any name" />
  );
}
