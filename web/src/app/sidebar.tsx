import { PanelLeft, Search } from 'lucide-react';
import type { Profile } from '../../../shared/accounts/profile.ts';
import { BellButton } from '../features/notices/bell.tsx';
import { classes } from '../ui/classes.ts';
import { Shortcut } from '../ui/shortcut.tsx';
import { AccountMenuButton } from './account-menu-button.tsx';
import { NavLinks } from './nav-links.tsx';
import { sidebarLinks } from './shell-links.ts';
import { Wordmark } from './wordmark.tsx';

type Props = { me: Profile | undefined; collapsed: boolean; onToggle: () => void; onSearch: () => void };

const quiet =
  'flex min-h-10 items-center rounded-card text-soft transition-[background-color,color] hover:bg-sunken hover:text-ink';

/** The sidebar for widths from 768 px: 16rem wide, 3rem when collapsed (product 2.7). */
export function Sidebar({ me, collapsed, onToggle, onSearch }: Props) {
  const label = collapsed ? 'Expand the sidebar' : 'Collapse the sidebar';
  return (
    <aside className="sticky top-0 h-dvh border-r border-line max-md:hidden print:hidden">
      <div className={classes('flex h-full flex-col gap-4', collapsed ? 'px-1 py-4' : 'p-4')}>
        <div className={classes('flex items-center', collapsed ? 'flex-col gap-1' : 'justify-between pl-2')}>
          <Wordmark iconOnly={collapsed} />
          <div className={classes('flex items-center', collapsed && 'flex-col gap-1')}>
            <BellButton className={classes(quiet, 'size-10 justify-center')} />
            <button
              type="button"
              onClick={onToggle}
              aria-label={label}
              aria-expanded={!collapsed}
              aria-keyshortcuts="Control+B Meta+B"
              title={`${label} (Ctrl/Cmd+B)`}
              className={classes(quiet, 'size-10 justify-center')}
            >
              <PanelLeft className="size-[1.125rem]" strokeWidth={1.75} aria-hidden />
            </button>
          </div>
        </div>
        <button
          type="button"
          onClick={onSearch}
          aria-keyshortcuts="Control+K Meta+K"
          className={classes(quiet, collapsed ? 'w-10 justify-center' : 'gap-3 border border-line px-3')}
        >
          <Search className="size-4 shrink-0" strokeWidth={1.75} aria-hidden />
          <span className={collapsed ? 'sr-only' : 'flex-1 text-left text-small'}>
            Search<span className="sr-only"> or jump to</span>
          </span>
          {!collapsed && <Shortcut keys="mod+k" />}
        </button>
        <nav aria-label="Main" className={classes('grid gap-4', !collapsed && 'overflow-y-auto')}>
          <NavLinks links={sidebarLinks.artist} collapsed={collapsed} />
          {me?.role && (
            <div className="border-t border-line pt-4">
              <NavLinks links={sidebarLinks.office(me.role)} collapsed={collapsed} />
            </div>
          )}
        </nav>
        <AccountMenuButton me={me} collapsed={collapsed} />
      </div>
    </aside>
  );
}
