import type { StoredProfile } from '../profiles/stored-profile.ts';
import type { AccountWalk } from './account-walk-repository.ts';
import { walkAccounts } from './walk-accounts.ts';

const HOUR = 3_600_000;

/** Three pages of accounts, each of which closes one account. */
function threePages() {
  const stage = {
    now: new Date('2026-11-27T04:00:00Z'),
    stored: { ver: 0, closed: 0 } as AccountWalk,
    steps: [] as string[],
    /** Whether another run stores the position first. */
    loses: false,
    fails: false,
  };
  const run = (pages = Number.POSITIVE_INFINITY) => {
    let left = pages;
    return walkAccounts({
      walks: {
        find: async () => stage.stored,
        save: async (walk) => {
          if (stage.loses) return false;
          stage.stored = walk;
          return true;
        },
      },
      page: async (cursor = '0') => {
        const n = Number(cursor) + 1;
        return { items: [{ id: String(n) } as unknown as StoredProfile], ...(n < 3 && { next: String(n) }) };
      },
      begin: async () => void stage.steps.push('begin'),
      handle: async ([profile], closed) => {
        if (stage.fails) throw new Error('no pool');
        stage.steps.push(`${profile?.id} after ${closed}`);
        return 1;
      },
      end: async () => void stage.steps.push('end'),
      now: () => stage.now,
      isTime: () => --left > 0,
      restMs: 20 * HOUR,
    });
  };
  return { stage, run };
}

const WHOLE = ['begin', '1 after 0', '2 after 1', '3 after 2', 'end'];

test('walks all pages, and pauses until the next day (design 7.16)', async () => {
  const { stage, run } = threePages();
  await run();
  expect(stage.steps).toEqual(WHOLE);
  await run();
  expect(stage.steps).toEqual(WHOLE);
  stage.now = new Date(stage.now.getTime() + 21 * HOUR);
  await run();
  expect(stage.steps).toEqual([...WHOLE, ...WHOLE]);
});

test('continues where time ran out, with the number of accounts closed so far', async () => {
  const { stage, run } = threePages();
  await run(1);
  expect(stage.stored).toMatchObject({ from: '1', closed: 1, beganAt: stage.now.toISOString() });
  expect(stage.stored).not.toHaveProperty('finishedAt');
  await run();
  expect(stage.steps).toEqual(WHOLE);
  expect(stage.stored).toMatchObject({ ver: 3, closed: 3, finishedAt: stage.now.toISOString() });
});

test('handles a page again that failed', async () => {
  const { stage, run } = threePages();
  await run(1);
  stage.fails = true;
  await expect(run()).rejects.toThrow('no pool');
  stage.fails = false;
  await run();
  expect(stage.steps).toEqual(WHOLE);
});

test('leaves the walk to the run that has handled the same page', async () => {
  const { stage, run } = threePages();
  stage.loses = true;
  await run();
  expect(stage.steps).toEqual(WHOLE.slice(0, 2));
});
