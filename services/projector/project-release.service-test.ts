import fc from 'fast-check';
import { Problem } from '../../shared/contract/problem.ts';
import { libraryStateOf } from '../../shared/releases/library-state.ts';
import type { Release } from '../../shared/releases/release.ts';
import { AN_ARTIST, aCompleteDraft, aTrack, inOrder, NOW } from '../../shared/test/builders.ts';
import { counters } from '../platform/counters.ts';
import type { Change } from '../platform/item-change.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { artistTotals } from '../profiles/artist-totals.ts';
import { newProfile } from '../profiles/new-profile.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { type CardRepository, cardRepository } from '../releases/library/card-repository.ts';
import { releaseSearchRepository } from '../releases/library/release-search-repository.ts';
import { ownTable } from '../test/own-table.ts';
import { projectRelease } from './project-release.ts';

let table: Table;
let cards: CardRepository;
let needs: Parameters<typeof projectRelease>[1];
beforeEach(async () => {
  table = await ownTable();
  cards = cardRepository(table);
  needs = { cards, releaseSearch: releaseSearchRepository(table) };
});

/**
 * The life of a release as reported by the table's stream: created, edited, given a second track, paid and submitted,
 * exported.
 */
function life(): { stages: Release[]; changes: Change[] } {
  const draft = aCompleteDraft();
  const two = inOrder([aTrack(), aTrack()]);
  const plan = { name: 'ep' as const, percentage: 100, paidAt: NOW.toISOString() };
  const submission = { at: NOW.toISOString(), agreementVersion: '2026-11', by: draft.artistId };
  const stages: Release[] = [
    draft,
    { ...draft, title: 'Second', rev: 2 },
    { ...draft, ...two, title: 'Third', rev: 3 },
    { ...draft, ...two, plan, title: 'Third', rev: 4, status: 'submitted', submission },
    { ...draft, ...two, plan, title: 'Third', rev: 5, status: 'exported', submission, exportedAt: NOW.toISOString() },
  ];
  return { stages, changes: stages.map((after, n) => ({ before: stages[n - 1], after })) };
}

/** The totals of tracks and of the EP plan, and the numbers of releases, tracks and states in the artist's profile. */
async function counted() {
  const { releaseCount = 0, trackCount = 0 } = (await profileRepository(table).find(AN_ARTIST)) ?? {};
  const states = (await artistTotals(table).states(AN_ARTIST)) ?? {};
  const totals = await counters(table, keys.releaseTotals).read(['tracks', 'plan_ep', 'active_ep']);
  return { ...totals, releaseCount, trackCount, states };
}

/** The same numbers, computed from the stored cards. */
async function countedOfCards() {
  const all = await cards.all(AN_ARTIST);
  const tracks = all.reduce((sum, { trackCount }) => sum + trackCount, 0);
  const paid = all.filter(({ plan }) => plan === 'ep');
  const active = paid.filter(({ status }) => status !== 'draft');
  const states = { draft: 0, ready: 0, changes: 0, submitted: 0, delivered: 0, withdrawn: 0 };
  for (const card of all) states[libraryStateOf(card)] += 1;
  const ofArtist = { releaseCount: all.length, trackCount: tracks, states };
  return { tracks, plan_ep: paid.length, active_ep: active.length, ...ofArtist };
}

const noStates = { draft: 0, ready: 0, changes: 0, submitted: 0, delivered: 0, withdrawn: 0 };
/** The counts of the tabs, without any card. */
const noCards = { draft: 0, submitted: 0, changes_requested: 0, exported: 0, withdrawn: 0, changing: 0 };

const anArtist = () => profileRepository(table).create(newProfile(AN_ARTIST, { email: 'mara@segno.test' }, NOW));

const cardOf = async ({ id, artistId }: Release) => {
  const { items } = await cards.library(artistId);
  return items.find((card) => card.id === id);
};

test('each change moves the card, the count of its tab, the totals and the artist’s counts (product 20.1)', async () => {
  await anArtist();
  const { stages, changes } = life();
  const seen: unknown[] = [];
  for (const change of changes) {
    await projectRelease(change, needs);
    const card = await cardOf(stages[0] as Release);
    seen.push([card?.rev, card?.title, await cards.counts()]);
  }
  expect(seen).toEqual([
    [1, 'Night Ferry', { draft: 1, submitted: 0, changes_requested: 0, exported: 0, withdrawn: 0, changing: 0 }],
    [2, 'Second', { draft: 1, submitted: 0, changes_requested: 0, exported: 0, withdrawn: 0, changing: 0 }],
    [3, 'Third', { draft: 1, submitted: 0, changes_requested: 0, exported: 0, withdrawn: 0, changing: 0 }],
    [4, 'Third', { draft: 0, submitted: 1, changes_requested: 0, exported: 0, withdrawn: 0, changing: 0 }],
    [5, 'Third', { draft: 0, submitted: 0, changes_requested: 0, exported: 1, withdrawn: 0, changing: 0 }],
  ]);
  const states = { ...noStates, delivered: 1 };
  expect(await counted()).toEqual({ tracks: 2, plan_ep: 1, active_ep: 1, releaseCount: 1, trackCount: 2, states });
});

