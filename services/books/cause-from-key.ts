import type { Cause } from '../../shared/books/books.ts';
import { AdvanceId, ArtistId, PayoutId, ReceiptId } from '../../shared/ids.ts';
import type { StoredTransaction } from '../ledger/stored-transaction.ts';

const statementCause = { statement: false, suspense: false, reversal: true } as const;

/** Reads the cause of a transaction from its key; undefined if the cause has no page. */
export function causeFromKey({
  key,
  lines,
  result,
}: Pick<StoredTransaction, 'key' | 'lines' | 'result'>): Cause | undefined {
  const [kind = '', id = ''] = key.split(':');
  if (kind === 'payout') {
    const owner = lines.find(({ account }) => account.startsWith('artist:'))?.account.slice('artist:'.length);
    const [payoutId, artistId] = [PayoutId.safeParse(id).data, ArtistId.safeParse(owner).data];
    return payoutId && artistId && { kind, payoutId, artistId };
  }
  if (kind === 'statement' || kind === 'suspense' || kind === 'reversal')
    return { kind: 'statement', statementId: id, isReversal: statementCause[kind] };
  if (kind === 'advance') {
    const advanceId = AdvanceId.safeParse(id).data;
    return advanceId && { kind, advanceId };
  }
  if (kind === 'receipt' || kind === 'receipt-reversal') {
    const payer = lines.find(({ account }) => account.startsWith('receivable:'))?.account.slice('receivable:'.length);
    const receiptId = ReceiptId.safeParse(id).data;
    return payer !== undefined && receiptId
      ? { kind: 'receipt', payer, receiptId, isReversal: kind === 'receipt-reversal' }
      : undefined;
  }
  if (kind === 'card-payout' || kind === 'card-payout-failed' || kind === 'card-payout-fee')
    return { kind: 'card-payout', cardPayoutId: String(result?.cardPayoutId ?? id) };
  // The keys of refunds, disputes and fees do not name the payment, but their result does.
  const paymentId = [id, result?.paymentId].find((one) => /^pi_\w+$/.test(String(one)));
  return paymentId === undefined ? undefined : { kind: 'payment', paymentId: String(paymentId) };
}

/** The state of a payout after this transaction, which is the last word of the transaction's key. */
export const stateFromKey = (key: string): string => key.split(':')[2] ?? '';
