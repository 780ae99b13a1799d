import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { site } from "@/config/site.ts";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { Faq } from "@/ui/faq.tsx";
import { StructuredData } from "@/ui/structured-data.tsx";
import { findingsOf, listOf, prerenderedData, readStructuredData } from "../structured-data.ts";

describe("a data block", () => {
  const name = `</script><img src="x"> & <!-- "Åsa" \u2028`;

  const data = { "@type": "Organization", name, url: site.url } as const;
  const block = { "@context": "https://schema.org", ...data };

  /** A prerendered document with the data block, hydrated. */
  function hydrate() {
    const container = document.createElement("div");
    container.innerHTML = renderToString(<StructuredData data={data} />);
    document.body.append(container);
    return render(<StructuredData data={data} />, { container, hydrate: true });
  }

  test("keeps text that looks like the end of its script", () => {
    expect(prerenderedData(<StructuredData data={data} />)).toEqual([block]);
  });

  test("remains when the page is hydrated and drawn again", () => {
    const { rerender } = hydrate();
    rerender(<StructuredData data={{ ...data }} />);
    expect(readStructuredData(document)).toEqual([block]);
  });

  test("is removed with its component", () => {
    const { unmount } = hydrate();
    unmount();
    expect(readStructuredData(document)).toEqual([]);
  });

  test("is removed when its component shows something else, and not made again", () => {
    const { rerender } = hydrate();
    rerender(<StructuredData data={{ ...data, name: "Annat" }} />);
    expect(readStructuredData(document)).toEqual([]);
    rerender(<StructuredData data={data} />);
    expect(readStructuredData(document)).toEqual([]);
  });

  test("is not made in the browser", () => {
    render(<StructuredData data={data} />);
    expect(readStructuredData(document)).toEqual([]);
  });
});

test("breadcrumbs have structured data with the same items", () => {
  const [data, ...others] = prerenderedData(
    <MemoryRouter initialEntries={["/fornamn"]}>
      <Breadcrumbs
        trail={[
          { to: "/", label: "Hem" },
          { to: "/generatorer", label: "Generatorer" },
        ]}
        current="Förnamn"
      />
    </MemoryRouter>,
  );
  expect(others).toEqual([]);
  expect(data && findingsOf(data, site.url)).toEqual([]);
  expect(listOf(data, "itemListElement")).toEqual([
    { "@type": "ListItem", position: 1, name: "Hem", item: `${site.url}/` },
    { "@type": "ListItem", position: 2, name: "Generatorer", item: `${site.url}/generatorer` },
    { "@type": "ListItem", position: 3, name: "Förnamn" },
  ]);
});

describe("questions and answers", () => {
  const faq = (
    <MemoryRouter>
      <Faq
        items={[
          { question: "Kostar det något?", answer: "Nej." },
          {
            question: "Varifrån kommer namnen?",
            answer: ["Från SCB. Läs mer under ", { text: "källor", to: "/kallor" }, "."],
          },
        ]}
      />
    </MemoryRouter>
  );

  test("have structured data with the same text", async () => {
    render(faq);
    const [data] = prerenderedData(faq);
    expect(data && findingsOf(data, site.url)).toEqual([]);
    const questions = listOf(data, "mainEntity");
    expect(questions.map(({ name }) => name)).toEqual([
      "Kostar det något?",
      "Varifrån kommer namnen?",
    ]);
    for (const { name, acceptedAnswer } of questions) {
      await userEvent.click(screen.getByRole("button", { name: String(name) }));
      const { textContent } = screen.getByRole("region", { name: String(name) });
      expect(acceptedAnswer).toEqual({ "@type": "Answer", text: textContent });
    }
  });

  test("have links inside an answer", async () => {
    render(faq);
    await userEvent.click(screen.getByRole("button", { name: "Varifrån kommer namnen?" }));
    const answer = within(screen.getByRole("region"));
    expect(answer.getByRole("link", { name: "källor" })).toHaveAttribute("href", "/kallor");
  });
});

describe("the checker of structured data", () => {
  const list = {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Förnamn", url: `${site.url}/fornamn` },
      { "@type": "ListItem", position: 2, name: "Efternamn", url: `${site.url}/efternamn` },
    ],
  };
  const [first, second] = list.itemListElement;

  test.each([
    ["nothing wrong in a valid list", list, []],
    [
      "another vocabulary",
      { ...list, "@context": "https://example.com" },
      ["@context is not schema.org"],
    ],
    ["an unknown type", { ...list, "@type": "Recipe" }, ["Recipe has no known requirements"]],
    [
      "a list of one",
      { ...list, itemListElement: [first] },
      [expect.stringContaining("ItemList.itemListElement is")],
    ],
    [
      "a wrong order",
      { ...list, itemListElement: [second, first] },
      ["entry 1 has another position", "entry 2 has another position"],
    ],
    [
      "an address elsewhere",
      { ...list, itemListElement: [first, { ...second, url: "https://example.com/" }] },
      ["entry 2 has no address on the site"],
    ],
    [
      "an address without a host",
      { ...list, itemListElement: [first, { ...second, url: "/efternamn" }] },
      ["entry 2 has no address on the site"],
    ],
    [
      "a nameless entry",
      { ...list, itemListElement: [first, { ...second, name: " " }] },
      ['ListItem.name is " "'],
    ],
  ])("reports %s", (_, data, findings) => {
    expect(findingsOf(data, site.url)).toEqual(findings);
  });
});
