import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { Problem } from '../../shared/contract/problem.ts';
import type { Idempotency } from '../../shared/contract/route.ts';
import { anId } from '../../shared/test/builders.ts';
import { testLog } from '../test/test-log.ts';
import { idempotency } from './idempotency.ts';
import type { ToolsByWay } from './idempotent-handler.ts';
import type { Table } from './table.ts';

/** An empty table that fails as the test specifies, to simulate failures of DynamoDB. */
function setUp(fails: { answer?: boolean; deletion?: boolean; look?: boolean; tooLate?: string } = {}) {
  const commands: string[] = [];
  const lines: string[] = [];
  const table = {
    name: 'table',
    get: async () => {
      if (fails.look) throw new Error('Throttled');
      commands.push('looked for');
      return undefined;
    },
    delete: async () => {
      if (fails.deletion) throw new Error('Throttled');
      commands.push('freed');
    },
    put: async ({ Item: { state, lock } = {} }: Parameters<Table['put']>[0]) => {
      if (state === 'done' && fails.answer) throw new Error('Throttled');
      if (state === 'done' && fails.tooLate) throw refusedFor({ state: 'done', answer: fails.tooLate });
      commands.push(lock ? 'locked' : String(state));
    },
  };
  const line = (message: string) => lines.push(message);
  const idempotent = idempotency(
    table as unknown as Table,
    () => new Date(0),
    testLog({ info: line, warn: line, error: line }),
  );
  const ask = <W extends Idempotency>(way: W, run: (tools: ToolsByWay[W]) => Promise<unknown>, request: object = {}) =>
    idempotent(way, { artistId: anId('mara'), route: 'POST /api/releases', key: 'key-1', request, ...request }, run);
  return { ask, commands, lines };
}

/** Makes DynamoDB's error for a failed condition, with the existing item. */
const refusedFor = (item: Record<string, unknown>) =>
  new ConditionalCheckFailedException({ message: 'refused', $metadata: {}, Item: marshall(item) });

const refused = async () => {
  throw new Problem('release-locked');
};
const failed = async () => {
  throw new Error('the network is gone');
};

describe('in-its-write', () => {
  it('writes nothing but the effect, which includes the answer', async () => {
    const { ask, commands, lines } = setUp();
    const effects: unknown[] = [];
    const answer = await ask('in-its-write', ({ storeWithEffect }) =>
      storeWithEffect({ id: 'rel_1' }, async (answered) => effects.push(answered)),
    );
    expect(answer).toEqual({ id: 'rel_1' });
    expect([commands, lines]).toEqual([[], []]);
    expect(effects).toMatchObject([{ Put: { TableName: 'table', Item: { state: 'done', answer: '{"id":"rel_1"}' } } }]);
  });

  it.each([
    ['a refusal', refused, { code: 'release-locked' }],
    ['a failure', failed, { message: 'the network is gone' }],
  ])('tells %s when there is no earlier answer', async (_, run, error) => {
    const { ask, commands } = setUp();
    await expect(ask('in-its-write', run)).rejects.toMatchObject(error);
    expect(commands).toEqual(['looked for']);
  });

  it('throws the original error when the earlier answer cannot be read', async () => {
    const { ask, lines } = setUp({ look: true });
    await expect(ask('in-its-write', refused)).rejects.toMatchObject({ code: 'release-locked' });
    expect(lines).toEqual(['a failed request’s answer was not looked for']);
  });
});

