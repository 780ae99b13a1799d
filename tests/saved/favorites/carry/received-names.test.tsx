import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { BackendError } from "@/lib/backend-error.ts";
import { forgetCarriedSecrets, takeCarriedSecrets } from "@/lib/carried-secrets.ts";
import { queryClient } from "@/lib/query-client.ts";
import ReceivedNames, { type ReceivedNamesProps } from "@/saved/favorites/carry/received-names.tsx";

function Address() {
  const { pathname, hash } = useLocation();
  return <p>{`Adress: ${pathname}${hash}`}</p>;
}

type Rooms = ReceivedNamesProps;

const titleOf = (secret: string) => `Rummet där du heter ${secret[0]}`;

/** As the server does that knows every room. */
const describe: Rooms["fetchRooms"] = async (secrets) =>
  secrets.map((secret) => ({ secret, title: titleOf(secret) }));

const ALVA = "A".repeat(22);
const BO = "B".repeat(22);

/** Opens the link as the page does, which first takes secrets out of the address. */
function open(hash: string, { onRooms = () => 0, fetchRooms = describe }: Partial<Rooms> = {}) {
  window.history.replaceState(null, "", `/favoriter${hash}`);
  takeCarriedSecrets();
  const { pathname, hash: rest } = window.location;
  render(
    <MemoryRouter initialEntries={[pathname + rest]}>
      <h1 tabIndex={-1}>Favoriter</h1>
      <ReceivedNames fetchRooms={fetchRooms} onRooms={onRooms} />
      <Address />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function favorites(): unknown {
  return JSON.parse(localStorage.getItem("favorites-fornamn") ?? "[]");
}

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  forgetCarriedSecrets();
});

test("nothing is added before the visitor has said yes", async () => {
  const user = open("#fornamn=Astrid,Maja&dolda-fornamn=Kalle");
  expect(screen.getByRole("region", { name: "Namn från din länk" })).toHaveTextContent(
    "FörnamnAstrid, Maja",
  );
  expect(screen.getByText("Och 1 namn som du inte vill se igen.")).toBeVisible();
  expect(favorites()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Lägg till bland mina" }));
  expect(screen.getByRole("status")).toHaveTextContent("3 namn tillagda.");
  expect(screen.getByRole("heading", { level: 2 })).toHaveFocus();
  expect(favorites()).toEqual(["Astrid", "Maja"]);
});

test("a visitor who says no keeps what there was, and the link is gone from the address", async () => {
  const user = open("#fornamn=Astrid");
  await user.click(screen.getByRole("button", { name: "Nej tack" }));
  expect(favorites()).toEqual([]);
  expect(screen.getByText("Adress: /favoriter")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("names without a place are shown, and stay in the address", async () => {
  const user = open("#fornamn=Astrid,Maja,Sigrid,Ester,Alva,Juni,Tyra");
  await user.click(screen.getByRole("button", { name: "Lägg till bland mina" }));
  expect(favorites()).toHaveLength(5);
  expect(screen.getByRole("status")).toHaveTextContent("fick inte plats");
  expect(screen.getByRole("status")).toHaveTextContent("Juni, Tyra");
  expect(screen.getByText(/^Adress: .*Tyra$/)).toBeVisible();
});

test("a link that adds nothing new says so", async () => {
  localStorage.setItem("favorites-fornamn", '["Astrid"]');
  const user = open("#fornamn=Astrid");
  await user.click(screen.getByRole("button", { name: "Lägg till bland mina" }));
  expect(screen.getByRole("status")).toHaveTextContent(
    "Inget nytt lades till. Du hade redan alla.",
  );
});

const add = () => screen.getByRole("button", { name: "Lägg till bland mina" });

test("rooms are named, and kept when the visitor has said yes", async () => {
  const onRooms = vi.fn(() => 1);
  const user = open(`#rum=${ALVA}`, { onRooms });
  expect(await screen.findByText(titleOf(ALVA))).toBeVisible();
  expect(screen.getByText(/^Och 1\srum i Välj tillsammans/)).toBeVisible();
  expect(onRooms).not.toHaveBeenCalled();
  await user.click(add());
  expect(onRooms).toHaveBeenCalledWith([{ secret: ALVA, title: titleOf(ALVA) }]);
  expect(screen.getByRole("status")).toHaveTextContent("1 rum finns nu i den här webbläsaren.");
});

test("rooms of a link are asked about although they are not in the address, and forgotten after the answer", async () => {
  const onRooms = vi.fn(() => 1);
  const user = open(`#fornamn=Astrid&rum=${ALVA},${BO}`, { onRooms });
  expect(await screen.findByText(/^Och 2\srum i Välj tillsammans/)).toBeVisible();
  expect(screen.getByText(/^Adress:/)).toHaveTextContent("/favoriter#fornamn=Astrid");
  await user.click(screen.getByRole("button", { name: "Nej tack" }));
  expect(screen.queryByRole("region")).toBeNull();
  expect(onRooms).not.toHaveBeenCalled();
});

test("a room that the server does not know is said to be left out, and is not kept", async () => {
  const onRooms = vi.fn(() => 1);
  const fetchRooms: Rooms["fetchRooms"] = (secrets, signal) =>
    describe(
      secrets.filter((secret) => secret === ALVA),
      signal,
    );
  const user = open(`#rum=${ALVA},${BO}`, { onRooms, fetchRooms });
  expect(await screen.findByText(/^1\srum i länken går inte att öppna/)).toBeVisible();
  await user.click(add());
  expect(onRooms).toHaveBeenCalledWith([{ secret: ALVA, title: titleOf(ALVA) }]);
  expect(screen.getByText(/^1\srum lades inte till\.$/)).toBeVisible();
});

test("a link with unknown rooms alone has nothing to add", async () => {
  open(`#rum=${BO}`, { fetchRooms: async () => [] });
  expect(await screen.findByText(/^1\srum i länken går inte att öppna/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Lägg till bland mina" })).toBeNull();
});

test("without the server the names are added and the rooms are not", async () => {
  const onRooms = vi.fn(() => 0);
  const fetchRooms = vi
    .fn(describe)
    .mockRejectedValueOnce(new BackendError("Failed to fetch", "unreachable"));
  const user = open(`#fornamn=Astrid&rum=${BO}`, { onRooms, fetchRooms });
  expect(await screen.findByText(/^Vi kunde inte se vilka rum länken öppnar/)).toBeVisible();
  await user.click(add());
  expect(favorites()).toEqual(["Astrid"]);
  expect(onRooms).toHaveBeenCalledWith([]);
  expect(screen.getByRole("status")).toHaveTextContent("1 rum lades inte till.");
});

test("rooms that could not be fetched can be fetched again", async () => {
  const fetchRooms = vi
    .fn(describe)
    .mockRejectedValueOnce(new BackendError("Failed to fetch", "unreachable"));
  const user = open(`#rum=${BO}`, { fetchRooms });
  await user.click(await screen.findByRole("button", { name: "Hämta rummen igen" }));
  expect(await screen.findByText(titleOf(BO))).toBeVisible();
});

test("a link without readable names says so", () => {
  open("#fornamn=%3Cb%3E");
  expect(screen.getByRole("heading", { name: "Länken har inga namn" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Lägg till bland mina" })).toBeNull();
});
