import { lazy, Suspense, useState } from 'react';
import { NavLink } from 'react-router-dom';
import type { Profile } from '../../../shared/accounts/profile.ts';
import { AccountBadge } from '../features/accounts/account-badge.tsx';
import { paths } from '../lib/paths.ts';
import { signOut } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { notify, notifyFailure } from '../ui/toast.tsx';

const ThemeMenu = lazy(() => import('./theme-menu.tsx'));

const artistLinks = [
  { to: paths.dashboard, label: 'Dashboard' },
  { to: paths.releases, label: 'Releases' },
];
const adminLinks = [
  { to: paths.admin, label: 'Admin' },
  { to: paths.adminReleases, label: 'All Releases' },
];

type Props = { me: Profile | undefined; onNavigate?: () => void };

/** The links, who is signed in, and the way out: the same in the sidebar and in the drawer. */
export function ShellMenu({ me, onNavigate }: Props) {
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await signOut();
      notify({ title: 'Signed Out' });
    } catch (error) {
      setLeaving(false);
      notifyFailure({ title: 'Sign Out Failed', text: (error as Error).message });
    }
  };
  return (
    <>
      <nav aria-label="Main" className="grid gap-6">
        <Links links={artistLinks} onNavigate={onNavigate} />
        {me?.isAdmin && <Links links={adminLinks} onNavigate={onNavigate} />}
      </nav>
      <div className="mt-auto grid gap-3 border-t border-line px-2 pt-4">
        <div className="grid min-h-13 content-start justify-items-start gap-2">
          {me ? (
            <>
              <span className="w-full truncate font-[560]">{me.artistName || me.fullName || me.email}</span>
              <AccountBadge status={me.status} />
            </>
          ) : (
            <Skeleton className="h-5 w-32" />
          )}
        </div>
        <div className="-mx-2 flex items-center justify-between">
          <Button tone="quiet" size="small" busy={leaving && 'Signing out…'} onClick={leave}>
            Sign out
          </Button>
          <Suspense fallback={<span className="size-8" />}>
            <ThemeMenu />
          </Suspense>
        </div>
      </div>
    </>
  );
}

type LinksProps = { links: readonly { to: string; label: string }[]; onNavigate: (() => void) | undefined };

const Links = ({ links, onNavigate }: LinksProps) => (
  <ul className="grid gap-0.5">
    {links.map(({ to, label }) => (
      <li key={to}>
        <NavLink
          to={to}
          end={to === paths.dashboard || to === paths.admin}
          onClick={onNavigate}
          className={({ isActive }) =>
            classes(
              'flex min-h-10 items-center rounded-card px-3 transition-[background-color] hover:bg-sunken',
              isActive ? 'bg-sunken font-[560] text-ink' : 'text-soft',
            )
          }
        >
          {label}
        </NavLink>
      </li>
    ))}
  </ul>
);
