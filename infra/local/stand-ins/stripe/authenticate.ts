import type { IncomingHttpHeaders } from 'node:http';
import { API_VERSION } from './emit-event.ts';
import { StripeError } from './stripe-error.ts';

/** Rejects a call without the account's secret key (401), or for a different API version (400). */
export function authenticate(headers: IncomingHttpHeaders, apiKey: string): void {
  const key = /^bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
  if (!key)
    throw new StripeError('You did not provide an API key, in the Authorization header, using Bearer auth.', {
      status: 401,
    });
  if (key !== apiKey) throw new StripeError(`Invalid API Key provided: ${redacted(key)}`, { status: 401 });
  const version = headers['stripe-version'];
  if (version !== undefined && version !== API_VERSION)
    throw new StripeError(`Invalid Stripe API version: ${version}. The local stand-in speaks only ${API_VERSION}.`);
}

const redacted = (key: string): string =>
  key.length < 16 ? '*'.repeat(key.length) : key.slice(0, 8) + '*'.repeat(key.length - 12) + key.slice(-4);
