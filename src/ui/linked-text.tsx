import { EmailLink } from "./email-link.tsx";
import { Link } from "./link.tsx";

/** A part of a text: words, a link to a page of the site, or an e-mail address to write to. */
type TextPart =
  | string
  | { readonly text: string; readonly to: string }
  | { readonly email: string };

/** A text that can be shown with its links, and read without them. */
export type LinkedTextContent = string | readonly TextPart[];

/** Shows a text with its links. */
export function LinkedText({ text }: { text: LinkedTextContent }) {
  if (typeof text === "string") return text;
  return text.map((part) => <Part key={plainText([part])} part={part} />);
}

function Part({ part }: { part: TextPart }) {
  if (typeof part === "string") return part;
  if ("email" in part) return <EmailLink address={part.email} />;
  return (
    <Link to={part.to} className="prose-link">
      {part.text}
    </Link>
  );
}

/** The words of a text. */
export function plainText(text: LinkedTextContent): string {
  if (typeof text === "string") return text;
  return text
    .map((part) => {
      if (typeof part === "string") return part;
      return "email" in part ? part.email : part.text;
    })
    .join("");
}
