import type { Release, SubmittedRelease } from '../../shared/releases/release.ts';
import { isReviewed } from '../../shared/review/is-reviewed.ts';
import { CLAIM_MINUTES } from '../../shared/review/review-claim.ts';
import { aCompleteDraft, newId } from '../../shared/test/builders.ts';
import { keys } from '../platform/keys.ts';
import { auditItems } from '../test/audits.ts';
import { admin, newAdmin, newArtist, type Person, table } from '../test/people.ts';
import { current, releases, stored, until } from '../test/releases.ts';
import { claimRepository } from './claim-repository.ts';

const claims = claimRepository(table);
let artist: Person;
let office: Person;
let colleague: Person;
beforeAll(async () => {
  [artist, office, colleague] = await Promise.all([newArtist('active'), admin(), newAdmin()]);
});

const submitted = async (at = new Date().toISOString()): Promise<SubmittedRelease> => {
  const draft = aCompleteDraft({ artistId: artist.artistId });
  await releases.create(draft);
  const submission = { at, agreementVersion: 'v', by: artist.artistId };
  return (await releases.saveSubmitted({ ...draft, status: 'submitted', submission })) as SubmittedRelease;
};
const paramsOf = ({ artistId, id: releaseId }: Release) => ({ artistId, releaseId });
const claim = (by: Person, release: Release) =>
  by.api('PUT /api/admin/artists/{artistId}/releases/{releaseId}/claim', { params: paramsOf(release) });
const endClaim = (by: Person, release: Release) =>
  by.api('DELETE /api/admin/artists/{artistId}/releases/{releaseId}/claim', { params: paramsOf(release) });
const mark = (by: Person, release: SubmittedRelease, looksGood = true, submittedAt = release.submission.at) =>
  by.api('PUT /api/admin/artists/{artistId}/releases/{releaseId}/mark', {
    params: paramsOf(release),
    body: { looksGood, submittedAt },
  });
const queue = () => office.api('GET /api/admin/review', { query: {} });

describe('product 22.1: the queue', () => {
  test('the release that has waited longest comes first, whenever it was created', async () => {
    // Submitted long before all others, so that both releases are on the first page.
    const later = await submitted('2001-01-02T00:00:00.000Z');
    const first = await submitted('2001-01-01T00:00:00.000Z');
    const { items, waiting } = await until(
      queue,
      ({ items }) => [first, later].every(({ id }) => items.some((card) => card.id === id)),
      'both in the queue',
    );
    const ids = items.map(({ id }) => id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(later.id));
    expect(items.find(({ id }) => id === first.id)?.submittedAt).toBe('2001-01-01T00:00:00.000Z');
    expect(waiting).toBeGreaterThanOrEqual(2);
    for (const { id } of [first, later])
      await office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
        params: { artistId: artist.artistId, releaseId: id },
        body: {},
      });
    await until(queue, ({ items }) => items.every(({ id }) => id !== first.id), 'the end of its waiting');
  });
});

describe('product 22.2: a claim', () => {
  test('the first reviewer gets the claim, the second sees its holder, and it expires', async () => {
    const release = await submitted();
    const now = new Date();
    const mine = (await claim(office, release)).claim;
    expect(mine.by.id).toBe(office.artistId);
    expect(Date.parse(mine.until) - now.getTime()).toBeLessThanOrEqual((CLAIM_MINUTES + 1) * 60_000);
    expect((await claim(colleague, release)).claim).toEqual(mine);
    expect((await queue()).claims).toContainEqual(mine);

    // The current holder keeps the claim.
    expect(Date.parse((await claim(office, release)).claim.until)).toBeGreaterThanOrEqual(Date.parse(mine.until));

    const afterwards = new Date(now.getTime() + (CLAIM_MINUTES + 1) * 60_000);
    expect(await claims.inForce(afterwards)).not.toContainEqual(expect.objectContaining({ releaseId: release.id }));
    const by = { id: colleague.artistId, name: 'Olga Office' };
    expect(await claims.take(paramsOf(release), by, afterwards)).toMatchObject({ by });
  });

  test('a reviewer who moves on to another release gives it back; somebody else’s claim is kept', async () => {
    const release = await submitted();
    await claim(office, release);
    await endClaim(colleague, release);
    expect((await claim(colleague, release)).claim.by.id).toBe(office.artistId);
    await endClaim(office, release);
    expect((await claim(colleague, release)).claim.by.id).toBe(colleague.artistId);
  });

  test('one of twenty concurrent requests gets it', async () => {
    const release = await submitted();
    const holders = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        claims.take(paramsOf(release), { id: `reviewer-${n}`, name: 'R' }, new Date()).then(({ by }) => by.id),
      ),
    );
    expect(new Set(holders).size).toBe(1);
  });

  test('there is none on a release that is not waiting for the office', async () => {
    const draft = await stored(aCompleteDraft({ artistId: artist.artistId }));
    await expect(claim(office, draft)).rejects.toMatchObject({ code: 'release-not-submitted' });
    const none = { ...draft, id: newId('release') };
    await expect(claim(office, none)).rejects.toMatchObject({ code: 'release-not-found' });
  });
});

