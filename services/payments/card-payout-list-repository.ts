import type { Page } from '../../shared/contract/page.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { CardPayout } from './card-payout.ts';

const PAGE = 50;

/** The card provider's payouts to our bank, as a list for the office. */
export const cardPayoutListRepository = (table: Pick<Table, 'prefixPage'>) => ({
  /** A page of payouts, newest first. */
  async page(cursor: string | undefined): Promise<Page<CardPayout>> {
    const { PK } = keys.cardPayout({ createdAt: '', cardPayoutId: '' });
    const page = await table.prefixPage(PK, {
      prefix: 'PAYOUT#',
      limit: PAGE,
      cursor,
      lastFirst: true,
      consistent: true,
    });
    return { ...page, items: page.items.map((item) => CardPayout.parse(item)) };
  },
});

export type CardPayoutListRepository = ReturnType<typeof cardPayoutListRepository>;
