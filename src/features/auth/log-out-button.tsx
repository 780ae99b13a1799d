import { useState } from "react";
import { Button } from "@/ui/button.tsx";
import { logOut } from "./log-out.ts";

interface LogOutButtonProps {
  /** Of who is signed in. */
  readonly email: string;
  readonly className?: string;
}

/** Logs out on every device. */
export function LogOutButton({ email, className = "" }: LogOutButtonProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <Button
      variant="quiet"
      className={className}
      disabled={isLeaving}
      onClick={() => {
        setIsLeaving(true);
        void logOut(email);
      }}
    >
      Logga ut
    </Button>
  );
}
