import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import { MemoryRouter, matchPath } from "react-router-dom";
import { describe, expect, test } from "vitest";
import { routes } from "@/app/routes.ts";
import { API_PROBLEMS } from "@/config/api-problems.ts";
import { MISSING_PAGE } from "@/config/stand-ins.ts";
import { ARTICLES } from "@/content/blog/articles.ts";
import { RULE_PAGE_IDS, rulesPath, rulesPathOf } from "@/content/sources/rule-paths.ts";
import { generators } from "@/generators/registry.ts";
import { NEWBORN_YEARS } from "@/names/series/statistics-years.ts";
import AboutPage from "@/pages/about-page.tsx";
import AccessibilityPage from "@/pages/accessibility-page.tsx";
import ApiPage from "@/pages/api-page.tsx";
import BlogPage from "@/pages/blog-page.tsx";
import ContactPage from "@/pages/contact-page.tsx";
import CookiePolicyPage from "@/pages/cookie-policy-page.tsx";
import ListedClassicsPage from "@/pages/listed-classics-page.tsx";
import PrivacyPolicyPage from "@/pages/privacy-policy-page.tsx";
import { rulesPage } from "@/pages/rules-page.tsx";
import SourcesPage from "@/pages/sources-page.tsx";
import TermsPage from "@/pages/terms-page.tsx";
import WithdrawalPage from "@/pages/withdrawal-page.tsx";
import { LAST_NEWBORN_YEAR, SURNAMES_DAY } from "@/words/statistics.ts";

function open(Page: ComponentType) {
  return render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  ).container;
}

/** The text of the page, with ordinary spaces and without soft hyphens. */
function textOf(Page: ComponentType): string {
  return (open(Page).textContent ?? "").replace(/\s+/g, " ").replaceAll("\u00ad", "");
}

function addressesOf(links: readonly HTMLElement[]): (string | null)[] {
  return links.map((link) => link.getAttribute("href"));
}

