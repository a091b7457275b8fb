import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

/** The style of tabs and of links that look like tabs. The current one has `data-state="active"` or `aria-current`. */
export const tabListLook =
  'fade-ends flex gap-x-4 overflow-x-auto shadow-[inset_0_-1px_var(--color-line)] [scrollbar-width:none] sm:gap-x-6';

export const tabLook =
  'relative flex min-h-11 items-center gap-2 rounded-inner font-[560] whitespace-nowrap text-soft transition-[color] after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 hover:text-ink focus-visible:-outline-offset-2 aria-[current]:text-ink aria-[current]:after:bg-ink data-[state=active]:text-ink data-[state=active]:after:bg-ink';

/** The number of rows in a tab; null while unknown. */
export type TabCount = number | null | undefined;

export const TabLabel = ({ children, count }: { children: ReactNode; count?: TabCount }) => (
  <>
    {children}
    {count === null && <Skeleton className="h-5 w-6 rounded-inner!" />}
    {typeof count === 'number' && (
      <span className="rounded-inner bg-sunken px-1.5 text-small text-soft tabular-nums">{count}</span>
    )}
  </>
);
