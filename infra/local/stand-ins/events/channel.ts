import { badRequest } from './events-error.ts';

const SEGMENT = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,48}[A-Za-z0-9])?$/;
const MAX_SEGMENTS = 5;

export type Channel = { path: string; segments: string[]; namespace: string };

/**
 * Reads a channel's path: one to five segments of at most 50 letters, digits and hyphens. The leading slash is
 * optional.
 * @param isPattern whether the last segment may be `*`, as in a subscription
 * @throws EventsError BadRequestException
 */
export function readChannel(text: unknown, { isPattern }: { isPattern: boolean }): Channel {
  const segments = typeof text === 'string' ? text.replace(/^\//, '').split('/') : [];
  const named = isPattern && segments.length > 1 && segments.at(-1) === '*' ? segments.slice(0, -1) : segments;
  const isGood = segments.length <= MAX_SEGMENTS && named.length > 0 && named.every((part) => SEGMENT.test(part));
  if (!isGood) throw badRequest('Invalid Channel Format');
  return { path: `/${segments.join('/')}`, segments, namespace: segments[0] ?? '' };
}

/** Whether a subscription to `pattern` receives events published to `channel`. */
export const covers = (pattern: Channel, channel: Channel): boolean =>
  pattern.path === channel.path || (pattern.path.endsWith('/*') && channel.path.startsWith(pattern.path.slice(0, -1)));
