import { PageHeading } from "@/ui/page-heading.tsx";

/** /kallor */
export default function SourcesPage() {
  return (
    <div className="py-12">
      <PageHeading>Källor och metod</PageHeading>
    </div>
  );
}
