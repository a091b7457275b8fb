import { expect, test } from '@jest/globals';
import { type CachedLibrary, libraryUpdates } from './library-updates.ts';

const changed = (releaseId: string, rev: number) => ({ kind: 'release-changed', releaseId, rev });
const removed = (releaseId: string, rev = 1) => ({ kind: 'release-removed', releaseId, rev });

/** A page that has these releases, with a clock that stands still until the test advances it. */
function page(known: Record<string, number> = {}, answer: (ids: readonly string[] | 'all') => unknown = () => {}) {
  const requests: { at: number; ids: readonly string[] | 'all' }[] = [];
  const gone: string[] = [];
  let now = 0;
  let timer: { at: number; work: () => void } | undefined;
  const around: CachedLibrary = {
    revOf: (releaseId) => known[releaseId] ?? 0,
    refetch: async (ids) => {
      requests.push({ at: now, ids });
      await answer(ids);
    },
    remove: (releaseId) => {
      gone.push(releaseId);
      delete known[releaseId];
    },
  };
  const updates = libraryUpdates(around, {
    now: () => now,
    later: (work, ms) => {
      timer = { at: now + ms, work };
      return () => {
        timer = undefined;
      };
    },
  });
  /** Advances the clock in steps, so that each timer runs when it is due. */
  const pass = async (ms: number) => {
    const end = now + ms;
    for (;;) {
      for (let n = 0; n < 10; n++) await Promise.resolve();
      if (!timer || timer.at > end) break;
      now = timer.at;
      const { work } = timer;
      timer = undefined;
      work();
    }
    now = end;
  };
  return { ...updates, asked: requests, gone, known, pass };
}

test('requests a release that was changed elsewhere', async () => {
  const { onMessage, pass, asked } = page({ a: 1 });
  onMessage(changed('a', 2));
  await pass(1000);
  expect(asked).toEqual([{ at: 300, ids: ['a'] }]);
});

test('requests a new release', async () => {
  const { onMessage, pass, asked } = page();
  onMessage(changed('new', 1));
  await pass(1000);
  expect(asked).toEqual([{ at: 300, ids: ['new'] }]);
});

test('does not request the page’s own changes again', async () => {
  const { onMessage, pass, asked } = page({ a: 2 });
  onMessage(changed('a', 2));
  onMessage(changed('a', 1));
  onMessage(removed('b'));
  await pass(10_000);
  expect(asked).toEqual([]);
});

test('combines a burst of messages into one request', async () => {
  const known: Record<string, number> = {};
  const { onMessage, pass, asked } = page(known, () => Object.assign(known, { a: 20, b: 1 }));
  for (let rev = 1; rev <= 20; rev++) onMessage(changed('a', rev));
  onMessage(changed('b', 1));
  await pass(10_000);
  expect(asked).toEqual([{ at: 300, ids: ['a', 'b'] }]);
});

test('requests continuous changes every two seconds, including the last one', async () => {
  const known: Record<string, number> = {};
  let rev = 0;
  const { onMessage, pass, asked } = page(known, () => {
    known.a = rev;
  });
  for (let n = 0; n < 100; n++) {
    rev += 1;
    onMessage(changed('a', rev));
    await pass(100);
  }
  await pass(10_000);
  expect(asked.map(({ at }) => at)).toEqual([300, 2300, 4300, 6300, 8300, 10_300]);
  expect(known.a).toBe(100);
});

test('repeats a request once if the answer is out of date, but not more often', async () => {
  const { onMessage, pass, asked } = page({ a: 1 });
  onMessage(changed('a', 2));
  await pass(60_000);
  expect(asked.map(({ at }) => at)).toEqual([300, 2300]);
});

test('requests changes made during a request only after it, never two at a time', async () => {
  const known: Record<string, number> = { a: 1 };
  let arrive = () => {};
  const { onMessage, pass, asked } = page(known, () => new Promise<void>((done) => (arrive = done)));
  onMessage(changed('a', 2));
  await pass(300);
  onMessage(changed('a', 3));
  await pass(5000);
  expect(asked).toHaveLength(1);
  known.a = 2;
  arrive();
  await pass(300);
  expect(asked.map(({ ids }) => ids)).toEqual([['a'], ['a']]);
});

test('continues after a failed request', async () => {
  const { onMessage, pass, asked } = page({ a: 1 }, () => Promise.reject(new Error('offline')));
  onMessage(changed('a', 2));
  await pass(300);
  onMessage(changed('a', 3));
  await pass(2000);
  expect(asked).toHaveLength(2);
});

test('removes a deleted release from the page at once, and requests the library', async () => {
  const { onMessage, pass, asked, gone } = page({ a: 3 });
  onMessage(changed('a', 4));
  onMessage(removed('a', 4));
  expect(gone).toEqual(['a']);
  await pass(10_000);
  expect(asked).toEqual([{ at: 300, ids: [] }]);
});

test('requests everything after a gap, at the same rate', async () => {
  const { onReconnect, onMessage, pass, asked } = page({ a: 2 });
  onReconnect();
  onReconnect();
  onMessage(changed('a', 2));
  await pass(1000);
  onReconnect();
  await pass(10_000);
  expect(asked).toEqual([
    { at: 300, ids: 'all' },
    { at: 2300, ids: 'all' },
  ]);
});

test.each([
  undefined,
  null,
  5,
  'release-changed',
  [],
  {},
  { kind: 'release-changed', releaseId: 'a' },
  { kind: 'release-changed', releaseId: 'a', rev: '9' },
  { kind: 'track-sung', releaseId: 'a', rev: 9 },
])('ignores a message that is not ours: %j', async (message) => {
  const { onMessage, pass, asked, gone } = page({ a: 1 });
  onMessage(message);
  await pass(10_000);
  expect([asked, gone]).toEqual([[], []]);
});

test.each([
  ['before', 0],
  ['while it waits', 1],
  ['while an answer is on its way', 300],
])('requests nothing after it is stopped %s', async (_, ms) => {
  let arrive = () => {};
  const { onMessage, pass, asked, stop } = page({ a: 1 }, () => new Promise<void>((done) => (arrive = done)));
  if (ms > 0) onMessage(changed('a', 2));
  await pass(ms);
  const before = asked.length;
  stop();
  arrive();
  onMessage(changed('a', 3));
  await pass(10_000);
  expect(asked).toHaveLength(before);
});
