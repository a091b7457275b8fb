import type { Cause } from '../../shared/books/books.ts';
import { ArtistId, PayoutId } from '../../shared/ids.ts';
import type { StoredTransaction } from '../ledger/stored-transaction.ts';

const ofStatement = { statement: false, suspense: false, reversal: true } as const;

/** What a transaction was caused by, as its key says; none where the key names nothing that has a page. */
export function causeOf({ key, lines }: Pick<StoredTransaction, 'key' | 'lines'>): Cause | undefined {
  const [kind = '', id = ''] = key.split(':');
  if (kind === 'payout') {
    const owner = lines.find(({ account }) => account.startsWith('artist:'))?.account.slice('artist:'.length);
    const [payoutId, artistId] = [PayoutId.safeParse(id).data, ArtistId.safeParse(owner).data];
    return payoutId && artistId && { kind, payoutId, artistId };
  }
  if (kind === 'statement' || kind === 'suspense' || kind === 'reversal')
    return { kind: 'statement', statementId: id, isReversal: ofStatement[kind] };
  return /^pi_\w+$/.test(id) ? { kind: 'payment', paymentId: id } : undefined;
}

/** What a payout became by this transaction: the last word of its key. */
export const stateIn = (key: string): string => key.split(':')[2] ?? '';
