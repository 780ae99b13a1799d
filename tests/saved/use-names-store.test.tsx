import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createStoredNames } from "@/saved/stored-names.ts";
import { useNamesStore } from "@/saved/use-names-store.ts";

const store = createStoredNames("favorites");

function Names() {
  return <p>{useNamesStore(store).names.join() || "inga"}</p>;
}

test("a hydrating page first shows what was prerendered, then the stored names", async () => {
  window.localStorage.setItem("favorites", '["Astrid"]');
  const container = document.createElement("div");
  container.innerHTML = renderToString(<Names />);
  expect(container).toHaveTextContent("inga");
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(container, <Names />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container).toHaveTextContent("Astrid");
  act(() => root.unmount());
});
