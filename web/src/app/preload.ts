import { screenAt } from './screen-at.ts';
import { partsOf } from './screen-parts.ts';

/**
 * Loads all the code that a path needs at the same time, instead of layer by layer.
 * @returns a promise that resolves when everything has loaded or failed
 */
export async function preload(pathname: string): Promise<void> {
  const screen = screenAt(pathname);
  if (!screen) return;
  const { around, Page } = partsOf(screen);
  // Skips a page that only a local site has, because the kit must never be loaded elsewhere.
  const parts = screen.guard === 'laptop' ? around : [...around, Page];
  await Promise.all(parts.map((part) => part.preload()));
}

/** Loads the page behind a link that is hovered or focused, because the user will probably open it next. */
export function preloadPointedLinks(): void {
  const onPointed = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    if (link) void preload(link.pathname);
  };
  document.addEventListener('pointerover', onPointed, { passive: true });
  document.addEventListener('focusin', onPointed);
}
