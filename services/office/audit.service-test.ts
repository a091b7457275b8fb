import { randomUUID } from 'node:crypto';
import type { ArtistId } from '../../shared/ids.ts';
import { anId, newId } from '../../shared/test/builders.ts';
import { type AuditedChange, audit } from '../platform/audit.ts';
import { openTable } from '../platform/table.ts';
import { laptop } from '../test/laptop.ts';
import { newAdmin, newArtist } from '../test/people.ts';
import { leadIdOf } from '../waitlist/stored-lead.ts';
import { auditRepository } from './audit-repository.ts';

const auditTable = openTable(laptop.outputs.AuditTableName);
const account = (artistId: ArtistId): AuditedChange => ({
  what: 'account-status-changed',
  object: { kind: 'account', artistId },
  from: 'new',
  to: 'active',
});

/** Entries of two people about two accounts, on two days, a minute apart. */
async function someEntries() {
  const [mara, jon] = [anId<ArtistId>(randomUUID()), anId<ArtistId>(randomUUID())];
  const [one, two] = [anId<ArtistId>(randomUUID()), anId<ArtistId>(randomUUID())];
  const entry = (id: ArtistId, at: string, change: AuditedChange) => {
    const who = { kind: 'admin', id, name: 'Somebody', role: 'admin' } as const;
    const write = audit(
      { table: auditTable.name, id: newId('audit'), who, at: new Date(at), address: '192.0.2.7' },
      change,
    );
    return auditTable.transact([write]);
  };
  await entry(mara, '2001-03-01T23:59:00Z', account(one));
  await entry(mara, '2001-03-02T00:00:00Z', account(two));
  await entry(jon, '2001-03-02T12:00:00Z', account(one));
  return { mara, jon, one, two };
}

test('lists the entries of one object, person or day, newest first (product 20.4)', async () => {
  const { mara, jon, one, two } = await someEntries();
  const entries = auditRepository(auditTable);
  const entriesFor = async (question: Parameters<typeof entries.page>[0]) =>
    (await entries.page(question)).items.map(({ who, at, object }) => [
      who.kind === 'admin' && who.id,
      at.slice(0, 10),
      object.artistId,
    ]);
  expect(await entriesFor({ object: one })).toEqual([
    [jon, '2001-03-02', one],
    [mara, '2001-03-01', one],
  ]);
  expect(await entriesFor({ person: mara })).toEqual([
    [mara, '2001-03-02', two],
    [mara, '2001-03-01', one],
  ]);
  expect(await entriesFor({ person: mara, day: '2001-03-01' })).toEqual([[mara, '2001-03-01', one]]);
  expect(await entriesFor({ person: mara, object: one })).toEqual([[mara, '2001-03-01', one]]);
  expect(await entriesFor({ object: one, kind: 'release' })).toEqual([]);
  const ofDay = await entriesFor({ day: '2001-03-02' });
  expect(new Set(ofDay.map(([, day]) => day))).toEqual(new Set(['2001-03-02']));
});

test('entries of one kind of object are queried by an index, not filtered from all (product 20.4)', async () => {
  const leadId = leadIdOf(randomUUID());
  const who = { kind: 'operator', name: 'tests' } as const;
  const at = (minute: number) => new Date(Date.UTC(2002, 0, 1, 0, minute));
  const by = (minute: number) => ({ table: auditTable.name, id: newId('audit'), who, at: at(minute) });
  const accounts = Array.from({ length: 51 }, (_, n) => audit(by(n + 1), account(anId<ArtistId>(randomUUID()))));
  const removed: AuditedChange = {
    what: 'lead-removed',
    object: { kind: 'lead', leadId },
    from: 'waits',
    to: 'removed',
  };
  await auditTable.transact([audit(by(0), removed), ...accounts]);
  const { items } = await auditRepository(auditTable).page({ kind: 'lead', day: '2002-01-01' });
  expect(items.map(({ object }) => object)).toEqual([{ kind: 'lead', leadId }]);
});

test('entries about a batch of payouts can be read too (product 20.4)', async () => {
  const batchId = newId('payout-batch');
  const by = {
    table: auditTable.name,
    id: newId('audit'),
    who: { kind: 'operator', name: 'tests' },
    at: new Date(0),
  } as const;
  await auditTable.transact([
    audit(by, { what: 'payout-batch-made', object: { kind: 'payout-batch', batchId }, from: '', to: 'made' }),
  ]);
  const { items } = await auditRepository(auditTable).page({ object: batchId });
  expect(items.map(({ object }) => object)).toEqual([{ kind: 'payout-batch', batchId }]);
});

test('product 20.4: a change is in the audit with its role and network, and only an admin reads it', async () => {
  const office = await newAdmin();
  const { artistId } = await newArtist('new');
  const params = { artistId };
  await office.api('PATCH /api/admin/users/{artistId}/status', { params, body: { from: 'new', to: 'pending' } });
  const { items } = await office.api('GET /api/admin/audit', { query: { object: artistId } });
  expect(items[0]).toMatchObject({
    what: 'account-status-changed',
    who: { id: office.artistId, role: 'admin' },
    object: params,
    from: 'new',
    to: 'pending',
    address: expect.stringMatching(/./),
  });
});
