import { booksContract } from '../../shared/books/contract.ts';
import { reconciliationRepository } from '../ledger/reconciliation-repository.ts';
import { cardPayoutListRepository } from '../payments/card-payout-list-repository.ts';
import { apiPlatform } from '../platform/api-platform.ts';
import { openService } from '../platform/open-service.ts';
import { serve } from '../platform/serve.ts';
import { openTable } from '../platform/table.ts';
import { accountAccess } from '../profiles/account-access.ts';
import { accountRepository } from './account-repository.ts';
import { causeRepository } from './cause-repository.ts';
import { BooksConfig } from './config.ts';
import { booksHandlers } from './handlers.ts';

const service = openService('books', BooksConfig);
const { config, table } = service;

export const handler = serve(
  booksContract,
  booksHandlers({
    reconciliations: reconciliationRepository(table),
    accounts: accountRepository(openTable(config.LEDGER_TABLE_NAME)),
    causes: causeRepository(table),
    cardPayouts: cardPayoutListRepository(table),
  }),
  apiPlatform(service, accountAccess(table)),
);
