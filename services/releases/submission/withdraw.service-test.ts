import { brand } from '../../../shared/brand.ts';
import { Problem, type ProblemCode } from '../../../shared/contract/problem.ts';
import type { Release } from '../../../shared/releases/release.ts';
import { aCompleteDraft } from '../../../shared/test/builders.ts';
import { keys } from '../../platform/keys.ts';
import { opened, openSession } from '../../test/payments.ts';
import { admin, newArtist, type Person, table } from '../../test/people.ts';
import { rawCall } from '../../test/raw-call.ts';
import { current, freshKey, releases, stored, until } from '../../test/releases.ts';
import { roundsOf } from '../../test/rounds.ts';
import { askForChanges, newSentBackRelease } from '../../test/sent-back.ts';
import { withdrawableRelease } from './withdraw-release.ts';

let artist: Person;
let office: Person;
beforeAll(async () => {
  [artist, office] = await Promise.all([newArtist('active'), admin()]);
});

type Named = Pick<Release, 'id' | 'artistId'>;

const paramsOf = ({ artistId, id: releaseId }: Named) => ({ artistId, releaseId });
const draft = () => aCompleteDraft({ artistId: artist.artistId });
const submitted = () => stored(draft(), 'submitted');
const withdraw = ({ id }: Named, key = freshKey()) =>
  artist.api('POST /api/releases/{releaseId}/withdraw', { params: { releaseId: id }, ...key });
const submit = ({ id }: Named) =>
  artist.api('POST /api/releases/{releaseId}/submit', {
    params: { releaseId: id },
    body: { agreementVersion: brand.agreementVersion, plan: 'basic' },
    ...freshKey(),
  });
const exported = (release: Named) =>
  office.api('POST /api/admin/artists/{artistId}/releases/{releaseId}/export', {
    params: paramsOf(release),
    body: {},
  });
const withdrawals = ({ events }: Release) => events.filter(({ kind }) => kind === 'withdrawn');

describe('a release that is withdrawn before it is exported (product 11.15)', () => {
  it('is withdrawn for good, once, and says so in its history', async () => {
    const release = await submitted();
    const key = freshKey();
    const { withdrawnAt } = await withdraw(release, key);
    expect(await withdraw(release, key)).toEqual({ withdrawnAt });
    const after = await current(release);
    expect(after).toMatchObject({ status: 'withdrawn', withdrawnAt, paidSubmission: null, rev: release.rev + 1 });
    expect(after).not.toHaveProperty('exportedAt');
    expect(withdrawals(after)).toEqual([{ kind: 'withdrawn', at: withdrawnAt, by: 'artist' }]);
    await expect(withdraw(release)).rejects.toMatchObject({ code: 'release-withdrawn' });
  });

  it('loses the requested changes', async () => {
    const release = await newSentBackRelease(office, draft());
    await withdraw(release);
    const after = await current(release);
    expect(after.status).toBe('withdrawn');
    expect(after).not.toHaveProperty('changes');
  });

  it('leaves the queue of the office, and the reviewer’s claim on it ends', async () => {
    const release = await submitted();
    const params = paramsOf(release);
    await office.api('PUT /api/admin/artists/{artistId}/releases/{releaseId}/claim', { params });
    await withdraw(release);
    expect(await table.get(keys.reviewClaim(params), { consistent: true })).toBeUndefined();
    await until(
      () => office.api('GET /api/admin/review', { query: {} }),
      ({ items }) => items.every(({ id }) => id !== release.id),
      'the end of its waiting',
    );
    const claim = office.api('PUT /api/admin/artists/{artistId}/releases/{releaseId}/claim', { params });
    await expect(claim).rejects.toMatchObject({ code: 'release-not-submitted' });
  });

  it('cannot be edited, submitted, paid for, exported or sent back, but can be duplicated and asked about', async () => {
    const release = await submitted();
    await withdraw(release);
    const params = { releaseId: release.id };
    const refusals: [Promise<unknown>, ProblemCode][] = [
      [
        artist.api('PATCH /api/releases/{releaseId}', {
          params,
          body: { field: 'title', from: 'Night Ferry', to: 'Day Ferry' },
        }),
        'release-locked',
      ],
      [submit(release), 'release-withdrawn'],
      [
        artist.api('POST /api/releases/{releaseId}/checkout', { params, body: { plan: 'single' }, ...freshKey() }),
        'release-withdrawn',
      ],
      [exported(release), 'release-not-submitted'],
      [askForChanges(office, release), 'release-not-submitted'],
      [artist.api('DELETE /api/releases/{releaseId}', { params }), 'release-locked'],
    ];
    for (const [call, code] of refusals) await expect(call).rejects.toMatchObject({ code });
    const copy = await artist.api('POST /api/releases/{releaseId}/copies', {
      params,
      body: { what: 'duplicate' },
      ...freshKey(),
    });
    expect(copy).toMatchObject({ status: 'draft', title: release.title, upc: '' });
    const body = { text: 'When will my refund arrive?' };
    const message = await artist.api('POST /api/releases/{releaseId}/messages', { params, body, ...freshKey() });
    expect(message.text).toBe(body.text);
  });

  it('is counted as withdrawn in the library and the office', async () => {
    const own = await newArtist('active');
    const release = await stored(aCompleteDraft({ artistId: own.artistId }), 'submitted');
    await own.api('POST /api/releases/{releaseId}/withdraw', { params: { releaseId: release.id }, ...freshKey() });
    const { counts } = await until(
      () => own.api('GET /api/releases', { query: {} }),
      ({ items }) => items[0]?.status === 'withdrawn',
      'the card of the withdrawn release',
    );
    expect(counts).toMatchObject({ submitted: 0, withdrawn: 1 });
    const { items } = await office.api('GET /api/admin/catalogue', { query: { tab: 'withdrawn' } });
    expect(items.map(({ id }) => id)).toContain(release.id);
  });
});

