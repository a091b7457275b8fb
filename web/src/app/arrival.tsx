import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { arriveAt, openedFrom } from '../lib/trail.ts';
import { focusLinkWhenDrawn } from './focus-link-when-drawn.ts';

/**
 * Every navigation starts at the top (product 2.6), and a keyboard or screen reader starts at the page, not at the old link. Who comes
 * back starts at the link that was followed from here.
 */
export function Arrival() {
  const { key, pathname } = useLocation();
  const by = useNavigationType();
  const from = useRef(pathname);
  // With the page, not after it: an effect that comes later would take the focus from what was clicked meanwhile.
  useLayoutEffect(() => {
    arriveAt({ key, pathname }, by);
    if (from.current === pathname) return;
    from.current = pathname;
    window.scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
    const opened = by === 'POP' ? openedFrom(key) : undefined;
    if (opened) return focusLinkWhenDrawn(opened);
  }, [key, pathname, by]);
  return null;
}
