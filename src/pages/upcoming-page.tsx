import { useLocation } from "react-router-dom";
import { PageHeading } from "@/ui/page-heading.tsx";

const PAGES = {
  "/dnd-namn": ["D&D-namn", "Kommer snart - specialiserade namn för Dungeons & Dragons."],
  "/blogg": ["Blogg", "Här kommer artiklar om svenska namn och namntrender."],
  "/kontakt": ["Kontakt", "Här kommer svar på vanliga frågor och våra kontaktuppgifter."],
  "/om": ["Om oss", "Här kommer berättelsen om Namnfynd."],
  "/integritetspolicy": ["Integritetspolicy", "Här kommer integritetspolicyn."],
  "/cookiepolicy": ["Cookiepolicy", "Här kommer cookiepolicyn."],
  "/villkor": ["Villkor", "Här kommer användarvillkoren."],
} as const satisfies Record<string, readonly [heading: string, sentence: string]>;

/** A page whose content is not built yet: its real heading and one sentence. */
export default function UpcomingPage() {
  const { pathname } = useLocation();
  const [heading, sentence] = Object.entries(PAGES).find(([path]) => path === pathname)?.[1] ?? [
    "",
    "",
  ];
  return (
    <div className="py-12">
      <PageHeading>{heading}</PageHeading>
      <p className="mt-4 max-w-[58ch] text-[1.12rem] text-ink-soft">{sentence}</p>
    </div>
  );
}
