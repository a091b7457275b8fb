import { randomInt } from 'node:crypto';
import { randomFrom } from '../../infra/faults/random-from.ts';
import { brand } from '../../shared/brand.ts';
import { Problem } from '../../shared/contract/problem.ts';
import { idsFrom } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import { aCompleteDraft, aTrack, inOrder } from '../../shared/test/builders.ts';
import { ORIGIN_HEADER } from '../platform/serve.ts';
import { codeRepository } from '../releases/codes/code-repository.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { paidSubmitter } from '../releases/submission/submit-paid.ts';
import { submitWithCodes } from '../releases/submission/submit-with-codes.ts';
import { booked, onePayment } from '../test/booked.ts';
import { killableLife } from '../test/dying.ts';
import { intents, paymentChange } from '../test/intents.ts';
import { killableFunction } from '../test/mortal-function.ts';
import {
  aPaidSession,
  eventAbout,
  opened,
  payAt,
  postEvent,
  sessionAtStripe,
  sessionIdOf,
  signatureOf,
} from '../test/payments.ts';
import { mailsTo, newArtist, type Person, profiles, setStatus, statusChange, table } from '../test/people.ts';
import { current, freshKey, stored, until } from '../test/releases.ts';
import { roundsOf } from '../test/rounds.ts';
import { testLog } from '../test/test-log.ts';
import { newUpc } from '../test/typed-codes.ts';

const { agreementVersion } = brand;
const newId = idsFrom(() => new Date());
const NOT_SUBMITTED = 'Your release is paid for, but not submitted';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const ready = (tracks = 1): Promise<Release> =>
  stored(aCompleteDraft({ artistId: artist.artistId, ...inOrder(Array.from({ length: tracks }, () => aTrack())) }));
const paying = async ({ id: releaseId }: Release, as = artist, plan: 'single' | 'ep' = 'single') => {
  const body = { plan, agreementVersion };
  const { url } = await as.api('POST /api/releases/{releaseId}/checkout', {
    params: { releaseId },
    body,
    ...freshKey(),
  });
  return { url, sessionId: sessionIdOf(url) };
};
const withdraw = ({ id: releaseId }: Release) =>
  artist.api('DELETE /api/releases/{releaseId}/accepted-submission', { params: { releaseId } });
const clearGenre = ({ id: releaseId, primaryGenre: from }: Release, as = artist) =>
  as.api('PATCH /api/releases/{releaseId}', { params: { releaseId }, body: { field: 'primaryGenre', from, to: '' } });
const verify = (sessionId: string) => artist.api('POST /api/payments/verify', { body: { sessionId } });
/** Waits until the work that follows a payment is done. */
const settled = (release: Release) =>
  until(
    () => current(release),
    ({ paidSubmission, checkout }) => checkout === null && paidSubmission?.state !== 'due',
    'the end of the paid submission',
  );
const submissionsOf = ({ events }: Release) => events.filter(({ kind }) => kind === 'submitted').length;
const mailsAbout = async (as = artist) => (await mailsTo(as.email)).filter(({ subject }) => subject === NOT_SUBMITTED);

