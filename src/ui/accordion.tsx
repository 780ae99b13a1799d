import * as Radix from "@radix-ui/react-accordion";
import { ChevronDown } from "lucide";
import { type ReactNode, useState } from "react";
import { Icon } from "./icon.tsx";

interface AccordionProps {
  items: readonly { readonly title: string; readonly text: ReactNode }[];
}

/** Titles that expand to a text: one at a time, and the open one can be closed. */
export function Accordion({ items }: AccordionProps) {
  const [openTitle, setOpenTitle] = useState("");
  return (
    <Radix.Root
      type="single"
      collapsible
      value={openTitle}
      onValueChange={setOpenTitle}
      className="border-t border-line"
    >
      {items.map(({ title, text }) => (
        <Radix.Item key={title} value={title} className="border-b border-line">
          <Radix.Header>
            <Radix.Trigger className="group flex w-full items-center justify-between gap-4 py-4 text-left text-base hover:text-falu">
              {title}
              <Icon
                icon={ChevronDown}
                className="size-5 shrink-0 text-ink-soft transition-transform group-data-[state=open]:rotate-180 motion-reduce:transition-none"
              />
            </Radix.Trigger>
          </Radix.Header>
          {/* In the document while closed too, so that search engines index it. */}
          <Radix.Content
            forceMount
            hidden={title !== openTitle}
            className="max-w-[62ch] pb-5 text-ink-soft"
          >
            {text}
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
