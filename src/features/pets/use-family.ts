import { useAddressText } from "@/ui/use-address-text.ts";

/** The names of the family in the page address, and a function that changes them. */
export function useFamily() {
  return useAddressText("familj");
}