describe('a payment submits the release (product 11.12)', () => {
  it('even if nobody returns, because all tabs are closed', async () => {
    const release = await ready();
    const { url, sessionId } = await paying(release);
    expect(await current(release)).toMatchObject({
      status: 'draft',
      checkout: { sessionId, accepted: { agreementVersion, plan: 'single', cents: 300 } },
    });
    await payAt(url);
    const after = await settled(release);
    expect(after).toMatchObject({
      status: 'submitted',
      submission: { agreementVersion, plan: 'paid', by: artist.artistId },
      plan: { name: 'single' },
      paidSubmission: null,
    });
    expect(submissionsOf(after)).toBe(1);
    expect(await booked(release)).toEqual(onePayment('single', 300));
  });

  it('once, even if events arrive twice, concurrently or late', async () => {
    const release = await ready();
    const { url, sessionId } = await paying(release);
    await payAt(url);
    const session = await sessionAtStripe(sessionId);
    await Promise.allSettled([
      ...Array.from({ length: 4 }, () => postEvent(eventAbout(session))),
      ...Array.from({ length: 4 }, () => verify(sessionId)),
    ]);
    await settled(release);
    await postEvent(eventAbout(session));
    expect(await verify(sessionId)).toMatchObject({ submission: 'submitted' });
    expect(submissionsOf(await current(release))).toBe(1);
    expect(await booked(release)).toEqual(onePayment('single', 300));
  });

  it('unless only the plan is bought: then it waits for its artist', async () => {
    const release = await ready();
    const params = { releaseId: release.id };
    const { url } = await artist.api('POST /api/releases/{releaseId}/checkout', {
      params,
      body: { plan: 'single' },
      ...freshKey(),
    });
    await payAt(url);
    expect(await verify(sessionIdOf(url))).toMatchObject({ submission: 'open' });
    expect(await settled(release)).toMatchObject({ status: 'draft', plan: { name: 'single' } });
  });

  it('and leaves a release that was submitted by hand in the meantime unchanged, with its plan', async () => {
    const release = await ready();
    const { url } = await paying(release);
    const params = { releaseId: release.id };
    await artist.api('POST /api/releases/{releaseId}/submit', {
      params,
      body: { agreementVersion, plan: 'basic' },
      ...freshKey(),
    });
    await payAt(url);
    const after = await until(
      () => current(release),
      ({ plan }) => plan !== null,
      'the plan',
    );
    expect(after).toMatchObject({ status: 'submitted', submission: { plan: 'basic' }, paidSubmission: null });
    expect(submissionsOf(after)).toBe(1);
  });
});

describe('refuses before the payment what would be refused after it', () => {
  it.each([
    ['an item is missing', { primaryGenre: '' as const }, 'release-incomplete'],
    ['a code is wrong', { upc: '036000291453' }, 'code-wrong'],
  ])('when %s', async (_, lacks, code) => {
    const release = await stored(aCompleteDraft({ artistId: artist.artistId, ...inOrder([aTrack()]), ...lacks }));
    await expect(paying(release)).rejects.toMatchObject({ code });
    expect(await current(release)).toEqual(release);
  });

  it('if the agreement has a newer version', async () => {
    const release = await ready();
    const request = artist.api('POST /api/releases/{releaseId}/checkout', {
      params: { releaseId: release.id },
      body: { plan: 'single', agreementVersion: '0.1' },
      ...freshKey(),
    });
    await expect(request).rejects.toMatchObject({ code: 'agreement-outdated' });
  });

  it('if somebody else has the code', async () => {
    const other = await newArtist('active');
    const upc = newUpc();
    const theirs = await stored(aCompleteDraft({ artistId: other.artistId, upc, ...inOrder([aTrack()]) }));
    await other.api('POST /api/releases/{releaseId}/submit', {
      params: { releaseId: theirs.id },
      body: { agreementVersion, plan: 'basic' },
      ...freshKey(),
    });
    const release = await stored(aCompleteDraft({ artistId: artist.artistId, upc, ...inOrder([aTrack()]) }));
    await expect(paying(release)).rejects.toMatchObject({ code: 'code-taken' });
    expect((await current(release)).checkout).toBeNull();
  });
});

