import type { ArtistId, ReleaseId } from '../../../shared/ids.ts';
import type { ReleaseCard } from '../../../shared/releases/card.ts';
import { artistTotals } from '../../accounts/artist-totals.ts';
import { whenRefused } from '../../platform/condition.ts';
import { counters } from '../../platform/counters.ts';
import { keys } from '../../platform/keys.ts';
import type { Item, Table } from '../../platform/table.ts';
import { readCard } from './card-item.ts';
import { movesBetween, tallyOfCard } from './tally-of-card.ts';
import { tallyOfLibrary } from './tally-of-library.ts';

/** A release's records come one after the other; only dead letters that are played again meet another writer. */
const TRIES = 4;

/** What a write meets: a card, or what is left of the card of a deleted release. */
type Stored = { rev: number; card: ReleaseCard | undefined };
/** What is written for a release, `item`: its card, or what is left of it. */
type Next = Stored & { artistId: ArtistId; releaseId: ReleaseId; item: Item };
/** How often it may be refused yet; and that the artist has no profile to be counted in. */
type Try = { left: number; hasNoProfile?: true };

const storedIn = (existing: Item): Stored => ({
  rev: Number(existing.rev),
  card: existing.status === undefined ? undefined : readCard(existing),
});

/**
 * Writes a card over what is stored if that is older. The condition names the revision that is expected there, and the same transaction
 * takes what that one was out of the totals and puts the new one in: so each total is the sum over the cards, whatever came late, again or
 * never. When another one is stored, the refused write answers it, and that is expected next: nothing is read.
 */
export const cardReplacement = (table: Table) => {
  const totals = counters(table, keys.releaseTotals);
  const ofArtist = artistTotals(table);

  /**
   * @returns whether it was newer
   * @throws Error when others wrote in between each time; the stream brings the record again
   */
  return async function replace(
    expected: Stored | undefined,
    next: Next,
    tried: Try = { left: TRIES },
  ): Promise<boolean> {
    const { artistId, releaseId, rev, card, item } = next;
    if (tried.left === 0) throw new Error(`The card of ${releaseId} was written by others ${TRIES} times`);
    if (expected && expected.rev >= rev) return false;
    const moves = movesBetween(tallyOfCard(expected?.card), tallyOfCard(card));
    const inLibrary = movesBetween(tallyOfLibrary(expected?.card), tallyOfLibrary(card));
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
