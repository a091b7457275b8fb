import { Problem } from '../../shared/contract/problem.ts';
import { logOf } from '../test/log-of.ts';
import { idempotency } from './idempotency.ts';
import type { Table } from './table.ts';

/** A table that has one place, and refuses what it is told to: its failures are the outside world here. */
function setUp(fails: { answer?: boolean; deletion?: boolean } = {}) {
  const commands: string[] = [];
  const lines: string[] = [];
  const table = {
    delete: async () => {
      if (fails.deletion) throw new Error('Throttled');
      commands.push('free');
    },
    put: async ({ Item: { state } = {} }: Parameters<Table['put']>[0]) => {
      if (state === 'done' && fails.answer) throw new Error('Throttled');
      commands.push(String(state));
    },
  };
  const line = (message: string) => lines.push(message);
  const once = idempotency(
    table as unknown as Table,
    () => new Date(0),
    logOf({ info: line, warn: line, error: line }),
  );
  const ask = (run: () => Promise<unknown>) =>
    once({ artistId: 'mara', route: 'POST /api/releases', key: 'key-1', request: {} }, run);
  return { ask, commands, lines };
}

const refused = async () => {
  throw new Problem('release-locked');
};

test('a request is locked, runs, and its answer is stored', async () => {
  const { ask, commands, lines } = setUp();
  expect(await ask(async () => ({ id: 'rel_1' }))).toEqual({ id: 'rel_1' });
  expect([commands, lines]).toEqual([['running', 'done'], []]);
});

test('an answer that cannot be stored is given all the same; the key stays locked, so that nothing happens twice', async () => {
  const { ask, commands, lines } = setUp({ answer: true });
  expect(await ask(async () => ({ id: 'rel_1' }))).toEqual({ id: 'rel_1' });
  expect([commands, lines]).toEqual([['running'], ['an answer was not stored under its key']]);
});

test('a request that failed leaves the key free', async () => {
  const { ask, commands, lines } = setUp();
  await expect(ask(refused)).rejects.toMatchObject({ code: 'release-locked' });
  expect([commands, lines]).toEqual([['running', 'free'], []]);
});

test('why it failed is told, also when its key cannot be freed', async () => {
  const { ask, lines } = setUp({ deletion: true });
  await expect(ask(refused)).rejects.toMatchObject({ code: 'release-locked' });
  expect(lines).toEqual(['a failed request’s key was not freed']);
});
