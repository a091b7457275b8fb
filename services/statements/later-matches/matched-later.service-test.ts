import { randomUUID } from 'node:crypto';
import type { ArtistId, ReleaseId, StatementId, TrackId } from '../../../shared/ids.ts';
import { anId, newId } from '../../../shared/test/builders.ts';
import { earningsRepository } from '../../earnings/earnings-repository.ts';
import { keys } from '../../platform/keys.ts';
import { splitRepository } from '../../splits/split-repository.ts';
import { audited } from '../../test/advances.ts';
import { killableLife } from '../../test/dying.ts';
import { roundsOf } from '../../test/rounds.ts';
import { matchHandlers } from '../matching/match-handlers.ts';
import { recordingMatchRepository } from '../matching/recording-match-repository.ts';
import { finishPosting } from '../posting/post-stage.ts';
import { postedLines } from '../reading/posted-lines.ts';
import { file, line, type OwnImport, ownImport } from '../test/own-import.ts';
import { readEarned } from '../test/read-earned.ts';
import { laterMatchesStage } from './later-matches-stage.ts';
import { queueLaterMatches } from './queue-later-matches.ts';
import { recordingMatchedIn } from './recording-matched-event.ts';

let own: OwnImport;
beforeAll(async () => {
  own = await ownImport();
});

type Release = Awaited<ReturnType<OwnImport['release']>>;
/** Returns a unique title for a recording without codes. */
const unknown = () => `Nameless ${newId('request')}`;

/** Posts a statement in which an unmatched recording earned slightly more than 10 dollars, and a known one 1.50. */
async function posted({ title, known, month = '2026-07' }: { title: string; known?: Release; month?: string }) {
  const codes = known && { isrc: known.tracks[0]?.isrc ?? '', upc: known.upc };
  const { statementId } = await own.drop(
    file(
      ...(codes ? [line(codes)] : []),
      line({ title, net: '10.000001', count: 7 }),
      line({ title, net: '0.25', country: 'DE', month }),
    ),
    // Lines that two statements have in common are counted in both.
    { fileName: `${title}.csv`, given: { postedLines: 'count' } },
  );
  await own.approve(statementId);
  await own.post(statementId);
  return statementId;
}

const waitingOf = async (statementId: StatementId) =>
  (await own.unmatched(statementId)).filter(({ kind }) => kind !== 'matched');
const trackOf = ({ artistId, releaseId, tracks }: Release) =>
  ({ to: 'track', artistId, releaseId, trackId: tracks[0]?.trackId as TrackId }) as const;

/** Matches the first unpaid recording, and posts the result. */
async function match(statementId: StatementId, release: Release, needs = own.needs) {
  const [recording] = await waitingOf(statementId);
  const key = recording?.key ?? '';
  await own.decide(key, trackOf(release));
  await follow(key, needs);
  return key;
}
/** Runs the listener for a match, and then the workflow. */
async function follow(key: string, needs = own.needs) {
  for (const statementId of await queueLaterMatches(needs, key)) {
    await laterMatchesStage(needs, { statementId });
    await own.post(statementId, needs);
  }
}

/** Two colleagues, because statements need two approvals in these tests. */
const [fin, ada] = [anId<ArtistId>(randomUUID()), anId<ArtistId>(randomUUID())];
/** Returns the matching routes for a colleague; two approvals are needed. */
const routesOf = (id: ArtistId) =>
  matchHandlers({
    ...own.needs,
    posted: postedLines(own.table),
    matches: recordingMatchRepository(own.table),
    approvalsNeeded: 2,
    suggestions: async () => [],
    findTracks: async () => [],
    trackOf: async () => undefined,
    releaseOf: async () => undefined,
    assertPayee: async () => {},
    artistNames: async () => new Map(),
    shareRecoupment: async () => new Map(),
    publishMatched: recordingMatchedIn(own.table),
    auditedBy: () => ({ ...audited(), who: { kind: 'admin', id, name: 'Olga' } }),
  });
const matchedBy = (id: ArtistId) => (statementId: StatementId, key: string, body: ReturnType<typeof trackOf>) => {
  const route = routesOf(id)['PUT /api/admin/statements/{statementId}/matches/{key}'];
  return route({ actor: {}, params: { statementId, key }, body } as never);
};

const stateOf = async (statementId: StatementId) => (await own.find(statementId)).state;
const earned = (of: { artistId: Release['artistId']; releaseId: ReleaseId }, month = '2026-08') =>
  readEarned(own.table, { ...of, month });

