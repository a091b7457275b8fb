import { randomUUID } from 'node:crypto';
import { accountStatuses } from '../../shared/accounts/account-status.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { officeCard } from '../../shared/releases/release-card.ts';
import { aCompleteDraft, aLead, anId, NOW } from '../../shared/test/builders.ts';
import { intentRepository } from '../payments/intent-repository.ts';
import { noFacts } from '../payments/provider-facts.ts';
import { counters } from '../platform/counters.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { artistTotals } from '../profiles/artist-totals.ts';
import { newProfile } from '../profiles/new-profile.ts';
import { profileRepository } from '../profiles/profile-repository.ts';
import { cardRepository } from '../releases/library/card-repository.ts';
import { laptop } from '../test/laptop.ts';
import { ownBooks } from '../test/own-books.ts';
import { ownTable } from '../test/own-table.ts';
import { table as productTable } from '../test/people.ts';
import { until } from '../test/releases.ts';
import { runSchedule } from '../test/run-schedule.ts';
import { leadRepository } from '../waitlist/lead-repository.ts';
import { countedKinds } from './counted-kinds.ts';
import { countedLibraries } from './counted-libraries.ts';
import { recountKinds, recountRepository } from './recount-repository.ts';
import { type Correction, recountTotals } from './recount-totals.ts';

const HOUR = 3_600_000;
const artistOf = (n: number) => anId<ArtistId>(`00000000-0000-4000-8000-${String(n).padStart(12, '0')}`);

/** A separate platform, whose totals were counted by the product's own writes. Pages have two items. */
async function aPlatform() {
  const { table, tables } = await ownBooks();
  const profiles = profileRepository(table);
  const cards = cardRepository(table);
  const leads = leadRepository(table);
  const intents = intentRepository(table, tables.ledger);
  const audited = {
    table: laptop.outputs.AuditTableName,
    who: { kind: 'operator', name: 'test' },
    at: NOW,
    id: `aud_${randomUUID()}`,
  } as const;
  const setStatus = (n: number, from: 'new' | 'active' | 'pending', to: 'new' | 'active' | 'pending') =>
    profiles.setStatus(artistOf(n), { from, to }, { ...audited, id: `aud_${randomUUID()}` });
  const newCard = (n: number, different = {}) => {
    const card = { ...officeCard(aCompleteDraft()), artistId: artistOf(n), ...different };
    return cards.put(card, undefined).then(() => card);
  };
  const paid = (paymentId: string, cents: number) =>
    intents.save({
      before: undefined,
      after: {
        paymentId,
        ver: 1,
        facts: { ...noFacts, paid: { sessionId: `cs_${paymentId}`, at: NOW.toISOString() } },
        sale: {
          sessionId: `cs_${paymentId}`,
          artistId: artistOf(0),
          releaseId: aCompleteDraft().id,
          plan: cents === 300 ? 'single' : 'album',
          cents,
        },
        decided: { outcome: 'applied', title: 'Night Ferry', artistName: 'Mara', percentage: 100 },
        asked: {},
        waiting: [],
      },
      at: NOW,
    });
  for (let n = 0; n < 5; n++)
    await profiles.create(newProfile(artistOf(n), { email: `a${n}@segno.test` }, new Date(NOW.getTime() + n)));
  await setStatus(1, 'new', 'active');
  for (let n = 0; n < 3; n++) await newCard(n % 2, { trackCount: n + 1 });
  await newCard(1, { status: 'submitted', plan: 'single', trackCount: 1 });
  await newCard(1, { status: 'exported', plan: 'album', trackCount: 12 });
  for (const [paymentId, cents] of [
    ['pi_1', 300],
    ['pi_2', 900],
    ['pi_3', 900],
  ] as const)
    await paid(paymentId, cents);
  for (let n = 0; n < 3; n++) await leads.join(aLead({ email: `lead${n}@segno.test` }), NOW);
  return { table, profiles, cards, setStatus, newCard, paid };
}

/**
 * Runs a recount; calls `between` before each page of a pass except the first.
 * @param runs the number of runs; if there are several, each has time for only one page
 */