describe('product 22.7: a release counts as reviewed', () => {
  const cardOf = async ({ id }: Release) => (await queue()).items.find((card) => card.id === id);
  const exportOf = (release: Release) =>
    office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
      params: paramsOf(release),
      body: {},
    });
  /** The review time as the artist reads it. */
  const reviewedAtOf = async ({ id: releaseId }: Release) => {
    const { release } = await artist.api('GET /api/releases/{releaseId}', { params: { releaseId } });
    return release.status === 'exported'
      ? release.reviewedAt
      : Object.keys(release).find((key) => key === 'reviewedAt');
  };

  test('once its review is opened, whoever renews the claim; its artist sees it with the delivery', async () => {
    // Submitted long before all others, so that it is on the first page.
    const release = await submitted('2001-02-01T00:00:00.000Z');
    expect(await until(() => cardOf(release), Boolean, 'its card')).toMatchObject({ isReviewed: false });
    await claim(office, release);
    const opened = await current(release);
    expect(opened).toMatchObject({
      reviewedAt: expect.any(String),
      rev: release.rev + 1,
      updatedAt: release.updatedAt,
    });
    // Renewing or rejecting a claim changes nothing in the release.
    await claim(office, release);
    await claim(colleague, release);
    expect(await current(release)).toEqual(opened);
    await until(
      () => cardOf(release),
      (card) => card?.isReviewed === true,
      'the review in the queue',
    );

    expect(await reviewedAtOf(release)).toBeUndefined();
    await exportOf(release);
    expect(await reviewedAtOf(release)).toBe((opened as { reviewedAt?: string }).reviewedAt);
  });

  test('once it is marked, even if the mark is removed again', async () => {
    const release = await submitted();
    await mark(office, release);
    await mark(office, release, false);
    await exportOf(release);
    expect(await reviewedAtOf(release)).toEqual(expect.any(String));
  });

  test('but not by an export alone', async () => {
    const release = await submitted();
    await exportOf(release);
    expect(await reviewedAtOf(release)).toBeUndefined();
  });

  test('a review of an earlier submission is none of this one', async () => {
    const release = await submitted('2001-02-02T00:00:00.000Z');
    const by = { id: office.artistId, name: 'Olga Office' };
    await claims.take(paramsOf(release), by, new Date('2001-01-01T00:00:00.000Z'));
    const early = await current(release);
    await claim(colleague, release);
    const opened = await current(release);
    expect(opened.rev).toBe(early.rev + 1);
    expect(isReviewed(opened as SubmittedRelease)).toBe(true);
    await exportOf(release);
  });

  test('an older release that only has a mark was reviewed at that time', async () => {
    const release = await submitted();
    const looksGood = { by: { id: office.artistId, name: 'Olga Office' }, at: new Date().toISOString() };
    await table.update({
      Key: keys.release(paramsOf(release)),
      UpdateExpression: 'SET looksGood = :mark',
      ExpressionAttributeValues: { ':mark': looksGood },
    });
    await exportOf(release);
    expect(await reviewedAtOf(release)).toBe(looksGood.at);
  });
});

describe('product 22.3: the mark ‘Looks good’', () => {
  const detail = (release: Release) =>
    office.api('GET /api/admin/artists/{artistId}/releases/{releaseId}', { params: paramsOf(release) });

  test('is set once and removed, names the reviewer, and neither changes the artist’s data nor notifies the artist', async () => {
    const release = await submitted();
    const { looksGood } = await mark(office, release);
    expect(looksGood?.by.id).toBe(office.artistId);
    // A colleague finds the mark.
    expect(await mark(colleague, release)).toEqual({ looksGood });
    const seen = await detail(release);
    expect(seen.release).toMatchObject({ looksGood, status: 'submitted', updatedAt: release.updatedAt });
    const own = await artist.api('GET /api/releases/{releaseId}', { params: { releaseId: release.id } });
    expect(own.release).not.toHaveProperty('looksGood');
    await until(
      queue,
      ({ items, next }) => next !== undefined || items.some(({ id, looksGoodBy }) => id === release.id && looksGoodBy),
      'the mark in the queue',
    );

    expect(await mark(colleague, release, false)).toEqual({ looksGood: null });
    expect((await detail(release)).release).not.toHaveProperty('looksGood');
    const audits = await auditItems(({ object }) => (object as { releaseId?: string }).releaseId === release.id);
    expect(audits.map(({ what, from, to }) => [what, from, to])).toEqual(
      expect.arrayContaining([
        ['release-marked', 'not marked', 'looks good'],
        ['release-marked', 'looks good', 'not marked'],
      ]),
    );
    expect(audits).toHaveLength(2);
  });

  test('is of the submission that was looked at', async () => {
    const release = await submitted();
    await expect(mark(office, release, true, '2001-01-01T00:00:00.000Z')).rejects.toMatchObject({
      code: 'release-changed',
    });
    await office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
      params: paramsOf(release),
      body: {},
    });
    await expect(mark(office, release)).rejects.toMatchObject({ code: 'release-not-submitted' });
    expect(await current(release)).not.toHaveProperty('looksGood');
  });
});
