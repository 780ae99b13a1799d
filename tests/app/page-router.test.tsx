import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Suspense, use } from "react";
import { useLocation } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { PageRouter } from "@/app/page-router.tsx";
import { Link } from "@/ui/link.tsx";

const never = new Promise<never>(() => {});

/** As a prerendered part is that has not been hydrated: rendered again, it would be thrown away. */
function Part() {
  const { pathname, search } = useLocation();
  if (pathname + search !== "/") use(never);
  return <p>Förslag</p>;
}

test("a new page is shown at once, but a new choice keeps what is on the page", async () => {
  render(
    <PageRouter>
      <Link to="/?kon=flickor">Flickor</Link>
      <Link to="/om">Om oss</Link>
      <Suspense fallback="Laddar">
        <Part />
      </Suspense>
    </PageRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("link", { name: "Flickor" }));
  expect(window.location.search).toBe("?kon=flickor");
  expect(screen.getByText("Förslag")).toBeVisible();
  await user.click(screen.getByRole("link", { name: "Om oss" }));
  expect(window.location.pathname).toBe("/om");
  expect(screen.getByText("Laddar")).toBeVisible();
});

test("only the second press of a double press on a link does nothing on the next page", () => {
  const save = vi.fn();
  function Page() {
    const { pathname } = useLocation();
    if (pathname === "/namn/astrid") return <Link to="/namn">Alla namn</Link>;
    return (
      <button type="button" onClick={save}>
        Spara
      </button>
    );
  }
  window.history.replaceState(null, "", "/namn/astrid");
  render(
    <PageRouter>
      <Page />
    </PageRouter>,
  );
  fireEvent.click(screen.getByRole("link", { name: "Alla namn" }), { detail: 1 });
  fireEvent.click(screen.getByRole("button", { name: "Spara" }), { detail: 2 });
  expect(save).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "Spara" }), { detail: 3 });
  expect(save).toHaveBeenCalledOnce();
});
