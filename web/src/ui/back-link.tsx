import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { cameFrom } from '../lib/navigation-trail.ts';

type Props = { to: string; children: ReactNode };

/**
 * A link from a page back to its list. For a user who came from the list it goes back in the history, so that position,
 * search and focus are restored. For others it is a plain link.
 */
export function BackLink({ to, children }: Props) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (opensElsewhere || !cameFrom(to)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link
      to={to}
      onClick={goBack}
      className="-mx-2 inline-flex min-h-8 items-center justify-self-start rounded-inner px-2 text-small text-soft hover:text-ink pointer-coarse:min-h-11"
    >
      <span aria-hidden>←&nbsp;</span>
      {children}
    </Link>
  );
}
