import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { classes } from './classes.ts';
import { MenuPanel, menuLine } from './menu-panel.tsx';
import { Shortcut } from './shortcut.tsx';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  /** The item's key, as in `Shortcut`; only displayed here. */
  shortcut?: string;
  tone?: 'plain' | 'danger';
} & (
  | { onSelect: () => void; unavailable?: undefined }
  /** Why the item is unavailable, and what the user can do. The item stays in the menu, where this can be read. */
  | { unavailable: string; onSelect?: undefined }
);

type Props = {
  /** The button: a `Button` or an `IconButton`. */
  children: ReactElement;
  /** Groups are separated by a line; empty ones are left out. */
  groups: readonly (readonly MenuItem[])[];
  align?: 'start' | 'end';
  /** For a menu that is loaded on demand. */
  defaultOpen?: boolean;
};

/** A button with a menu of actions. Not modal: the page stays readable beside it. */
export const Menu = ({ children, groups, align, defaultOpen = false }: Props) => (
  <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
    <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
    <MenuPanel align={align} className="max-w-72">
      {groups
        .filter((group) => group.length > 0)
        .map((group, i) => (
          <DropdownMenu.Group key={group[0]?.label} className={classes(i > 0 && 'mt-1 border-t border-line pt-1')}>
            {group.map((item) => (
              <Line key={item.label} {...item} />
            ))}
          </DropdownMenu.Group>
        ))}
    </MenuPanel>
  </DropdownMenu.Root>
);

const Line = ({ label, icon, shortcut, tone, onSelect, unavailable }: MenuItem) => (
  <DropdownMenu.Item
    textValue={label}
    aria-disabled={unavailable ? true : undefined}
    onSelect={(event) => (onSelect ? onSelect() : event.preventDefault())}
    className={classes(
      menuLine,
      unavailable && 'items-start text-soft',
      tone === 'danger' && !unavailable && 'text-danger data-[highlighted]:bg-danger-wash',
    )}
  >
    {icon && <span className={classes('flex h-6 items-center', tone !== 'danger' && 'text-soft')}>{icon}</span>}
    <span className="grid min-w-0 flex-1">
      <span className="[overflow-wrap:anywhere]">{label}</span>
      {unavailable && <span className="text-small">{unavailable}</span>}
    </span>
    {shortcut && !unavailable && <Shortcut keys={shortcut} className="pl-4 text-soft" />}
  </DropdownMenu.Item>
);
