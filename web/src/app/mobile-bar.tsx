import { Menu, Search } from 'lucide-react';
import type { Profile } from '../../../shared/accounts/profile.ts';
import { BellLink } from '../features/notices/bell.tsx';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { AccountMenuButton } from './account-menu-button.tsx';
import { NavLinks } from './nav-links.tsx';
import { menuLinks } from './shell-links.ts';
import { Wordmark } from './wordmark.tsx';

const Drawer = lazyDialog(() => import('../ui/drawer.tsx'));

type Props = {
  me: Profile | undefined;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  onSearch: () => void;
};

const round = 'grid size-11 place-items-center rounded-card hover:bg-sunken';

/** The bar at the top below 768 px, with a drawer of 18rem (product 2.8) that opens from the side of its button. */
export const MobileBar = ({ me, open, onOpen, onClose, onSearch }: Props) => (
  <>
    <header className="sticky top-0 z-30 flex h-14 items-center justify-between border-b border-line bg-paper px-1.5 md:hidden print:hidden">
      <div className="flex items-center gap-1">
        <button type="button" aria-label="Open menu" aria-expanded={open} onClick={onOpen} className={round}>
          <Menu className="size-5" strokeWidth={1.75} aria-hidden />
        </button>
        <Wordmark />
      </div>
      <div className="flex items-center">
        <BellLink className={round} />
        <button type="button" aria-label="Search or jump to" onClick={onSearch} className={round}>
          <Search className="size-5" strokeWidth={1.75} aria-hidden />
        </button>
      </div>
    </header>
    {open && (
      <Drawer open onClose={onClose} title="Menu">
        <div className="flex min-h-full flex-col gap-6 p-4">
          <Wordmark onNavigate={onClose} />
          <nav aria-label="Main" className="grid gap-4">
            <NavLinks links={menuLinks.artist} onNavigate={onClose} />
            {me?.role && (
              <div className="border-t border-line pt-4">
                <NavLinks links={menuLinks.office(me.role)} onNavigate={onClose} />
              </div>
            )}
          </nav>
          <AccountMenuButton me={me} />
        </div>
      </Drawer>
    )}
  </>
);
