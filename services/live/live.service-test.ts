import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { AccountStatus } from '../../shared/accounts/account-status.ts';
import { artistChannel } from '../../shared/live/artist-channel.ts';
import { LiveMessage } from '../../shared/live/message.ts';
import { keys } from '../platform/keys.ts';
import { earn } from '../test/earnings.ts';
import { laptop } from '../test/laptop.ts';
import { livePage } from '../test/live-page.ts';
import { savedMethod } from '../test/payout-methods.ts';
import { admin, newArtist, newColleague, type Person, statusChange, table } from '../test/people.ts';
import { detailOf, freshKey, newDraft, until } from '../test/releases.ts';
import { expired, tampered } from '../test/tokens.ts';

let artist: Person;
let other: Person;
beforeAll(async () => {
  artist = await newArtist('active');
  other = await newArtist('active');
});

describe("an artist's open page gets a message about", () => {
  it('a new release, a new track, a changed field and a deleted release', async () => {
    const page = await livePage(artist.token, artistChannel(artist.artistId));
    expect(page.answer).toBe('subscribe_success');

    const { id: releaseId } = await newDraft(artist);
    expect(await page.releaseMessage()).toEqual({ kind: 'release-changed', releaseId, rev: 1 });

    const params = { releaseId };
    await artist.api('POST /api/releases/{releaseId}/tracks', { params, ...freshKey() });
    expect(await page.releaseMessage()).toEqual({ kind: 'release-changed', releaseId, rev: 2 });

    await artist.api('PATCH /api/releases/{releaseId}', {
      params,
      body: { field: 'title', from: 'Untitled Release', to: 'Night Ferry' },
    });
    expect(await page.releaseMessage()).toEqual({ kind: 'release-changed', releaseId, rev: 3 });

    const Key = keys.release({ artistId: artist.artistId, releaseId });
    await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
    expect(await page.releaseMessage()).toEqual({ kind: 'release-removed', releaseId, rev: 3 });
  });

  it('a change that the API returns at once, and the library as soon as its index follows', async () => {
    const page = await livePage(artist.token, artistChannel(artist.artistId));
    const { id } = await newDraft(artist);
    await page.releaseMessage();
    expect((await detailOf(artist, id)).release.id).toBe(id);
    await until(
      () => artist.api('GET /api/releases', { query: {} }),
      ({ items }) => items.some((card) => card.id === id),
      'the card in the library',
    );
  });

  it('ids only: no message has a title, a name or an address', async () => {
    const page = await livePage(artist.token, artistChannel(artist.artistId));
    await newDraft(artist);
    const message = await page.releaseMessage();
    expect(LiveMessage.parse(message)).toEqual(message);
  });

  it("its own artist's releases only", async () => {
    const page = await livePage(artist.token, artistChannel(artist.artistId));
    const otherPage = await livePage(other.token, artistChannel(other.artistId));
    const theirs = await newDraft(other);
    expect(await otherPage.releaseMessage()).toMatchObject({ releaseId: theirs.id });
    const own = await newDraft(artist);
    expect(await page.releaseMessage()).toMatchObject({ releaseId: own.id });
  });

  it('a changed status of its account, which the API returns at once; other artists get none', async () => {
    const [office, waiting] = [await admin(), await newArtist('pending')];
    const page = await livePage(waiting.token, artistChannel(waiting.artistId));
    const otherPage = await livePage(other.token, artistChannel(other.artistId));
    const params = { artistId: waiting.artistId };
    const set = (from: AccountStatus, to: AccountStatus) =>
      office.api('PATCH /api/admin/users/{artistId}/status', { params, body: statusChange(from, to) });
    await set('pending', 'active');
    expect(await page.message()).toEqual({ kind: 'account-changed' });
    expect((await waiting.api('GET /api/me')).status).toBe('active');
    await set('active', 'rejected');
    expect(await page.message()).toEqual({ kind: 'account-changed' });
    const { id: releaseId } = await newDraft(other);
    expect(await otherPage.message()).toMatchObject({ kind: 'release-changed', releaseId });
  });
});

/** Waits for the next message of a kind. Messages about the new account may still arrive after its page has opened. */
async function nextOf(page: Awaited<ReturnType<typeof livePage>>, kind: LiveMessage['kind']): Promise<LiveMessage> {
  for (;;) {
    const message = await page.message();
    if (message.kind === kind) return message;
  }
}

test('open pages get a payout request and the office’s decision (product 24.10)', async () => {
  await earn(artist.artistId, 60_000_000n);
  const page = await livePage(artist.token, artistChannel(artist.artistId));
  const { methodId } = await savedMethod(artist.artistId);
  const { payoutId } = await artist.api('POST /api/me/payouts', { body: { methodId }, ...freshKey() });
  const payoutMessage = () => nextOf(page, 'payout-changed');
  await payoutMessage();
  await (await admin()).api('POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision', {
    params: { artistId: artist.artistId, payoutId },
    body: { to: 'rejected', reason: 'Asked for by a test' },
    ...freshKey(),
  });
  expect(await payoutMessage()).toEqual({ kind: 'payout-changed' });
});

test('the uploader of a statement gets each of its steps (product 23.8)', async () => {
  const finance = await newColleague('finance');
  const page = await livePage(finance.token, artistChannel(finance.artistId));
  const body = { fileName: 'august.csv', bytes: 9 };
  const { statement } = await finance.api('POST /api/admin/statements', { body, ...freshKey() });
  const { statementId } = statement;
  expect(await nextOf(page, 'statement-changed')).toEqual({ kind: 'statement-changed', statementId });
  await finance.api('POST /api/admin/statements/{statementId}/discard', { params: { statementId } });
  expect(await nextOf(page, 'statement-changed')).toEqual({ kind: 'statement-changed', statementId });
});

describe('access to channels', () => {
  it.each<[string, () => string, string]>([
    ["another artist's channel", () => artistChannel(other.artistId), 'Unauthorized'],
    ['all channels', () => artistChannel('*'), 'Unauthorized'],
    ['channels below the own one', () => `${artistChannel(artist.artistId)}/*`, 'Unauthorized'],
    ['the namespace', () => '/artists', 'Unauthorized'],
    ['another namespace', () => `/users/${artist.artistId}`, 'BadRequestException'],
  ])('%s is refused', async (_, channel, refusal) => {
    expect(await livePage(artist.token, channel())).toMatchObject({ answer: 'subscribe_error', refusal });
  });

  it.each<[string, () => string | undefined]>([
    ['no token', () => undefined],
    ['an expired token', () => expired(artist.token)],
    ["a token with another artist's id written into it", () => tampered(artist.token, { sub: other.artistId })],
  ])('%s connects to nothing', async (_, token) => {
    expect(await livePage(token(), artistChannel(artist.artistId))).toMatchObject({
      answer: 'connection_error',
      refusal: 'UnauthorizedException',
    });
  });

  it('refuses to publish with a token', async () => {
    const reply = await fetch(`${laptop.addresses.live}/event`, {
      method: 'POST',
      headers: { authorization: artist.token, 'content-type': 'application/json' },
      body: JSON.stringify({ channel: artistChannel(artist.artistId), events: ['{}'] }),
    });
    expect(reply.status).toBe(401);
  });
});
