import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classes } from './classes.ts';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * A part of a page that scrolls by itself, with `data-scrolled` unless it is at the top. It is a Tab stop if it
 * overflows and contains no other Tab stop.
 */
export function ScrollArea({ className, children }: { className?: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const check = () => {
      const stops = element.scrollHeight > element.clientHeight && !element.querySelector(FOCUSABLE);
      if (stops) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    check();
    const watch = new ResizeObserver(check);
    for (const part of [element, ...element.children]) watch.observe(part);
    return () => watch.disconnect();
  }, []);
  return (
    <div
      ref={area}
      onScroll={({ currentTarget }) => currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollTop > 0)}
      className={classes('overflow-y-auto overscroll-contain focus-visible:-outline-offset-2', className)}
    >
      {children}
    </div>
  );
}
