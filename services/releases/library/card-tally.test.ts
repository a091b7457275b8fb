import { releaseCard } from '../../../shared/releases/release-card.ts';
import { aCompleteDraft } from '../../../shared/test/builders.ts';
import { cardTally, tallyDifference } from './card-tally.ts';

const draft = releaseCard(aCompleteDraft());
const ep = { ...draft, trackCount: 6, plan: 'ep' as const };

test('product 20.1: a release is counted in its state, with its tracks, and with its plan', () => {
  expect(cardTally(draft)).toEqual({ draft: 1, tracks: 1 });
  expect(cardTally(ep)).toEqual({ draft: 1, tracks: 6, plan_ep: 1 });
  expect(cardTally(undefined)).toEqual({});
});

test.each(['submitted', 'exported'] as const)(
  'product 20.1: one that is %s is active with a plan in force',
  (status) => {
    expect(cardTally({ ...ep, status })).toEqual({ [status]: 1, tracks: 6, plan_ep: 1, active_ep: 1 });
    expect(cardTally({ ...ep, status, trackCount: 7 })).toEqual({ [status]: 1, tracks: 7, plan_ep: 1 });
    expect(cardTally({ ...ep, status, isPlanOver: true })).toEqual({ [status]: 1, tracks: 6, plan_ep: 1 });
  },
);

test('product 20.1: a withdrawn release holds its plan, but is not active', () => {
  expect(cardTally({ ...ep, status: 'withdrawn' })).toEqual({ withdrawn: 1, tracks: 6, plan_ep: 1 });
});

test('only the buckets that differ change', () => {
  const submitted = cardTally({ ...ep, status: 'submitted' });
  expect(tallyDifference(cardTally(ep), submitted)).toEqual({ draft: -1, submitted: 1, active_ep: 1 });
  expect(tallyDifference(submitted, submitted)).toEqual({});
  expect(tallyDifference({}, cardTally(draft))).toEqual({ draft: 1, tracks: 1 });
  expect(tallyDifference(cardTally(draft), {})).toEqual({ draft: -1, tracks: -1 });
});
