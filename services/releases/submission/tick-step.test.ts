import fc from 'fast-check';
import type { SubmittedRelease } from '../../../shared/releases/release.ts';
import type { ChecklistStep } from '../../../shared/releases/strategy-steps.ts';
import { AN_ARTIST, aCompleteDraft, NOW } from '../../../shared/test/builders.ts';
import { tickStep } from './tick-step.ts';

const submittedWith = (checklist: ChecklistStep[]): SubmittedRelease => ({
  ...aCompleteDraft({ checklist }),
  status: 'submitted',
  submission: { at: NOW.toISOString(), agreementVersion: 'v', by: AN_ARTIST },
});
const step = fc.constantFrom<ChecklistStep>(2, 3, 4, 5, 6, 7);

test('product 12.2: a toggle changes only its own step, and the steps stay in order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(step), step, fc.boolean(), (ticked, toggled, done) => {
      const after = tickStep(submittedWith(ticked), { step: toggled, done });
      expect(after.includes(toggled)).toBe(done);
      expect(after.filter((each) => each !== toggled)).toHaveLength(ticked.filter((each) => each !== toggled).length);
      expect(after).toEqual([...new Set(after)].sort());
    }),
  );
});

test('a draft has no strategy yet', () => {
  expect(() => tickStep(aCompleteDraft(), { step: 2, done: true })).toThrow(
    expect.objectContaining({ code: 'release-not-submitted' }),
  );
});
