import fc from 'fast-check';
import { microsOfCents } from '../../shared/money.ts';
import type { Key } from '../platform/keys.ts';
import type { Account } from './chart-of-accounts.ts';
import { HOUSE_SHARDS } from './entry-key.ts';
import { post } from './post.ts';
import type { Entry } from './posting.ts';

const at = new Date('2026-11-21T10:00:00Z');

test('refuses a posting that does not sum to zero before it reaches the table', () => {
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

test('refuses a posting of a single entry', () => {
  expect(() => post('t', { key: 'k', what: 'test', entries: [{ account: 'plan-revenue', micros: 0n }], at })).toThrow();
});

test('creates header and entries, and never overwrites them', () => {
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
  for (const { Put } of writes)
    expect(Put).toMatchObject({ TableName: 't', ConditionExpression: 'attribute_not_exists(PK)' });
  expect(writes[0]?.Put?.Item).toMatchObject({ v: 2, key: 'stripe:pi_1', what: 'plan', at: at.toISOString() });
});

test('gives each key a header of its own, the same when it is posted again', () => {
  const headerOf = (key: string) =>
    post('t', {
      key,
      what: 'plan',
      entries: [
        { account: 'card-clearing', micros: 1n },
        { account: 'plan-revenue', micros: -1n },
      ],
      at,
    })[0]?.Put?.Item?.PK;
  expect(headerOf('plan:pi_1')).toBe(headerOf('plan:pi_1'));
  expect(headerOf('plan:pi_1')).not.toBe(headerOf('plan:pi_2'));
});

describe('keys of entries (design 3.3)', () => {
  const placed = (key: string, account: Account, when = at): Key[] =>
    post(
      { ledger: 't', wallets: 'w' },
      {
        key,
        what: 'test',
        entries: [{ account, part: 'available', micros: 1n } as Entry, { account: 'plan-revenue', micros: -1n }],
        at: when,
      },
    )
      .slice(1, 3)
      .map(({ Put }) => Put?.Item as Key);
  const artist = 'artist:a1';

  it('keep an account’s entries of a month together, in order of time', () => {
    const [first, second, later] = ['2026-11-21T10:00:00Z', '2026-11-30T23:59:59.999Z', '2026-12-01T00:00:00Z'].map(
      (time, n) => placed(`k${n}`, artist, new Date(time))[0],
    );
    expect(first?.PK).toBe('LEDGER#artist:a1#202611#0');
    expect(second?.PK).toBe(first?.PK);
    expect(String(first?.SK) < String(second?.SK)).toBe(true);
    expect(later?.PK).toBe('LEDGER#artist:a1#202612#0');
  });

  it('spread a house account over partitions, but not an artist’s own', () => {
    const partitions = (account: Account) =>
      new Set(Array.from({ length: 400 }, (_, n) => placed(`plan:pi_${n}`, account)[0]?.PK));
    expect(partitions('card-clearing').size).toBe(HOUSE_SHARDS);
    expect(partitions(artist).size).toBe(1);
  });

  it('are the same when a posting is repeated', () => {
    expect(placed('plan:pi_1', 'card-clearing')).toEqual(placed('plan:pi_1', 'card-clearing'));
  });

  it('differ for two entries of one posting', () => {
    const [one, other] = placed('k', 'plan-revenue');
    expect(one?.PK).toBe(other?.PK);
    expect(one?.SK).not.toBe(other?.SK);
  });
});
