type Entry = { key: string; pathname: string };

let current: Entry | undefined;
/** The history entry from which a link led to the current one. */
let cameBy: Entry | undefined;
/** The last page that was opened from each entry, by the entry's key. */
const ledTo = new Map<string, string>();

/** Records how the user moves through the tab's history. Call it on arrival at every entry. */
export function arriveAt({ key, pathname }: Entry, by: 'PUSH' | 'POP' | 'REPLACE'): void {
  if (current?.key === key) return;
  if (by === 'PUSH' && current) {
    ledTo.set(current.key, pathname);
    cameBy = current;
  } else if (by === 'POP') cameBy = undefined;
  current = { key, pathname };
}

/** Whether the previous entry in the history is this page. */
export const cameFrom = (pathname: string): boolean => cameBy?.pathname === pathname;

/** The page that was last opened from an entry of the history. */
export const openedFrom = (key: string): string | undefined => ledTo.get(key);
