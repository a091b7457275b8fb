/**
 * Scrolls a control into view and focuses it. A control in a part that scrolls by itself (`data-scrolls`) does not move
 * the page.
 */
export function reveal(id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  // Opens the folds around it first.
  for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = calm ? 'auto' : 'smooth';
  const within = control.closest('[data-scrolls]');
  if (within) within.scrollTo({ top: within.scrollTop + fromMiddle(control, within), behavior });
  else control.scrollIntoView({ block: 'center', behavior });
  control.focus({ preventScroll: true });
}

/** Distance below the container's middle, in pixels. */
function fromMiddle(control: Element, within: Element): number {
  const [inner, outer] = [control.getBoundingClientRect(), within.getBoundingClientRect()];
  return inner.top + inner.height / 2 - outer.top - outer.height / 2;
}