describe('by-its-ids', () => {
  const idOf = ({ sameId }: ToolsByWay['by-its-ids']) => Promise.resolve(sameId('track'));

  it('records the beginning, runs, and stores the answer', async () => {
    const { ask, commands, lines } = setUp();
    expect(await ask('by-its-ids', async () => ({ id: 'trk_1' }))).toEqual({ id: 'trk_1' });
    expect([commands, lines]).toEqual([['begun', 'done'], []]);
  });

  it('makes the same ids for the same request, and different ones for another key, request, artist or kind', async () => {
    const { ask } = setUp();
    const same = await ask('by-its-ids', idOf);
    expect(await ask('by-its-ids', idOf)).toBe(same);
    const others = await Promise.all([
      ask('by-its-ids', idOf, { key: 'key-2' }),
      ask('by-its-ids', idOf, { request: { plan: 'paid' } }),
      ask('by-its-ids', idOf, { artistId: 'noah' }),
      ask('by-its-ids', async ({ sameId }) => sameId('credit')),
      ask('by-its-ids', async ({ sameId }) => sameId('track', 1)),
      ask('by-its-ids', async ({ sameId }) => sameId('track', 2)),
    ]);
    expect(new Set([same, ...others]).size).toBe(7);
    expect(await ask('by-its-ids', async ({ sameId }) => sameId('track', 0))).toBe(same);
  });

  it('returns an answer that cannot be stored; a retry finds the effect by its ids', async () => {
    const { ask, commands, lines } = setUp({ answer: true });
    expect(await ask('by-its-ids', async () => ({ id: 'trk_1' }))).toEqual({ id: 'trk_1' });
    expect([commands, lines]).toEqual([['begun'], ['an answer was not stored under its key']]);
  });

  it('returns the first answer to every concurrent request', async () => {
    const { ask, lines } = setUp({ tooLate: '{"address":"first"}' });
    expect(await ask('by-its-ids', async () => ({ address: 'second' }))).toEqual({ address: 'first' });
    expect(lines).toEqual([]);
  });

  it('frees the key of a refused request', async () => {
    const { ask, commands } = setUp();
    await expect(ask('by-its-ids', refused)).rejects.toMatchObject({ code: 'release-locked' });
    expect(commands).toEqual(['begun', 'freed']);
  });

  it('keeps the key of a failed request, because it may have had its effect', async () => {
    const { ask, commands } = setUp();
    await expect(ask('by-its-ids', failed)).rejects.toThrow('the network is gone');
    expect(commands).toEqual(['begun']);
  });

  it('throws the refusal when the key cannot be freed', async () => {
    const { ask, lines } = setUp({ deletion: true });
    await expect(ask('by-its-ids', refused)).rejects.toMatchObject({ code: 'release-locked' });
    expect(lines).toEqual(['a refused request’s key was not freed']);
  });
});

describe('locked', () => {
  it('holds the key while it runs, and requires the lock in the effect', async () => {
    const { ask, commands, lines } = setUp();
    const effects: unknown[] = [];
    await ask('locked', ({ storeWithEffect }) =>
      storeWithEffect({ url: 'u' }, async (answered) => effects.push(answered)),
    );
    expect([commands, lines]).toEqual([['locked'], []]);
    expect(effects).toMatchObject([{ Put: { Item: { state: 'done' }, ConditionExpression: '#lock = :lock' } }]);
  });

  it.each([refused, failed])('frees the key of a request without effect (%p)', async (run) => {
    const { ask, commands } = setUp();
    await expect(ask('locked', run)).rejects.toThrow();
    expect(commands).toEqual(['locked', 'looked for', 'freed']);
  });

  it('throws the original error when the key cannot be freed', async () => {
    const { ask, lines } = setUp({ deletion: true });
    await expect(ask('locked', refused)).rejects.toMatchObject({ code: 'release-locked' });
    expect(lines).toEqual(['a failed request’s key was not freed']);
  });
});

test.each([undefined, '', 'k'.repeat(256)])('requires a key of at most 255 characters', async (key) => {
  const { ask, commands } = setUp();
  for (const way of ['in-its-write', 'by-its-ids', 'locked'] as const) {
    await expect(ask(way, refused, { key })).rejects.toMatchObject({ code: 'idempotency-key-required' });
  }
  expect(commands).toEqual([]);
});
