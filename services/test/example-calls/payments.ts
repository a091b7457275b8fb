import { aPaidSession, eventAbout, opened, openSession, postEvent } from '../payments.ts';
import type { Example, ExamplesOf } from './example.ts';

const CENTS = 300;

const openedSession: Example['needs'] = async ({ release }) => {
  const { id: sessionId } = await openSession(CENTS);
  await opened(release, { sessionId });
  return { sessionId };
};

const payment: Example['needs'] = async ({ release }) => {
  const session = aPaidSession(CENTS);
  await opened(release, { sessionId: session.id });
  await postEvent(eventAbout(session));
  return { sessionId: session.id, paymentId: session.payment_intent };
};

export const paymentsExamples: ExamplesOf<'payments'> = {
  'POST /api/releases/{releaseId}/checkout': {
    answer: 200,
    missing: 'release-not-found',
    body: () => ({ plan: 'single' }),
  },
  'DELETE /api/releases/{releaseId}/checkout': { answer: 200, missing: 'release-not-found' },
  'POST /api/payments/verify': {
    answer: 'payment-not-completed',
    missing: 'payment-not-found',
    body: ({ sessionId }) => ({ sessionId }),
    needs: openedSession,
  },
  'GET /api/payments': { answer: 200, query: {} },
  'GET /api/payments/{paymentId}': { answer: 200, missing: 'payment-not-found', needs: payment },
  'GET /api/admin/payments': { answer: 200, query: {} },
  'GET /api/admin/payments/{paymentId}': { answer: 200, missing: 'payment-not-found', needs: payment },
  'POST /api/admin/payments/{paymentId}/refund': {
    answer: 200,
    missing: 'payment-not-found',
    body: () => ({ reason: 'Asked for by the artist' }),
    needs: payment,
  },
  'GET /api/admin/provider-events': { answer: 200, query: {} },
  'POST /api/webhooks/stripe': { answer: 'signature-wrong', body: () => ({ id: 'evt_forged' }) },
};