test('records that the stream repeats change nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 4 }), { maxLength: 8 }), async (repeats) => {
      const { stages, changes } = life();
      const before = await cards.counts();
      for (const [n, change] of changes.entries()) {
        await projectRelease(change, needs);
        // A retry starts again at an earlier record and replays every record up to the failed one, in order.
        const from = repeats[n];
        if (from !== undefined) {
          for (const earlier of changes.slice(Math.min(from, n), n + 1)) await projectRelease(earlier, needs);
        }
      }
      expect(await cardOf(stages[0] as Release)).toMatchObject({ rev: 5, status: 'exported' });
      expect(await cards.counts()).toEqual({ ...before, exported: before.exported + 1 });
    }),
    { numRuns: 15 },
  );
});

test('a late record never replaces a newer card', async () => {
  const { stages, changes } = life();
  for (const change of changes) await projectRelease(change, needs);
  const counted = await cards.counts();
  for (const change of [...changes].reverse()) await projectRelease(change, needs);
  expect(await cardOf(stages[0] as Release)).toMatchObject({ rev: 5, title: 'Third', status: 'exported' });
  expect(await cards.counts()).toEqual(counted);
});

test('a deletion removes the card and its counts once', async () => {
  await anArtist();
  const { stages, changes } = life();
  const [draft] = stages as [Release];
  await projectRelease(changes[0] as Change, needs);
  const gone: Change = { before: draft, after: undefined };
  await projectRelease(gone, needs);
  await projectRelease(gone, needs);
  expect(await cardOf(draft)).toBeUndefined();
  expect(await cards.counts()).toEqual(noCards);
  const none = { releaseCount: 0, trackCount: 0, states: noStates };
  expect(await counted()).toEqual({ tracks: 0, plan_ep: 0, active_ep: 0, ...none });
});

test('a release of an artist without a profile counts in the totals, and makes no profile', async () => {
  const { changes } = life();
  await projectRelease(changes[0] as Change, needs);
  expect(await counted()).toMatchObject({ tracks: 1, releaseCount: 0 });
  expect(await profileRepository(table).find(AN_ARTIST)).toBeUndefined();
});

test('a submission whose record is retried after a later one is still counted', async () => {
  const { stages, changes } = life();
  for (const change of changes.slice(0, 3)) await projectRelease(change, needs);
  const submitted = stages[3] as Release;
  const ticked: Change = { before: submitted, after: { ...submitted, checklist: [2], rev: 5 } };
  // The batch continues after a record that fails: the tick is projected, and then both are delivered again.
  for (const change of [ticked, changes[3] as Change, ticked]) await projectRelease(change, needs);
  expect(await cardOf(submitted)).toMatchObject({ rev: 5, status: 'submitted' });
  expect(await cards.counts()).toEqual({
    draft: 0,
    submitted: 1,
    changes_requested: 0,
    exported: 0,
    withdrawn: 0,
    changing: 0,
  });
});

test('a deletion that arrives before the change it follows leaves no card and no count', async () => {
  const { stages, changes } = life();
  const [draft] = stages as [Release];
  await projectRelease({ before: draft, after: undefined }, needs);
  await projectRelease(changes[0] as Change, needs);
  expect(await cardOf(draft)).toBeUndefined();
  expect(await cards.counts()).toEqual(noCards);
});

test('the counts match the cards after reordered, repeated, lost and concurrent changes', async () => {
  await anArtist();
  const records = fc.array(fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 3 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(records, async (batches) => {
      const { stages, changes } = life();
      const last = stages.at(-1) as Release;
      // The API deletes only drafts, but the projector must not depend on that.
      const all = [...changes, { before: last, after: undefined }];
      const before = await cards.counts();
      for (const together of batches) await Promise.all(together.map((n) => projectRelease(all[n] as Change, needs)));
      const newest = Math.max(-1, ...batches.flat());
      const card = await cardOf(last);
      expect(card?.rev).toBe(newest === 5 ? undefined : stages[newest]?.rev);
      expect(await cards.counts()).toEqual({ ...before, ...(card && { [card.status]: before[card.status] + 1 }) });
      expect(await counted()).toEqual(await countedOfCards());
    }),
    { numRuns: 30 },
  );
});

/** Retries as the stream does, which redelivers a record whose projection found the counters busy. */
async function projectUntilDone(change: Change): Promise<void> {
  for (;;) {
    try {
      return await projectRelease(change, needs);
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'busy')) throw error;
    }
  }
}

test('counts a hundred concurrent releases', async () => {
  const lives = Array.from({ length: 100 }, life);
  await Promise.all(
    lives.map(async ({ changes }, n) => {
      for (const change of changes.slice(0, n % 2 === 0 ? 4 : 1)) await projectUntilDone(change);
    }),
  );
  expect(await cards.counts()).toEqual({
    draft: 50,
    submitted: 50,
    changes_requested: 0,
    exported: 0,
    withdrawn: 0,
    changing: 0,
  });
});
