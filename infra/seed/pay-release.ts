import { randomUUID } from 'node:crypto';
import { planFor } from '../../shared/plans/plan.ts';
import type { Release } from '../../shared/releases/release.ts';
import { demoArtist } from './demo-accounts.ts';
import type { LaptopApi } from './session.ts';

/**
 * Pays for a release's plan on the local card page, as its form does, and then verifies the payment as the browser
 * does.
 */
export async function payRelease(artist: LaptopApi, release: Release): Promise<void> {
  const plan = planFor(release.trackIds.length);
  if (!plan) return;
  const { url } = await artist('POST /api/releases/{releaseId}/checkout', {
    params: { releaseId: release.id },
    body: { plan },
    idempotencyKey: randomUUID(),
  });
  const card = new URLSearchParams({
    email: demoArtist.email,
    card: '4242 4242 4242 4242',
  });
  const page = await fetch(url, { method: 'POST', body: card, redirect: 'manual' });
  const back = new URL(page.headers.get('location') ?? '');
  await artist('POST /api/payments/verify', { body: { sessionId: back.searchParams.get('session_id') ?? '' } });
}
