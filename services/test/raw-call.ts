import type { RouteKey } from '../../shared/contract/route.ts';
import { laptop } from './laptop.ts';

export type RawCall = {
  token?: string | undefined;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  idempotencyKey?: string;
  contentType?: string;
};
export type RawAnswer = { status: number; text: string; code: string | undefined; details: Record<string, unknown> };

/** Makes a call as anybody can, without the typed client: with any token and any body. Returns the raw reply. */
export async function rawCall(route: RouteKey, call: RawCall = {}): Promise<RawAnswer> {
  const [method = '', template = ''] = route.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(call.params?.[name] ?? ''));
  const search = call.query ? `?${new URLSearchParams(call.query)}` : '';
  const answer = await fetch(laptop.addresses.site + path + search, {
    method,
    headers: {
      ...(call.token !== undefined && { authorization: `Bearer ${call.token}` }),
      ...(call.body !== undefined && { 'content-type': call.contentType ?? 'application/json' }),
      ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
    },
    ...(call.body !== undefined && { body: typeof call.body === 'string' ? call.body : JSON.stringify(call.body) }),
  });
  const text = await answer.text();
  const isProblem = answer.headers.get('content-type')?.startsWith('application/problem+json');
  const { code, details = {} } = isProblem ? JSON.parse(text) : {};
  return { status: answer.status, text, code, details };
}

/** Returns the reply without the parts that differ between any two calls. */
export const comparable = ({ status, text }: RawAnswer) => ({
  status,
  text: text.replace(/"requestId":"[^"]+"/, ''),
});

/** Returns the message of the first zod issue of a rejected request, as the page shows it. */
export const firstMessage = ({ details }: RawAnswer): string | undefined =>
  (details.issues as { message: string }[] | undefined)?.[0]?.message;
