import { anId } from '../../../shared/test/builders.ts';
import { assertBalanced } from '../../ledger/posting.ts';
import type { PlannedPosting } from '../planning/plan-objects.ts';
import { suspensePayment, toPosting, toReversal } from './ledger-postings.ts';

const of = { statementId: anId<never>('stm_1'), payer: 'spotify', at: new Date('2026-10-05T10:00:00Z') };
const planned = (different: Partial<PlannedPosting> = {}) =>
  ({
    to: 'artist',
    payee: 'mara',
    n: 2,
    micros: 95n,
    platformMicros: 5n,
    cells: [],
    bases: [],
    ...different,
  }) as PlannedPosting;

test('product 23.12: the payer owes the amount, and the artist and the platform have their parts', () =>
  expect(toPosting(planned(), of)).toMatchObject({
    key: 'statement:stm_1:mara:2',
    entries: [
      { account: 'receivable:spotify', micros: 100n },
      { account: 'artist:mara', part: 'available', micros: -95n },
      { account: 'platform-fee', micros: -5n },
    ],
  }));

test('product 23.12: a reversal has the opposite entries, and a key of its own', () => {
  const [there, back] = [toPosting(planned(), of), toReversal(planned(), of)];
  expect(back.key).toBe('reversal:stm_1:mara:2');
  expect(back.entries).toEqual(there.entries.map((entry) => ({ ...entry, micros: -entry.micros })));
});

test('unmatched recordings and parts that are not accepted are in suspense', () =>
  expect(toPosting(planned({ to: 'unmatched', payee: 'unmatched', platformMicros: 0n }), of).entries).toEqual([
    { account: 'receivable:spotify', micros: 95n },
    { account: 'suspense', micros: -95n },
  ]));

test('product 29.3: a suspended part is paid in full, and reversed from the artist who received it', () => {
  const waiting = { statementId: of.statementId, partyId: anId<never>('pty_1'), n: 2, micros: 95n };
  const giving = suspensePayment(waiting, anId<never>('kit'), of.at);
  expect(giving).toMatchObject({
    key: 'suspense:stm_1:pty_1:2',
    entries: [
      { account: 'suspense', micros: 95n },
      { account: 'artist:kit', part: 'available', micros: -95n },
    ],
  });
  assertBalanced(giving);
  expect(giving.clawback).toBeUndefined();
  expect(suspensePayment({ ...waiting, micros: -95n }, anId<never>('kit'), of.at).clawback).toBe(true);
  const back = toReversal(planned({ to: 'suspense', payee: anId('pty_1') }), { ...of, paidTo: anId<never>('kit') });
  expect(back).toMatchObject({
    key: 'reversal:stm_1:pty_1:2',
    entries: [
      { account: 'receivable:spotify', micros: -100n },
      { account: 'artist:kit', part: 'available', micros: 95n },
      { account: 'platform-fee', micros: 5n },
    ],
    clawback: true,
  });
  assertBalanced(back);
});

test('product 24.1: only money taken from an artist may make a balance negative', () => {
  expect(toPosting(planned(), of).clawback).toBeUndefined();
  expect(toPosting(planned({ micros: -95n }), of).clawback).toBe(true);
  expect(toReversal(planned(), of).clawback).toBe(true);
  expect(toReversal(planned({ micros: -95n }), of).clawback).toBeUndefined();
});

test('streams that earned nothing are posted too, and every posting is balanced', () => {
  const nothing = { micros: 0n, platformMicros: 0n };
  for (const different of [{}, nothing, { to: 'suspense' as const }, { platformMicros: -5n }]) {
    assertBalanced(toPosting(planned(different), of));
    assertBalanced(toReversal(planned(different), of));
  }
});
