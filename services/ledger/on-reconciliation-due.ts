import type { Context, ScheduledEvent } from 'aws-lambda';
import { openService } from '../platform/open-service.ts';
import { booksRepository } from './books-repository.ts';
import { ReconciliationConfig } from './config.ts';
import { reconcile } from './reconcile.ts';
import { reconciliationRepository } from './reconciliation-repository.ts';
import { walks } from './reconciliation-walks.ts';

const { config, table, now, log } = openService('ledger', ReconciliationConfig);
const books = booksRepository({ ledger: config.LEDGER_TABLE_NAME, wallets: config.WALLET_TABLE_NAME });

/** The maximum time for one piece, including saving the progress. */
const PIECE_MS = 30_000;

/** Runs every quarter of an hour: continues the check of the books, or starts the walks that are due. */
export const handler = (_: ScheduledEvent, context: Context): Promise<void> =>
  reconcile({
    reconciliations: reconciliationRepository(table),
    piece: (walk, from) => walks[walk]({ books, table, now: now() }, from),
    found: ({ invariant, where }) => log.alarm(invariant, 'the books violate an invariant', { key: where }),
    now,
    isTime: () => context.getRemainingTimeInMillis() > PIECE_MS,
  });
