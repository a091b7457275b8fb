type Entry = { key: string; pathname: string };

let current: Entry | undefined;
/** The entry from which a link of this page led to the current one. */
let cameBy: Entry | undefined;
/** Where the last link that was followed from an entry led to, by the entry's key. */
const ledTo = new Map<string, string>();

/** Remembers the tab's way through the history: called with each entry that is arrived at. */
export function arriveAt({ key, pathname }: Entry, by: 'PUSH' | 'POP' | 'REPLACE'): void {
  if (current?.key === key) return;
  if (by === 'PUSH' && current) {
    ledTo.set(current.key, pathname);
    cameBy = current;
  } else if (by === 'POP') cameBy = undefined;
  current = { key, pathname };
}

/** Whether the entry before this one in the history is that page. */
export const cameFrom = (pathname: string): boolean => cameBy?.pathname === pathname;

/** The page that was opened last from an entry of the history. */
export const openedFrom = (key: string): string | undefined => ledTo.get(key);