describe.each([
  ["/blogg", "Artiklar om svenska namn", BlogPage, "Blogg"],
  ["/kallor", "Källor och metod", SourcesPage],
  ["/api", "Hämta namn med vårt API", ApiPage, "API"],
  ["/kontakt", "Kontakt", ContactPage],
  ["/om", "Om oss", AboutPage],
  ["/integritetspolicy", "Integritetspolicy", PrivacyPolicyPage],
  ["/cookiepolicy", "Cookiepolicy", CookiePolicyPage],
  ["/villkor", "Villkor", TermsPage],
  ["/tillganglighet", "Tillgänglighet", AccessibilityPage],
  ["/angra", "Ångra avtalet", WithdrawalPage],
] as const)("%s", (path, heading, Page, label: string = heading) => {
  test("has its heading, and breadcrumbs that end with the page", () => {
    open(Page);
    expect(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    const trail = within(screen.getByRole("navigation", { name: "Brödsmulor" }));
    expect(addressesOf(trail.getAllByRole("link"))).toContain("/");
    expect(trail.getByText(label)).toHaveAttribute("aria-current", "page");
  });

  test("has only valid links", async () => {
    const page = open(Page);
    for (const question of screen.queryAllByRole("button")) {
      await userEvent.click(question);
      expectValidLinks(page, path);
    }
    expectValidLinks(page, path);
  });
});

/** Checks links within the page, to other pages and sites, and e-mail links. */
function expectValidLinks(page: HTMLElement, path: string): void {
  // The build writes the licences (tests/built/notices.test.ts).
  const paths = [
    ...routes.map((route) => route.path).filter((path) => path !== MISSING_PAGE),
    "/licenser.txt",
  ];
  for (const link of within(page).getAllByRole("link")) {
    const href = link.getAttribute("href") ?? "";
    if (href.startsWith("#")) {
      expect(page.querySelector(href), href).toBeInTheDocument();
    } else if (href.startsWith("/")) {
      expect(paths.some((pattern) => matchPath(pattern, href.replace(/#.*/, "")))).toBe(true);
      expect(href).not.toBe(path);
    } else if (href.startsWith("mailto:")) {
      expect(href).toBe(`mailto:${link.textContent}`);
      expect(href).toMatch(/@namnfynd\.se$/);
    } else {
      expect(href).toMatch(/^https:\/\//);
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("rel", "noopener noreferrer");
      expect(link).toHaveAccessibleName(/\(öppnas i en ny flik\)$/);
    }
  }
}

describe("/blogg", () => {
  test("has six articles with date and reading time, whose titles are no links", () => {
    open(BlogPage);
    const articles = screen.getAllByRole("article");
    expect(articles).toHaveLength(6);
    for (const article of articles) {
      const heading = within(article).getByRole("heading", { level: 2 });
      expect(heading).toHaveTextContent(/\S/);
      expect(within(heading).queryByRole("link")).not.toBeInTheDocument();
      expect(within(article).getByText(/^\d+\sminut(er)?s läsning$/)).toBeVisible();
    }
  });

  test("leads from the text of each article to the page of its own", () => {
    const page = open(BlogPage);
    expect(
      addressesOf(screen.getAllByRole("link", { name: "Artikeln på en egen sida", hidden: true })),
    ).toEqual(ARTICLES.map(({ slug }) => `/blogg/${slug}`));
    for (const { slug } of ARTICLES) expect(page.querySelector(`#${slug}`)).toBeInTheDocument();
  });

  test("writes dates in Swedish", () => {
    open(BlogPage);
    const dates = screen.getAllByText(/^\d+\s\S+\s2024$/, { selector: "time" });
    expect(dates.map((date) => [date.getAttribute("datetime"), date.textContent])).toEqual([
      ["2024-10-22", "22\u00a0oktober\u00a02024"],
      ["2024-06-04", "4\u00a0juni\u00a02024"],
      ["2024-02-13", "13\u00a0februari\u00a02024"],
    ]);
  });

  test("has tiles that link to its topics", () => {
    open(BlogPage);
    const topics = within(screen.getByRole("region", { name: "Ämnen" }));
    expect(addressesOf(topics.getAllByRole("link"))).toEqual([
      "/fornamn",
      "/foretagsnamn",
      "/husdjursnamn",
      "/fantasy-namn",
    ]);
  });
});

describe("/kallor", () => {
  test("names registers and language sources, with at least four links to them", () => {
    open(SourcesPage);
    const registers = screen.getByRole("region", { name: "Officiella register" });
    expect(registers).toHaveTextContent(new RegExp(`SCB.*${NEWBORN_YEARS}.*CC0`));
    expect(registers).toHaveTextContent(
      new RegExp(
        `svensktext.*Peter M\\. Dahlgren.*${SURNAMES_DAY.replace("\u00a0", " ")}.*CC\\sBY\\s4\\.0`,
      ),
    );
    expect(registers).toHaveTextContent(/Skatteverket/);
    expect(registers).toHaveTextContent(/Jordbruksverket/);
    expect(within(registers).getAllByRole("link").length).toBeGreaterThanOrEqual(4);
    const language = screen.getByRole("region", { name: "Språkkällor" });
    expect(language).toHaveTextContent(/Namnlängdskommittén/);
  });

  test("has at most 900 words", () => {
    expect(textOf(SourcesPage).split(" ").length).toBeLessThanOrEqual(900);
  });

  test("describes the process in four steps", () => {
    open(SourcesPage);
    const process = within(screen.getByRole("region", { name: "Så blir ett förslag till" }));
    expect(process.getAllByRole("listitem")).toHaveLength(4);
  });

  test("says how often the lists are reviewed, and that SCB's series has ended", () => {
    open(SourcesPage);
    const cadence = screen.getByRole("region", { name: "Hur ofta vi går igenom innehållet" });
    for (const fact of [
      /Varje månad: popularitet/,
      /Varje kvartal: nya namn/,
      /Varje år: språket/,
      /Löpande: synpunkter/,
      `SCB:s serie slutar ${LAST_NEWBORN_YEAR}`,
    ]) {
      expect(cadence).toHaveTextContent(fact);
    }
  });

  test("says what is required of names", () => {
    open(SourcesPage);
    expect(screen.getByRole("region", { name: "Våra kvalitetskrav" })).toHaveTextContent(
      /Färre än tio är inte noll/,
    );
  });

  test("links to the rules of every generator", () => {
    open(SourcesPage);
    const rules = screen.getByRole("region", { name: "Reglerna bakom varje filter" });
    const addresses = addressesOf(within(rules).getAllByRole("link"));
    const expected = generators.flatMap((entry) => rulesPathOf(entry) ?? []);
    expect(expected.length).toBeGreaterThan(5);
    expect(addresses).toEqual(expect.arrayContaining(expected));
  });

  test.each([
    ["fornamn", "/kallor/fornamn"],
    ["djur", "/kallor/husdjursnamn"],
    ["nya-namn", "/kallor/foretagsnamn"],
    ["namns-ursprung", "/kallor/namnsidor"],
    ["andra-lander", "/kallor/andra-lander"],
    ["klassiker", "/data/klassiker"],
  ])("has a link to the rules where #%s once had them", (id, address) => {
    const page = open(SourcesPage);
    expect(page.querySelector(`#${id} a`)).toHaveAttribute("href", address);
  });
});

describe.each(RULE_PAGE_IDS)("/kallor/%s", (id) => {
  test("has its heading, sections with text, and only valid links", () => {
    const page = open(rulesPage(id));
    const [heading, ...others] = screen.getAllByRole("heading", { level: 1 });
    expect(heading).toHaveTextContent(/\S{3}/);
    expect(others).toEqual([]);
    const sections = screen.getAllByRole("region");
    expect(sections.length).toBeGreaterThan(2);
    for (const section of sections) expect(section).toHaveTextContent(/\S{3}.*[.?]$/);
    expectValidLinks(page, rulesPath(id));
  });
});

test("/kallor/andra-lander marks what is in another language", () => {
  open(rulesPage("andra-lander"));
  expect(screen.getByText("Elaboración propia con datos de INE")).toHaveAttribute("lang", "es");
  expect(screen.getByText("Fichier des prénoms")).toHaveAttribute("lang", "fr");
});

test("/data/klassiker calls the listed classics own judgement, and has the figures of each", () => {
  open(ListedClassicsPage);
  expect(screen.getByText(/egen bedömning/)).toBeVisible();
  expect(screen.getByRole("row", { name: /^Alma/ })).toHaveTextContent(
    /1\s771 bärare 2022 .*nyfödda 1998: 144, 2022: 595 .*namnsdag 8\sseptember/,
  );
  const edith = within(screen.getByRole("row", { name: /^Edith/ }));
  expect(edith.getByRole("cell")).toHaveTextContent(/som Edit$/);
  expect(edith.getByRole("link", { name: "Edith" })).toHaveAttribute("href", "/namn/edith");
  expect(edith.getByRole("button", { name: "Spara Edith som favorit" })).toBeVisible();
});

describe("/kontakt", () => {
  test("shows two addresses and the reply time", () => {
    expect(textOf(ContactPage)).toContain("inom 24 timmar på vardagar");
    for (const name of ["kontakt@namnfynd.se", "support@namnfynd.se"]) {
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", `mailto:${name}`);
    }
  });

  test("shows one answer at a time, with links to sources and privacy", async () => {
    open(ContactPage);
    const questions = within(screen.getByRole("region", { name: "Vanliga frågor" }));
    await userEvent.click(questions.getByRole("button", { name: /Varifrån kommer/ }));
    expect(questions.getByRole("link", { name: "källor och metod" })).toBeVisible();
    await userEvent.click(questions.getByRole("button", { name: /Hur hanterar ni/ }));
    expect(addressesOf(questions.getAllByRole("link"))).toEqual(["/integritetspolicy"]);
  });

  test("says that data is kept for a year after cancelling", async () => {
    open(ContactPage);
    await userEvent.click(screen.getByRole("button", { name: /när jag säger upp/ }));
    expect(screen.getByText(/12\smånader efter att din plan har tagit slut/)).toBeVisible();
  });
});

test("/om names its three sources and the support address above the form", () => {
  expect(textOf(AboutPage)).toMatch(/började 2024/);
  const sources = within(screen.getByRole("region", { name: "Källor och fördjupning" }));
  expect(sources.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Källor och fördjupning",
    "SCB",
    "SKK",
    "Jordbruksverket",
  ]);
  const form = screen.getByRole("region", { name: "Skriv till oss" });
  expect(form).toHaveTextContent(/support@namnfynd\.se .*inom 24\stimmar på vardagar/);
});

test.each(Object.entries(API_PROBLEMS))(
  "/api explains the problem %s where its type leads",
  (kind, { status, title }) => {
    const page = open(ApiPage);
    expect(page.querySelector(`[id="${kind}"]`)).toHaveTextContent(
      new RegExp(`^${status}: ${title}\\S`),
    );
  },
);
