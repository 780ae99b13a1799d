import { AboutText } from "@/content/about.tsx";
import { ContactSection } from "@/features/contact/contact-section.tsx";
import { Breadcrumbs } from "@/ui/breadcrumbs.tsx";
import { PageHeading } from "@/ui/page-heading.tsx";

/** /om */
export default function AboutPage() {
  return (
    <>
      <Breadcrumbs trail={[{ to: "/", label: "Hem" }]} current="Om oss" />
      <PageHeading>Om oss</PageHeading>
      <AboutText />
      <ContactSection />
    </>
  );
}
