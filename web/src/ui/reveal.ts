/** Brings a control into view and puts the focus on it. What stands in a part of the page that scrolls alone (`data-scrolls`) leaves the page where it is. */
export function reveal(id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  // What is folded away unfolds first.
  for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = calm ? 'auto' : 'smooth';
  const within = control.closest('[data-scrolls]');
  if (within) within.scrollTo({ top: within.scrollTop + fromMiddle(control, within), behavior });
  else control.scrollIntoView({ block: 'center', behavior });
  control.focus({ preventScroll: true });
}

/** How far below the middle of that it stands, in pixels. */
function fromMiddle(control: Element, within: Element): number {
  const [inner, outer] = [control.getBoundingClientRect(), within.getBoundingClientRect()];
  return inner.top + inner.height / 2 - outer.top - outer.height / 2;
}
