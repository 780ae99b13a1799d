import { useAddressText } from "@/ui/use-address-text.ts";

/** The names of siblings in the page address, as they are typed, and a function that changes them. */
export function useSiblings() {
  return useAddressText("syskon");
}
