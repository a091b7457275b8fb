/** Puts the focus on the control of the field in which something was clicked that goes away with the click. */
export function focusControl({ currentTarget }: { currentTarget: Element }): void {
  const control = 'input, select, textarea, [aria-haspopup=dialog]';
  currentTarget.closest('[data-field]')?.querySelector<HTMLElement>(control)?.focus();
}
