import type { ReactNode } from "react";
import { ROOM_LIMITS } from "@/config/room-limits.ts";
import { TextField } from "@/ui/text-field.tsx";

interface MemberNameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly error: ReactNode;
  /** Of the one who makes the room and will invite. */
  readonly invites?: boolean;
}

/** What the others in a room call its member. */
export function MemberNameField({ value, onChange, error, invites }: MemberNameFieldProps) {
  return (
    <TextField
      label="Vad kallas du?"
      name="name"
      autoComplete="given-name"
      maxLength={ROOM_LIMITS.memberName}
      value={value}
      onChange={onChange}
      error={error}
      {...(invites && { hint: "Så att den andra ser vem som bjuder in." })}
    />
  );
}
