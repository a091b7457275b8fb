import type { SubmissionId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, anId, aTrack, inOrder, NOW } from '../../shared/test/builders.ts';
import { isSubmittedBy, submitRelease } from './submit-release.ts';

const id = anId<SubmissionId>('sub_1');
const asked = { id, agreementVersion: '2026-11', plan: 'basic', inForce: '2026-11', now: NOW } as const;
const single = { name: 'single', percentage: 100, paidAt: NOW.toISOString() } as const;
const submitted = submitRelease(aCompleteDraft(), asked);
const refusal = (release: Release, different: Partial<Parameters<typeof submitRelease>[1]> = {}) => {
  try {
    submitRelease(release, { ...asked, ...different });
  } catch (error) {
    return error;
  }
  return undefined;
};

test('product 11.6: a complete draft is submitted, with who accepted which agreement and when', () => {
  const draft = aCompleteDraft();
  expect(submitRelease(draft, asked)).toEqual({
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

test('what was submitted is not submitted again', () => {
  expect(refusal(submitted)).toMatchObject({ code: 'release-already-submitted' });
});

test('product 11.2: only what is complete is submitted', () => {
  expect(refusal(aCompleteDraft({ cover: null, salesStart: '' }))).toMatchObject({
    code: 'release-incomplete',
    details: { missing: ['Cover art', 'Sales start date'] },
  });
});

test('product 11.6: only the agreement that is in force is accepted', () => {
  expect(refusal(aCompleteDraft(), { agreementVersion: '2026-10' })).toMatchObject({
    code: 'agreement-outdated',
    details: { inForce: '2026-11' },
  });
});

test('product 11.7: who chooses the paid plan has paid for as many tracks as there are', () => {
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

test('a submission knows itself, and no other: not one without an id', () => {
  const { id: _, ...ofBefore } = submitted.submission;
  expect(isSubmittedBy(submitted, id)).toBe(true);
  expect(isSubmittedBy(submitted, anId<SubmissionId>('sub_2'))).toBe(false);
  expect(isSubmittedBy(aCompleteDraft(), id)).toBe(false);
  expect(isSubmittedBy({ ...submitted, submission: ofBefore }, undefined)).toBe(false);
});
