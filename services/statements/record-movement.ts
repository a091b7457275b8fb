import { Problem } from '../../shared/contract/problem.ts';
import type { Basis, Cell, StatementSource } from '../../shared/earnings/cell.ts';
import type { ArtistId } from '../../shared/ids.ts';
import type { Recoupments } from '../advances/recoupments.ts';
import type { ledgerRepository } from '../ledger/ledger-repository.ts';
import type { MoneyTables } from '../ledger/post.ts';
import type { AnyPosting } from '../ledger/posting.ts';
import { whenRefused } from '../platform/condition.ts';
import { retryWhenChanged } from '../platform/retry-when-changed.ts';
import type { Write } from '../platform/table.ts';
import type { SuspenseRepository } from './suspense-repository.ts';

/** What an artist's cells change in their earnings, for the transaction that posts them. */
type EarningsWrites = (of: {
  artistId: ArtistId;
  statement: StatementSource;
  cells: readonly Cell[];
  bases: readonly Basis[];
  sign: 1 | -1;
  at: Date;
}) => Promise<Write[]>;

/** What makes a statement's money move. */
export type MoneyNeeds = {
  ledger: Pick<ReturnType<typeof ledgerRepository<MoneyTables>>, 'record'>;
  earningsWrites: EarningsWrites;
  suspense: SuspenseRepository;
  /** What advances take of an artist's share, and give back with it. */
  recoupments: Pick<Recoupments, 'taken' | 'givenBack'>;
  now: () => Date;
};

/** How often a transaction is made again that somebody else was before: other batches of the same statement, mostly. */
const TRIES = 20;

/**
 * One transaction: its entries, the wallet, and what comes with it, together or not at all. It is made again of what is stored by then when
 * somebody else has changed that.
 * @param make none when nothing is to be moved any more
 * @throws Problem `busy` when others were before each time
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
        if (index < writes.length) throw new Problem('busy', { reason: 'what it was made of has changed' });
        throw error;
      });
      return true;
    },
    TRIES,
  );
