import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { ShopSign } from "@/features/companies/shop-sign.tsx";

function boardOf(companyName: string, address = "/foretagsnamn") {
  const { container, unmount } = render(
    <MemoryRouter initialEntries={[address]}>
      <ShopSign companyName={companyName} />
    </MemoryRouter>,
  );
  const sign = container.querySelector("svg");
  const board = {
    isHidden: sign?.getAttribute("aria-hidden"),
    letter: sign?.textContent,
    shape: sign?.querySelectorAll("path")[1]?.getAttribute("d"),
  };
  unmount();
  return board;
}

test("the sign has the first letter, is decorative, and its board shows the industry", () => {
  const bakery = boardOf("Bageriet Kajen");
  expect(bakery).toMatchObject({ isHidden: "true", letter: "B" });
  expect(boardOf("Xyzzy Plugh").shape).not.toBe(bakery.shape);
  expect(boardOf("Ångström & Ek").letter).toBe("Å");
});

test("a name that suits several industries has the board of the chosen one", () => {
  const food = boardOf("Xyzzy Plugh", "/foretagsnamn?bransch=mat");
  expect(food.shape).toBe(boardOf("Bageriet Kajen").shape);
});
