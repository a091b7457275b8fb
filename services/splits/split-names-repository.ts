import type { ArtistId } from '../../shared/ids.ts';
import { keys } from '../platform/keys.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { Table } from '../platform/table.ts';
import { type Agreement, mapParties } from './agreement.ts';
import { putIntoEffect } from './propose-version.ts';
import { returnedPartEvents } from './returned-part-events.ts';
import { splitRepository } from './split-repository.ts';

/**
 * Removes a person from the agreement: their part remains but is paid to nobody, and their answer is no longer awaited.
 */
function withoutParty(agreement: Agreement, artistId: ArtistId): Agreement {
  const { ownerId, ownerName } = agreement;
  const after = mapParties(agreement, ({ artistId: of, ...party }) =>
    of === artistId ? { ...party, name: '', email: '', state: 'gone' } : { ...party, ...(of && { artistId: of }) },
  );
  const named = { ...after, ownerName: ownerId === artistId ? '' : ownerName };
  if (!named.proposed?.awaits.includes(artistId)) return named;
  const awaits = named.proposed.awaits.filter((id) => id !== artistId);
  return awaits.length > 0
    ? { ...named, proposed: { ...named.proposed, awaits } }
    : putIntoEffect(named, named.proposed);
}

/** Names and email addresses of an account in agreements. */
export const splitNamesRepository = (table: Table) => ({
  /**
   * Removes the names and email addresses when an account is erased; the agreements are kept (product 29.3). May be
   * repeated.
   */
  async forget(artistId: ArtistId, at: Date): Promise<void> {
    const splits = splitRepository(table);
    let cursor: string | undefined;
    do {
      const { items, next } = await splits.tracksOf(artistId, cursor);
      for (const trackId of items) {
        await retryWhenChanged('split-changed', async () => {
          const before = await splits.find(trackId);
          if (!before) return;
          const change = { before, after: withoutParty(before, artistId) };
          const id = `${artistId}-${trackId}-${before.rev}`;
          await splits.save([change], returnedPartEvents(table, [change], { id, at }));
        });
        await table.delete({ Key: keys.splitParty({ artistId, trackId }) });
      }
      cursor = next;
    } while (cursor);
  },
});
