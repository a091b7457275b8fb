import { aCompleteDraft } from '../test/builders.ts';
import type { ExportedRelease, SubmittedRelease } from './release.ts';
import { wayToStores } from './way-to-stores.ts';

const submission = { at: '2026-11-02T10:00:00.000Z', agreementVersion: '2026-11', by: aCompleteDraft().artistId };
const submitted = (salesStart: string): SubmittedRelease => ({
  ...aCompleteDraft({ salesStart }),
  status: 'submitted',
  submission,
});
const exported = (salesStart: string, reviewedAt?: string): ExportedRelease => ({
  ...submitted(salesStart),
  status: 'exported',
  exportedAt: '2026-11-05T10:00:00.000Z',
  ...(reviewedAt !== undefined && { reviewedAt }),
});
const now = new Date('2026-11-10T10:00:00.000Z');
const steps = (release: SubmittedRelease | ExportedRelease) =>
  wayToStores(release, now).map(({ step, state, at }) => [step, state, at?.slice(0, 10)].filter(Boolean).join(' '));

describe('product 11.13: the way to the stores', () => {
  it.each([
    ['2027-01-15', 'live next 2027-01-15'],
    ['asap', 'live next'],
    // It is too late for the day that the artist chose.
    ['2026-11-09', 'live next'],
  ])('while awaiting review, for %s', (salesStart, live) => {
    expect(steps(submitted(salesStart))).toEqual(['submitted done 2026-11-02', 'review now', 'delivered next', live]);
  });

  it.each([
    ['2027-01-15', 'live now 2027-01-15'],
    ['2026-11-10', 'live done 2026-11-10'],
    ['2026-11-04', 'live now'],
    ['asap', 'live now'],
  ])('after delivery, for %s', (salesStart, live) => {
    expect(steps(exported(salesStart, '2026-11-03T10:00:00.000Z'))).toEqual([
      'submitted done 2026-11-02',
      'review done',
      'delivered done 2026-11-05',
      live,
    ]);
  });

  it.each([
    ['nobody reviewed', undefined],
    ['was reviewed before it was submitted again', '2026-11-01T10:00:00.000Z'],
  ])('has no review step for a release that %s', (_, reviewedAt) => {
    expect(steps(exported('asap', reviewedAt))).toEqual([
      'submitted done 2026-11-02',
      'delivered done 2026-11-05',
      'live now',
    ]);
  });
});
