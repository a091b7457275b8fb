import { randomUUID } from 'node:crypto';
import type { ArtistId, PayoutBatchId, PayoutId } from '../../shared/ids.ts';
import type { PayoutMethodDetails } from '../../shared/payouts/payout-method.ts';
import { anId, newId } from '../../shared/test/builders.ts';
import type { Payout } from '../payouts/payout.ts';
import { payoutBatchRepository } from '../payouts/payout-batch-repository.ts';
import { payoutRepository } from '../payouts/payout-repository.ts';
import { sealMethod } from '../payouts/sealed-method.ts';
import { aPayout, earn } from './earnings.ts';
import { laptop } from './laptop.ts';
import { methodKeys } from './payout-methods.ts';
import { table } from './people.ts';

const IBAN: PayoutMethodDetails = { kind: 'iban', holder: 'Mara Ellis', iban: 'GB29NWBK60161331926819' };

/** Makes an approved payout to a bank account, by default for an artist without an account. */
export async function approvedForBank(
  micros = 60_000_000n,
  { artistId = anId<ArtistId>(randomUUID()), ...about }: Partial<Pick<Payout, 'artistId' | 'tax' | 'approvedBy'>> = {},
): Promise<Payout> {
  await earn(artistId, micros);
  const sealed = await sealMethod(methodKeys, artistId, IBAN);
  const payout: Payout = {
    ...aPayout({ artistId, micros }),
    ...about,
    method: 'Bank account',
    methodKind: 'iban',
    sealed,
  };
  const tables = { ledger: laptop.outputs.LedgerTableName, wallets: laptop.outputs.WalletTableName };
  const payouts = payoutRepository(table, tables);
  await payouts.request(payout);
  const [processedAt, decision] = [new Date().toISOString(), newId('request')];
  return payouts.become(payout, { state: 'processing', processedAt, decision });
}

/** Makes a batch with one payout. */
export async function aBatch(): Promise<PayoutBatchId> {
  const { artistId, payoutId, micros } = await approvedForBank();
  const batch = {
    batchId: newId('payout-batch'),
    at: new Date().toISOString(),
    by: { id: 'olga', name: 'Olga' },
    count: 1,
    micros,
    members: [{ artistId, payoutId: payoutId as PayoutId }],
  };
  await payoutBatchRepository(table).make(batch, []);
  return batch.batchId;
}
