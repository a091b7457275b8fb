import { Problem } from '../../../shared/contract/problem.ts';
import type { Basis, Cell, StatementSource } from '../../../shared/earnings/cell.ts';
import type { ArtistId } from '../../../shared/ids.ts';
import type { Recoupments } from '../../advances/recoupments.ts';
import type { ledgerRepository } from '../../ledger/ledger-repository.ts';
import type { MoneyTables } from '../../ledger/post.ts';
import type { AnyPosting } from '../../ledger/posting.ts';
import { whenRefused } from '../../platform/condition.ts';
import { retryWhenChanged } from '../../platform/retry-when-changed.ts';
import type { Write } from '../../platform/table.ts';
import type { SuspenseRepository } from '../suspense/suspense-repository.ts';

/** Makes the writes that update an artist's earnings, for the transaction that posts the cells. */
type EarningsWrites = (of: {
  artistId: ArtistId;
  statement: StatementSource;
  cells: readonly Cell[];
  bases: readonly Basis[];
  sign: 1 | -1;
  at: Date;
}) => Promise<Write[]>;

/** The dependencies for moving a statement's money. */
export type MoneyNeeds = {
  ledger: Pick<ReturnType<typeof ledgerRepository<MoneyTables>>, 'record'>;
  earningsWrites: EarningsWrites;
  suspense: SuspenseRepository;
  /** The recoupment from an artist's share, and its reversal. */
  recoupments: Pick<Recoupments, 'recoup' | 'reverse'>;
  now: () => Date;
};

/** The maximum number of attempts. A concurrent transaction usually comes from another batch of the same statement. */
const MAX_ATTEMPTS = 20;

/**
 * Records one transaction atomically: its entries, the wallet, and related writes. After a concurrent change, rebuilds
 * the transaction and retries.
 * @param make returns undefined if there is nothing left to move
 * @throws Problem `busy` if every attempt met a concurrent change
 */
export const recordMovement = (
  { ledger }: Pick<MoneyNeeds, 'ledger'>,
  make: () => Promise<{ posting: AnyPosting; writes: Write[] } | undefined>,
): Promise<boolean> =>
  retryWhenChanged(
    'busy',
    async () => {
      const moved = await make();
      if (!moved) return false;
      const { posting, writes } = moved;
      await whenRefused(ledger.record(posting, writes), ({ index, error }) => {
        if (index < writes.length) throw new Problem('busy', { reason: 'the data of the transaction has changed' });
        throw error;
      });
      return true;
    },
    MAX_ATTEMPTS,
  );
