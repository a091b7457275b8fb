import type { ArtistId } from '../../shared/ids.ts';
import { walletKeys } from '../platform/keys.ts';
import type { Write } from '../platform/table.ts';
import type { ArtistAccount } from './chart-of-accounts.ts';
import { monthOf } from './entry-key.ts';
import type { AnyPosting } from './posting.ts';
import { type WalletChange, walletChanges } from './wallet-change.ts';

export const artistOf = (account: ArtistAccount): ArtistId => account.slice('artist:'.length) as ArtistId;

/** What a posting writes to the wallets of the artists that it names, one write each. */
export const walletWrites = (tableName: string, posting: AnyPosting): Write[] =>
  [...walletChanges(posting.entries)].map(([account, change]) => walletWrite(tableName, account, change, posting));

/**
 * Adds, and never sets: nobody has to read a wallet before. `ver` counts its transactions, `months` names those that have entries. No part
 * falls below zero, but for what can be asked for, by a clawback.
 */
function walletWrite(
  TableName: string,
  account: ArtistAccount,
  { parts, earned, paidOut }: WalletChange,
  { at, clawback }: Pick<AnyPosting, 'at' | 'clawback'>,
): Write {
  const changed = [...parts];
  const conditions = changed.flatMap(([part, change]) =>
    change < 0n && !(clawback && part === 'available') ? [`${part} >= :least_${part}`] : [],
  );
  const least = changed.flatMap(([part, change]) =>
    conditions.includes(`${part} >= :least_${part}`) ? [[`:least_${part}`, -change] as const] : [],
  );
  const sets = ['v = :v', ...(clawback ? ['clawedBackAt = :at'] : [])];
  const adds = [
    'ver :one',
    'earned :earned',
    'paidOut :paidOut',
    'months :month',
    ...changed.map(([part]) => `${part} :${part}`),
  ];
  return {
    Update: {
      TableName,
      Key: walletKeys.wallet({ artistId: artistOf(account) }),
      UpdateExpression: `SET ${sets.join(', ')} ADD ${adds.join(', ')}`,
      ...(conditions.length > 0 && { ConditionExpression: conditions.join(' AND ') }),
      ExpressionAttributeValues: {
        ':v': 1,
        ':one': 1,
        ':earned': earned,
        ':paidOut': paidOut,
        ':month': new Set([monthOf(at)]),
        ...(clawback && { ':at': at.toISOString() }),
        ...Object.fromEntries(changed.map(([part, change]) => [`:${part}`, change])),
        ...Object.fromEntries(least),
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
}
