import { memo } from "react";
import { RoomsGuide } from "@/content/rooms/rooms-guide.tsx";
import NameCurve from "@/features/generator/name-curve.tsx";
import { ReportSection } from "@/features/reports/report-section.tsx";
import { ROOM_HEADING } from "@/features/rooms/room-heading.ts";
import { Rooms } from "@/features/rooms/rooms.tsx";
import { StartForm } from "@/features/rooms/start/start-form.tsx";
import { TryVote } from "@/features/rooms/start/try-vote.tsx";
import { SurnameLine } from "@/features/surname/surname-line.tsx";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

/** /tillsammans */
export default function RoomsPage() {
  return (
    // As high as the window: the visitor's room comes after the page, and its footer must not jump.
    <div className="min-h-screen">
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current={ROOM_HEADING} />
      <Rooms parts={{ NameCurve, ReportRoom, SurnameLine }} start={<Start />} />
    </div>
  );
}

const ReportRoom = memo(function ReportRoom({ secret }: { secret: string }) {
  return <ReportSection label="Anmäl rummet" content={{ kind: "room", secret }} />;
});

function Start() {
  return (
    <>
      <PageHeading>{ROOM_HEADING}</PageHeading>
      <Lead className="mb-6">
        Två telefoner, samma namn: ni svarar var för sig och ser vilka ni båda gillar. Ett nej visas
        aldrig. Ett ja visas bara när ni båda gillar namnet, och står sedan kvar för er båda.
      </Lead>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:gap-10">
        <StartForm />
        <TryVote />
      </div>
      <RoomsGuide />
    </>
  );
}
