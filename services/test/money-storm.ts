import { setTimeout } from 'node:timers/promises';
import {
  InternalServerError,
  ProvisionedThroughputExceededException,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { randomFrom } from '../../infra/faults/random-from.ts';
import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { microsOfCents } from '../../shared/money.ts';
import type { ArtistAccount } from '../ledger/chart-of-accounts.ts';
import { checkBooks } from '../ledger/check-books.ts';
import { ledgerRepository } from '../ledger/ledger-repository.ts';
import type { AnyPosting, Entry, WalletPart } from '../ledger/posting.ts';
import { whenRefused } from '../platform/condition.ts';
import { walletKeys } from '../platform/keys.ts';
import type { Table, Write } from '../platform/table.ts';
import { ownBooks } from './own-books.ts';
import { scan } from './scan.ts';

/** How many calls of the table go wrong, and how: before they arrive, after they were done, throttled, in conflict. */
const FAULTED = 0.2;
const ARTISTS = 24;
const AT_ONCE = 48;
const AT = new Date('2026-11-21T10:00:00Z');

type Payout = { id: string; artist: string; micros: bigint };
type State = 'requested' | 'processing' | 'completed' | 'rejected' | 'failed' | 'returned';
/** From where money goes, and to where, when a payout gets a state; `undefined` is our bank. */
const edges: { from: State; to: State; takes: WalletPart | undefined; gives: WalletPart | undefined }[] = [
  { from: 'requested', to: 'processing', takes: 'requested', gives: 'inFlight' },
  { from: 'requested', to: 'rejected', takes: 'requested', gives: 'available' },
  { from: 'processing', to: 'completed', takes: 'inFlight', gives: undefined },
  { from: 'processing', to: 'failed', takes: 'inFlight', gives: 'available' },
  { from: 'completed', to: 'returned', takes: undefined, gives: 'available' },
];
const OPEN: readonly State[] = ['requested', 'processing'];

/** A read that was not answered is made again: the engine is slow while it storms, and a walk makes many. */
async function patiently<T>(read: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'TimeoutError' || tried === 10) throw error;
    }
  }
}

/** Makes some calls of a client fail, of writes only. @returns how many */
function faulted(table: Table, random: () => number): () => number {
  let faults = 0;
  const $metadata = {};
  const fail = async (kind: number, call: () => Promise<unknown>): Promise<never> => {
    if (kind < 2) await call();
    switch (kind) {
      case 0:
        throw Object.assign(new Error('lost after'), { name: 'TimeoutError' });
      case 1:
        throw new InternalServerError({ message: 'failed after', $metadata });
      case 2:
        throw Object.assign(new Error('lost before'), { code: 'ECONNRESET' });
      case 3:
        throw new ProvisionedThroughputExceededException({ message: 'throttled', $metadata });
      default:
        throw new TransactionCanceledException({
          message: 'in conflict',
          CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
          $metadata,
        });
    }
  };
  table.client.middlewareStack.add(
    (next) => async (args) => {
      if (!('TransactItems' in args.input) || random() >= FAULTED) return next(args);
      faults++;
      return fail(Math.floor(random() * 5), () => next(args));
    },
    { step: 'initialize', name: 'faulted' },
  );
  return () => faults;
}

/**
 * Royalties, payouts with each of their ends, holds, clawbacks and sales, many at once and told more than once, on a table that fails: and
 * the books are checked while it storms, and afterwards.
 * @returns what is wrong
 */
