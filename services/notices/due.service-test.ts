import { randomUUID } from 'node:crypto';
import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import type { Mail } from '../../shared/mail/mail.ts';
import type { Notice } from '../../shared/notices/notice.ts';
import { OfficeRelease } from '../../shared/releases/office-release.ts';
import { officeCard } from '../../shared/releases/release-card.ts';
import { withStoreEvent } from '../../shared/stores/with-store-event.ts';
import { aCompleteDraft, anId, newId } from '../../shared/test/builders.ts';
import { earningsRepository } from '../earnings/earnings-repository.ts';
import { earningsWrites } from '../earnings/earnings-writes.ts';
import { aCell, aSource, basesOf } from '../earnings/test/cells.ts';
import type { ItemChange } from '../platform/item-change.ts';
import { type Key, keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { newProfile } from '../profiles/new-profile.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { factsFromChange } from '../relay/facts-from-change.ts';
import { cardRepository } from '../releases/library/card-repository.ts';
import { readRelease } from '../releases/storage/read-release.ts';
import { releaseRepository } from '../releases/storage/release-repository.ts';
import { storeStateRepository } from '../stores/store-state-repository.ts';
import { ownTable } from '../test/own-table.ts';
import { testLog } from '../test/test-log.ts';
import { announceReleaseDays } from './announce-release-days.ts';
import { noticeRepository } from './notice-repository.ts';
import { receiveFact } from './receive-fact.ts';
import { releaseDayRepository } from './release-day-repository.ts';
import { sendAllDue } from './send-all-due.ts';

let table: Table;
beforeAll(async () => {
  table = await ownTable();
});

/** An artist in a table of their own kind, a clock, and the way from a stored change to its notice. */
async function stage(start: string, { country = 'Portugal' } = {}) {
  const artistId = anId<ArtistId>(randomUUID());
  let time = new Date(start);
  const now = () => time;
  const profiles = profileRepository(table);
  const notices = noticeRepository(table);
  const needs = {
    table,
    notices,
    profiles,
    releases: releaseRepository(table),
    storeStates: storeStateRepository(table),
    earnings: earningsRepository(table),
    cards: cardRepository(table),
    progress: releaseDayRepository(table),
    log: testLog({}),
    now,
  };
  await profiles.create({ ...newProfile(artistId, { email: 'mara@example.com' }, now()), country });

  const receive = async (change: Pick<ItemChange, 'key' | 'before' | 'after'>) => {
    const facts = factsFromChange({ ...change, id: randomUUID(), at: now() });
    for (const fact of facts) if (fact.name === 'notice-due') await receiveFact(needs, fact);
  };
  /** Runs a write, and delivers the facts that follow from it as often as asked. */
  const changed = async (key: Key, write: () => Promise<unknown>, times = 1) => {
    const before = await table.get(key, { consistent: true });
    await write();
    const after = await table.get(key, { consistent: true });
    for (let n = 0; n < times; n++) await receive({ key, before, after });
  };
  const put = (release: OfficeRelease, times = 1) => {
    const key = keys.release({ artistId, releaseId: release.id });
    return changed(key, () => table.put({ Item: { ...key, v: 1, ...release } }), times);
  };
  const aRelease = (title: string, different: object = {}): OfficeRelease =>
    OfficeRelease.parse({
      ...aCompleteDraft({ artistId, title }),
      status: 'exported',
      submission: { at: start, agreementVersion: '1', by: artistId },
      exportedAt: now().toISOString(),
      ...different,
    });
  return {
    artistId,
    needs,
    changed,
    put,
    aRelease,
    at: (moment: string) => {
      time = new Date(moment);
    },
    noticesOf: async (): Promise<Notice[]> => (await notices.page(artistId)).items.map(({ about }) => about),
    /** The emails that were requested, in the order of their requests. */
    emails: async (): Promise<Mail[]> => {
      const { Items = [] } = await table.client.send(
        new (await import('@aws-sdk/lib-dynamodb')).ScanCommand({ TableName: table.name }),
      );
      return Items.filter((item) => keys.outbox.read(item) && item.body.to === artistId)
        .sort((one, other) => (one.at < other.at ? -1 : 1))
        .map(({ body }) => body.mail);
    },
  };
}

const titles = (mail: Mail | undefined) => (mail && 'items' in mail ? mail.items.map(({ title }) => title) : []);

test('twenty deliveries in a minute, each reported twice, are one email and one digest (product 36.4)', async () => {
  const { put, aRelease, at, emails, noticesOf, needs } = await stage('2026-11-27T10:00:00.000Z');
  for (let n = 0; n < 20; n++) {
    at(`2026-11-27T10:00:${String(n).padStart(2, '0')}.000Z`);
    await put(aRelease(`Song ${n}`), 2);
  }
  expect(await noticesOf()).toHaveLength(20);
  expect((await emails()).map(titles)).toEqual([['Song 0']]);
  at('2026-11-27T10:59:00.000Z');
  await sendAllDue(needs);
  expect(await emails()).toHaveLength(1);
  at('2026-11-27T11:00:30.000Z');
  await sendAllDue(needs);
  await sendAllDue(needs);
  const all = await emails();
  expect(all).toHaveLength(2);
  expect(titles(all[1])).toEqual(Array.from({ length: 19 }, (_, n) => `Song ${n + 1}`));
});

test('the first stores of a release are one notice and one email; a store of a later day is news on the pages only (product 36.2)', async () => {
  const { put, aRelease, artistId, changed, at, emails, noticesOf, needs } = await stage('2026-11-27T10:00:00.000Z');
  const release = aRelease('Night Ferry', { stores: ['Spotify', 'Deezer', 'Apple Music'] });
  await put(release);
  const isLive = async (store: string, moment: string, url?: string) => {
    at(moment);
    const releaseId: ReleaseId = release.id;
    const recorded = await needs.storeStates.find({ releaseId }, { consistent: true });
    const event = {
      id: newId('store-event'),
      stores: [store],
      state: 'live' as const,
      at: moment,
      by: { kind: 'look-up' as const },
      evidence: url ? ({ kind: 'address', url } as const) : ({ kind: 'person' } as const),
    };
    const stored = readRelease((await table.get(keys.release({ artistId, releaseId }), { consistent: true })) ?? {});
    if (stored.status !== 'exported') throw new Error('The release is not exported');
    const after = withStoreEvent(stored, recorded, event);
    await changed(keys.releaseStores({ releaseId }), () =>
      table.transact(needs.storeStates.recorded(recorded, after, event)),
    );
  };
  await put({ ...release, liveAt: '2026-11-28T08:00:00.000Z' } as OfficeRelease);
  await isLive('Spotify', '2026-11-28T08:00:00.000Z', 'https://open.example/album/1');
  await isLive('Deezer', '2026-11-28T15:00:00.000Z');
  await isLive('Apple Music', '2026-11-29T09:00:00.000Z');
  const [later, first] = await noticesOf();
  expect(first).toMatchObject({
    kind: 'live',
    isFirst: true,
    stores: [{ store: 'Spotify', url: 'https://open.example/album/1' }, { store: 'Deezer' }],
  });
  expect(later).toMatchObject({ kind: 'live', isFirst: false, stores: [{ store: 'Apple Music' }] });
  const live = (await emails()).filter(({ template }) => template === 'live');
  expect(live).toMatchObject([{ items: [{ stores: [{ store: 'Spotify', url: 'https://open.example/album/1' }] }] }]);
});

test('what was posted is announced ten minutes later in one sum, and a reversal as a correction without email (product 36.5)', async () => {
  const { artistId, changed, at, emails, noticesOf, needs } = await stage('2026-11-27T10:00:00.000Z');
  const release = newId('release');
  const post = async (micros: bigint, store: string, sign: 1 | -1 = 1) => {
    const cell = aCell({
      artistId,
      releaseId: release,
      month: '2026-10',
      store,
      micros,
      title: 'Sleeper Train',
    } as never);
    const posted = { cells: [cell], bases: basesOf([cell]), sign, at: needs.now(), statement: aSource() };
    const writes = await earningsWrites(table, { artistId, ...posted });
    await changed(keys.monthEarnings({ artistId, month: '2026-10' }), () => table.transact(writes), 2);
  };
  await post(500_000_000n, 'Spotify');
  await post(59_549_999n, 'Deezer');
  await sendAllDue(needs);
  expect(await noticesOf()).toEqual([]);
  at('2026-11-27T10:10:00.000Z');
  await sendAllDue(needs);
  await sendAllDue(needs);
  const months = [{ month: '2026-10', earnedMicros: '559549999' }];
  expect(await noticesOf()).toMatchObject([{ kind: 'earned', months, top: { store: 'Spotify' } }]);
  expect(await emails()).toMatchObject([{ template: 'earned', months }]);

  at('2026-11-28T10:00:00.000Z');
  await post(59_549_999n, 'Deezer', -1);
  at('2026-11-28T10:11:00.000Z');
  await sendAllDue(needs);
  expect((await noticesOf())[0]).toEqual({
    kind: 'earnings-corrected',
    months: [{ month: '2026-10', earnedMicros: '500000000' }],
  });
  expect(await emails()).toHaveLength(1);
});

describe('on the release day at nine o’clock in the artist’s country (product 36.6)', () => {
  const day = '2026-12-04';
  const deliver = async (staged: Awaited<ReturnType<typeof stage>>, different: object = {}) => {
    const release = staged.aRelease('Night Ferry', { salesStart: day, ...different });
    await staged.put(release);
    await staged.needs.cards.put(officeCard(release), undefined);
    return release;
  };
  const announced = async ({ noticesOf }: Awaited<ReturnType<typeof stage>>) =>
    (await noticesOf()).filter(({ kind }) => kind === 'release-day');
  const runAt = async (staged: Awaited<ReturnType<typeof stage>>, moment: string) => {
    staged.at(moment);
    await announceReleaseDays(staged.needs);
  };

  test('the artist is told once, also if a run was missed, and never that it is live without an event', async () => {
    const mara = await stage('2026-11-27T10:00:00.000Z', { country: 'New Zealand' });
    await deliver(mara);
    const ines = await stage('2026-11-27T10:00:00.000Z', { country: '' });
    await deliver(ines, { liveAt: '2026-12-03T10:00:00.000Z' });
    // Nine o’clock in Auckland, in summer, is 20:00 of the day before in UTC.
    await runAt(mara, '2026-12-03T19:50:00.000Z');
    expect(await announced(mara)).toEqual([]);
    await runAt(mara, '2026-12-03T21:00:00.000Z');
    await runAt(mara, '2026-12-03T21:15:00.000Z');
    expect(await announced(mara)).toMatchObject([{ title: 'Night Ferry', isLive: false }]);
    expect(await announced(ines)).toEqual([]);
    await runAt(ines, '2026-12-04T09:00:00.000Z');
    expect(await announced(ines)).toMatchObject([{ isLive: true }]);
    expect(await announced(mara)).toHaveLength(1);
  });

  test('a release that was withdrawn, moved or deleted before its day is not announced', async () => {
    const mara = await stage('2026-11-27T10:00:00.000Z', { country: '' });
    const [withdrawn, moved] = [await deliver(mara), await deliver(mara)];
    await deliver(mara).then(({ id: releaseId, artistId }) =>
      table.delete({ Key: keys.release({ artistId, releaseId }) }),
    );
    await mara.put({ ...withdrawn, status: 'withdrawn', withdrawnAt: '2026-12-01T10:00:00.000Z' } as OfficeRelease);
    await mara.put({ ...moved, salesStart: '2026-12-11' } as OfficeRelease);
    await runAt(mara, '2026-12-04T08:55:00.000Z');
    await runAt(mara, '2026-12-04T09:10:00.000Z');
    expect(await announced(mara)).toEqual([]);
    expect((await mara.noticesOf()).map(({ kind }) => kind)).toContain('taken-down');
  });
});

test('a closed account gets no notice and no email, also for what was waiting (product 36.2)', async () => {
  const { put, aRelease, artistId, at, emails, noticesOf, needs } = await stage('2026-11-27T10:00:00.000Z');
  await put(aRelease('One'));
  await put(aRelease('Two'));
  const profile = await needs.profiles.find(artistId);
  if (!profile) throw new Error('There is no account');
  await needs.profiles.close(profile, needs.now());
  await put(aRelease('Three'));
  at('2026-11-27T11:05:00.000Z');
  await sendAllDue(needs);
  expect(await noticesOf()).toHaveLength(2);
  expect(await emails()).toHaveLength(1);
  expect((await needs.notices.due(needs.now(), undefined)).items).not.toContain(artistId);
});
