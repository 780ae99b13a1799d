import { type FormEvent, useState } from "react";
import { useKeptInput } from "@/access/session/use-kept-input.ts";
import { API_LIMITS } from "@/config/limits.ts";
import { describeAccountError } from "@/lib/describe-error.ts";
import { formatDuration } from "@/lib/format.ts";
import { dropInput, readInput } from "@/lib/kept-input.ts";
import { queryClient } from "@/lib/query-client.ts";
import { BusyButton } from "@/ui/busy-button.tsx";
import { SelectField } from "@/ui/select-field.tsx";
import { TextField } from "@/ui/text-field.tsx";
import { showError } from "@/ui/toast-store.ts";
import { useFieldErrors } from "@/ui/use-field-errors.ts";
import { usePending } from "@/ui/use-pending.ts";
import { createApiKey } from "./api-keys-api.ts";
import { apiKeysQuery } from "./use-api-keys.ts";

const REFUSALS = {
  "too-many": `Du kan ha högst ${API_LIMITS.keys}\u00a0nycklar, och en återkallad nyckel räknas i ett dygn till.`,
  "not-entitled": "Din plan har inte API-åtkomst just nu.",
} as const;

const NO_END = "alltid";

const DURATIONS = [
  { value: NO_END, label: "Tills den återkallas" },
  ...API_LIMITS.keyDays.map((days) => ({
    value: String(days),
    label: formatDuration(days, "day"),
  })),
];

const FORM = "API key";

/** What was typed when the session ended. */
function typedName(): string {
  const name = readInput(FORM);
  return typeof name === "string" ? name : "";
}

interface NewKeyFormProps {
  readonly userId: string;
  readonly onCreated: (key: string) => void;
}

/** Makes a key with a name, and with an end if one is chosen. */
export function NewKeyForm({ userId, onCreated }: NewKeyFormProps) {
  const [name, setName] = useState(typedName);
  useKeptInput(FORM, name);
  const [days, setDays] = useState(NO_END);
  const { form, errors, show } = useFieldErrors<"name">();
  const { isPending, run } = usePending();

  async function create() {
    try {
      const created = await createApiKey(name.trim(), days === NO_END ? null : Number(days));
      if (created.status !== "created") {
        show({ name: REFUSALS[created.status] });
        return;
      }
      setName("");
      dropInput(FORM);
      onCreated(created.key);
    } catch (error) {
      showError(`Nyckeln kunde inte skapas. ${describeAccountError(error)}`);
    } finally {
      // After an error too: a key whose answer was lost is listed, and can be revoked.
      void queryClient.invalidateQueries(apiKeysQuery(userId));
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const isMissing = name.trim() === "";
    if (show({ name: isMissing && "Skriv vad nyckeln ska användas till." })) return;
    void run(create);
  }

  return (
    <form {...form} onSubmit={submit} noValidate className="mt-5 grid max-w-md gap-3">
      <TextField
        label="Namn på nyckeln"
        name="name"
        value={name}
        onChange={setName}
        error={errors.name}
        placeholder="Till exempel Min sajt"
        maxLength={API_LIMITS.keyName}
        autoComplete="off"
      />
      <SelectField label="Gäller" name="days" value={days} options={DURATIONS} onChange={setDays} />
      <BusyButton type="submit" isBusy={isPending} className="justify-self-start">
        Skapa nyckel
      </BusyButton>
    </form>
  );
}