export async function moneyStorm({ operations, seed }: { operations: number; seed: number }) {
  const random = randomFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const { table, tables, books } = await ownBooks();
  const countFaults = faulted(table, randomFrom(seed + 1));
  const ledger = ledgerRepository(table, tables);
  const wrong: string[] = [];
  const acknowledged: AnyPosting[] = [];
  const payouts: Payout[] = [];
  const artistOf = () => `storm-${random() < 0.3 ? 0 : Math.floor(random() * ARTISTS)}`;
  const accountOf = (artist: string): ArtistAccount => `artist:${artist}`;

  const record = async (posting: AnyPosting, also: Write[] = []): Promise<'done' | 'refused'> => {
    const end = await whenRefused<'done' | 'refused' | 'unknown', 'refused'>(
      ledger.record(posting, also).then(
        () => 'done' as const,
        (error: unknown) => {
          // Somebody who is told this asks again: the operations that follow do.
          if (error instanceof Problem && ['busy', 'outcome-unknown'].includes(error.code)) return 'unknown' as const;
          throw error;
        },
      ),
      () => 'refused' as const,
    );
    if (end === 'done') acknowledged.push(posting);
    return end === 'unknown' ? record(posting, also) : end;
  };
  const between = (artist: string, takes: WalletPart, gives: WalletPart, micros: bigint): Entry[] => [
    { account: accountOf(artist), part: takes, micros },
    { account: accountOf(artist), part: gives, micros: -micros },
  ];
  const posting = (key: string, entries: Entry[], more: Partial<AnyPosting> = {}): AnyPosting => ({
    key,
    what: key.replace(/:.*/, ''),
    entries,
    at: AT,
    ...more,
  });
  const item = (PK: string, SK: string) => ({ PK, SK });
  const payoutKey = ({ id }: Pick<Payout, 'id'>) => item(`PAYOUT#${id}`, 'H');
  const lockKey = ({ artist }: Pick<Payout, 'artist'>) => item(`PAYOUT-OPEN#${artist}`, 'H');

  const earn = async (n: number): Promise<void> => {
    const earlier = acknowledged.filter(({ key }) => key.startsWith('statement:'));
    if (earlier.length > 0 && random() < 0.25) {
      const again = pick(earlier);
      if (random() < 0.5) return void (await record(again));
      const other = { ...again, entries: again.entries.map((entry) => ({ ...entry, micros: entry.micros * 2n })) };
      const end = await ledger.record(other).then(
        () => 'posted twice',
        (error: unknown) => (error instanceof Problem ? error.code : String(error)),
      );
      if (!['idempotency-key-reused', 'busy', 'outcome-unknown'].includes(end)) wrong.push(`${again.key}: ${end}`);
      return;
    }
    const micros = BigInt(1 + Math.floor(random() * 90_000_000));
    const entries: Entry[] = [
      { account: `receivable:${pick(['blue', 'green'])}`, micros },
      { account: accountOf(artistOf()), part: 'available', micros: -micros },
    ];
    await record(posting(`statement:${n}`, entries));
  };

  const request = async (n: number): Promise<void> => {
    const artist = artistOf();
    const own = walletKeys.wallet({ artistId: artist as ArtistId });
    const { available } = await patiently(() => books.wallet(own));
    const cents = available / microsOfCents(1);
    // Somebody asks for more than there is, now and then.
    const micros = cents * microsOfCents(1) + (random() < 0.1 ? microsOfCents(1) : 0n);
    if (micros <= 0n) return;
    const payout = { id: `p${n}`, artist, micros };
    const fresh = { ConditionExpression: 'attribute_not_exists(PK)' };
    const also: Write[] = [
      {
        Put: {
          TableName: table.name,
          Item: { ...payoutKey(payout), artist, micros, state: 'requested' },
          ...fresh,
        },
      },
      { Put: { TableName: table.name, Item: { ...lockKey(payout), payout: payout.id }, ...fresh } },
    ];
    const ask = () => record(posting(`payout:${n}:request`, between(artist, 'available', 'requested', micros)), also);
    const ends = await Promise.all(random() < 0.2 ? [ask(), ask()] : [ask()]);
    if (ends.includes('done')) payouts.push(payout);
  };

  const move = async (): Promise<void> => {
    const payout = pick(payouts);
    if (!payout) return;
    const stored = () => table.get(payoutKey(payout), { consistent: true });
    const stateOf = async () => (await patiently(stored))?.state as State;
    const state = random() < 0.8 ? await stateOf() : pick(edges).from;
    const ways = edges.filter(({ from }) => from === state);
    const turn = async () => {
      const way = pick(ways);
      if (!way) return;
      const { artist, id, micros } = payout;
      const side = (part: WalletPart | undefined, amount: bigint): Entry =>
        part ? { account: accountOf(artist), part, micros: amount } : { account: 'cash', micros: amount };
      const also: Write[] = [
        {
          Update: {
            TableName: table.name,
            Key: payoutKey(payout),
            UpdateExpression: 'SET #state = :to',
            ConditionExpression: '#state = :from',
            ExpressionAttributeNames: { '#state': 'state' },
            ExpressionAttributeValues: { ':from': way.from, ':to': way.to },
          },
        },
        ...(OPEN.includes(way.from) && !OPEN.includes(way.to)
          ? [{ Delete: { TableName: table.name, Key: lockKey(payout) } }]
          : []),
      ];
      await record(posting(`payout:${id}:${way.to}`, [side(way.takes, micros), side(way.gives, -micros)]), also);
    };
    await Promise.all(random() < 0.3 ? [turn(), turn()] : [turn()]);
  };

  const hold = async (n: number): Promise<void> => {
    const [takes, gives] = random() < 0.6 ? (['available', 'held'] as const) : (['held', 'available'] as const);
    const micros = BigInt(1 + Math.floor(random() * 9_000_000));
    await record(posting(`hold:${n}`, between(artistOf(), takes, gives, micros)));
  };

  const clawBack = async (n: number): Promise<void> => {
    const micros = BigInt(1 + Math.floor(random() * 40_000_000));
    const entries: Entry[] = [
      { account: accountOf(artistOf()), part: 'available', micros },
      { account: 'receivable:blue', micros: -micros },
    ];
    await record(posting(`clawback:${n}`, entries, { clawback: true }));
  };

  const sell = async (n: number): Promise<void> => {
    const intent = random() < 0.5 ? n : Math.floor(random() * n);
    const micros = microsOfCents(300 + (intent % 3) * 300);
    const entries: Entry[] = [
      { account: 'card-clearing', micros },
      { account: 'plan-revenue', micros: -micros },
    ];
    await record(posting(`plan:${intent}`, entries));
  };

  // What stores have paid us, and payouts are paid of.
  const bank = microsOfCents(100_000_000);
  await record(
    posting('bank', [
      { account: 'cash', micros: bank },
      { account: 'receivable:blue', micros: -bank },
    ]),
  );

  let next = 0;
  const worker = async () => {
    while (next < operations) {
      const n = next++;
      const drawn = random();
      if (drawn < 0.3) await earn(n);
      else if (drawn < 0.5) await request(n);
      else if (drawn < 0.8) await move();
      else if (drawn < 0.87) await hold(n);
      else if (drawn < 0.89) await clawBack(n);
      else await sell(n);
    }
  };
  const different = async (when: string) => {
    const { differences, balances } = await patiently(() => checkBooks({ table, books }));
    for (const { invariant, where } of differences) wrong.push(`${when}: ${invariant} ${where}`);
    return balances;
  };
  const storm = { isOver: false };
  const watcher = (async () => {
    while (!storm.isOver) {
      await different('while it stormed');
      await setTimeout(2000);
    }
  })();
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  storm.isOver = true;
  await watcher;

  const balances = await different('afterwards');
  const sum = balances.reduce((total, { normal, micros }) => total + (normal === 'debit' ? micros : -micros), 0n);
  if (sum !== 0n) wrong.push(`${sum} micros off`);
  wrong.push(...(await openPayouts({ table, books })));

  // Every fact is told once more, as queues do: each was posted, and nothing moves.
  const left = [...acknowledged];
  const teller = async () => {
    for (let told = left.pop(); told; told = left.pop()) {
      const { outcome } = await ledger.record(told);
      if (outcome !== 'replayed') wrong.push(`${told.key} was acknowledged and lost`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, teller));
  const again = await different('after a replay');
  if (String(again.map(({ micros }) => micros)) !== String(balances.map(({ micros }) => micros)))
    wrong.push('a replay moved money');
  return { wrong, posted: acknowledged.length, faults: countFaults(), payouts: payouts.length };
}

/**
 * What is asked for and sent is what open payouts say, and no artist has two of them. They are those that are stored: a try that was slow
 * may have come after the refusal of the next one.
 */
async function openPayouts({
  table,
  books,
}: Pick<Awaited<ReturnType<typeof ownBooks>>, 'table' | 'books'>): Promise<string[]> {
  const wrong: string[] = [];
  const stored = await patiently(() => scan('PAYOUT#', 'artist', 'storm', table.name));
  for (const artist of new Set(stored.map((payout) => String(payout.artist)))) {
    const own = stored.filter((payout) => payout.artist === artist);
    const sumOf = (state: State) =>
      own.filter((payout) => payout.state === state).reduce((sum, { micros }) => sum + BigInt(micros as number), 0n);
    const key = walletKeys.wallet({ artistId: artist as ArtistId });
    const wallet = await patiently(() => books.wallet(key));
    if (wallet.requested !== sumOf('requested')) wrong.push(`${artist}: ${wallet.requested} is asked for`);
    if (wallet.inFlight !== sumOf('processing')) wrong.push(`${artist}: ${wallet.inFlight} is sent`);
    const open = own.filter(({ state }) => OPEN.includes(state as State)).length;
    if (open > 1) wrong.push(`${artist} has ${open} open payouts`);
  }
  return wrong;
}
