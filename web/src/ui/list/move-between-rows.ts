import type { KeyboardEvent } from 'react';

/** Up and down go from the link of a row to that of the next one, Home and End to the first and the last. Enter is the link's own. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const from = links.indexOf(event.target as HTMLElement);
  if (from === -1 || event.altKey || event.ctrlKey || event.metaKey) return;
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowUp: links[from - 1],
    ArrowDown: links[from + 1],
    Home: links[0],
    End: links.at(-1),
  };
  const target = targets[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
