import fc from 'fast-check';
import { post } from './post.ts';
import { microsOfCents } from './posting.ts';

const at = new Date('2026-11-21T10:00:00Z');

test('a posting that does not sum to zero is refused before it reaches the table', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
      fc.bigInt({ min: 1n, max: 10n ** 6n }),
      (micros, off) => {
        const entries = [
          { account: 'card-clearing' as const, micros },
          { account: 'plan-revenue' as const, micros: -micros + off },
        ];
        expect(() => post('t', { key: 'k', what: 'test', entries, at })).toThrow(/off by/);
      },
    ),
  );
});

test('a single entry is no posting', () => {
  expect(() => post('t', { key: 'k', what: 'test', entries: [{ account: 'plan-revenue', micros: 0n }], at })).toThrow();
});

test('header and entries are only ever created', () => {
  const micros = microsOfCents(300);
  const writes = post('t', {
    key: 'stripe:pi_1',
    what: 'plan',
    entries: [
      { account: 'card-clearing', micros },
      { account: 'plan-revenue', micros: -micros },
    ],
    at,
  });
  expect(writes).toHaveLength(3);
  for (const { Put } of writes) expect(Put?.ConditionExpression).toBe('attribute_not_exists(PK)');
});
