import type { ArtistId } from '../../shared/ids.ts';
import { walletKeys } from '../platform/keys.ts';
import type { Write } from '../platform/table.ts';
import type { AdvanceAccount, ArtistAccount } from './chart-of-accounts.ts';
import { monthOf } from './entry-key.ts';
import { type AnyPosting, allEntries, type WalletPart } from './posting.ts';
import { type WalletChange, walletChanges } from './wallet-change.ts';

export const artistOf = (account: ArtistAccount | AdvanceAccount): ArtistId =>
  account.slice(account.indexOf(':') + 1) as ArtistId;

/** Returns a posting's writes to wallets, one for each artist. */
export const walletWrites = (tableName: string, posting: AnyPosting): Write[] =>
  [...walletChanges(allEntries(posting))].map(([account, change]) => walletWrite(tableName, account, change, posting));

/**
 * Makes a write that only adds, so that no wallet has to be read first. `ver` counts transactions; `months` lists the
 * months with entries. No part may fall below zero, except `available` in a clawback, and no more than the outstanding
 * amount may be recouped.
 */
function walletWrite(
  TableName: string,
  account: ArtistAccount,
  { parts, earned, paidOut, advanced }: WalletChange,
  { at, clawback }: Pick<AnyPosting, 'at' | 'clawback'>,
): Write {
  const changed = new Map<WalletPart | 'advanced', bigint>(parts);
  if (advanced !== undefined) changed.set('advanced', advanced);
  const conditions = [...changed].flatMap(([part, change]) =>
    change < 0n && !(clawback && part === 'available') ? [`${part} >= :least_${part}`] : [],
  );
  const least = [...changed].flatMap(([part, change]) =>
    conditions.includes(`${part} >= :least_${part}`) ? [[`:least_${part}`, -change] as const] : [],
  );
  const sets = [
    'v = :v',
    ...(clawback ? ['clawedBackAt = :at'] : []),
    ...(advanced === undefined ? [] : ['hadAdvance = :true']),
  ];
  const adds = [
    'ver :one',
    'earned :earned',
    'paidOut :paidOut',
    'months :month',
    ...[...changed].map(([part]) => `${part} :${part}`),
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
        ...(advanced !== undefined && { ':true': true }),
        ...Object.fromEntries([...changed].map(([part, change]) => [`:${part}`, change])),
        ...Object.fromEntries(least),
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
}
