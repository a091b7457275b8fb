import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { cameFrom } from '../lib/trail.ts';

type Props = { to: string; children: ReactNode };

/**
 * The way back from a page to its list. A user who came from the list goes back in the history and finds it as it was,
 * with position, search and focus. Anybody else follows a plain link.
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
