import type { Release } from '../../../shared/releases/release.ts';
import type { ChecklistStep } from '../../../shared/releases/strategy-steps.ts';
import { aCompleteDraft } from '../../../shared/test/builders.ts';
import { newArtist, type Person } from '../../test/people.ts';
import { current, stored } from '../../test/releases.ts';
import { roundsOf } from '../../test/rounds.ts';

/** `npm run proof` runs these with PROOF=1: 500 rounds. */
const ROUNDS = roundsOf(6);
const STEPS = [2, 3, 4, 5, 6, 7] as const;

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const submitted = () => stored(aCompleteDraft({ artistId: artist.artistId }), 'submitted');
const tick = ({ id }: Release, step: ChecklistStep, done = true) =>
  artist.api('PATCH /api/releases/{releaseId}/checklist', { params: { releaseId: id }, body: { step, done } });

test(`two steps ticked at the same time are both kept, ${ROUNDS} rounds`, async () => {
  const release = await submitted();
  const expected = new Set<ChecklistStep>();
  for (let round = 0; round < ROUNDS; round++) {
    const steps = [STEPS[round % 6], STEPS[(round + 1 + (round % 5)) % 6]] as [ChecklistStep, ChecklistStep];
    const done = steps.map((step) => !expected.has(step)) as [boolean, boolean];
    await Promise.all(steps.map((step, n) => tick(release, step, done[n])));
    for (const [n, step] of steps.entries()) {
      if (done[n]) expected.add(step);
      else expected.delete(step);
    }
    expect((await current(release)).checklist).toEqual([...expected].sort());
  }
});

test('all six at the same time are kept', async () => {
  const release = await submitted();
  await Promise.all(STEPS.map((step) => tick(release, step)));
  expect(await current(release)).toMatchObject({ checklist: [...STEPS], rev: release.rev + 6 });
});
