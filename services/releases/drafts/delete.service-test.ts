import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Release } from '../../../shared/releases/release.ts';
import type { Track } from '../../../shared/releases/track.ts';
import { aCompleteDraft } from '../../../shared/test/builders.ts';
import { keys } from '../../platform/keys.ts';
import { byTheTests } from '../../test/audits.ts';
import { booked } from '../../test/booked.ts';
import {
  aPaidSession,
  eventAbout,
  opened,
  payAt,
  postEvent,
  sessionAtStripe,
  sessionIdOf,
} from '../../test/payments.ts';
import { newArtist, type Person, table } from '../../test/people.ts';
import { current, freshKey, releases, stored, until } from '../../test/releases.ts';
import { trackRepository } from '../tracks/track-repository.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const draft = () => stored(aCompleteDraft({ artistId: artist.artistId }));
const remove = ({ id }: Release, by = artist) =>
  by.api('DELETE /api/releases/{releaseId}', { params: { releaseId: id } });
const expectThere = async (release: Release) => expect((await current(release)).id).toBe(release.id);
const expectGone = (release: Release) => expect(current(release)).rejects.toMatchObject({ code: 'release-not-found' });
const library = async () => (await artist.api('GET /api/releases', { query: {} })).items.map(({ id }) => id);

describe('only a draft can be deleted (product 5.7)', () => {
  it('is deleted with its card, and cannot be deleted again', async () => {
    const release = await draft();
    await until(library, (ids) => ids.includes(release.id), 'the card');
    expect(await remove(release)).toEqual({ deleted: true });
    await expectGone(release);
    await until(library, (ids) => !ids.includes(release.id), 'the end of the card');
    await expect(remove(release)).rejects.toMatchObject({ code: 'release-not-found' });
  });

  it('can be deleted by an account that is not active', async () => {
    const inactive = await newArtist('rejected');
    const release = await stored(aCompleteDraft({ artistId: inactive.artistId }));
    expect(await remove(release, inactive)).toEqual({ deleted: true });
  });

  it('but not a submitted release', async () => {
    const release = await stored(aCompleteDraft({ artistId: artist.artistId }), 'submitted');
    await expect(remove(release)).rejects.toMatchObject({ code: 'release-locked' });
    await expectThere(release);
  });

  it('but not somebody else’s release', async () => {
    const release = await draft();
    await expect(remove(release, await newArtist('active'))).rejects.toMatchObject({ code: 'release-not-found' });
    await expectThere(release);
  });
});

describe('product 5.8: deleting and payment', () => {
  it('a paid release can be deleted only after the refund, and its payments stay in the history', async () => {
    const paid = aPaidSession(300);
    const release = await opened(await draft(), { sessionId: paid.id });
    await postEvent(eventAbout(paid));
    await expect(remove(release)).rejects.toMatchObject({ code: 'release-paid' });
    await expectThere(release);

    // The state of the plan after a refund.
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.release({ artistId: release.artistId, releaseId: release.id }),
        UpdateExpression: 'SET #plan = :none, rev = rev + :one',
        ExpressionAttributeNames: { '#plan': 'plan' },
        ExpressionAttributeValues: { ':none': null, ':one': 1 },
      }),
    );
    expect(await remove(release)).toEqual({ deleted: true });
    expect((await booked(release)).payments).toEqual([{ plan: 'single', cents: 300 }]);
  });

  it('deleting expires an open checkout first, so that nobody can pay for a deleted release', async () => {
    const release = await draft();
    const params = { releaseId: release.id };
    const { url } = await artist.api('POST /api/releases/{releaseId}/checkout', {
      params,
      body: { plan: 'single' },
      ...freshKey(),
    });
    await expect(remove(release)).rejects.toMatchObject({ code: 'checkout-open' });
    await expectThere(release);

    await artist.api('DELETE /api/releases/{releaseId}/checkout', { params });
    expect(await remove(release)).toEqual({ deleted: true });
    await expect(payAt(url)).rejects.toThrow();
    expect((await sessionAtStripe(sessionIdOf(url))).status).toBe('expired');
  });
});

describe('nothing brings a deleted release back', () => {
  it.each<[string, (release: Release) => Promise<unknown>]>([
    [
      'an edit',
      ({ artistId, id }) =>
        releases.edit({ artistId, releaseId: id }, { field: 'title', from: 'Night Ferry', to: 'x', now: new Date() }),
    ],
    [
      'a tick',
      ({ artistId, id }) => releases.saveChecklist({ artistId, releaseId: id }, { from: [], to: [2], now: new Date() }),
    ],
    [
      'a submission',
      (release) =>
        releases.saveSubmitted({
          ...release,
          status: 'submitted',
          submission: { at: new Date().toISOString(), agreementVersion: 'v', by: release.artistId },
        }),
    ],
    [
      'an export',
      (release) =>
        releases.saveExported(
          {
            ...release,
            status: 'exported',
            submission: { at: new Date().toISOString(), agreementVersion: 'v', by: release.artistId },
            exportedAt: new Date().toISOString(),
          },
          byTheTests(),
        ),
    ],
    [
      'an added track',
      ({ artistId, id, tracks }) =>
        trackRepository(table).add(
          { artistId, releaseId: id },
          { track: Object.values(tracks)[0] as Track, count: 1, now: new Date() },
        ),
    ],
  ])('%s', async (_, write) => {
    const release = await draft();
    await remove(release);
    await expect(write(release)).rejects.toMatchObject({ code: 'release-not-found' });
    await expectGone(release);
  });

  it('a checkout that ends', async () => {
    const session = aPaidSession(300);
    const release = await opened(await draft(), { sessionId: session.id });
    await postEvent(eventAbout(session, 'checkout.session.expired'));
    await remove(release);
    expect((await postEvent(eventAbout(session, 'checkout.session.expired'))).status).toBe(200);
    await expectGone(release);
  });
});
