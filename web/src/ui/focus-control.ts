/** Focuses a field's control after a click on an element in the field that disappears on click. */
export function focusControl({ currentTarget }: { currentTarget: Element }): void {
  const control = 'input, select, textarea, [aria-haspopup=dialog]';
  currentTarget.closest('[data-field]')?.querySelector<HTMLElement>(control)?.focus();
}
