import fc from 'fast-check';
import type { SubmissionId } from '../../../shared/ids.ts';
import type { DraftRelease, Release } from '../../../shared/releases/release.ts';
import { releaseCard } from '../../../shared/releases/release-card.ts';
import type { Track } from '../../../shared/releases/track.ts';
import { isReady } from '../../../shared/rules/is-ready.ts';
import { readinessOf, submissionBlockers } from '../../../shared/rules/readiness.ts';
import { aCompleteDraft, anId, aTrack, aWriter, inOrder, NOW } from '../../../shared/test/builders.ts';
import { isSubmittedBy, submitRelease } from './submit-release.ts';

const id = anId<SubmissionId>('sub_1');
const request = { id, agreementVersion: '2026-11', plan: 'basic', inForce: '2026-11', now: NOW } as const;
const single = { name: 'single', percentage: 100, paidAt: NOW.toISOString() } as const;
const submitted = submitRelease(aCompleteDraft(), request);
const refusal = (release: Release, different: Partial<Parameters<typeof submitRelease>[1]> = {}) => {
  try {
    submitRelease(release, { ...request, ...different });
  } catch (error) {
    return error;
  }
  return undefined;
};

test('product 11.6: a complete draft is submitted, with who accepted which agreement and when', () => {
  const draft = aCompleteDraft();
  expect(submitRelease(draft, request)).toEqual({
    ...draft,
    status: 'submitted',
    submission: {
      id,
      at: NOW.toISOString(),
      agreementVersion: '2026-11',
      by: draft.artistId,
      plan: 'basic',
    },
  });
});

test('a submitted release is not submitted again', () => {
  expect(refusal(submitted)).toMatchObject({ code: 'release-already-submitted' });
});

test('product 11.2: only a complete release is submitted', () => {
  expect(refusal(aCompleteDraft({ cover: null, salesStart: '' }))).toMatchObject({
    code: 'release-incomplete',
    details: { missing: ['Cover art', 'Sales start date'] },
  });
});

/** Usually the value of a ready release, but sometimes one of these. */
const some = <V>(...values: V[]) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constantFrom<V[]>(...values) });
const provided = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
const aDraft = fc
  .record({
    release: fc.record({
      title: some('Harbour Light', '', 'Untitled Release'),
      version: some('', 'Live'),
      salesStart: some('', '2026-11-03', '2030-01-01'),
      preOrder: some('', '2029-01-01'),
      cover: some<DraftRelease['cover']>(null),
      stated: some<DraftRelease['stated']>([], [{ code: 'single-title', text: 'So it is called' }]),
    }),
    tracks: fc.array(
      fc.record({
        title: some('Harbour Light', 'Track 2', ''),
        version: some('', 'Live'),
        audio: some<Track['audio']>(null),
        explicit: some<Track['explicit']>('', 'Explicit'),
        composers: some<Track['composers']>([], [aWriter()]),
        lyricists: some<Track['lyricists']>([], [aWriter()]),
        audioLanguage: some('en', 'zxx'),
        containsCover: some(true, false),
        aiAudio: some<Track['aiAudio']>('', 'all'),
        aiComposition: some<Track['aiComposition']>('', 'none'),
        stated: some<Track['stated']>([], [{ code: 'composer-missing', text: 'Traditional' }]),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ release, tracks }) =>
    aCompleteDraft({
      ...(provided(release) as Partial<DraftRelease>),
      ...inOrder(tracks.map((track) => aTrack(provided(track) as Partial<Track>))),
    }),
  );

test('a release is refused exactly when it is not shown as ready, for the reasons shown (product 11.1)', () => {
  const seen = new Set<boolean>();
  fc.assert(
    fc.property(aDraft, (draft) => {
      const shown = readinessOf(draft);
      const missing = submissionBlockers(draft);
      seen.add(isReady(shown));
      expect(isReady(releaseCard(draft))).toBe(isReady(shown));
      const refused = refusal(draft);
      if (isReady(shown)) expect(refused).toBeUndefined();
      else expect(refused).toMatchObject({ code: 'release-incomplete', details: { missing } });
      expect(missing.length === 0).toBe(isReady(shown));
    }),
    { numRuns: 500, examples: [[aCompleteDraft()], [aCompleteDraft({ cover: null })]] },
  );
  expect(seen.size).toBe(2);
});

test('product 11.6: only the agreement in force is accepted', () => {
  expect(refusal(aCompleteDraft(), { agreementVersion: '2026-10' })).toMatchObject({
    code: 'agreement-outdated',
    details: { inForce: '2026-11' },
  });
});

test('product 11.7: the paid plan must be paid for as many tracks as there are', () => {
  const twoTracks = inOrder([aTrack(), aTrack()]);
  const plan = 'paid';
  expect(refusal(aCompleteDraft(), { plan })).toMatchObject({
    code: 'plan-not-covered',
    details: { plan: 'single', cents: 300 },
  });
  expect(refusal(aCompleteDraft({ ...twoTracks, plan: single }), { plan })).toMatchObject({
    code: 'plan-not-covered',
    details: { plan: 'ep', cents: 300 },
  });
  expect(refusal(aCompleteDraft({ plan: single }), { plan })).toBeUndefined();
  expect(refusal(aCompleteDraft({ ...twoTracks, plan: single }))).toBeUndefined();
});

test('a submission matches itself and no other, not even one without an id', () => {
  const { id: _, ...ofBefore } = submitted.submission;
  expect(isSubmittedBy(submitted, id)).toBe(true);
  expect(isSubmittedBy(submitted, anId<SubmissionId>('sub_2'))).toBe(false);
  expect(isSubmittedBy(aCompleteDraft(), id)).toBe(false);
  expect(isSubmittedBy({ ...submitted, submission: ofBefore }, undefined)).toBe(false);
});
