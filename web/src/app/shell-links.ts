import type { LucideIcon } from 'lucide-react';
import { isOfficeAccess, mayOpen, type OfficeRole } from '../../../shared/accounts/office-role.ts';
import { linkIcons } from './link-icons.ts';
import { screens } from './screens.ts';

export type ShellLink = {
  to: string;
  label: string;
  icon: LucideIcon;
  /** The link has links below it, so it is current only at its own path. */
  isParent: boolean;
};

type LinkSet = {
  artist: readonly ShellLink[];
  /** Links that a role may open. */
  office: (role: OfficeRole) => readonly ShellLink[];
};

const linked = screens.flatMap(({ link, path: to, title, guard }) =>
  link ? [{ ...link, to, label: link.label ?? title ?? to, guard }] : [],
);

function linksIn(bar: 'sidebar' | 'menu'): LinkSet {
  const links = linked
    .filter(({ only = bar }) => only === bar)
    .map(({ icon, ...link }) => ({
      ...link,
      icon: linkIcons[icon],
      isParent: linked.some(({ to }) => to.startsWith(`${link.to}/`)),
    }));
  return {
    artist: links.filter(({ guard }) => !isOfficeAccess(guard)),
    office: (role) => links.filter(({ guard }) => isOfficeAccess(guard) && mayOpen(guard, role)),
  };
}

/** The sidebar's links (product 2.7). Only the sidebar has Payments. */
export const sidebarLinks = linksIn('sidebar');

/** The mobile menu's links, including Balance (product 2.8). Only this menu has Settings. */
export const menuLinks = linksIn('menu');
