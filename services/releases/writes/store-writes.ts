import type { ExportedRelease } from '../../../shared/releases/release.ts';
import type { Write } from '../../platform/table.ts';
import { appendEvent } from './append-event.ts';
import { type Owned, releaseUpdate } from './release-write.ts';

const isExported = {
  condition: '#status = :exported',
  names: { '#status': 'status' },
  values: { ':exported': 'exported' },
} as const;

/** Records that an exported release is live in a store for the first time. Fails if that is already recorded. */
export const firstLiveWrite = (
  tableName: string,
  owned: Owned,
  { store, at }: { store: string; at: string },
): Write => ({
  // The artist has not changed anything, so the release does not move up in the library.
  Update: releaseUpdate(
    tableName,
    owned,
    null,
    isExported,
    { set: ['liveAt = :liveAt'], condition: 'attribute_not_exists(liveAt)', values: { ':liveAt': at } },
    appendEvent({ kind: 'live', at, by: 'platform', store }),
  ),
});

/** Withdraws an exported release that was taken down in its last store, if it is unchanged since it was read. */
export const takenDownWrite = (tableName: string, { artistId, id, rev }: ExportedRelease, at: string): Write => ({
  Update: releaseUpdate(
    tableName,
    { artistId, releaseId: id },
    new Date(at),
    isExported,
    {
      set: ['#status = :withdrawn', 'withdrawnAt = :now'],
      condition: 'rev = :rev',
      values: { ':withdrawn': 'withdrawn', ':rev': rev },
    },
    appendEvent({ kind: 'withdrawn', at, by: 'office' }),
  ),
});
