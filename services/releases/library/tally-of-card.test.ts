import { releaseCard } from '../../../shared/releases/release-card.ts';
import { aCompleteDraft } from '../../../shared/test/builders.ts';
import { movesBetween, tallyOfCard } from './tally-of-card.ts';

const draft = releaseCard(aCompleteDraft());
const ep = { ...draft, trackCount: 6, plan: 'ep' as const };

test('product 20.1: a release is counted in its state, with its tracks, and with its plan', () => {
  expect(tallyOfCard(draft)).toEqual({ draft: 1, tracks: 1 });
  expect(tallyOfCard(ep)).toEqual({ draft: 1, tracks: 6, plan_ep: 1 });
  expect(tallyOfCard(undefined)).toEqual({});
});

test.each(['submitted', 'exported'] as const)(
  'product 20.1: one that is %s is active with a plan in force',
  (status) => {
    expect(tallyOfCard({ ...ep, status })).toEqual({ [status]: 1, tracks: 6, plan_ep: 1, active_ep: 1 });
    expect(tallyOfCard({ ...ep, status, trackCount: 7 })).toEqual({ [status]: 1, tracks: 7, plan_ep: 1 });
    expect(tallyOfCard({ ...ep, status, isPlanOver: true })).toEqual({ [status]: 1, tracks: 6, plan_ep: 1 });
  },
);

test('only the buckets that differ change', () => {
  const submitted = tallyOfCard({ ...ep, status: 'submitted' });
  expect(movesBetween(tallyOfCard(ep), submitted)).toEqual({ draft: -1, submitted: 1, active_ep: 1 });
  expect(movesBetween(submitted, submitted)).toEqual({});
  expect(movesBetween({}, tallyOfCard(draft))).toEqual({ draft: 1, tracks: 1 });
  expect(movesBetween(tallyOfCard(draft), {})).toEqual({ draft: -1, tracks: -1 });
});
