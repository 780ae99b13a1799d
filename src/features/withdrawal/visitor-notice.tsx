import { Link } from "@/ui/link.tsx";
import { NoticeSteps } from "./notice-steps.tsx";

/** Withdrawing without signing in: the notice reaches the operator. */
export function VisitorNotice() {
  return (
    <NoticeSteps
      known={{ name: "", email: "", contract: "" }}
      fields={["name", "email", "contract"]}
      contract={null}
    >
      <p className="max-w-[62ch]">
        <Link to="/auth?mode=login" className="prose-link">
          Logga in
        </Link>{" "}
        om du kan, så ser du dina köp här och får pengarna tillbaka utan att vänta på oss. Du kan
        också ångra utan att logga in. Skriv då den e-postadress som du köpte med, så letar vi upp
        köpet.
      </p>
    </NoticeSteps>
  );
}
