import {
  InternalServerError,
  TransactionCanceledException,
  TransactionInProgressException,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { Problem } from '../../shared/contract/problem.ts';
import { whenRefused } from '../platform/condition.ts';
import type { Write } from '../platform/table.ts';
import { ledgerRepository } from './ledger-repository.ts';
import { type Posting, requestHash } from './posting.ts';

const $metadata = {};
const posting: Posting = {
  key: 'plan:pi_1',
  what: 'plan single of rel_1',
  entries: [
    { account: 'card-clearing', micros: 3_000_000n },
    { account: 'plan-revenue', micros: -3_000_000n },
  ],
  at: new Date('2026-11-21T10:00:00Z'),
  result: { plan: 'single' },
};
const also: Write[] = [{ Put: { TableName: 't', Item: { PK: 'PAYMENT#1', SK: 'H' } } }];
const HEADER = 1;

type Reason = string | { Code: string; Item: Record<string, unknown> };
/** Makes the error of a canceled transaction with four or five writes: the cause's own, the header, the entries. */
const cancelled = (...reasons: Reason[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    CancellationReasons: reasons.map((reason) =>
      typeof reason === 'string' ? { Code: reason } : { ...reason, Item: marshall(reason.Item) },
    ),
    $metadata,
  });
const header = (request: string, result?: object) => ({
  Code: 'ConditionalCheckFailed',
  Item: { key: posting.key, request, ...(result && { result }) },
});

function tableThatThrows(...errors: Error[]) {
  const calls: Write[][] = [];
  const transact = async (writes: Write[]) => {
    calls.push(writes);
    const error = errors.shift();
    if (error) throw error;
  };
  return { ledger: ledgerRepository({ transact }, 'ledger'), calls };
}
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );

describe('record()', () => {
  it('returns the result, and writes the cause’s own writes first in the same transaction', async () => {
    const { ledger, calls } = tableThatThrows();
    expect(await ledger.record(posting, also)).toEqual({ outcome: 'posted', result: { plan: 'single' } });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.[0]).toBe(also[0]);
    expect(calls[0]?.[HEADER]?.Put?.Item).toMatchObject({ key: 'plan:pi_1', result: { plan: 'single' } });
  });

  it('returns the original result of a repeated posting', async () => {
    const same = header(requestHash(posting), { plan: 'of then' });
    const { ledger } = tableThatThrows(cancelled('None', same, 'None', 'None'));
    expect(await ledger.record(posting, also)).toEqual({ outcome: 'replayed', result: { plan: 'of then' } });
  });

  it('recognizes a repeated posting even if its own writes were refused or conflicted', async () => {
    for (const other of ['ConditionalCheckFailed', 'TransactionConflict']) {
      const { ledger } = tableThatThrows(cancelled(other, header(requestHash(posting)), 'ConditionalCheckFailed'));
      expect(await ledger.record(posting, also)).toEqual({ outcome: 'replayed', result: {} });
    }
  });

  it('treats a posting repeated at another time as the same', async () => {
    const { ledger } = tableThatThrows(cancelled('None', header(requestHash(posting))));
    const later = { ...posting, at: new Date('2027-01-01T00:00:00Z') };
    expect(await ledger.record(later, also)).toMatchObject({ outcome: 'replayed' });
  });

  it.each<[string, Partial<Posting>]>([
    ['another amount', { entries: posting.entries.map(({ account, micros }) => ({ account, micros: micros * 2n })) }],
    ['another account', { entries: [posting.entries[0], { account: 'refunds-due', micros: -3_000_000n }] as never }],
    ['something else', { what: 'plan ep of rel_1' }],
    ['a clawback', { clawback: true }],
  ])('refuses a key that was posted with %s', async (_, other) => {
    const { ledger } = tableThatThrows(cancelled('None', header(requestHash({ ...posting, ...other }))));
    expect(await codeOf(ledger.record(posting, also))).toBe('idempotency-key-reused');
  });

  it('leaves another refused condition to the caller, by the index of its own write', async () => {
    const { ledger, calls } = tableThatThrows(cancelled('ConditionalCheckFailed', 'None', 'None', 'None'));
    expect(await whenRefused(ledger.record(posting, also), ({ index }) => index)).toBe(0);
    expect(calls).toHaveLength(1);
  });
});

describe('an unknown outcome', () => {
  const lost = () => Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
  const timedOut = () => Object.assign(new Error('no answer'), { name: 'TimeoutError' });
  const failed = () => new InternalServerError({ message: 'internal', $metadata });

  it.each([
    ['a lost answer', lost()],
    ['a time-out', timedOut()],
    ['an error of DynamoDB’s', failed()],
    ['another transaction at the header beside a refusal', cancelled('ConditionalCheckFailed', 'TransactionConflict')],
  ])('is retried with the same key after %s', async (_, error) => {
    const { ledger, calls } = tableThatThrows(error, cancelled('None', header(requestHash(posting), { plan: 'x' })));
    expect(await ledger.record(posting, also)).toEqual({ outcome: 'replayed', result: { plan: 'x' } });
    expect(calls[1]).toEqual(calls[0]);
  });

  it('is reported as unknown if it lasts, never as if nothing was written', async () => {
    const { ledger } = tableThatThrows(...Array.from({ length: 200 }, lost));
    expect(await codeOf(ledger.record(posting, also))).toBe('outcome-unknown');
    const { ledger: busy } = tableThatThrows(lost(), new Problem('busy'));
    expect(await codeOf(busy.record(posting, also))).toBe('outcome-unknown');
  });

  it('is not assumed when nothing was written', async () => {
    const { ledger, calls } = tableThatThrows(new Problem('busy'));
    expect(await codeOf(ledger.record(posting, also))).toBe('busy');
    expect(calls).toHaveLength(1);
  });

  it.each([
    new TransactionInProgressException({ Message: 'in progress', message: 'in progress', $metadata }),
    new Error('a defect of ours'),
  ])('is not assumed when the call itself was wrong: %s', async (error) => {
    const { ledger, calls } = tableThatThrows(error);
    expect(await codeOf(ledger.record(posting, also))).toBe(error);
    expect(calls).toHaveLength(1);
  });
});
