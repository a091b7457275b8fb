import { isRecord } from '../../../../../shared/is-record.ts';
import type { ReleaseMessage } from '../../../../../shared/live/message.ts';

/**
 * How long to collect messages, because they come in bursts, and the library's index is updated a moment after a
 * release.
 */
const GATHER_MS = 300;
const PAUSE_MS = 2000;

/** The page's copy of the library, and how to refetch it. */
export type CachedLibrary = {
  /** The newest `rev` of a release in the page's data; 0 if it is not there. */
  revOf: (releaseId: string) => number;
  /** Refetches the library and these releases, or everything; resolves when done. */
  refetch: (releaseIds: readonly string[] | 'all') => Promise<unknown>;
  /** Removes a deleted release from the page. */
  remove: (releaseId: string) => void;
};

export type Clock = {
  now: () => number;
  /** Runs work after a delay. @returns a function that cancels it */
  later: (work: () => void, ms: number) => () => void;
};

/** Repeats a schema from shared/, because importing zod would add more code than all of the live updates. */
function isReleaseMessage(value: unknown): value is ReleaseMessage {
  if (!isRecord(value)) return false;
  return typeof value.kind === 'string' && typeof value.releaseId === 'string' && typeof value.rev === 'number';
}

/**
 * Requests updates only for messages newer than the page's data. Combines many messages into one request, with at most
 * one request every two seconds.
 */
export function libraryUpdates(library: CachedLibrary, { now, later }: Clock) {
  /** Releases for which the page still lacks an update, and how many times each was requested. */
  const wanted = new Map<string, { rev: number; asked: number }>();
  let hasGap = false;
  let isStale = false;
  let notBefore = 0;
  /** Set while waiting or fetching, so that there is only one request at a time. */
  let cancel: (() => void) | undefined;
  let isOver = false;

  const ask = () => {
    isStale = true;
    if (!isOver) cancel ??= later(() => void refetch(), Math.max(GATHER_MS, notBefore - now()));
  };

  async function refetch(): Promise<void> {
    notBefore = now() + PAUSE_MS;
    const asking = [...wanted];
    const ids = hasGap ? 'all' : asking.map(([releaseId]) => releaseId);
    hasGap = isStale = false;
    await library.refetch(ids).catch(() => {}); // the query shows its failure
    for (const [releaseId, one] of asking) {
      one.asked += 1;
      // Requests each update at most twice. The second time allows for a delayed index.
      const isDone = library.revOf(releaseId) >= one.rev || one.asked > 1;
      if (isDone && wanted.get(releaseId) === one) wanted.delete(releaseId);
    }
    cancel = undefined;
    if (isStale || wanted.size > 0) ask();
  }

  return {
    /** Handles a message on the artist's channel, if it is about a release. */
    onMessage(message: unknown): void {
      if (!isReleaseMessage(message)) return;
      const { kind, releaseId, rev } = message;
      const known = library.revOf(releaseId);
      if (kind === 'release-removed' && known > 0) {
        wanted.delete(releaseId);
        library.remove(releaseId);
        ask();
      } else if (kind === 'release-changed' && rev > known) {
        wanted.set(releaseId, { rev, asked: 0 });
        ask();
      }
    },
    /** Messages were lost, so anything may have changed. */
    onReconnect(): void {
      hasGap = true;
      ask();
    },
    stop(): void {
      isOver = true;
      cancel?.();
    },
  };
}
