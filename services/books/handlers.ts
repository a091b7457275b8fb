import type { booksContract } from '../../shared/books/contract.ts';
import { Problem } from '../../shared/contract/problem.ts';
import { isAccount } from '../ledger/chart-of-accounts.ts';
import type { ReconciliationRepository } from '../ledger/reconciliation-repository.ts';
import { walkNames } from '../ledger/reconciliation-walks.ts';
import { cardPayoutView } from '../payments/card-payout.ts';
import type { CardPayoutListRepository } from '../payments/card-payout-list-repository.ts';
import type { Handlers } from '../platform/serve.ts';
import type { AccountRepository } from './account-repository.ts';
import { causeFromKey } from './cause-from-key.ts';
import type { CauseRepository } from './cause-repository.ts';
import { summarizeBooks } from './summarize-books.ts';

type Needs = {
  reconciliations: Pick<ReconciliationRepository, 'find'>;
  accounts: AccountRepository;
  causes: CauseRepository;
  cardPayouts: CardPayoutListRepository;
};

export const booksHandlers = ({
  reconciliations,
  accounts,
  causes,
  cardPayouts,
}: Needs): Handlers<typeof booksContract> => ({
  async 'GET /api/admin/books'() {
    const walks = walkNames.map(async (walk) => [walk, await reconciliations.find(walk)] as const);
    return summarizeBooks(new Map(await Promise.all(walks)));
  },

  async 'GET /api/admin/books/entries'({ query: { account, month, cursor } }) {
    if (!isAccount(account)) throw new Problem('account-not-found');
    const { items, ...rest } = await accounts.page(account, month, cursor);
    return {
      ...rest,
      items: items.map(({ hash, n, at, what, part, micros }) => ({
        id: `${hash}.${n}`,
        hash,
        at: at.toISOString(),
        what,
        amountMicros: String(micros),
        ...(part && { part }),
      })),
    };
  },

  async 'GET /api/admin/books/card-payouts'({ query }) {
    const page = await cardPayouts.page(query.cursor);
    return { ...page, items: page.items.map(cardPayoutView) };
  },

  async 'GET /api/admin/books/transactions/{hash}'({ params }) {
    const found = await accounts.transaction(params.hash);
    if (!found) throw new Problem('transaction-not-found');
    const { hash, key, what, at, lines } = found;
    const cause = causeFromKey(found);
    return {
      hash,
      key,
      what,
      at: at.toISOString(),
      entries: lines.map(({ account, part, micros }) => ({
        account,
        amountMicros: String(micros),
        ...(part && { part }),
      })),
      ...(cause && { cause, ...(await causes.reasonOf(cause, key)) }),
    };
  },
});
