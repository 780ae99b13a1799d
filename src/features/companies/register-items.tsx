import { Landmark, Stamp } from "lucide";
import { site } from "@/config/site.ts";
import { copyName } from "@/ui/copy-button.tsx";
import { MenuLink } from "@/ui/menu-item.tsx";

export interface RegisterItemsProps {
  readonly companyName: string;
}

/** Lines of a suggestion's menu that lead to the registers. They take no name in the address, so it is copied. */
export default function RegisterItems({ companyName }: RegisterItemsProps) {
  const copy = () => copyName(companyName);
  return (
    <>
      <MenuLink icon={Landmark} href={site.companyRegisterUrl} onClick={copy}>
        Kopiera och sök hos Bolagsverket
      </MenuLink>
      <MenuLink icon={Stamp} href={site.trademarkRegisterUrl} onClick={copy}>
        Kopiera och sök hos PRV
      </MenuLink>
    </>
  );
}
