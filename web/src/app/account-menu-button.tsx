import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { Profile } from '../../../shared/accounts/profile.ts';
import { usePhoto } from '../data/accounts/queries.ts';
import { AccountBadge } from '../features/accounts/account-badge.tsx';
import { lazyWithRetry } from '../lib/lazy-with-retry.tsx';
import { pathTo } from '../lib/paths.ts';
import { photoUrl } from '../lib/photo-url.ts';
import { Avatar } from '../ui/avatar.tsx';
import { classes } from '../ui/classes.ts';
import { PartBoundary } from '../ui/part-boundary.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { SignOutButton } from './sign-out-button.tsx';

const ThemeMenu = lazyWithRetry(() => import('./theme-menu.tsx'));

type Props = { me: Profile | undefined; collapsed?: boolean };

/** These pages show the account's status themselves, so the menu does not repeat it. */
const pagesWithStatus = [pathTo('/dashboard'), pathTo('/dashboard/profile')];

/** The signed-in account, its status, the theme and the sign-out button. */
export function AccountMenuButton({ me, collapsed }: Props) {
  const isSaid = pagesWithStatus.includes(useLocation().pathname);
  const current = usePhoto().data?.current;
  const name = me && (me.artistName || me.fullName || me.email);
  return (
    <div
      className={classes('mt-auto grid gap-2 border-t border-line pt-3', collapsed ? 'justify-items-center' : 'px-1')}
    >
      <div className="flex min-h-12 min-w-0 items-center gap-3">
        {name ? (
          <Avatar name={name} src={current ? photoUrl(current, 96) : undefined} />
        ) : (
          <Skeleton className="size-9 rounded-full!" />
        )}
        {!collapsed && (
          <div className="grid min-w-0 justify-items-start gap-1">
            {me ? (
              <>
                <span className="w-full truncate leading-5 font-[560]" title={name}>
                  {name}
                </span>
                {!isSaid && <AccountBadge status={me.status} />}
              </>
            ) : (
              <Skeleton className="h-5 w-28" />
            )}
          </div>
        )}
      </div>
      <div className={classes('flex items-center justify-between gap-1', collapsed ? 'flex-col-reverse' : '-ml-2')}>
        <SignOutButton iconOnly={collapsed} />
        <Suspense fallback={<span className="size-9" />}>
          <PartBoundary>
            <ThemeMenu />
          </PartBoundary>
        </Suspense>
      </div>
    </div>
  );
}
