import { useAddressText } from "@/ui/use-address-text.ts";

/** The surname in the page address, to show beside the names, and a function that changes it. */
export function useSurname() {
  return useAddressText("efternamn");
}
