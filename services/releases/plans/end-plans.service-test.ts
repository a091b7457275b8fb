import type { PaidPlan } from '../../../shared/plans/paid-plan.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { aCompleteDraft } from '../../../shared/test/builders.ts';
import { newArtist, type Person } from '../../test/people.ts';
import { current, releases, stored, until } from '../../test/releases.ts';
import { runSchedule } from '../../test/run-schedule.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const ENDED = '2026-01-02T10:00:00.000Z';
const annual = (expiresAt: string): PaidPlan => ({
  name: 'annual_9',
  percentage: 100,
  paidAt: '2025-01-02T10:00:00.000Z',
  expiresAt,
});
const withPlan = (plan: PaidPlan) => stored(aCompleteDraft({ artistId: artist.artistId, plan }), 'submitted');
const owned = ({ artistId, id: releaseId }: Release) => ({ artistId, releaseId });
const cardOf = async ({ id }: Release) =>
  (await artist.api('GET /api/releases', { query: { limit: 100 } })).items.find((card) => card.id === id);

test('an expired yearly plan falls to 95%, once; the release stays live and keeps its place in the library (product 10.4)', async () => {
  const ended = await withPlan(annual(ENDED));
  const running = await withPlan(annual('2099-01-02T10:00:00.000Z'));
  for (const release of [ended, running]) await until(() => cardOf(release), Boolean, 'the card');

  await runSchedule('PlansEnd');
  const fallen = await current(ended);
  expect(fallen).toMatchObject({
    status: 'submitted',
    plan: { name: 'annual_9', percentage: 95, expiresAt: ENDED, isOver: true },
    updatedAt: ended.updatedAt,
    rev: ended.rev + 1,
  });
  expect(fallen.events.at(-1)).toEqual({ kind: 'plan-ended', at: ENDED, by: 'platform', plan: 'annual_9' });
  expect(await current(running)).toEqual(running);

  await until(
    () => cardOf(ended),
    (card) => card?.isPlanOver === true,
    'the card that follows',
  );
  await runSchedule('PlansEnd');
  expect(await current(ended)).toEqual(fallen);
});

describe('the write of a plan’s end requires', () => {
  const now = new Date('2026-03-01T10:00:00.000Z');
  const late = '2026-03-01T10:00:00.001Z';

  it('that the end is not written yet', async () => {
    const release = await withPlan(annual(ENDED));
    const end = () => releases.endPlan(owned(release), { plan: 'annual_9', expiresAt: ENDED, now });
    expect(await end()).toBe(true);
    expect(await end()).toBe(false);
    expect((await current(release)).events.filter(({ kind }) => kind === 'plan-ended')).toHaveLength(1);
  });

  it.each<[string, PaidPlan, expiresAt: string]>([
    ['that it has ended', annual(late), late],
    ['for the end that was read', annual(ENDED), '2026-01-01T10:00:00.000Z'],
    ['for the plan that was read', { name: 'single', percentage: 100, paidAt: ENDED, expiresAt: ENDED }, ENDED],
  ])('%s', async (_, plan, expiresAt) => {
    const release = await withPlan(plan);
    expect(await releases.endPlan(owned(release), { plan: 'annual_9', expiresAt, now })).toBe(false);
    expect(await current(release)).toEqual(release);
  });

  it('an existing release', async () => {
    const gone = aCompleteDraft({ artistId: artist.artistId });
    expect(await releases.endPlan(owned(gone), { plan: 'annual_9', expiresAt: ENDED, now })).toBe(false);
  });
});
