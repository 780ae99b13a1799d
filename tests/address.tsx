/** The address and the back button of a component test, in place of those of a browser. */
import { screen } from "@testing-library/react";
import { useLocation, useNavigate } from "react-router-dom";

/** Shows the parameters of the address. */
export function Address() {
  return <output data-testid="address">{useLocation().search}</output>;
}

/** The parameters of the address, as "?kon=flickor". */
export function address(): string {
  return screen.getByTestId("address").textContent;
}

export function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Tillbaka
    </button>
  );
}
