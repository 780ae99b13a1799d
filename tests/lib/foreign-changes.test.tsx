import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { removeForeignNodes, tolerateForeignChanges } from "@/lib/foreign-changes.ts";
import { SOON } from "../soon.ts";

const { removeChild, insertBefore } = Node.prototype;

beforeAll(tolerateForeignChanges);

// The files of a worker share their document.
afterAll(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

function textNodesOf(container: Node): Text[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts;
}

function fontAround(text: string): HTMLElement {
  const font = document.createElement("font");
  font.append(Object.assign(document.createElement("font"), { textContent: text }));
  return font;
}

/** As Chrome does: each text node gives way to an element with the translation. */
async function translate(container: Node) {
  for (const text of textNodesOf(container)) text.replaceWith(fontAround(text.data.toUpperCase()));
  // The observer is told in a microtask.
  await Promise.resolve();
}

/** As other tools do: each text node moves into an element. */
async function wrap(container: Node) {
  for (const text of textNodesOf(container)) {
    const font = document.createElement("font");
    text.before(font);
    font.append(text);
  }
  await Promise.resolve();
}

function Count({ count, isLast = false }: { count: number; isLast?: boolean }) {
  return (
    <p>
      {count} namn {isLast ? "och inga fler" : <a href="/fler">fler</a>}
      {count > 1 && "!"}
    </p>
  );
}

test.each([
  ["translated", translate, "3 NAMN och inga fler!"],
  ["wrapped", wrap, "3 namn och inga fler!"],
])(
  "a %s text is updated in place, and what follows it is replaced",
  async (_, change, expected) => {
    const { container, rerender } = render(<Count count={2} />);
    await change(container);
    rerender(<Count count={3} isLast />);
    await vi.waitFor(() => expect(container).toHaveTextContent(expected), SOON);
  },
);

test("a translated text that is no longer shown is removed", async () => {
  const { container, rerender } = render(<Count count={2} />);
  await translate(container);
  rerender(<Count count={1} />);
  await Promise.resolve();
  expect(container).toHaveTextContent("1 NAMN FLER");
  expect(container).not.toHaveTextContent("!");
});

test("an element comes before the translated text that it is inserted before", async () => {
  const content = (hasHeart: boolean) => (
    <p>
      {hasHeart && <b>hjärta</b>}
      {"Astrid"}
    </p>
  );
  const { container, rerender } = render(content(false));
  await translate(container);
  rerender(content(true));
  expect(container).toHaveTextContent("hjärtaASTRID");
});

test("a text that is changed twice shows its last state", async () => {
  const { container, rerender } = render(<Count count={2} />);
  await translate(container);
  rerender(<Count count={3} />);
  await Promise.resolve();
  await translate(container);
  rerender(<Count count={4} />);
  await Promise.resolve();
  expect(container).toHaveTextContent(/^4/);
  expect(container).not.toHaveTextContent(/[23]/);
});

test("a page with translated texts is removed whole", async () => {
  const { container, unmount } = render(<Count count={2} />);
  await translate(container);
  unmount();
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ["another parent", () => document.createElement("p")],
  ["a parent of its parent", (parent: Element) => parent.parentElement],
])("removing a child of %s changes nothing", (_, elementOf) => {
  const page = document.createElement("div");
  const parent = page.appendChild(document.createElement("p"));
  const child = parent.appendChild(document.createElement("b"));
  expect(elementOf(parent)?.removeChild(child)).toBe(child);
  expect(child.parentNode).toBe(parent);
  expect(parent.parentNode).toBe(page);
});

test("a prerendered page to which others have added is hydrated as it was", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const page = (
    <form>
      <p>Namnsdag den 27 november</p>
      <label>
        E-post <input type="email" />
      </label>
    </form>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page)
    .replace("27 november", '<a x-apple-data-detectors="true">27 november</a>')
    .replace("</label>", "<com-1password-button></com-1password-button></label>")
    .replace("</form>", '<div data-lastpass-icon-root=""></div></form>');
  const field = container.querySelector("input");

  removeForeignNodes(container);
  const handleError = vi.fn();
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: handleError }),
  );

  expect(handleError).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
  expect(screen.getByRole("textbox", { name: "E-post" })).toBe(field);
  expect(container).toHaveTextContent("Namnsdag den 27 november");
  act(() => root.unmount());
  container.remove();
});
