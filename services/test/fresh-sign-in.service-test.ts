import { freshSignInProblems } from '../../shared/contract/fresh-sign-in-problems.ts';
import type { RouteKey } from '../../shared/contract/route.ts';
import { accountFor, allRows, callAbout, exampleOf, subjectOf } from './example-calls.ts';
import { newAdmin } from './people.ts';
import { rawCall } from './raw-call.ts';
import { resigned } from './tokens.ts';

/** Routes that must require a recent sign-in, whatever their contract says. */
const mustBeGuarded: readonly RouteKey[] = [
  'PUT /api/admin/users/{artistId}/role',
  'DELETE /api/admin/users/{artistId}/second-factor',
  'POST /api/admin/statements/{statementId}/approve',
  'POST /api/admin/statements/{statementId}/reverse',
  'POST /api/admin/payments/{paymentId}/refund',
  'POST /api/admin/artists/{artistId}/payouts/{payoutId}/decision',
  'POST /api/admin/artists/{artistId}/payouts/{payoutId}/method',
];
const guarded = allRows.flatMap(([route, { problems }]) =>
  freshSignInProblems.every((problem) => problems.includes(problem)) ? [route] : [],
);

test('routes that pay, give a role or take something back require a recent sign-in (product 3.22)', () => {
  expect(guarded).toEqual(expect.arrayContaining([...mustBeGuarded]));
});

test.each(guarded)(
  '%s rejects an old sign-in with a new token, and accepts a recent sign-in (product 3.22)',
  async (route) => {
    const { token } = await newAdmin();
    const call = callAbout(route, await subjectOf(await accountFor(route), route));
    const auth_time = Math.floor(Date.now() / 1000) - 31 * 60;
    const late = await rawCall(route, { ...call, token: resigned(token, { auth_time }) });
    expect(late).toMatchObject({ status: 403, code: 'sign-in-again', details: { minutes: 30 } });
    // The rejected call left no trace: the same idempotency key works.
    const { answer } = exampleOf(route);
    const fresh = await rawCall(route, { ...call, token });
    expect(fresh.code ?? fresh.status).toBe(answer);
  },
);
