import { Readable } from 'node:stream';
import type { Look, Looked } from '../../shared/looking/look.ts';
import { aCompleteDraft, newId } from '../../shared/test/builders.ts';
import { lookAtCover } from './look-at-cover.ts';
import { recentLooks } from './recent-looks.ts';

const LOOK: Look = { v: 1, lines: [] };

/** A release whose cover is in a state, a place for results, and a reader that may fail. */
function scene(
  looked: Looked | undefined,
  { isLate = false, fails = false, isStored = true, isOther = false, recent = recentLooks() } = {},
) {
  const draft = aCompleteDraft();
  const { cover } = draft;
  if (!cover) throw new Error('The draft has no cover');
  const release = { ...draft, cover: { ...cover, sha256: 'the same bytes', ...(looked && { looked }) } };
  const address = {
    artistId: release.artistId,
    releaseId: release.id,
    mediaId: isOther ? newId('media') : cover.mediaId,
  };
  const recorded: Looked[] = [];
  const needs = {
    releases: { find: async () => release },
    looks: {
      record: async (_: unknown, state: Looked) => {
        recorded.push(state);
      },
    },
    buckets: { openMaster: async () => (isStored ? { body: Readable.from(Buffer.from('jpeg')), size: 4 } : undefined) },
    recent,
    lookAt: async () => {
      if (fails) throw new Error('The reader failed');
      return LOOK;
    },
  };
  return { run: () => lookAtCover(needs, address, { isLate }), recorded };
}

test('a waiting cover is looked at once (product 38.1)', async () => {
  const { run, recorded } = scene({ state: 'waiting' });
  expect(await run()).toBe('looked');
  expect(recorded).toEqual([{ state: 'looked', look: LOOK }]);
});

test.each<[string, Looked | undefined, { isOther?: boolean }]>([
  ['was looked at', { state: 'looked', look: LOOK }, {}],
  ['is from before the product looked', undefined, {}],
  ['was replaced', { state: 'waiting' }, { isOther: true }],
])('a cover that %s is left alone', async (_, looked, options) => {
  const { run, recorded } = scene(looked, options);
  expect(await run()).toBe('not-needed');
  expect(recorded).toEqual([]);
});

test('a look that fails is an error, so that its event is delivered again', async () => {
  const { run, recorded } = scene({ state: 'waiting' }, { fails: true });
  await expect(run()).rejects.toThrow('The reader failed');
  expect(recorded).toEqual([]);
});

test('after several looks the artist does not wait any longer, and a later look still counts (product 38.6)', async () => {
  const failing = scene({ state: 'waiting' }, { isLate: true, fails: true });
  await expect(failing.run()).rejects.toThrow();
  expect(failing.recorded).toEqual([{ state: 'unlooked' }]);
  const healed = scene({ state: 'unlooked' }, { isLate: true });
  expect(await healed.run()).toBe('looked');
  expect(healed.recorded).toEqual([{ state: 'looked', look: LOOK }]);
});

test('a delivered cover that is missing is an error', async () => {
  await expect(scene({ state: 'waiting' }, { isStored: false }).run()).rejects.toThrow('not among the masters');
});

test('the same cover of another release is not looked at again by the same process', async () => {
  const recent = recentLooks();
  const first = scene({ state: 'waiting' }, { recent });
  expect(await first.run()).toBe('looked');
  const second = scene({ state: 'waiting' }, { recent, isStored: false });
  expect(await second.run()).toBe('looked');
  expect(second.recorded).toEqual(first.recorded);
});
