import { randomUUID } from 'node:crypto';
import { developerEnvironment, type LaptopFile } from '../infra/laptop-file.ts';
import { demoAdmin, demoArtist } from '../infra/seed/demo-accounts.ts';
import { type LaptopApi, laptopSession } from '../infra/seed/session.ts';
import { booksRepository } from '../services/ledger/books-repository.ts';
import { checkBooks } from '../services/ledger/check-books.ts';
import { ledgerRepository } from '../services/ledger/ledger-repository.ts';
import type { Wallet } from '../services/ledger/wallet.ts';
import { keys, walletKeys } from '../services/platform/keys.ts';
import { openTable } from '../services/platform/table.ts';
import { claimsOf } from '../services/releases/codes/code-claim.ts';
import { codeRepository } from '../services/releases/codes/code-repository.ts';
import type { ArtistId, PayoutMethodId } from '../shared/ids.ts';
import { microsOfCents } from '../shared/money.ts';
import { checkDigitOf } from '../shared/releases/upc.ts';
import { aCompleteDraft, aTrack, inOrder, newId } from '../shared/test/builders.ts';

const ARTISTS = 4;
const emailOf = (n: number): string => `royalties-${n}@segno.test`;

/** An artist who has one recording in the stores and is paid by PayPal. */
export type Earner = { artistId: ArtistId; isrc: string; upc: string; methodId: PayoutMethodId; api: LaptopApi };

/** A developer's access to a running product: its tables, bypassing its functions. */
export function developerOf(file: LaptopFile) {
  const { TableName = '', LedgerTableName = '', WalletTableName = '' } = file.outputs;
  // Restored below, so that the next product to start does not inherit these tables.
  const before = { ...process.env };
  Object.assign(process.env, developerEnvironment(file));
  const table = openTable(TableName);
  const tables = { ledger: LedgerTableName, wallets: WalletTableName };
  const books = booksRepository(tables);
  const ledger = ledgerRepository(table, tables);
  return {
    table,
    wallet: (artistId: ArtistId): Promise<Wallet> => books.wallet(walletKeys.wallet({ artistId })),
    differences: async () => (await checkBooks({ books, table })).differences,
    /** Adds money from stores, which funds the payouts. */
    async fill(): Promise<void> {
      const micros = microsOfCents(100_000_000);
      const entries = [
        { account: 'cash' as const, micros },
        { account: 'receivable:distrokid' as const, micros: -micros },
      ];
      await ledger.record({ key: 'bank', what: 'bank', entries, at: new Date() });
    },
    /** Makes each client's first call, after which the client keeps its endpoint. */
    async settle(): Promise<void> {
      await this.differences();
      process.env = before;
    },
  };
}

type Developer = ReturnType<typeof developerOf>;

/** Signs in a member of the office. Payouts require a recent sign-in. */
export async function officeOf(file: LaptopFile): Promise<LaptopApi> {
  const session = laptopSession(file);
  return session.api(await session.signIn(demoAdmin.email, demoAdmin.password));
}

/** Signs artists up, and gives each a delivered release and a payout method that is not on hold. */
export async function newEarners(file: LaptopFile, { table }: Developer): Promise<Omit<Earner, 'api'>[]> {
  const session = laptopSession(file);
  const earners: Omit<Earner, 'api'>[] = [];
  for (let n = 0; n < ARTISTS; n++) {
    await session.signUp({ ...demoArtist, email: emailOf(n) });
    const api = session.api(await session.signIn(emailOf(n), demoArtist.password));
    const { id: artistId } = await api('GET /api/me');
    const isrc = `QZSEG26${String(n).padStart(5, '0')}`;
    const digits = `03600002${String(n).padStart(3, '0')}`;
    const upc = digits + checkDigitOf(digits);
    const tracks = inOrder([aTrack({ id: newId('track'), isrc, title: 'Low Tide' })]);
    const draft = aCompleteDraft({ id: newId('release'), artistId, upc, ...tracks });
    const submission = { at: new Date().toISOString(), agreementVersion: '1', by: artistId };
    const stored = { v: 1, ...draft, status: 'submitted', submission };
    await table.put({ Item: { ...keys.release({ artistId, releaseId: draft.id }), ...stored } });
    for (const claim of claimsOf(draft)) await codeRepository(table).keep(claim);
    const method = { kind: 'paypal' as const, email: emailOf(n) };
    const { methodId } = await api('POST /api/me/payout-methods', { body: { password: demoArtist.password, method } });
    earners.push({ artistId, isrc, upc, methodId });
  }
  return earners;
}

/** Signs the earners in again for each round, because their tokens would expire before the last one. */
export async function signedIn(file: LaptopFile, earners: readonly Omit<Earner, 'api'>[]): Promise<Earner[]> {
  const session = laptopSession(file);
  const all: Earner[] = [];
  for (const [n, earner] of earners.entries())
    all.push({ ...earner, api: session.api(await session.signIn(emailOf(n), demoArtist.password)) });
  return all;
}

export const freshKey = () => ({ idempotencyKey: randomUUID() });
