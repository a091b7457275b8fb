import type { ArtistId, ReleaseId } from '../../../shared/ids.ts';
import type { ReleaseCard } from '../../../shared/releases/card.ts';
import { whenRefused } from '../../platform/condition.ts';
import { counters } from '../../platform/counters.ts';
import { keys } from '../../platform/keys.ts';
import type { Item, Table } from '../../platform/table.ts';
import { artistTotals } from '../../profiles/artist-totals.ts';
import { readCard } from './card-item.ts';
import { cardTally, tallyDifference } from './card-tally.ts';
import { libraryTally } from './library-tally.ts';

/**
 * A few attempts are enough: the stream records of a release arrive in order, so the only competing writer is a
 * replayed dead letter.
 */
const MAX_ATTEMPTS = 4;

/** The item that a write finds stored: a card, or the tombstone of a deleted release's card. */
type Stored = { rev: number; card: ReleaseCard | undefined };
/** The item to write for a release, with its contents: a card or a tombstone. */
type Next = Stored & { artistId: ArtistId; releaseId: ReleaseId; item: Item };
/** The remaining attempts, and whether to skip the artist's totals because there is no profile. */
type Attempt = { left: number; hasNoProfile?: true };

const storedIn = (existing: Item): Stored => ({
  rev: Number(existing.rev),
  card: existing.status === undefined ? undefined : readCard(existing),
});

/**
 * Replaces a card with a newer one. The condition names the expected revision, and the same transaction subtracts the
 * old card from the totals and adds the new one. So each total is the sum over the cards, even if records arrive late,
 * twice or never. A failed write returns the stored card, so the next attempt need not read it.
 */
export const cardReplacement = (table: Table) => {
  const totals = counters(table, keys.releaseTotals);
  const ofArtist = artistTotals(table);

  /**
   * @returns whether the card was newer
   * @throws Error if every attempt lost to another writer; the stream then delivers the record again
   */
  return async function replace(
    expected: Stored | undefined,
    next: Next,
    tried: Attempt = { left: MAX_ATTEMPTS },
  ): Promise<boolean> {
    const { artistId, releaseId, rev, card, item } = next;
    if (tried.left === 0) throw new Error(`The card of ${releaseId} was written by others ${MAX_ATTEMPTS} times`);
    if (expected && expected.rev >= rev) return false;
    const moves = tallyDifference(cardTally(expected?.card), cardTally(card));
    const inLibrary = tallyDifference(libraryTally(expected?.card), libraryTally(card));
    const left = tried.left - 1;
    const isArtistMoved = !tried.hasNoProfile && Object.keys(inLibrary).length > 0;
    const write = table.transact([
      {
        Put: {
          TableName: table.name,
          Item: item,
          ConditionExpression: expected ? 'rev = :expected' : 'attribute_not_exists(PK)',
          ...(expected && { ExpressionAttributeValues: { ':expected': expected.rev } }),
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
      ...(Object.keys(moves).length > 0 ? [totals.add(releaseId, moves)] : []),
      ...(isArtistMoved ? [ofArtist.add(artistId, inLibrary)] : []),
    ]);
    const refused = await whenRefused(
      write.then(() => undefined),
      (refusal) => refusal,
    );
    if (!refused) return true;
    if (refused.index > 0) return replace(expected, next, { left, hasNoProfile: true });
    return replace(refused.existing && storedIn(refused.existing), next, { ...tried, left });
  };
};
