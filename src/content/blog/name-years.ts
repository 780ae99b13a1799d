/** The articles on the names of a year. Every figure is computed, and a sentence is left out where it is not true. */
import { nameYears } from "virtual:name-year";
import { formatCount } from "@/lib/format.ts";
import { joinWords } from "@/names/form/join-words.ts";
import type { ListYear, NameChange, NameCount, NameYear } from "@/names/series/name-year.ts";
import type { Article } from "./article.ts";

const NUMBERS = ["inget", "ett", "två", "tre", "fyra", "fem", "sex", "sju", "åtta", "nio", "tio"];

const { full, latest } = nameYears;

export const nameYearArticles: readonly Article[] = [
  {
    ...headOf(latest),
    text: [
      ...changes(latest),
      ...arrivals(latest, `sedan listorna började ${latest.since}`),
      neighbours(latest),
      `Talen är Skatteverkets, och bara de ${latest.length}\u00a0vanligaste namnen av varje kön är kända för alla år, så bara de som står på båda årens listor går att jämföra. De räknas på ett annat sätt än SCB:s, som slutade med ${full.year}, så de två serierna går inte att lägga ihop. Varför ett namn ökar eller minskar säger siffrorna inget om.`,
    ],
  },
  {
    ...headOf(full),
    text: [
      ...changes(full),
      ...arrivals(full, `i serien, som börjar ${full.since},`),
      ...spellings(),
      neighbours(full),
      `Talen är SCB:s, för tilltalsnamn och varje stavning för sig. Namn som färre än två barn fick syns inte. Serien slutar med ${full.year}, och varför ett namn ökar eller minskar säger den inget om.`,
    ],
  },
];

function headOf({ year, girls, boys }: NameYear): Omit<Article, "text"> {
  const [girl, boy] = [girls.first, boys.first];
  return {
    slug: `namnaret-${year}`,
    title: `Namnåret ${year}: ${girl.name} och ${boy.name} överst`,
    excerpt: `${girl.name} gavs till ${formatCount(girl.children)}\u00a0flickor och ${boy.name} till ${formatCount(boy.children)}\u00a0pojkar, varje stavning räknad för sig. ${succession(girls, boys)}`,
    date: "2026-11-26",
    sign: {
      lines: [`${girl.name} ${girl.children}`, `${boy.name} ${boy.children}`],
      caption: `Nyfödda ${year}`,
    },
  };
}

/** Who was first the year before. */
function succession(girls: ListYear, boys: ListYear): string {
  const isNew = ({ first, firstBefore }: ListYear) => first.name !== firstBefore.name;
  const after = ({ first, firstBefore }: ListYear) => `${first.name} efter ${firstBefore.name}`;
  if (isNew(girls) && isNew(boys)) {
    return `Båda tog över förstaplatsen: ${after(girls)}, och ${after(boys)}.`;
  }
  if (!isNew(girls) && !isNew(boys)) return "Båda låg först året innan också.";
  const [fresh, kept] = isNew(girls) ? [girls, boys] : [boys, girls];
  return `${fresh.first.name} tog över förstaplatsen efter ${fresh.firstBefore.name}, medan ${kept.first.name} låg först också året innan.`;
}

/** What rose and what fell most, in children: a paragraph for each sex. */
function changes({ girls, boys }: NameYear): string[] {
  return [changesOf("flickorna", girls), changesOf("pojkarna", boys)].filter((text) => text !== "");
}

function changesOf(people: string, { risen, fallen }: ListYear): string {
  const [up, ...alsoUp] = risen;
  const [down, ...alsoDown] = fallen;
  return [
    ...(up ? [`Bland ${people} ökade ${up.name} mest, ${fromTo(up)}.`] : []),
    ...(alsoUp.length > 0 ? [`${namesOf(alsoUp)} ökade också.`] : []),
    ...(down && up ? [`${down.name} minskade mest, ${fromTo(down)}.`] : []),
    ...(down && !up ? [`Bland ${people} minskade ${down.name} mest, ${fromTo(down)}.`] : []),
    ...(alsoDown.length > 0 ? [`${namesOf(alsoDown)} minskade också.`] : []),
  ].join(" ");
}

function fromTo({ before, children }: NameChange): string {
  return `från ${before} till ${children}`;
}

/** Names that were not on the list of the year before. */
function arrivals({ length, girls, boys }: NameYear, series: string): string[] {
  const fresh = bySex(girls.fresh, boys.fresh, namesOf).map(
    (names) =>
      `För första gången ${series} finns ${names} på listan över de ${length}\u00a0vanligaste.`,
  );
  const returned = bySex(girls.returned, boys.returned, (names) =>
    joinWords(names.map(({ name, last }) => `${name} (senast ${last})`)),
  ).map((names) => `Tillbaka på listan är ${names}.`);
  return fresh.length + returned.length > 0 ? [[...fresh, ...returned].join(" ")] : [];
}

function spellings(): string[] {
  const { name, children, together, spellings: others } = full.added;
  return others.length > 0
    ? [
        `Stavningen gör skillnad. ${name} gavs till ${children}\u00a0barn, men med ${joinWords(others)} blir de ${together}. Inget annat namn får så många till när stavningarna räknas ihop.`,
      ]
    : [];
}

function neighbours({ girls, boys }: NameYear): string {
  return `Av de tio vanligaste flicknamnen används ${NUMBERS[girls.neighbours]} också i Norge, Danmark och Finland, och av de tio vanligaste pojknamnen ${NUMBERS[boys.neighbours]}.`;
}

/** "Leona bland flickorna och Bill bland pojkarna"; nothing where neither sex has a name. */
function bySex<T>(
  girls: readonly T[],
  boys: readonly T[],
  write: (names: readonly T[]) => string,
): string[] {
  const parts = [
    ...(girls.length > 0 ? [`${write(girls)} bland flickorna`] : []),
    ...(boys.length > 0 ? [`${write(boys)} bland pojkarna`] : []),
  ];
  return parts.length > 0 ? [parts.join(" och ")] : [];
}

function namesOf(names: readonly NameCount[]): string {
  return joinWords(names.map(({ name }) => name));
}
