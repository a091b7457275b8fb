import { Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import { lazyWithRetry } from '../lib/lazy-with-retry.tsx';
import { pathTo } from '../lib/paths.ts';
import { classes } from '../ui/classes.ts';
import { PartBoundary } from '../ui/part-boundary.tsx';
import type { ShellLink } from './shell-links.ts';

type Props = {
  links: readonly ShellLink[];
  /** Shows icons only; the label appears beside the icon on hover or focus. */
  collapsed?: boolean;
  onNavigate?: (() => void) | undefined;
};

const takedowns = pathTo('/dashboard/admin/takedowns');
/** Loaded only for the office, which has the link. */
const OpenTakedownCount = lazyWithRetry(() => import('../features/takedowns/open-takedown-count.tsx'));

export const NavLinks = ({ links, collapsed, onNavigate }: Props) => (
  <ul className="grid gap-0.5">
    {links.map(({ to, label, icon: Icon, isParent }) => (
      <li key={to}>
        <NavLink
          to={to}
          end={isParent}
          onClick={onNavigate}
          className={({ isActive }) =>
            classes(
              'group/link relative flex min-h-10 items-center gap-3 rounded-card transition-[background-color,color] hover:bg-sunken hover:text-ink pointer-coarse:min-h-11',
              collapsed ? 'justify-center' : 'px-3',
              isActive ? 'bg-sunken font-[560] text-ink' : 'text-soft',
            )
          }
        >
          <Icon className="size-[1.125rem] shrink-0" strokeWidth={1.75} aria-hidden />
          <span
            className={classes(
              collapsed &&
                'pointer-events-none absolute left-full z-40 ml-2 hidden rounded-inner bg-ink px-2 py-1 text-small font-normal whitespace-nowrap text-paper group-hover/link:block group-focus-visible/link:block',
            )}
          >
            {label}
          </span>
          {to === takedowns && !collapsed && (
            <Suspense>
              <PartBoundary fallback={null}>
                <OpenTakedownCount />
              </PartBoundary>
            </Suspense>
          )}
          {collapsed && (
            <span className="sr-only group-hover/link:hidden group-focus-visible/link:hidden">{label}</span>
          )}
        </NavLink>
      </li>
    ))}
  </ul>
);