describe('a release that cannot be submitted when the payment arrives', () => {
  it('stays paid, shows why, and is emailed once; after a fix it is submitted without paying again', async () => {
    const alone = await newArtist('active');
    const release = await stored(aCompleteDraft({ artistId: alone.artistId, ...inOrder([aTrack()]) }));
    const { url, sessionId } = await paying(release, alone);
    const params = { releaseId: release.id };
    await clearGenre(release, alone);
    await payAt(url);
    const refused = await settled(release);
    expect(refused).toMatchObject({
      status: 'draft',
      plan: { name: 'single' },
      paidSubmission: { state: 'refused', code: 'release-incomplete', details: { missing: ['Primary genre'] } },
    });
    await postEvent(eventAbout(await sessionAtStripe(sessionId)));
    const request = alone.api('POST /api/payments/verify', { body: { sessionId } });
    expect(await request).toMatchObject({ plan: 'single', submission: 'refused' });
    const mails = await until(
      () => mailsAbout(alone),
      ({ length }) => length > 0,
      'the mail',
    );
    expect(mails).toHaveLength(1);
    expect(await mails[0]?.html()).toContain('Missing required fields: Primary genre');
    const body = { field: 'primaryGenre', from: '', to: release.primaryGenre } as const;
    await alone.api('PATCH /api/releases/{releaseId}', { params, body });
    const submitted = await alone.api('POST /api/releases/{releaseId}/submit', {
      params,
      body: { agreementVersion, plan: 'paid' },
      ...freshKey(),
    });
    expect(submitted).toMatchObject({ status: 'submitted', paidSubmission: null });
    expect(await booked(release)).toEqual(onePayment('single', 300));
  });

  it('because the account is no longer active', async () => {
    const alone = await newArtist('active');
    const release = await stored(aCompleteDraft({ artistId: alone.artistId, ...inOrder([aTrack()]) }));
    const { url } = await paying(release, alone);
    await setStatus(alone, statusChange('active', 'rejected'));
    await payAt(url);
    expect(await settled(release)).toMatchObject({
      status: 'draft',
      plan: { name: 'single' },
      paidSubmission: { code: 'account-inactive' },
    });
  });

  it('because tracks were added: the difference is due', async () => {
    const release = await ready();
    const { url } = await paying(release);
    await artist.api('POST /api/releases/{releaseId}/tracks', { params: { releaseId: release.id }, ...freshKey() });
    await payAt(url);
    expect((await settled(release)).paidSubmission).toMatchObject({ state: 'refused' });
  });
});

describe('“Don’t submit yet”', () => {
  it('is respected even if the payment arrives: it only buys the plan', async () => {
    const release = await ready();
    const { url } = await paying(release);
    expect((await withdraw(release)).checkout).not.toHaveProperty('accepted');
    await payAt(url);
    expect(await settled(release)).toMatchObject({ status: 'draft', plan: { name: 'single' }, paidSubmission: null });
  });

  it('may be requested repeatedly, and comes too late for a submitted release', async () => {
    const release = await ready();
    expect(await withdraw(release)).toEqual(release);
    const { url } = await paying(release);
    await payAt(url);
    await settled(release);
    expect(await withdraw(release)).toMatchObject({ status: 'submitted' });
  });

  it('is guarded in the write: a payment that read the release before reads again', async () => {
    const accepted = {
      id: newId('submission'),
      agreementVersion,
      at: new Date().toISOString(),
      plan: 'single' as const,
      cents: 300,
    };
    const session = aPaidSession(300);
    const read = await opened(await ready(), { sessionId: session.id, accepted });
    await withdraw(read);
    const owned = { artistId: read.artistId, releaseId: read.id };
    const pay = intents.save(paymentChange({ owned, session, outcome: 'applied' }, read));
    await expect(pay).rejects.toMatchObject({ code: 'release-changed' });
    expect((await current(read)).plan).toBeNull();
  });

  it('applies to its own payment only: a different checkout for the plan alone drops the acceptance', async () => {
    const release = await ready();
    await paying(release);
    const { url } = await artist.api('POST /api/releases/{releaseId}/checkout', {
      params: { releaseId: release.id },
      body: { plan: 'single' },
      ...freshKey(),
    });
    await payAt(url);
    expect(await settled(release)).toMatchObject({ status: 'draft', plan: { name: 'single' } });
  });
});