async function recountOf(
  table: Table,
  { at, between, runs = 1 }: { at: Date; between?: (from: string) => Promise<unknown>; runs?: number },
) {
  const corrections: Correction[] = [];
  const found = (correction: Correction) => void corrections.push(correction);
  const recounts = recountRepository(table);
  const sizes = { items: 2, payments: 2 };
  const kinds = { ...countedKinds(table, sizes), libraries: countedLibraries({ table, found, pageSize: 2 }) };
  const disturbed = Object.fromEntries(
    recountKinds.map((name) => {
      const { page, ...kind } = kinds[name];
      const paged = async (from: string | undefined) => {
        if (from !== undefined) await between?.(`${name} ${from}`);
        return page(from);
      };
      return [name, { ...kind, page: paged }];
    }),
  ) as typeof kinds;
  for (let run = 0; run < runs; run++)
    await recountTotals({ recounts, kinds: disturbed, found, now: () => at, isTime: () => runs === 1 });
  return corrections;
}

async function countsOf(table: Table) {
  const accounts = await counters(table, keys.userTotals).read(accountStatuses);
  const releases = await counters(table, keys.releaseTotals).read([
    'draft',
    'submitted',
    'exported',
    'tracks',
    'active_album',
  ]);
  const money = await counters(table, keys.paymentTotals).sums([
    'payments',
    'revenueMicros',
    'revenueMicros_album',
    'changes',
  ]);
  const { all: leads } = await counters(table, keys.leadTotals).read(['all']);
  const library = (await artistTotals(table).find(artistOf(1)))?.totals;
  return { accounts, releases, money, leads, library: { releases: library?.releases, tracks: library?.tracks } };
}

const RIGHT = {
  accounts: { new: 4, pending: 0, active: 1, rejected: 0 },
  releases: { draft: 3, submitted: 1, exported: 1, tracks: 19, active_album: 1 },
  money: { payments: 3n, revenueMicros: 21_000_000n, revenueMicros_album: 18_000_000n, changes: 3n },
  leads: 3,
  library: { releases: 3, tracks: 15 },
};
const suspicionsOf = async (table: Table) =>
  Promise.all(recountKinds.map(async (name) => (await recountRepository(table).find(name)).suspected));
const nothing = recountKinds.map(() => ({}));

/** Changes a total as a manual or faulty write would. */
async function drift(table: Table) {
  const totals = [keys.userTotals, keys.releaseTotals, keys.paymentTotals, keys.leadTotals];
  for (const [key, bucket, by] of [
    [totals[0], 'active', 2],
    [totals[1], 'submitted', -1],
    [totals[2], 'revenueMicros', 5],
    [totals[3], 'all', 1],
  ] as const)
    await table.update({
      Key: (key ?? keys.userTotals)({ shard: 3 }),
      UpdateExpression: 'ADD #n :by, ver :one',
      ExpressionAttributeNames: { '#n': `n_${bucket}` },
      ExpressionAttributeValues: { ':by': by, ':one': 1 },
    });
  await table.update({
    Key: keys.profile({ artistId: artistOf(1) }),
    UpdateExpression: 'ADD releaseCount :by, readyCount :by',
    ExpressionAttributeValues: { ':by': 4 },
  });
}

const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

