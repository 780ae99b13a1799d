import { PageHeading } from "@/ui/page-heading.tsx";

const PAGES = {
  "/dnd-namn": ["D&D-namn", "Kommer snart - specialiserade namn för Dungeons & Dragons."],
  "/blogg": ["Blogg", "Här kommer artiklar om svenska namn och namntrender."],
  "/kontakt": ["Kontakt", "Här kommer svar på vanliga frågor och våra kontaktuppgifter."],
  "/premium": ["Premium", "Här kommer Premium, med obegränsade favoriter och delbara namnlistor."],
  "/auth": ["Logga in", "Konton öppnar snart; alla generatorer går att använda utan konto."],
  "/admin": ["Administration", "Här kommer inställningar för funktioner och planer."],
  "/konto": ["Mitt konto", "Konton öppnar snart; alla generatorer går att använda utan konto."],
  "/namnlistor": ["Mina namnlistor", "Namnlistor kommer tillsammans med Premium."],
  "/lista": ["Delad namnlista", "Delade namnlistor kommer tillsammans med Premium."],
  "/om": ["Om oss", "Här kommer berättelsen om Namnfynd."],
  "/integritetspolicy": ["Integritetspolicy", "Här kommer integritetspolicyn."],
  "/cookiepolicy": ["Cookiepolicy", "Här kommer cookiepolicyn."],
  "/villkor": ["Villkor", "Här kommer användarvillkoren."],
  "/tack": ["Tack för ditt köp", "Här kommer bekräftelsen av ditt köp."],
} as const satisfies Record<string, readonly [heading: string, sentence: string]>;

/** A page whose content is not built yet: its real heading and one sentence. */
export default function UpcomingPage({ path }: { path: keyof typeof PAGES }) {
  const [heading, sentence] = PAGES[path];
  return (
    <div className="py-12">
      <PageHeading>{heading}</PageHeading>
      <p className="mt-4 max-w-[58ch] text-[1.12rem] text-ink-soft">{sentence}</p>
    </div>
  );
}