describe('product 23.13: a recording matched after its statement was posted', () => {
  it('pays its owner from suspense, by its own lines and percentage, and is reversed with the statement', async () => {
    const release = await own.release();
    const title = unknown();
    const statementId = await posted({ title, known: release });
    const before = await own.wallet(release.artistId);
    expect(await own.balances()).toMatchObject({ suspense: 10_250_001n });

    await match(statementId, release);
    expect((await own.balances()).suspense ?? 0n).toBe(0n);
    // The artist gets 95% of 10.250001.
    const { available } = await own.wallet(release.artistId);
    expect(available - before.available).toBe(9_737_501n);
    const { streams, micros } = await earned(release);
    expect([streams, micros]).toEqual([9n, 1_425_000n + 9_500_001n]);
    expect(await earned(release, '2026-07')).toMatchObject({ micros: 237_500n });
    const month = await earningsRepository(own.table).releaseMonth(release.artistId, release.releaseId, '2026-08');
    expect(month.statements).toMatchObject([
      { statementId, bases: [{ percentage: 95, recordings: [{ isrc: release.tracks[0]?.isrc }, { isrc: '' }] }] },
    ]);

    const statement = await own.find(statementId);
    expect(statement).toMatchObject({
      state: 'posted',
      matches: { matched: { recordings: 2, lines: 3, amount: '11.750001' }, unmatched: { recordings: 0, amount: '0' } },
      plan: { micros: '11750001', suspenseMicros: '0', batches: 4 },
    });
    expect(await waitingOf(statementId)).toEqual([]);
    expect(await own.check()).toEqual([]);

    await own.reverse(statementId);
    expect(await own.wallet(release.artistId)).toMatchObject({ available: 0n, earned: 0n });
    expect(await earned(release)).toMatchObject({ micros: 0n, streams: 0n });
    expect(await own.balances()).toEqual({});
    expect(await own.check()).toEqual([]);
  });

  it('is paid by every statement that had it in suspense, once each', async () => {
    const release = await own.release();
    const title = unknown();
    const first = await posted({ title });
    const second = await posted({ title, month: '2026-06' });
    const key = await match(first, release);
    await Promise.all([follow(key), follow(key)].map((following) => following.catch(() => undefined)));
    await follow(key);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['posted', 'posted']);
    expect((await own.wallet(release.artistId)).available).toBe(2n * 9_737_501n);
    expect(await own.balances()).not.toHaveProperty('suspense');
    await own.reverse(first);
    await own.reverse(second);
    expect(await own.balances()).toEqual({});
  });

  it('stays paid to the same artist if the match changes afterwards', async () => {
    const [release, other] = [await own.release(), await own.release()];
    const statementId = await posted({ title: unknown() });
    const key = await match(statementId, release);
    const { available } = await own.wallet(release.artistId);
    await own.decide(key, trackOf(other));
    await follow(key);
    expect(await own.wallet(release.artistId)).toMatchObject({ available });
    expect(await own.wallet(other.artistId)).toMatchObject({ available: 0n, ver: 0 });
    await own.reverse(statementId);
  });

  it('is shared like its track, with parts that are not accepted in suspense', async () => {
    const release = await own.release();
    const { trackId } = trackOf(release);
    const partyId = newId('party');
    const at = new Date().toISOString();
    const mara = { partyId: newId('party'), name: 'Mara', email: '', parts: 5000, state: 'accepted' } as const;
    const ines = { partyId, name: 'Ines', email: 'ines@segno.test', parts: 5000, state: 'invited' } as const;
    const after = {
      ...{ trackId, releaseId: release.releaseId, ownerId: release.artistId, ownerName: 'Mara', rev: 0 },
      ...{ releaseTitle: 'Night Ferry', title: 'Track 1', isrc: release.tracks[0]?.isrc ?? '' },
      versions: [
        {
          ...{ version: 1, from: '2026-01-01', proposedAt: at },
          parties: [
            { ...mara, artistId: release.artistId },
            { ...ines, invitationId: newId('split-invitation') },
          ],
        },
      ],
    };
    await splitRepository(own.table).save([{ before: { rev: 0 }, after }], []);
    const statementId = await posted({ title: unknown() });
    await match(statementId, release);
    const { available } = await own.wallet(release.artistId);
    const { suspense = 0n } = await own.balances();
    expect(available - suspense >= -2n && available - suspense <= 2n).toBe(true);
    expect(available + suspense).toBe(9_737_501n);
    await own.reverse(statementId);
    expect(await own.balances()).toEqual({});
  });

  it('is paid once another account has made the same match, if two approvals are needed', async () => {
    const release = await own.release();
    const statementId = await posted({ title: unknown() });
    const [recording] = await waitingOf(statementId);
    const key = recording?.key ?? '';
    const availableAfter = async (id: ArtistId, as = release) => {
      await matchedBy(id)(statementId, key, trackOf(as));
      await follow(key);
      return (await own.wallet(release.artistId)).available;
    };
    expect(await availableAfter(fin)).toBe(0n);
    expect(await availableAfter(fin)).toBe(0n);
    // Choosing a different track restarts the two-person rule, and so does changing back.
    expect(await availableAfter(ada, await own.release())).toBe(0n);
    expect(await availableAfter(ada)).toBe(0n);
    expect(await availableAfter(fin)).toBe(9_737_501n);
    expect(await own.check()).toEqual([]);
    await own.reverse(statementId);
  });

  it('cannot be withdrawn from a page loaded before the posting', async () => {
    const [release, statementId] = [await own.release(), await posted({ title: unknown() })];
    const key = await match(statementId, release);
    const withdraw = routesOf(fin)['DELETE /api/admin/statements/{statementId}/matches/{key}'];
    const late = withdraw({ actor: {}, params: { statementId, key } } as never);
    await expect(late).rejects.toMatchObject({ code: 'statement-elsewhere', details: { state: 'posted' } });
    expect(await recordingMatchRepository(own.table).find(key)).toMatchObject({ said: trackOf(release) });
    await own.reverse(statementId);
  });

  it('is found by a statement that was being posted when it was matched', async () => {
    const release = await own.release();
    const { statementId } = await own.drop(file(line({ title: unknown(), net: '4' })), { fileName: 'during.csv' });
    const [recording] = await waitingOf(statementId);
    await own.approve(statementId);
    await own.decide(recording?.key ?? '', trackOf(release));
    expect(await queueLaterMatches(own.needs, recording?.key ?? '')).toEqual([]);
    const { ver } = await own.find(statementId);
    await own.post(statementId);
    const works = await Promise.all(
      [ver, ver + 1, ver + 2, ver + 3].map((n) =>
        own.table.get(keys.outbox({ eventId: `${statementId}-later-${n}` }), { consistent: true }),
      ),
    );
    expect(works.filter(Boolean)).toMatchObject([{ name: 'statement-work-due', body: { statementId, step: 'later' } }]);
    await laterMatchesStage(own.needs, { statementId });
    await own.post(statementId);
    expect(await own.wallet(release.artistId)).toMatchObject({ available: 3_800_000n });
    await own.reverse(statementId);
  });

  it('makes a posting that is about to finish check its recordings again', async () => {
    const release = await own.release();
    const statementId = await posted({ title: unknown() });
    const [recording] = await waitingOf(statementId);
    const key = recording?.key ?? '';
    // A second posting has begun, and has already checked its recordings for matches.
    const before = await own.needs.statements.get(statementId);
    if (before.statement.state !== 'posted') throw new Error(before.statement.state);
    await own.needs.statements.save(before, { ...before, statement: { ...before.statement, state: 'posting' } });
    const stale = await own.needs.statements.get(statementId);
    await own.decide(key, trackOf(release));
    expect(await queueLaterMatches(own.needs, key)).toEqual([]);
    const statements = { ...own.needs.statements, get: async () => stale };
    await expect(finishPosting({ ...own.needs, statements }, { statementId })).rejects.toMatchObject({
      code: 'statement-elsewhere',
    });
    await finishPosting(own.needs, { statementId });
    expect(await stateOf(statementId)).toBe('posted');
    await laterMatchesStage(own.needs, { statementId });
    await own.post(statementId);
    expect((await own.wallet(release.artistId)).available).toBe(9_737_501n);
    await own.reverse(statementId);
  });

  it('has the same result wherever the payment was interrupted', async () => {
    const dies = async (call: number, when: 'before' | 'after') => {
      const release = await own.release();
      const statementId = await posted({ title: unknown() });
      const [recording] = await waitingOf(statementId);
      const key = recording?.key ?? '';
      await own.decide(key, trackOf(release));
      const life = killableLife({ call, when });
      await follow(key, own.needsWithin(life)).catch(() => undefined);
      await follow(key);
      if ((await stateOf(statementId)) === 'posting') await own.post(statementId);
      expect((await own.wallet(release.artistId)).available).toBe(9_737_501n);
      await own.reverse(statementId);
      return life.calls();
    };
    const calls = await dies(1_000, 'after');
    const most = roundsOf(3, 2 * calls);
    for (let n = 0; n < most; n++)
      await dies(Math.max(1, calls - Math.floor((n * calls) / most)), n % 2 === 0 ? 'after' : 'before');
    expect(await own.balances()).toEqual({});
    expect(own.differences).toEqual([]);
  }, 180_000);
});
