import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { LinkButton } from "@/ui/button.tsx";
import { Lead, PageHeading } from "@/ui/page-heading.tsx";

/** /dnd-namn */
export default function DndPage() {
  return (
    <>
      <Breadcrumbs
        trail={[
          { to: "/", label: "Hem" },
          { to: "/generatorer", label: "Generatorer" },
        ]}
        current="D&D-namn"
      />
      <PageHeading>D&D-namn</PageHeading>
      <p className="mt-3 max-w-[58ch]">
        Kommer snart - specialiserade namn för Dungeons & Dragons.
      </p>
      <Lead className="mb-6">
        Så länge finns fantasynamn till krigare, magiker, alver, dvärgar och drakar. De passar vid
        spelbordet också.
      </Lead>
      <LinkButton to="/fantasy-namn">Till fantasynamnen</LinkButton>
    </>
  );
}
