/** Brings a control into view and puts the focus on it. */
export function reveal(id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  // What is folded away unfolds first.
  for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  control.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  control.focus({ preventScroll: true });
}