describe('product 20.1: the recount', () => {
  it('counts everything as the product’s own writes count it', async () => {
    const { table } = await aPlatform();
    expect(await countsOf(table)).toEqual(RIGHT);
    expect(await recountOf(table, { at: NOW, runs: 6 })).toEqual([]);
    expect(await suspicionsOf(table)).toEqual(nothing);
    expect(await countsOf(table)).toEqual(RIGHT);
  });

  it('corrects and reports every wrong total while accounts, releases and payments are created and move', async () => {
    const { table, setStatus, newCard, paid } = await aPlatform();
    await drift(table);
    let pages = 0;
    const between = async () => {
      pages += 1;
      await setStatus(0, pages % 2 === 1 ? 'new' : 'pending', pages % 2 === 1 ? 'pending' : 'new');
      if (pages % 4 === 0) await newCard(0, { trackCount: 1 });
      if (pages % 4 === 2) await paid(`pi_more${pages}`, 300);
    };
    const corrections: Correction[] = [];
    for (let night = 0; night < 2; night++)
      corrections.push(...(await recountOf(table, { at: later(night * 24), between })));
    // Items that moved during every pass are counted once they stop moving.
    for (let walk = 0; walk < 2; walk++) corrections.push(...(await recountOf(table, { at: later(80 + walk * 24) })));
    expect(corrections.map(({ of, by }) => [of, by]).sort()).toEqual([
      ['accounts', { active: -2n }],
      ['leads', { all: -1n }],
      ['libraries', { releases: -4n, ready: -4n }],
      ['payments', { revenueMicros: -5n }],
      ['releases', { submitted: 1n }],
    ]);
    const { accounts, leads, library } = await countsOf(table);
    expect([accounts.active, leads, library]).toEqual([RIGHT.accounts.active, RIGHT.leads, RIGHT.library]);
    expect(await suspicionsOf(table)).toEqual(nothing);
  });

  it('ignores the difference of an account that moved behind the walk, however often it is the same one', async () => {
    const { table, setStatus } = await aPlatform();
    // The newest account is read first; it moves after that, and moves back before the next pass.
    for (let walk = 0; walk < 3; walk++) {
      let hasMoved = false;
      const between = async (page: string) => {
        if (!page.startsWith('accounts') || hasMoved) return;
        hasMoved = true;
        await setStatus(4, 'new', 'pending');
      };
      expect(await recountOf(table, { at: later(walk * 24), between })).toEqual([]);
      await setStatus(4, 'pending', 'new');
    }
    expect(await countsOf(table)).toEqual(RIGHT);
  });

  it('corrects no shard that has changed since it was read', async () => {
    const { table, setStatus } = await aPlatform();
    const totals = counters(table, keys.userTotals);
    const shard = totals.shardOf(artistOf(0));
    const ver = (await totals.shards()).get(shard)?.ver ?? 0;
    await setStatus(0, 'new', 'active');
    expect(await totals.repair(shard, { ver, by: { active: 7n } })).toBe(false);
    expect(await totals.repair(shard, { ver: ver + 1, by: { active: 7n } })).toBe(true);
    expect(await totals.repair(shard, { ver: ver + 1, by: { active: 7n } })).toBe(false);
    expect((await totals.read(['active'])).active).toBe(9);
  });

  it('reads a library again that moves while it is read', async () => {
    const { table, newCard } = await aPlatform();
    await drift(table);
    const corrections: Correction[] = [];
    let moves = 0;
    const moving: Table = {
      ...table,
      async partition(pk, options) {
        const items = await table.partition(pk, options);
        if (pk.endsWith(artistOf(1)) && options?.consistent && moves++ < 2) await newCard(1, { trackCount: 2 });
        return items;
      },
    };
    await countedLibraries({ table: moving, found: (one) => corrections.push(one) }).page(undefined);
    expect(corrections.map(({ by }) => by)).toEqual([{ releases: -4n, ready: -4n }]);
    expect((await countsOf(table)).library).toEqual({ releases: 5, tracks: 19 });
  });

  it('saves progress only over its own last page, so that one of two concurrent runs continues', async () => {
    const recounts = recountRepository(await ownTable());
    const page = (ver: number) => ({
      ver,
      from: 'there',
      began: { 3: 1 },
      sums: { 3: { revenueMicros: 2n ** 70n } },
      suspected: {},
      walks: 0,
    });
    expect(await recounts.save('payments', page(1))).toBe(true);
    expect(await recounts.save('payments', page(1))).toBe(false);
    expect(await recounts.save('payments', page(3))).toBe(false);
    expect(await recounts.save('payments', page(2))).toBe(true);
    expect(await recounts.find('payments')).toEqual(page(2));
  });

  it('is run by its schedule, with the template’s permissions', async () => {
    // Another test may briefly damage a card in the shared table, so the schedule runs again.
    const run = () => runSchedule('Recount').then(() => 'done', String);
    await until(run, (outcome) => outcome === 'done', 'the recount');
    for (const name of recountKinds)
      expect(await recountRepository(productTable).find(name)).toMatchObject({ restsUntil: expect.any(String) });
  });
});
