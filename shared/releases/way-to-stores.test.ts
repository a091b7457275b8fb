import { aCompleteDraft } from '../test/builders.ts';
import type { ExportedRelease, SubmittedRelease, WithdrawnRelease } from './release.ts';
import { type ReleaseOnItsWay, wayToStores } from './way-to-stores.ts';

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
const withdrawn = (different: Partial<WithdrawnRelease>): WithdrawnRelease => ({
  ...submitted('asap'),
  status: 'withdrawn',
  withdrawnAt: '2026-11-20T10:00:00.000Z',
  ...different,
});
const steps = (release: ReleaseOnItsWay, at = now) =>
  wayToStores(release, at).map(({ step, state, at, planned }) =>
    [step, state, at?.slice(0, 10), planned && `planned ${planned}`].filter(Boolean).join(' '),
  );

describe('product 11.13: the way to the stores', () => {
  it.each([
    ['2027-01-15', 'live next planned 2027-01-15'],
    ['asap', 'live next'],
    // It is too late for the day that the artist chose.
    ['2026-11-09', 'live next'],
  ])('while awaiting review, for %s', (salesStart, live) => {
    expect(steps(submitted(salesStart))).toEqual(['submitted done 2026-11-02', 'review now', 'delivered next', live]);
  });

  it.each([
    ['2027-01-15', 'live now planned 2027-01-15'],
    // The day has come, but no store says that it is live.
    ['2026-11-10', 'live now planned 2026-11-10'],
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

  it('ends as soon as a store is known to have it, and not before, however late it is (product 33.1)', () => {
    const release = exported('2026-11-10');
    expect(steps(release, new Date('2027-11-10T10:00:00.000Z')).at(-1)).toBe('live now planned 2026-11-10');
    expect(steps({ ...release, liveAt: '2026-11-08T10:00:00.000Z' }).at(-1)).toBe('live done 2026-11-08');
  });

  it('ends with the takedown of a release that was in the stores, or with its withdrawal', () => {
    const times = { exportedAt: '2026-11-05T10:00:00.000Z', liveAt: '2026-11-08T10:00:00.000Z' };
    expect(steps(withdrawn(times)).slice(1)).toEqual([
      'delivered done 2026-11-05',
      'live done 2026-11-08',
      'taken-down done 2026-11-20',
    ]);
    expect(steps(withdrawn({}))).toEqual(['submitted done 2026-11-02', 'withdrawn done 2026-11-20']);
  });
});
