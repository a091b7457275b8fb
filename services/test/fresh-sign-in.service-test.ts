import type { RouteKey } from '../../shared/contract/route.ts';
import { accountFor, allRows, callAbout, exampleOf, subjectOf } from './example-calls.ts';
import { newAdmin } from './people.ts';
import { rawCall } from './raw-call.ts';
import { resigned } from './tokens.ts';

/** What must be guarded, whatever a row says: it pays, gives a role, or takes back what was given. */
const mustBeGuarded: readonly RouteKey[] = [
  'PUT /api/admin/users/{artistId}/role',
  'DELETE /api/admin/users/{artistId}/second-factor',
  'POST /api/admin/statements/{statementId}/approve',
  'POST /api/admin/statements/{statementId}/reverse',
  'POST /api/admin/payments/{paymentId}/refund',
  'POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision',
  'POST /api/admin/artists/{artistId}/payouts/{payoutId}/method',
];
const guarded = allRows.flatMap(([route, { problems }]) => (problems.includes('sign-in-again') ? [route] : []));

test('product 3.22: what pays, gives a role or takes something back is guarded', () => {
  expect(guarded).toEqual(expect.arrayContaining([...mustBeGuarded]));
});

test.each(guarded)(
  'product 3.22: %s is refused to a sign-in of long ago, however new its token is, and taken of one of just now',
  async (route) => {
    const { token } = await newAdmin();
    const call = callAbout(route, await subjectOf(await accountFor(route), route));
    const auth_time = Math.floor(Date.now() / 1000) - 31 * 60;
    const late = await rawCall(route, { ...call, token: resigned(token, { auth_time }) });
    expect(late).toMatchObject({ status: 403, code: 'sign-in-again', details: { minutes: 30 } });
    // Nothing was done: the same key is free for the sign-in that comes.
    const { answer } = exampleOf(route);
    const fresh = await rawCall(route, { ...call, token });
    expect(fresh.code ?? fresh.status).toBe(answer);
  },
);
