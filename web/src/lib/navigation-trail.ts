type Entry = { key: string; pathname: string };

let current: Entry | undefined;
/** The history entry from which a link led to the current one. */
let previousEntry: Entry | undefined;
/** The last page that was opened from each entry, by the entry's key. */
const openedByEntry = new Map<string, string>();

/** Records how the user moves through the tab's history. Call it on arrival at every entry. */
export function recordArrival({ key, pathname }: Entry, by: 'PUSH' | 'POP' | 'REPLACE'): void {
  if (current?.key === key) return;
  if (by === 'PUSH' && current) {
    openedByEntry.set(current.key, pathname);
    previousEntry = current;
  } else if (by === 'POP') previousEntry = undefined;
  current = { key, pathname };
}

/** Whether the previous entry in the history is this page. */
export const cameFrom = (pathname: string): boolean => previousEntry?.pathname === pathname;

/** The page that was last opened from an entry of the history. */
export const lastOpenedFrom = (key: string): string | undefined => openedByEntry.get(key);
