import type { Context, ScheduledEvent } from 'aws-lambda';
import { openService } from '../platform/open-service.ts';
import { booksRepository } from './books-repository.ts';
import { ReconciliationConfig } from './config.ts';
import { reconcile } from './reconcile.ts';
import { reconciliationRepository } from './reconciliation-repository.ts';
import { walks } from './walks.ts';

const { config, table, now, log } = openService('ledger', ReconciliationConfig);
const books = booksRepository({ ledger: config.LEDGER_TABLE_NAME, wallets: config.WALLET_TABLE_NAME });

/** What one piece takes at most, and its record. */
const PIECE_MS = 30_000;

/** Every hour the check of the books goes on, or begins again when it was finished a day ago. */
export const handler = (_: ScheduledEvent, context: Context): Promise<void> =>
  reconcile({
    reconciliations: reconciliationRepository(table),
    piece: (walk, from) => walks[walk]({ books, table }, from),
    found: ({ invariant, where }) => log.alarm(invariant, 'the books are not as they must be', { key: where }),
    now,
    isTime: () => context.getRemainingTimeInMillis() > PIECE_MS,
  });
