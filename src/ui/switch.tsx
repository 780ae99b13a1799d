import * as Radix from "@radix-ui/react-switch";

interface SwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly label: string;
}

/** A switch that takes effect at once; `label` names it for screen readers. */
export function Switch({ isOn, onChange, label }: SwitchProps) {
  return (
    <Radix.Root
      checked={isOn}
      onCheckedChange={onChange}
      aria-label={label}
      className="inline-flex h-8 w-14 shrink-0 items-center rounded-full bg-edge px-1 transition-colors data-[state=checked]:bg-pine"
    >
      <Radix.Thumb className="size-6 rounded-full bg-ground transition-transform data-[state=checked]:translate-x-6 motion-reduce:transition-none" />
    </Radix.Root>
  );
}
