import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { type Choice, choose } from './choice.ts';
import { classes } from './classes.ts';
import { MenuPanel, menuLine } from './menu-panel.tsx';

type Props<V extends string> = {
  label: string;
  children: ReactNode;
  choices: readonly Choice<V>[];
  chosen?: V;
  onChoose: (value: V) => void;
  className?: string;
};

/** A button with a menu of choices. Not modal, because a modal menu hides the page from screen readers. */
export const MenuButton = <V extends string>({ label, children, choices, chosen, onChoose, className }: Props<V>) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger aria-label={label} className={className}>
      {children}
    </DropdownMenu.Trigger>
    <MenuPanel>
      <DropdownMenu.RadioGroup value={chosen ?? ''} onValueChange={(value) => choose(choices, value, onChoose)}>
        {choices.map(({ value, label: choice }) => (
          <DropdownMenu.RadioItem key={value} value={value} className={classes(menuLine, 'justify-between gap-6')}>
            {choice}
            <DropdownMenu.ItemIndicator className="size-1.5 rounded-full bg-ink" />
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    </MenuPanel>
  </DropdownMenu.Root>
);
