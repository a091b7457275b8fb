import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useUnreadNotices } from '../../data/notices/queries.ts';
import { pathTo } from '../../lib/paths.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';

const NoticePanel = lazyDialog(() => import('./notice-panel.tsx'));

const MAX_SHOWN = 99;

/** The bell's name for screen readers, with the number of unread notices. */
const nameFor = (unread: number): string => (unread > 0 ? `Notices, ${unread} unread` : 'Notices');

function BellSign({ unread }: { unread: number }) {
  return (
    <span className="relative grid place-items-center">
      <BellIcon className="size-[1.125rem]" strokeWidth={1.75} aria-hidden />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute -top-2 left-2.5 min-w-4 rounded-full bg-signal px-1 text-center text-[0.6875rem] leading-4 font-[560] text-on-signal tabular-nums"
        >
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      )}
    </span>
  );
}

/** The bell of the sidebar, which opens a panel beside it (product 36.7). */
export function BellButton({ className }: { className: string }) {
  const unread = useUnreadNotices().data?.unread ?? 0;
  // The button beside which the panel is open.
  const [anchor, setAnchor] = useState<HTMLButtonElement>();
  return (
    <>
      <button
        type="button"
        aria-label={nameFor(unread)}
        aria-expanded={anchor !== undefined}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor((now) => (now ? undefined : currentTarget))}
        className={className}
      >
        <BellSign unread={unread} />
      </button>
      {anchor && <NoticePanel anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </>
  );
}

/** The bell of the bar on a phone, which leads to the page of notices (product 36.7). */
export function BellLink({ className }: { className: string }) {
  const unread = useUnreadNotices().data?.unread ?? 0;
  return (
    <Link to={pathTo('/dashboard/notices')} aria-label={nameFor(unread)} className={className}>
      <BellSign unread={unread} />
    </Link>
  );
}
