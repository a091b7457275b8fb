/** Focuses the control of a field after a click on something in it that disappears with the click. */
export function focusControl({ currentTarget }: { currentTarget: Element }): void {
  const control = 'input, select, textarea, [aria-haspopup=dialog]';
  currentTarget.closest('[data-field]')?.querySelector<HTMLElement>(control)?.focus();
}
