import { post } from './post.ts';
import type { AnyPosting, ArtistEntry, Entry, WalletPart } from './posting.ts';

const at = new Date('2026-11-21T10:00:00Z');
const tables = { ledger: 'ledger', wallets: 'wallets' };

const walletWrite = (entries: Entry[], rest: Partial<AnyPosting> = {}) => {
  const writes = post(tables, { key: 'k', what: 'test', entries, at, ...rest });
  const updates = writes.flatMap(({ Update }) => Update ?? []);
  expect(updates).toHaveLength(1);
  return updates[0];
};
const wallet = (part: WalletPart, micros: bigint): ArtistEntry => ({ account: 'artist:a1', part, micros });

describe('the wallet write of a posting', () => {
  it('adds a credit to earned and available', () => {
    const update = walletWrite([{ account: 'receivable:blue', micros: 5n }, wallet('available', -5n)]);
    expect(update).toMatchObject({
      TableName: 'wallets',
      Key: { PK: 'WALLET#a1', SK: 'USD' },
      UpdateExpression:
        'SET v = :v ADD ver :one, earned :earned, paidOut :paidOut, months :month, available :available',
      ExpressionAttributeValues: {
        ':one': 1,
        ':available': 5n,
        ':earned': 5n,
        ':paidOut': 0n,
        ':month': new Set(['202611']),
      },
    });
    expect(update).not.toHaveProperty('ConditionExpression');
  });

  it('is conditional on each part that falls being large enough', () => {
    const update = walletWrite([wallet('available', 5n), wallet('requested', -5n)]);
    expect(update).toMatchObject({
      ConditionExpression: 'available >= :least_available',
      ExpressionAttributeValues: {
        ':least_available': 5n,
        ':available': -5n,
        ':requested': 5n,
        ':earned': 0n,
        ':paidOut': 0n,
      },
    });
  });

  it('counts money sent to a bank as paid out, without lowering earned', () => {
    const update = walletWrite([wallet('inFlight', 5n), { account: 'cash', micros: -5n }]);
    expect(update).toMatchObject({
      ConditionExpression: 'inFlight >= :least_inFlight',
      ExpressionAttributeValues: { ':inFlight': -5n, ':earned': 0n, ':paidOut': 5n },
    });
  });

  it('lets only a clawback make the balance negative, and only the available part', () => {
    const entries = [wallet('available', 5n), { account: 'receivable:blue', micros: -5n } as const];
    const update = walletWrite(entries, { clawback: true });
    expect(update).not.toHaveProperty('ConditionExpression');
    expect(update?.UpdateExpression).toMatch(/^SET v = :v, clawedBackAt = :at ADD /);
    expect(update).toMatchObject({ ExpressionAttributeValues: { ':at': at.toISOString(), ':earned': -5n } });
    expect(walletWrite(entries)).toHaveProperty('ConditionExpression');
    const held = walletWrite([wallet('held', 5n), { account: 'receivable:blue', micros: -5n }], { clawback: true });
    expect(held).toMatchObject({ ConditionExpression: 'held >= :least_held' });
  });

  it('is one write, however many entries name the wallet', () => {
    const update = walletWrite([wallet('available', -5n), wallet('available', -2n), { account: 'fx', micros: 7n }]);
    expect(update).toMatchObject({ ExpressionAttributeValues: { ':available': 7n, ':earned': 7n } });
  });
});

it('writes one wallet for each artist of a posting', () => {
  const entries = [wallet('available', 5n), { account: 'artist:a2', part: 'available', micros: -5n } as const];
  const updates = post(tables, { key: 'k', what: 'test', entries, at }).flatMap(({ Update }) => Update ?? []);
  const earned = updates.map(({ Key, ExpressionAttributeValues: values }) => [Key?.PK, values?.[':earned']]);
  expect(earned).toEqual([
    ['WALLET#a1', -5n],
    ['WALLET#a2', 5n],
  ]);
});
