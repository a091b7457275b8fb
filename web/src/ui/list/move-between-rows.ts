import type { KeyboardEvent } from 'react';

/** Moves the focus between the rows' links with the arrow keys, Home and End. The browser itself handles Enter. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const from = event.target instanceof HTMLElement ? links.indexOf(event.target) : -1;
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
