import { beforeEach, describe, expect, test } from "vitest";
import {
  addCarriedNames,
  addressCarrying,
  keptNames,
  parseCarriedNames,
} from "@/saved/favorites/carry/carried-names.ts";

function stored(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? "[]");
}

beforeEach(() => {
  localStorage.clear();
});

describe("the address", () => {
  const carried = {
    favorites: [
      { page: "namngenerator", names: ["Björn-Åke", "O'Neill & Co"] },
      { page: "fornamn", names: ["Astrid"] },
    ],
    hidden: [{ page: "fornamn", names: ["Kalle"] }],
    rooms: ["AAAAAAAAAAAAAAAAAAAAA_", "BBBBBBBBBBBBBBBBBBBBB-"],
  };

  test("gives back the names that it carries", () => {
    const address = new URL(addressCarrying(carried, "https://namn.example"));
    expect(address.pathname).toBe("/favoriter");
    expect(parseCarriedNames(address.hash, null)).toEqual(carried);
  });

  test("has the names where no browser sends them to a server", () => {
    const address = new URL(addressCarrying(carried, "https://namn.example"));
    address.hash = "";
    expect(address.href).toBe("https://namn.example/favoriter");
  });

  test("of a heading of the page carries nothing", () => {
    expect(parseCarriedNames("", null)).toBeNull();
    expect(parseCarriedNames("#innehall", null)).toBeNull();
  });

  test("written by somebody else shows no markup, no abuse and no unknown page", () => {
    expect(
      parseCarriedNames(
        "#fornamn=Alma,%3Cb%3EBo%3C/b%3E,f-u-c-k&admin=Astrid&dolda-fornamn=",
        "rum=%3Cb%3E,A",
      ),
    ).toEqual({ favorites: [{ page: "fornamn", names: ["Alma"] }], hidden: [], rooms: [] });
  });
});

describe("names from an address", () => {
  test("are added to those that are kept, which stay first", () => {
    localStorage.setItem("favorites-fornamn", '["Maja","Sigrid"]');
    localStorage.setItem("hidden-names-fornamn", '["Kalle"]');
    const outcome = addCarriedNames(
      {
        favorites: [
          { page: "fornamn", names: ["Sigrid", "Astrid"] },
          { page: "hundnamn", names: ["Molly"] },
        ],
        hidden: [{ page: "fornamn", names: ["Pelle", "Kalle"] }],
      },
      5,
    );
    expect(outcome).toEqual({ added: 3, left: [] });
    expect(stored("favorites-fornamn")).toEqual(["Maja", "Sigrid", "Astrid"]);
    expect(stored("favorites-hundnamn")).toEqual(["Molly"]);
    expect(stored("hidden-names-fornamn")).toEqual(["Kalle", "Pelle"]);
  });

  test("fill the places of a page, and those without a place are reported", () => {
    localStorage.setItem("favorites-fornamn", '["A","B","C","D"]');
    const favorites = [{ page: "fornamn", names: ["B", "E", "F", "G"] }];
    expect(addCarriedNames({ favorites, hidden: [] }, 5)).toEqual({
      added: 1,
      left: [{ page: "fornamn", names: ["F", "G"] }],
    });
    expect(stored("favorites-fornamn")).toEqual(["A", "B", "C", "D", "E"]);
  });

  test("remove nothing from a list that is longer than its places", () => {
    localStorage.setItem("favorites-fornamn", '["A","B","C","D","E","F"]');
    const favorites = [{ page: "fornamn", names: ["G"] }];
    expect(addCarriedNames({ favorites, hidden: [] }, 5).left).toEqual(favorites);
    expect(stored("favorites-fornamn")).toEqual(["A", "B", "C", "D", "E", "F"]);
  });

  test("have no limit with the plan that has none", () => {
    const names = Array.from({ length: 40 }, (_, i) => `Namn${i}`);
    const favorites = [{ page: "fornamn", names }];
    expect(addCarriedNames({ favorites, hidden: [] }, null)).toEqual({ added: 40, left: [] });
  });
});

test("all favourites and hidden names of the browser can be carried", () => {
  localStorage.setItem("favorites", '["Fenrir"]');
  localStorage.setItem("favorites-barnnamn", '["Astrid"]');
  localStorage.setItem("hidden-names-hundnamn", '["Molly"]');
  expect(keptNames()).toEqual({
    favorites: [
      { page: "namngenerator", names: ["Fenrir"] },
      { page: "barnnamn", names: ["Astrid"] },
    ],
    hidden: [{ page: "hundnamn", names: ["Molly"] }],
  });
});
