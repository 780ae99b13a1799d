import { createContext, useContext } from "react";
import { useSearchParams } from "react-router-dom";

/** The parameters of a page address, and a function that changes them. */
export type FilterParams = ReturnType<typeof useSearchParams>;

/** Parameters in the place of those of the address, for choices that do not apply yet. */
export const DraftParams = createContext<FilterParams | null>(null);

/** The parameters that the choices of filters are read from and written to. */
export function useFilterParams(): FilterParams {
  const ofAddress = useSearchParams();
  return useContext(DraftParams) ?? ofAddress;
}
