import { randomUUID } from 'node:crypto';
import type { ArtistId, PayoutId } from '../../shared/ids.ts';
import { newId } from '../../shared/test/builders.ts';
import { ledgerRepository } from '../ledger/ledger-repository.ts';
import type { MoneyTables } from '../ledger/post.ts';
import type { Payout } from '../payouts/payout.ts';
import { payoutListRepository } from '../payouts/payout-list-repository.ts';
import { payoutRepository } from '../payouts/payout-repository.ts';
import { sealMethod } from '../payouts/sealed-method.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { laptop } from './laptop.ts';
import { methodKeys, PAYPAL } from './payout-methods.ts';
import { table as laptopTable } from './people.ts';

const laptopTables: MoneyTables = { ledger: laptop.outputs.LedgerTableName, wallets: laptop.outputs.WalletTableName };

/** Credits an artist with this many micro-dollars, from a store's posted statement. */
export async function earn(
  artistId: ArtistId,
  micros: bigint,
  { table, tables }: { table: Pick<Table, 'transact'>; tables: MoneyTables } = {
    table: laptopTable,
    tables: laptopTables,
  },
): Promise<void> {
  const ledger = ledgerRepository(table, tables);
  const [at, id] = [new Date(), randomUUID()];
  await ledger.record({
    key: `statement:${id}`,
    what: 'royalties',
    entries: [
      { account: 'receivable:blue', micros },
      { account: `artist:${artistId}`, part: 'available', micros: -micros },
    ],
    at,
  });
  await ledger.record({
    key: `bank:${id}`,
    what: 'paid by a store',
    entries: [
      { account: 'cash', micros },
      { account: 'receivable:blue', micros: -micros },
    ],
    at,
  });
}

/** Requests a payout, bypassing the rule that only one may be open, because a test may need several. */
export async function askedPayout(
  artistId: ArtistId,
  micros = 60_000_000n,
  about: Partial<Pick<Payout, 'tax' | 'artistName'>> = {},
): Promise<PayoutId> {
  await earn(artistId, micros);
  await laptopTable.delete({ Key: keys.openPayout({ artistId }) });
  const sealed = await sealMethod(methodKeys, artistId, PAYPAL);
  const payout = { ...aPayout({ artistId, micros }), ...about, methodKind: PAYPAL.kind, sealed };
  await payoutRepository(laptopTable, laptopTables).request(payout);
  return payout.payoutId;
}

/** Requests a payout for an artist whose name may be on a sanctions list. */
export async function heldPayout(artistId: ArtistId): Promise<PayoutId> {
  const payoutId = await askedPayout(artistId);
  const payouts = payoutRepository(laptopTable, laptopTables);
  const payout = await payouts.find({ artistId, payoutId });
  const listed = [{ name: 'Nobody At All', list: 'Test', reference: '1', match: 'same' as const }];
  if (payout) await payouts.hold(payout, { at: new Date().toISOString(), listed });
  return payoutId;
}

/** Rejects the open request, so that the artist can make another one. */
export async function endOpenPayouts(artistId: ArtistId): Promise<void> {
  const { items } = await payoutListRepository(laptopTable).pageOfArtist(artistId, undefined);
  for (const payout of items.filter(({ state }) => state === 'requested')) {
    const processedAt = new Date().toISOString();
    await payoutRepository(laptopTable, laptopTables).become(payout, {
      state: 'rejected',
      processedAt,
      decision: payout.payoutId,
    });
  }
}

/** Makes a payout request like the one that the route creates. */
export const aPayout = (of: Pick<Payout, 'artistId' | 'micros'>): Payout => ({
  payoutId: newId('payout'),
  artistName: 'Mara',
  fullName: 'Mara Ellis',
  method: 'Bank transfer',
  state: 'requested',
  requestedAt: new Date().toISOString(),
  ...of,
});
