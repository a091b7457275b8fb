import type { OfficeTakedown, OpenTakedown } from '../../shared/takedowns/takedown.ts';
import { confirmedCount, isOpen } from '../../shared/takedowns/takedown-scope.ts';

/** Ends a takedown if each of its stores has confirmed it, or has nothing left to take down. */
export function settleTakedown(
  takedown: OpenTakedown,
  hasEnded: (store: string) => boolean,
  at: string,
): OfficeTakedown {
  const known = takedown.state === 'sent' ? takedown.confirmed : {};
  const confirmed = {
    ...Object.fromEntries(takedown.stores.filter(hasEnded).map((store) => [store, { at }])),
    ...known,
  };
  if (takedown.stores.every((store) => Object.hasOwn(confirmed, store)))
    return { ...takedown, state: 'done', confirmed, doneAt: at };
  return takedown.state === 'sent' ? { ...takedown, confirmed } : takedown;
}

/**
 * Settles the open takedowns of a release after a store has ended. @returns those that changed, so that none stays open
 * for a store without the release
 */
export const settleTakedowns = (
  takedowns: readonly OfficeTakedown[],
  hasEnded: (store: string) => boolean,
  at: string,
): OfficeTakedown[] =>
  takedowns.filter(isOpen).flatMap((before) => {
    const after = settleTakedown(before, hasEnded, at);
    return after.state !== before.state || confirmedCount(after) !== confirmedCount(before) ? after : [];
  });
