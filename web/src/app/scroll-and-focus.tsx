import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { lastOpenedFrom, recordArrival } from '../lib/navigation-trail.ts';
import { focusLinkWhenRendered } from './focus-link-when-rendered.ts';

/**
 * Starts every navigation at the top (product 2.6), and moves the focus from the old link to the page. Going back
 * restores the focus to the link that was followed.
 */
export function ScrollAndFocus() {
  const { key, pathname } = useLocation();
  const by = useNavigationType();
  const from = useRef(pathname);
  // Runs in the same commit as the page: a later effect would take the focus from something that the user clicked in
  // between.
  useLayoutEffect(() => {
    recordArrival({ key, pathname }, by);
    if (from.current === pathname) return;
    from.current = pathname;
    window.scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
    const opened = by === 'POP' ? lastOpenedFrom(key) : undefined;
    if (opened) return focusLinkWhenRendered(opened);
  }, [key, pathname, by]);
  return null;
}