describe('a withdrawal is refused', () => {
  it.each<[string, () => Promise<Release>, ProblemCode]>([
    ['for a draft', () => stored(draft()), 'release-not-submitted'],
    [
      'after the export, because the release has to be taken down then',
      async () => {
        const release = await submitted();
        await exported(release);
        return release;
      },
      'release-already-exported',
    ],
    [
      'while it can still be paid for',
      async () => {
        const { id } = await openSession(300);
        return opened(await submitted(), { sessionId: id });
      },
      'checkout-open',
    ],
  ])('%s', async (_, make, code) => {
    const release = await make();
    await expect(withdraw(release)).rejects.toMatchObject({ code });
    expect(withdrawals(await current(release))).toEqual([]);
  });

  it('for somebody else’s release, as if it did not exist', async () => {
    const release = await submitted();
    const other = await newArtist('active');
    const answer = await rawCall('POST /api/releases/{releaseId}/withdraw', {
      token: other.token,
      params: { releaseId: release.id },
      ...freshKey(),
    });
    expect(answer).toMatchObject({ status: 404, code: 'release-not-found' });
  });
});

describe('of a withdrawal and another step at the same moment, exactly one happens (product 11.15)', () => {
  const ROUNDS = roundsOf(6);
  const answerTo = (call: Promise<unknown>): Promise<'done' | ProblemCode> =>
    call.then(
      () => 'done' as const,
      (error: unknown) => {
        if (error instanceof Problem && error.code !== 'internal') return error.code;
        throw error;
      },
    );

  type Step = (release: Release) => Promise<unknown>;

  it.each<[string, () => Promise<Release>, Step, Release['status']]>([
    ['an export', submitted, exported, 'exported'],
    ['a request for changes', submitted, (release) => askForChanges(office, release), 'changes_requested'],
    ['a submission', () => newSentBackRelease(office, draft()), submit, 'submitted'],
  ])(`%s, ${ROUNDS} rounds`, async (_, make, step, status) => {
    const ends = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const release = await make();
      const calls = [() => answerTo(withdraw(release)), () => answerTo(step(release))] as const;
      // The first two rounds are sequential, so that both outcomes occur on any machine. The state at the first read
      // decides: a later withdrawal of a release that was sent back or submitted again is a new decision of its artist.
      const [withdrawn, stepped] =
        round === 0
          ? [await calls[0](), await calls[1]()]
          : round === 1 && status === 'exported'
            ? await calls[1]().then(async (second) => [await calls[0](), second] as const)
            : await Promise.all([calls[0](), calls[1]()]);
      const after = await current(release);
      if (withdrawn === 'done') {
        expect(after.status).toBe('withdrawn');
        expect(withdrawals(after)).toHaveLength(1);
      } else {
        expect([after.status, stepped]).toEqual([status, 'done']);
        expect(withdrawals(after)).toEqual([]);
      }
      // Only a step that came first can have succeeded too, and then the artist withdrew what it left.
      if (withdrawn === 'done' && stepped === 'done') expect(status).not.toBe('exported');
      ends.add(withdrawn === 'done' ? 'withdrawn' : after.status);
    }
    expect(ends).toContain('withdrawn');
    if (status === 'exported') expect([...ends].sort()).toEqual(['exported', 'withdrawn']);
  });

  it('the write asks for the state that was read', async () => {
    const release = await submitted();
    const read = withdrawableRelease(release);
    await askForChanges(office, release);
    await expect(releases.saveWithdrawn(read, new Date())).rejects.toMatchObject({
      code: 'release-changed',
    });
    const again = await current(release);
    await submit(again);
    await expect(releases.saveWithdrawn(withdrawableRelease(again), new Date())).rejects.toMatchObject({
      code: 'release-changed',
    });
    await exported(release);
    await expect(releases.saveWithdrawn(read, new Date())).rejects.toMatchObject({
      code: 'release-already-exported',
    });
    expect((await current(release)).status).toBe('exported');
  });
});
