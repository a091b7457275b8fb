import { isOfficeAccess } from '../../shared/accounts/office-role.ts';
import type { RouteKey } from '../../shared/contract/route.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { auditItems, auditOfAdmin } from './audits.ts';
import type { Subject } from './example-calls/subject.ts';
import { accountFor, allRows, callAbout, subjectOf } from './example-calls.ts';
import { newAccount, newAdmin, profileWithoutSignIn, setOfficeRole, statusChange } from './people.ts';
import { rawCall } from './raw-call.ts';

const objectOf = (route: RouteKey, { artistId, leadId }: Subject) => {
  if (route.includes('{leadId}')) return { leadId };
  if (route.includes('/statement-mappings')) return { kind: 'mapping' };
  if (route.includes('/statement-territories')) return { kind: 'territory-name' };
  if (route.includes('/receipts')) return { kind: 'receipt' };
  if (route.includes('/statements')) return { kind: 'statement' };
  return route.includes('/payout-batches') ? { kind: 'payout-batch' } : { artistId };
};

/**
 * A claim records for a few minutes who has a release open (product 22.2). It changes nothing, and its entries would
 * bury those that matter.
 */
const isClaim = (route: RouteKey) => route.endsWith('/releases/{releaseId}/claim');

/**
 * Routes that only start a worker. The worker carries out an audited decision, or its effects are audited one by one:
 * each export (export/batch.service-test.ts), and each payout that the bank has reported on
 * (payouts/payout-batches.service-test.ts).
 */
const asksWorker = (route: RouteKey) =>
  route === 'POST /api/admin/exports' ||
  /^POST .*\/statements\/\{statementId\}\/(uploaded|match|resume)$/.test(route) ||
  /^POST .*\/payout-batches\/\{payoutBatchId\}\/answer$/.test(route);

/** Routes that show payout details: every view is audited. */
const isLook = (route: RouteKey) =>
  /^POST .*(\/payout-batches\/.*\/(xml|csv)|\/payouts\/\{payoutId\}\/method|\/tax-forms\/.*\/details)$/.test(route);

/** The route that has a stopped statement read again: a separate action, with its own audit entry. */
const isAnother = (route: RouteKey) => route.endsWith('/statements/{statementId}/given');

/**
 * The number of entries. Splitting a statement reads it again for one currency, and creates a second statement; each
 * has its own entry.
 */
const recordsOf = (route: RouteKey) => (route.endsWith('/statements/{statementId}/split') ? 2 : 1);

const onRecord = allRows.filter(
  ([route, { access }]) => isOfficeAccess(access) && !route.startsWith('GET ') && !isClaim(route) && !asksWorker(route),
);
const writes = onRecord.filter(([route]) => !isLook(route));
const looks = onRecord.filter(([route]) => isLook(route));

test.each(writes)('%s records in the audit which admin did what, once, even if it is repeated', async (route) => {
  const office = await newAdmin();
  const { fullName } = await office.api('GET /api/me');
  const subject = await subjectOf(await accountFor(route), route);
  const call = { ...callAbout(route, subject), token: office.token };
  expect(await auditOfAdmin(office.artistId)).toEqual([]);

  expect((await rawCall(route, call)).status).toBe(200);
  const items = await auditOfAdmin(office.artistId);
  const record = expect.objectContaining({
    address: expect.stringMatching(/./),
    who: { kind: 'admin', id: office.artistId, name: fullName, role: 'admin' },
    what: expect.any(String),
    object: expect.objectContaining(objectOf(route, subject)),
    at: expect.any(String),
  });
  expect(items).toEqual(Array(recordsOf(route)).fill(record));
  expect(items[0]?.from).not.toEqual(items[0]?.to);

  if (isAnother(route)) return;
  // Repeats the request, as after a lost reply: nothing changes, so nothing is audited.
  await rawCall(route, call);
  expect(await auditOfAdmin(office.artistId)).toEqual(items);
});

test.each(looks)('%s records in the audit who viewed the data, each time', async (route) => {
  const office = await newAdmin();
  const subject = await subjectOf(await accountFor(route), route);
  const call = { ...callAbout(route, subject), token: office.token };
  for (const times of [1, 2]) {
    expect((await rawCall(route, call)).status).toBe(200);
    const items = await auditOfAdmin(office.artistId);
    expect(items.map(({ what }) => what)).toEqual(
      Array(times).fill(expect.stringMatching(/^(payout-.*|tax-form)-seen$/)),
    );
    for (const { object } of items) expect(object).toMatchObject(objectOf(route, subject));
  }
});

test('there are admin rows that write, and some that show, so the tests above are not empty', () => {
  expect([writes.length, looks.length].every((count) => count > 1)).toBe(true);
});

test('a rejected change leaves no audit item', async () => {
  const office = await newAdmin();
  const artistId = await profileWithoutSignIn();
  const answer = await rawCall('PATCH /api/admin/users/{artistId}/status', {
    token: office.token,
    params: { artistId },
    body: statusChange('active', 'rejected'),
  });
  expect(answer.code).toBe('status-changed');
  expect(await auditOfAdmin(office.artistId)).toEqual([]);
});

test('an admin appointed by the operator is in the audit, with the account’s activation', async () => {
  const { artistId, api } = await newAccount('Olga Office');
  await setOfficeRole(artistId, 'admin');
  expect(await api('GET /api/me')).toMatchObject({ role: 'admin', status: 'active' });
  const appointed = await auditItems(({ object }) => (object as { artistId: ArtistId }).artistId === artistId);
  expect(appointed).toEqual([
    expect.objectContaining({
      what: 'role-changed',
      who: { kind: 'operator', name: 'tests' },
      from: 'artist, new',
      to: 'admin, active',
    }),
  ]);
});
