/** Brings a control into view and puts the focus on it. */
export function reveal(id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  control.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
  control.focus({ preventScroll: true });
}
