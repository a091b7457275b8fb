/**
 * Scrolls a control into view and focuses it. A control in a part that scrolls by itself (`data-scrolls`) does not
 * scroll the page.
 */
export function reveal(id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  // First opens the folds around the control.
  for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = calm ? 'auto' : 'smooth';
  const within = control.closest('[data-scrolls]');
  if (within) within.scrollTo({ top: within.scrollTop + fromMiddle(control, within), behavior });
  else control.scrollIntoView({ block: 'center', behavior });
  control.focus({ preventScroll: true });
}

/** The control's distance below the container's middle, in pixels. */
function fromMiddle(control: Element, within: Element): number {
  const [inner, outer] = [control.getBoundingClientRect(), within.getBoundingClientRect()];
  return inner.top + inner.height / 2 - outer.top - outer.height / 2;
}
