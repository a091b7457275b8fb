import type { KeyboardEvent } from 'react';

const CONTROLS = 'button:not(:disabled), input, select';

const isText = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'text';

const controlsIn = (element: Element | undefined): HTMLElement[] =>
  [...(element?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter((control) => control.offsetParent !== null);

/** Whether an arrow key should move the cursor within a text field, because the cursor is not yet at the end. */
const isWithinText = (control: Element, step: 1 | -1): boolean =>
  isText(control) &&
  (control.selectionStart !== control.selectionEnd ||
    control.selectionStart !== (step < 0 ? 0 : control.value.length)) &&
  !(control.selectionStart === 0 && control.selectionEnd === control.value.length);

/**
 * Moves between the cells of a table of controls with the arrow keys: up and down within the column, left and right to
 * the next control.
 */
export function moveBetweenCells(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || target.ariaPressed === 'true') return;
  const next = nextOf(target, key);
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (isText(next)) next.select();
}

function nextOf(target: HTMLElement, key: string): HTMLElement | undefined {
  const row = target.closest('tr');
  const cell = target.closest('td');
  if (!row || !cell) return undefined;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const step = key === 'ArrowLeft' ? -1 : 1;
    const controls = controlsIn(row);
    return isWithinText(target, step) ? undefined : controls[controls.indexOf(target) + step];
  }
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const beside = key === 'ArrowUp' ? row.previousElementSibling : row.nextElementSibling;
  const same = beside?.children[cell.cellIndex];
  const place = controlsIn(cell).indexOf(target);
  const controls = controlsIn(same);
  return controls[place] ?? controls[0];
}
