import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

type Props<V extends string> = {
  label: string;
  children: ReactNode;
  choices: readonly { value: V; label: string }[];
  chosen?: V;
  onChoose: (value: V) => void;
  className?: string;
};

/** A button with a menu of choices. Not modal: a modal menu hides the page from screen readers while it is open. */
export const MenuButton = <V extends string>({ label, children, choices, chosen, onChoose, className }: Props<V>) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger aria-label={label} className={className}>
      {children}
    </DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        sideOffset={6}
        align="start"
        className="z-50 min-w-40 animate-arrive rounded-card border border-line bg-raised p-1 shadow-float"
      >
        <DropdownMenu.RadioGroup value={chosen ?? ''} onValueChange={(value) => onChoose(value as V)}>
          {choices.map(({ value, label: choice }) => (
            <DropdownMenu.RadioItem
              key={value}
              value={value}
              className="flex min-h-9 cursor-pointer items-center justify-between gap-6 rounded-inner px-3 outline-none data-[highlighted]:bg-sunken"
            >
              {choice}
              <DropdownMenu.ItemIndicator className="size-1.5 rounded-full bg-signal" />
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
);
