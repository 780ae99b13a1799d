import { NamesOfSex } from "@/features/list-pages/names-of-sex.tsx";

/** /flicknamn */
export default function GirlsNamesPage() {
  return <NamesOfSex id="girls" />;
}
