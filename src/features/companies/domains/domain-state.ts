import * as v from "valibot";

/** What the domain name system says about a domain (docs/decisions/0029-domain-check.md). */
export type DomainState = "taken" | "free" | "unknown";

/** Codes of an answer: RFC 1035, section 4.1.1. */
const NO_ERROR = 0;
const NO_SUCH_NAME = 3;

/** Types of records: RFC 1035, section 3.2.2. */
const NAME_SERVER = 2;
const ALIAS = 5;

/** The JSON format of Google's and Cloudflare's resolvers, as far as it is used. */
const answerSchema = v.object({
  Status: v.number(),
  TC: v.optional(v.boolean(), false),
  Question: v.array(v.object({ name: v.string(), type: v.number() })),
  Answer: v.optional(v.array(v.object({ name: v.string(), type: v.number() })), []),
});

/**
 * Reads a resolver's answer to the question for the name servers of a domain. A delegated domain has
 * some, and "no such name" without any record means that the registry has none; nothing else is proof.
 */
export function domainStateOf(domain: string, answer: unknown): DomainState {
  const parsed = v.safeParse(answerSchema, answer);
  if (!parsed.success) return "unknown";
  const { Status, TC, Question, Answer } = parsed.output;
  const isAnswered = Question.some(
    ({ name, type }) => isSameName(name, domain) && type === NAME_SERVER,
  );
  if (!isAnswered || TC) return "unknown";
  // An alias whose target is missing is a name that exists, although the code says that there is none.
  const hasName = Answer.some(
    ({ name, type }) => isSameName(name, domain) && (type === NAME_SERVER || type === ALIAS),
  );
  if (hasName && (Status === NO_ERROR || Status === NO_SUCH_NAME)) return "taken";
  return Status === NO_SUCH_NAME && Answer.length === 0 ? "free" : "unknown";
}

/** Names have no case, and some resolvers end them with a full stop. */
function isSameName(one: string, other: string): boolean {
  return one.replace(/\.$/, "").toLowerCase() === other.toLowerCase();
}