describe('whatever fails, and whichever comes first', () => {
  const SEED = Number(process.env.SEED ?? randomInt(2 ** 31));
  let deaths = 0;

  /** Runs the function that submits, killed at a given call to the table. */
  async function submitterThatDies(release: Release, call: number): Promise<void> {
    const life = killableLife({ call, when: call % 2 === 0 ? 'before' : 'after' });
    const mortal = life.within(table);
    const releases = releaseRepository(mortal);
    const [log, now] = [testLog(), () => new Date()];
    const submit = submitWithCodes({
      releases,
      codes: codeRepository(mortal),
      prefixes: { isrc: [], upc: [] },
      log,
      now,
    });
    const { paidSubmission, checkout, artistId, id: releaseId } = await current(release);
    const submissionId = checkout?.accepted?.id ?? paidSubmission?.id;
    if (!submissionId) return;
    const run = paidSubmitter({ releases, profiles, submit, log, now });
    await run({ artistId, releaseId, submissionId }).catch((error: unknown) => {
      if (!life.isOver()) throw error;
      deaths += 1;
    });
  }

  /** Runs the webhook's function, killed at a given call to the table or the provider. */
  async function webhookThatDies(body: string, call: number): Promise<void> {
    const life = killableLife({ call, when: call % 2 === 0 ? 'before' : 'after' });
    const run = killableFunction('POST /api/webhooks/stripe', life, () => new Date());
    const event = {
      routeKey: 'POST /api/webhooks/stripe',
      headers: { [ORIGIN_HEADER]: 'here', 'stripe-signature': signatureOf(body) },
      body,
      isBase64Encoded: false,
      requestContext: { requestId: 'r' },
    };
    const { statusCode } = await run(event as never, {} as never);
    // The call succeeded, lost to a faster one, or was killed.
    if (!life.isOver()) expect([200, 409]).toContain(statusCode);
    deaths += life.isOver() ? 1 : 0;
  }

  it('a paid release is submitted exactly once, or its artist was told why not, or has withdrawn it', async () => {
    const random = randomFrom(SEED);
    const chance = (share: number) => random() < share;
    const outcomes = { submitted: 0, refused: 0, withdrawn: 0 };
    for (let round = 0; round < roundsOf(8, 300); round++) {
      const where = `round ${round} of seed ${SEED}`;
      const release = await ready();
      const { url, sessionId } = await paying(release);
      let wasWithdrawn = false;
      const [breaks, withdraws] = [chance(0.25), chance(0.25)];
      await payAt(url);
      const session = await sessionAtStripe(sessionId);
      const acts = [
        ...Array.from({ length: 1 + Math.floor(random() * 3) }, () => () => postEvent(eventAbout(session))),
        ...Array.from({ length: Math.floor(random() * 3) }, () => () => verify(sessionId)),
        ...Array.from({ length: Math.floor(random() * 3) }, () => {
          const call = 1 + Math.floor(random() * 8);
          return () => submitterThatDies(release, call);
        }),
        ...Array.from({ length: Math.floor(random() * 3) }, () => {
          const call = 1 + Math.floor(random() * 12);
          return () => webhookThatDies(eventAbout(session), call);
        }),
        ...(breaks ? [() => clearGenre(release)] : []),
        ...(withdraws ? [() => withdraw(release).then(() => (wasWithdrawn = true))] : []),
      ].sort(() => random() - 0.5);
      const ends = await Promise.allSettled(acts.map((act) => act()));
      const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
      expect([where, refused.filter((error) => !(error instanceof Problem))]).toEqual([where, []]);
      const after = await settled(release);
      expect([where, (await booked(release)).payments.length, after.plan?.name]).toEqual([where, 1, 'single']);
      if (after.status === 'submitted') {
        outcomes.submitted += 1;
        expect([where, submissionsOf(after)]).toEqual([where, 1]);
      } else if (after.paidSubmission?.state === 'refused') {
        outcomes.refused += 1;
        expect([where, breaks]).toEqual([where, true]);
      } else {
        outcomes.withdrawn += 1;
        expect([where, wasWithdrawn]).toEqual([where, true]);
      }
    }
    console.log(`pay and submit, seed ${SEED}: ${JSON.stringify({ ...outcomes, deaths })}`);
  });
});
