import { screenAt } from './screen-at.ts';
import { partsOf } from './screen-parts.ts';

/**
 * Loads everything an address needs at once, instead of layer by layer.
 * @returns when all of it has loaded or failed
 */
export async function preload(pathname: string): Promise<void> {
  const screen = screenAt(pathname);
  if (!screen) return;
  const { around, Page } = partsOf(screen);
  // Whether this is a laptop is checked first: elsewhere the kit is never loaded.
  const parts = screen.guard === 'laptop' ? around : [...around, Page];
  await Promise.all(parts.map((part) => part.preload()));
}

/** A link that is pointed at or focused is probably the next page. */
export function preloadPointedLinks(): void {
  const onPointed = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (link) void preload(link.pathname);
  };
  document.addEventListener('pointerover', onPointed, { passive: true });
  document.addEventListener('focusin', onPointed);
}
