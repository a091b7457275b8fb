import { setImmediate } from 'node:timers/promises';
import type { ItemChange } from '../platform/item-change.ts';
import { projectChanges } from './project-changes.ts';

const change = (item: string, id: string): ItemChange => ({
  id,
  key: { PK: item, SK: 'BODY' },
  at: new Date(0),
  before: undefined,
  after: undefined,
});

describe('a batch of changes (design 2.26)', () => {
  it('is projected in order for each release, and concurrently for different releases', async () => {
    const batch = ['a1', 'b1', 'a2', 'c1', 'b2', 'a3'].map((id) => change(id.charAt(0), id));
    const [begun, ended]: [string[], string[]] = [[], []];
    let running = 0;
    let most = 0;
    await projectChanges(batch, async ({ id, key }) => {
      begun.push(id);
      // All earlier changes to the same release have finished.
      expect(ended.filter((one) => one.startsWith(key.PK))).toEqual(
        begun.filter((one) => one.startsWith(key.PK)).slice(0, -1),
      );
      most = Math.max(most, ++running);
      // The first release takes longest.
      for (let turn = key.PK === 'a' ? 5 : 1; turn > 0; turn--) await setImmediate();
      running -= 1;
      ended.push(id);
    });
    expect(ended.filter((id) => id.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
    expect(ended.filter((id) => id.startsWith('b'))).toEqual(['b1', 'b2']);
    expect(most).toBe(3);
  });

  it('projects at most four releases at once', async () => {
    let running = 0;
    let most = 0;
    await projectChanges(
      Array.from({ length: 25 }, (_, n) => change(`release ${n}`, String(n))),
      async () => {
        most = Math.max(most, ++running);
        await setImmediate();
        running -= 1;
      },
    );
    expect(most).toBe(4);
  });

  it('returns the outcomes in the order of the batch, and goes on after a failure', async () => {
    const batch = ['a1', 'b1', 'a2'].map((id) => change(id.charAt(0), id));
    const outcomes = await projectChanges(batch, async ({ id }) => {
      if (id === 'a1') throw new Error('no table');
    });
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  });
});
