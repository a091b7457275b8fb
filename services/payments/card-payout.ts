import * as z from 'zod';
import type { CardPayoutView } from '../../shared/books/card-payout.ts';
import { Day } from '../../shared/day.ts';
import { IsoTime } from '../../shared/ids.ts';
import { microsOfCents } from '../../shared/money.ts';
import { type Posting, postingHash } from '../ledger/posting.ts';
import { Facts } from './provider-facts.ts';

/**
 * The facts that the provider has reported about one of its payouts to our bank. As with payments, facts are only
 * added, so the result is the same in whatever order they arrive (design 3.12). `fees` are stored under the ids of the
 * provider's balance transactions.
 */
export const CardPayout = z.object({
  cardPayoutId: z.string(),
  cents: z.number().int(),
  createdAt: IsoTime,
  arrivesOn: Day,
  paidAt: IsoTime.optional(),
  failed: z.object({ at: IsoTime, code: z.string().optional() }).optional(),
  fees: Facts.shape.fees,
});
export type CardPayout = z.infer<typeof CardPayout>;

/** Merges two reports. Known facts stay unchanged. */
export const mergeCardPayouts = (known: CardPayout | undefined, reported: CardPayout): CardPayout => ({
  ...reported,
  ...known,
  fees: { ...reported.fees, ...known?.fees },
});

type Move = { key: string; what: string; to: 'cash' | 'card-clearing' | 'card-fees'; cents: number; at: string };

/**
 * The postings for a payout, each under the natural key of its fact: money moves from the provider's balance to the
 * bank, and back if the bank rejected the payout. A failure alone posts both, because the provider may report it before
 * the payout, or on its own.
 */
export function cardPayoutPostings({ cardPayoutId, cents, paidAt, failed, fees }: CardPayout): Posting[] {
  const move = ({ key, what, to, cents: moved, at }: Move): Posting => {
    const from = to === 'card-clearing' ? 'cash' : 'card-clearing';
    const entries = [
      { account: to, micros: microsOfCents(moved) },
      { account: from, micros: -microsOfCents(moved) },
    ] as const;
    return { key, what, entries, at: new Date(at), result: { cardPayoutId } };
  };
  const sentAt = paidAt ?? failed?.at;
  if (sentAt === undefined || cents === 0) return [];
  return [
    move({ key: paidKey(cardPayoutId), what: 'card payments paid out', to: 'cash', cents, at: sentAt }),
    ...(failed
      ? [
          move({
            ...{ key: failedKey(cardPayoutId), what: 'failed payout of card payments' },
            ...{ to: 'card-clearing', cents, at: failed.at },
          }),
        ]
      : []),
    ...Object.entries(fees).map(([id, fee]) =>
      move({ key: `card-payout-fee:${id}`, what: 'fee of a payout', to: 'card-fees', cents: fee.cents, at: fee.at }),
    ),
  ];
}

const paidKey = (cardPayoutId: string) => `card-payout:${cardPayoutId}`;
const failedKey = (cardPayoutId: string) => `card-payout-failed:${cardPayoutId}`;

export const cardPayoutView = ({ cents, paidAt: _, failed, fees, ...payout }: CardPayout): CardPayoutView => ({
  ...payout,
  amountMicros: String(microsOfCents(cents)),
  feeMicros: String(microsOfCents(Object.values(fees).reduce((sum, fee) => sum + fee.cents, 0))),
  state: failed ? 'failed' : 'paid',
  ...(failed?.code && { failureCode: failed.code }),
  hash: postingHash({ key: failed ? failedKey(payout.cardPayoutId) : paidKey(payout.cardPayoutId) }),
});
