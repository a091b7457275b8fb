import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { brand } from '../../../shared/brand.ts';
import type { ReleaseId } from '../../../shared/ids.ts';
import { releaseEdit, trackEdit } from '../../../shared/releases/field-edit.ts';
import { officeCard } from '../../../shared/releases/release-card.ts';
import { aCompleteDraft, NO_TRACK } from '../../../shared/test/builders.ts';
import { keys } from '../../platform/keys.ts';
import { ownTable } from '../../test/own-table.ts';
import { payAt, sessionIdOf } from '../../test/payments.ts';
import { admin, newArtist, type Person, table } from '../../test/people.ts';
import { freshKey, until } from '../../test/releases.ts';
import { cardRepository } from '../library/card-repository.ts';

let artist: Person;
beforeAll(async () => {
  artist = await newArtist('active');
});

const FREE = { name: 'free', percentage: 95, paidAt: '2024-01-01T00:00:00.000Z' };
const draft = () => aCompleteDraft({ artistId: artist.artistId });

/** Stores a release as an earlier version of the product did. Returns its ids. */
async function storedAs(values: object) {
  const release = draft();
  const owned = { artistId: artist.artistId, releaseId: release.id };
  await table.client.send(
    new PutCommand({ TableName: table.name, Item: { ...keys.release(owned), v: 1, ...release, ...values } }),
  );
  return { params: { releaseId: release.id }, owned, release };
}
const detail = async (params: { releaseId: ReleaseId }) =>
  (await artist.api('GET /api/releases/{releaseId}', { params })).release;
const cardOf = (releaseId: ReleaseId) =>
  until(
    async () =>
      (await artist.api('GET /api/releases', { query: { limit: 100 } })).items.find(({ id }) => id === releaseId),
    Boolean,
    'the card',
  );

describe('product 5.4: the stored plan “free” reads as none', () => {
  it.each([[FREE], ['free']])('in the release and in its card: %j', async (plan) => {
    const { params } = await storedAs({ plan });
    expect((await detail(params)).plan).toBeNull();
    expect(await cardOf(params.releaseId)).toMatchObject({ plan: null, status: 'draft' });
  });

  it('such a draft can be paid', async () => {
    const { params } = await storedAs({ plan: FREE });
    const call = { params, body: { plan: 'single' as const }, ...freshKey() };
    const { url } = await artist.api('POST /api/releases/{releaseId}/checkout', call);
    await payAt(url);
    await artist.api('POST /api/payments/verify', { body: { sessionId: sessionIdOf(url) } });
    expect((await detail(params)).plan).toMatchObject({ name: 'single' });
  });

  it('it can be submitted', async () => {
    const { params } = await storedAs({ plan: FREE });
    const body = { agreementVersion: brand.agreementVersion, plan: 'basic' as const };
    const submitted = await artist.api('POST /api/releases/{releaseId}/submit', { params, body, ...freshKey() });
    expect(submitted).toMatchObject({ status: 'submitted', plan: null });
  });

  it('and it can be deleted', async () => {
    const { params } = await storedAs({ plan: FREE });
    await artist.api('DELETE /api/releases/{releaseId}', { params });
    await expect(detail(params)).rejects.toMatchObject({ code: 'release-not-found' });
  });
});

describe('product 5.4: the stored state “ready_for_export” reads as submitted', () => {
  it('in the release and in its card; it is locked, its checklist can be ticked, and it is exported once', async () => {
    const { params, owned } = await storedAs({ status: 'ready_for_export' });
    expect(await detail(params)).toMatchObject({ status: 'submitted', submission: { by: artist.artistId } });
    expect(await cardOf(params.releaseId)).toMatchObject({ status: 'submitted' });
    const body = { field: 'title', from: 'Night Ferry', to: 'Day Ferry' } as const;
    await expect(artist.api('PATCH /api/releases/{releaseId}', { params, body })).rejects.toMatchObject({
      code: 'release-locked',
    });
    const ticked = await artist.api('PATCH /api/releases/{releaseId}/checklist', {
      params,
      body: { step: 2, done: true },
    });
    expect(ticked.checklist).toEqual([2]);
    const route = 'POST /api/admin/artists/{artistId}/releases/{releaseId}/export';
    const { api } = await admin();
    await api(route, { params: owned, body: {} });
    expect((await detail(params)).status).toBe('exported');
    await expect(api(route, { params: owned, body: {} })).rejects.toMatchObject({ code: 'release-already-exported' });
  });

  it('a card that was stored with it is counted once, in the tab of the submitted', async () => {
    const own = await ownTable();
    const cards = cardRepository(own);
    const card = { ...officeCard(draft()), status: 'submitted' as const };
    await cards.put(card, undefined);
    const counted = { draft: 0, submitted: 1, changes_requested: 0, exported: 0, withdrawn: 0, changing: 0 };
    expect(await cards.counts()).toEqual(counted);
    await own.update({
      Key: keys.card({ artistId: card.artistId, releaseId: card.id }),
      UpdateExpression: 'SET #status = :legacy, #plan = :free',
      ExpressionAttributeNames: { '#status': 'status', '#plan': 'plan' },
      ExpressionAttributeValues: { ':legacy': 'ready_for_export', ':free': 'free' },
    });
    const [read] = (await cards.library(card.artistId)).items;
    expect(read).toMatchObject({ status: 'submitted', plan: null });
    expect(await cards.put({ ...card, rev: 2 }, card)).toBe(true);
    expect(await cards.counts()).toEqual(counted);
    expect(await cards.put({ ...card, rev: 3, status: 'exported' }, { ...card, rev: 2 })).toBe(true);
    expect(await cards.counts()).toEqual({
      draft: 0,
      submitted: 0,
      changes_requested: 0,
      exported: 1,
      withdrawn: 0,
      changing: 0,
    });
  });
});

describe('a release from before reasons could be stated has none (product 11.11)', () => {
  it('a first reason can be stated for it and for its track, and taken back', async () => {
    const { release, params } = await storedAs({});
    const [trackId = NO_TRACK] = release.trackIds;
    await table.update({
      Key: keys.release({ artistId: artist.artistId, releaseId: release.id }),
      UpdateExpression: 'REMOVE stated, tracks.#track.stated',
      ExpressionAttributeNames: { '#track': trackId },
    });
    const whole = [{ code: 'single-title', text: 'It is the name of the ferry' }];
    const body = releaseEdit('stated', [], whole);
    expect((await artist.api('PATCH /api/releases/{releaseId}', { params, body })).stated).toEqual(whole);
    const ofTrack = [{ code: 'composer-missing', text: 'Trad.' }];
    const { tracks } = await artist.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
      params: { ...params, trackId },
      body: trackEdit('stated', [], ofTrack),
    });
    expect(tracks[trackId]?.stated).toEqual(ofTrack);
    const back = releaseEdit('stated', whole, []);
    expect((await artist.api('PATCH /api/releases/{releaseId}', { params, body: back })).stated).toEqual([]);
  });

  it('no reason can be stated for a missing track', async () => {
    const { params } = await storedAs({});
    const body = trackEdit('stated', [], [{ code: 'composer-missing', text: 'Trad.' }]);
    await expect(
      artist.api('PATCH /api/releases/{releaseId}/tracks/{trackId}', {
        params: { ...params, trackId: NO_TRACK },
        body,
      }),
    ).rejects.toMatchObject({ code: 'track-not-found' });
  });
});
