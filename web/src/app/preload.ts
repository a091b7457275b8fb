import { screenAt } from './screen-at.ts';
import { partsOf } from './screen-parts.ts';

/** Starts loading everything that an address needs at once, instead of one layer after the other. */
export function preload(pathname: string): void {
  const screen = screenAt(pathname);
  if (!screen) return;
  const { around, Page } = partsOf(screen);
  // Whether this is a laptop is asked first: elsewhere the kit is never loaded.
  for (const part of screen.guard === 'laptop' ? around : [...around, Page]) part.preload();
}

/** A link that is pointed at or focused is probably the next page. */
export function preloadPointedLinks(): void {
  const onPointed = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (link) preload(link.pathname);
  };
  document.addEventListener('pointerover', onPointed, { passive: true });
  document.addEventListener('focusin', onPointed);
}
