import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { keepFocusElsewhere } from './focus-return.ts';

/** The style of a menu item, shared by menus of actions and of choices. */
export const menuLine =
  'flex min-h-9 cursor-pointer items-center gap-3 rounded-inner px-3 py-1.5 outline-none select-none pointer-coarse:min-h-11 data-[highlighted]:bg-sunken';

type Props = { align?: 'start' | 'end' | undefined; className?: string; children: ReactNode };

/** A menu's floating panel, below its button and within the page. */
export const MenuPanel = ({ align = 'start', className, children }: Props) => (
  <DropdownMenu.Portal>
    <DropdownMenu.Content
      sideOffset={6}
      collisionPadding={8}
      align={align}
      onCloseAutoFocus={keepFocusElsewhere}
      className={classes(
        'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 animate-arrive overflow-y-auto rounded-card border border-line bg-raised p-1 shadow-float [--from-y:-0.25rem] data-[state=closed]:animate-leave',
        className,
      )}
    >
      {children}
    </DropdownMenu.Content>
  </DropdownMenu.Portal>
);
