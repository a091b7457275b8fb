import type { ArtistId } from '../../shared/ids.ts';
import { keys } from '../platform/keys.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { Table } from '../platform/table.ts';
import { type Agreement, withParties } from './agreement.ts';
import { fallenDue } from './fallen-due.ts';
import { takeEffect } from './propose-version.ts';
import { splitRepository } from './split-repository.ts';

/** An agreement without somebody: the part stays and is paid to nobody, and nothing waits for their answer any more. */
function without(agreement: Agreement, artistId: ArtistId): Agreement {
  const { ownerId, ownerName } = agreement;
  const after = withParties(agreement, ({ artistId: of, ...party }) =>
    of === artistId ? { ...party, name: '', email: '', state: 'gone' } : { ...party, ...(of && { artistId: of }) },
  );
  const named = { ...after, ownerName: ownerId === artistId ? '' : ownerName };
  if (!named.proposed?.awaits.includes(artistId)) return named;
  const awaits = named.proposed.awaits.filter((id) => id !== artistId);
  return awaits.length > 0 ? { ...named, proposed: { ...named.proposed, awaits } } : takeEffect(named, named.proposed);
}

/** The names and addresses that agreements hold of an account. */
export const splitNamesRepository = (table: Table) => ({
  /** Agreements stay when an account ends, and do not name it any more (product 29.3). May be repeated. */
  async forget(artistId: ArtistId, at: Date): Promise<void> {
    const splits = splitRepository(table);
    let cursor: string | undefined;
    do {
      const { items, next } = await splits.tracksOf(artistId, cursor);
      for (const trackId of items) {
        await retryWhenChanged('split-changed', async () => {
          const before = await splits.find(trackId);
          if (!before) return;
          const change = { before, after: without(before, artistId) };
          const id = `${artistId}-${trackId}-${before.rev}`;
          await splits.save([change], fallenDue(table, [change], { id, at }));
        });
        await table.delete({ Key: keys.splitParty({ artistId, trackId }) });
      }
      cursor = next;
    } while (cursor);
  },
});
