import { randomUUID } from 'node:crypto';
import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import { aCompleteDraft, anId } from '../../shared/test/builders.ts';
import { ORIGIN_HEADER } from '../platform/serve.ts';
import { booked, onePayment } from '../test/booked.ts';
import { type Death, killableLife, momentsOf } from '../test/dying.ts';
import { killableFunction } from '../test/mortal-function.ts';
import { aPaidSession, eventAbout, opened, paidOutsideProduct, signatureOf } from '../test/payments.ts';
import { current, stored } from '../test/releases.ts';

type Sold = { release: { artistId: ArtistId; id: ReleaseId }; session: { id: string } };

/** A release with an open checkout that has been paid at the provider, but not yet reported to us. */
async function sold(session: { id: string }): Promise<Sold> {
  const release = await stored(aCompleteDraft({ artistId: anId<ArtistId>(randomUUID()) }));
  return { release: await opened(release, { sessionId: session.id }), session };
}

const reports = [
  {
    route: 'POST /api/payments/verify' as const,
    make: async () => sold(await paidOutsideProduct(300)),
    requestOf: ({ release, session }: Sold) => ({
      body: JSON.stringify({ sessionId: session.id }),
      requestContext: {
        requestId: 'r',
        authorizer: { jwt: { claims: { sub: release.artistId, token_use: 'access' } } },
      },
    }),
  },
  {
    route: 'POST /api/webhooks/stripe' as const,
    make: () => sold(aPaidSession(300)),
    requestOf: ({ session }: Sold) => {
      const body = eventAbout(session);
      return { body, headers: { 'stripe-signature': signatureOf(body) }, requestContext: { requestId: 'r' } };
    },
  },
];

describe.each(reports)('$route, which reports a payment (product 10.9)', ({ route, make, requestOf }) => {
  async function report(request: ReturnType<typeof requestOf>, death?: Death) {
    const life = killableLife(death);
    const headers = { [ORIGIN_HEADER]: 'here', ...('headers' in request && request.headers) };
    const event = { routeKey: route, isBase64Encoded: false, ...request, headers };
    const { statusCode } = await killableFunction(route, life, () => new Date())(event as never, {} as never);
    return { status: statusCode, calls: life.calls(), isOver: life.isOver() };
  }

  it('applies and posts the payment once, even if killed at each of its calls and repeated', async () => {
    const { status, calls } = await report(requestOf(await make()));
    expect(status).toBe(200);
    expect(calls).toBeGreaterThan(3);
    for (const death of momentsOf(calls)) {
      const subject = await make();
      const request = requestOf(subject);
      expect(await report(request, death)).toMatchObject({ isOver: true });
      for (let n = 0; n < 2; n++) expect([death, (await report(request)).status]).toEqual([death, 200]);
      expect([death, await booked(subject.release)]).toEqual([death, onePayment('single', 300)]);
      expect((await current(subject.release)).plan).toMatchObject({ name: 'single', percentage: 100 });
    }
  });
});
