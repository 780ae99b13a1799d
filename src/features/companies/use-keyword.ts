import { useAddressText } from "@/ui/use-address-text.ts";

/** The visitor's own word for company names in the page address, and a function that changes it. */
export function useKeyword() {
  return useAddressText("nyckelord");
}
