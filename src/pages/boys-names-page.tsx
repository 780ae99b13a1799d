import { NamesOfSex } from "@/features/list-pages/names-of-sex.tsx";

/** /pojknamn */
export default function BoysNamesPage() {
  return <NamesOfSex id="boys" />;
}
