import type { PostingView } from '../../shared/payments/payment-view.ts';
import type { Posting } from '../ledger/posting.ts';

/** A posting as JSON, with its exact amounts as strings. */
export const postingView = ({ key, what, at, entries }: Posting): PostingView => ({
  key,
  what,
  at: at.toISOString(),
  entries: entries.map(({ account, micros }) => ({ account, amountMicros: String(micros) })),
});
