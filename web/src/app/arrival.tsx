import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Every navigation starts at the top (S1 section 2), and a keyboard or screen reader starts at the page, not at the old link. */
export function Arrival() {
  const { pathname } = useLocation();
  const from = useRef(pathname);
  useEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
    window.scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
