type Entry = { key: string; pathname: string };

let current: Entry | undefined;
/** The history entry whose link led to the current one. */
let cameBy: Entry | undefined;
/** Where the last link followed from an entry led, by the entry's key. */
const ledTo = new Map<string, string>();

/** Records the tab's way through the history. Call it for every entry that is arrived at. */
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

/** The page last opened from an entry of the history. */
export const openedFrom = (key: string): string | undefined => ledTo.get(key);
