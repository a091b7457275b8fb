import fc from 'fast-check';
import { brand } from '../../../shared/brand.ts';
import { changeIdOf } from '../../../shared/ids.ts';
import { planFor } from '../../../shared/plans/plan.ts';
import type { PaidSubmission, Release } from '../../../shared/releases/release.ts';
import { findingsReply } from '../../../shared/rules/findings-reply.ts';
import { openCodes } from '../../../shared/rules/readiness.ts';
import { AN_ARTIST, aCompleteDraft, NOW, newId } from '../../../shared/test/builders.ts';
import { faultyReleases } from '../../../shared/test/generated-releases.ts';
import { openExamples, withReasons } from '../../../shared/test/open-examples.ts';
import { orderPlan } from '../../payments/order-plan.ts';
import { testLog } from '../../test/test-log.ts';
import { changeSubmitter } from '../changes/submit-change.ts';
import { paidSubmitter } from './submit-paid.ts';
import { submissionCheck, submitWithCodes } from './submit-with-codes.ts';

const accepted = { id: newId('submission'), agreementVersion: brand.agreementVersion };
const submission = { ...accepted, at: NOW.toISOString(), by: AN_ARTIST };
const needs = { prefixes: { isrc: [], upc: [] }, log: testLog(), now: () => NOW };
/** No code of the examples belongs to anybody else. */
const codes = { refused: async () => undefined, claim: () => ({}) } as never;
/** Stands in for the table: a submission that is saved has passed. */
const saved = { saveSubmitted: async (release: Release) => release } as never;
const submit = submitWithCodes({ ...needs, codes, releases: saved });

/** The release after the work that follows its payment. */
async function afterPayment(release: Release): Promise<void> {
  const due: Release = { ...release, paidSubmission: { ...accepted, at: NOW.toISOString(), state: 'due' } };
  let refused: Extract<PaidSubmission, { state: 'refused' }> | undefined;
  const releases = {
    find: async () => due,
    refusePaidSubmission: async (_: Release, to: typeof refused) => {
      refused = to;
    },
  } as never;
  const profiles = { find: async () => ({ status: 'active' }) } as never;
  const plan = { name: planFor(release.trackIds.length) ?? 'single', percentage: 100, paidAt: NOW.toISOString() };
  const submitPaid = paidSubmitter({
    ...needs,
    releases,
    profiles,
    submit: (one, chosen) => submit({ ...one, plan } as Release, chosen),
  });
  await submitPaid({ artistId: release.artistId, releaseId: release.id, submissionId: accepted.id });
  if (refused) throw refused;
}

/** Every decision that lets somebody pay for a release, or submits it. */
const waysOn: Record<string, (release: Release) => unknown> = {
  'submit a draft': (release) => submit(release, { ...accepted, plan: 'basic' }),
  'submit again what was sent back': (release) =>
    submit({ ...release, status: 'changes_requested', submission, changes: {} } as never, {
      ...accepted,
      plan: 'basic',
    }),
  'submit a change of what is delivered': (release) => {
    const delivered = { ...release, status: 'exported', submission, title: 'As it was', salesStart: '2025-01-03' };
    const submitChange = changeSubmitter({ releases: { get: async () => delivered as never }, submit, now: () => NOW });
    const change = { ...release, id: changeIdOf(release.id), status: 'changing', submission } as never;
    return submitChange({ ...(change as Release), salesStart: '2025-01-03' }, accepted);
  },
  pay: (release) => orderPlan(release, planFor(release.trackIds.length) ?? 'single'),
  'pay and submit': (release) => submissionCheck({ ...needs, codes })(release, accepted),
  'be submitted by a payment': afterPayment,
};

const outcome = async (decide: (typeof waysOn)[string], release: Release): Promise<unknown> => {
  try {
    await decide(release);
  } catch (error) {
    return error;
  }
  return 'passed';
};

const examples = openExamples();

describe.each(Object.entries(waysOn))('product 39.4: no release with an open finding can %s', (_, decide) => {
  test.each(examples)('$code: “$shown”', async ({ code, release }) => {
    expect(await outcome(decide, release)).toMatchObject({
      code: 'release-incomplete',
      details: { codes: expect.arrayContaining([code]) },
    });
  });

  test.each(examples.filter(({ isContestable }) => isContestable))(
    'with a reason, $code passes: “$shown” (product 11.11)',
    async ({ release }) => {
      const stated = withReasons(release);
      expect(openCodes(stated)).toEqual([]);
      expect(await outcome(decide, stated)).toBe('passed');
    },
  );
});

/** How many releases to generate: `npm run proof` sets PROOF=1. */
const numRuns = process.env.PROOF ? 500 : 40;

/** A release full of faults, or one with an open finding, as it is or with reasons for all that can be contested. */
const anyRelease = fc
  .tuple(fc.oneof(faultyReleases, fc.constantFrom(...examples.map(({ release }) => release))), fc.boolean())
  .map(([release, isStated]) => (isStated ? withReasons(release) : release));

test('product 39.4: no release is Ready and refused, and none is refused for something that is not shown', async () => {
  const seen = { ready: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(anyRelease, async (release) => {
      const { isReady, findings } = findingsReply(release, NOW);
      const shown = findings.filter((one) => one.severity !== 'advice' && one.reason === undefined);
      seen[isReady ? 'ready' : 'refused'] += 1;
      for (const decide of Object.values(waysOn)) {
        const refusal = await outcome(decide, release);
        // A plan may be bought while one of the ten items is missing, but not while a finding is open.
        const passes = isReady || (decide === waysOn.pay && shown.length === 0);
        if (passes) expect(refusal).toBe('passed');
        else
          expect(refusal).toMatchObject({
            code: 'release-incomplete',
            details: { codes: [...new Set(shown.map(({ code }) => code))] },
          });
      }
    }),
    { numRuns, examples: [[aCompleteDraft()]] },
  );
  expect(seen.ready).toBeGreaterThan(0);
  expect(seen.refused).toBeGreaterThan(0);
});

test('every rule that blocks or asks for a reason is tried', () => {
  expect(examples.length).toBeGreaterThan(60);
});
