import type { IncomingHttpHeaders } from 'node:http';
import { API_VERSION } from './emit-event.ts';
import { StripeError } from './stripe-error.ts';

/** Refuses, with 401, a call without the account's secret key, and, with 400, what no stand-in account can be asked. */
export function authenticate(headers: IncomingHttpHeaders, apiKey: string): void {
  const given = keyOf(headers.authorization);
  if (!given)
    throw new StripeError(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      { status: 401 },
    );
  if (given !== apiKey) throw new StripeError(`Invalid API Key provided: ${redacted(given)}`, { status: 401 });
  const version = headers['stripe-version'];
  if (version !== undefined && version !== API_VERSION)
    throw new StripeError(`Invalid Stripe API version: ${version}. The local stand-in speaks only ${API_VERSION}.`);
  if (headers['stripe-account'] !== undefined)
    throw new StripeError('The local stand-in has no connected accounts (Stripe-Account).', { status: 403 });
}

function keyOf(authorization = ''): string | undefined {
  const [scheme = '', credentials = ''] = authorization.split(' ');
  if (scheme.toLowerCase() === 'bearer') return credentials;
  // curl's `-u key:`, as in Stripe's own examples.
  if (scheme.toLowerCase() === 'basic') return Buffer.from(credentials, 'base64').toString().split(':')[0];
  return undefined;
}

const redacted = (key: string): string =>
  key.length < 16 ? '*'.repeat(key.length) : key.slice(0, 8) + '*'.repeat(key.length - 12) + key.slice(-4);
