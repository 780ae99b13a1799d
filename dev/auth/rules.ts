/** Which passwords and addresses the hosted auth service accepts. */
import { invalid, type Refusal } from "./refusals.ts";

/** The classes of `lower_upper_letters_digits_symbols`, in the words of the service. */
const CHARACTER_CLASSES = [
  "abcdefghijklmnopqrstuvwxyz",
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  "0123456789",
  "!@#$%^&*()_+-=[]{};'\\:\"|<>?,./`~",
];

/** bcrypt reads no more. */
const MAX_PASSWORD_BYTES = 72;

const MAX_ADDRESS_LENGTH = 255;

const LABEL = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?";
const ADDRESS = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`);

/** @param minLength bytes */
export function passwordRefusal(password: string, minLength: number): Refusal | null {
  const length = Buffer.byteLength(password);
  if (length > MAX_PASSWORD_BYTES) return invalid("Password cannot be longer than 72 characters");
  const isShort = length < minLength;
  const lacksCharacters = CHARACTER_CLASSES.some(
    (characters) => ![...password].some((character) => characters.includes(character)),
  );
  if (!isShort && !lacksCharacters) return null;
  const messages = [
    ...(isShort ? [`Password should be at least ${minLength} characters.`] : []),
    ...(lacksCharacters
      ? [`Password should contain at least one character of each: ${CHARACTER_CLASSES.join(", ")}.`]
      : []),
  ];
  const reasons = [...(isShort ? ["length"] : []), ...(lacksCharacters ? ["characters"] : [])];
  return {
    status: 422,
    code: "weak_password",
    message: messages.join(" "),
    details: { weak_password: { reasons } },
  };
}

export function addressRefusal(address: string): Refusal | null {
  if (address.length > MAX_ADDRESS_LENGTH) return invalid("An email address is too long");
  return ADDRESS.test(address) ? null : invalid("Unable to validate email address: invalid format");
}
