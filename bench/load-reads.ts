import { type Client, createClient } from '../shared/contract/client.ts';
import type { Api } from '../shared/contract/index.ts';
import type { ReleaseId } from '../shared/ids.ts';
import type { Flow } from './arrivals.ts';
import { type Sample, timed } from './load-sample.ts';

/** Calls per second that only read. */
const RATE = { artist: 110, office: 40 };

/** A call that loads a page. The typed client refuses a query that the route does not accept. */
export type PageCall = (call: Client<Api>) => Promise<unknown>;

export const artistCalls = (releaseIds: readonly ReleaseId[]): PageCall[] => [
  (call) => call('GET /api/me'),
  (call) => call('GET /api/releases', { query: {} }),
  ...releaseIds.map(
    (releaseId): PageCall =>
      (call) =>
        call('GET /api/releases/{releaseId}', { params: { releaseId } }),
  ),
];

export const officeCalls: PageCall[] = [
  (call) => call('GET /api/admin/overview'),
  (call) => call('GET /api/admin/releases', { query: { tab: 'submitted' } }),
  (call) => call('GET /api/admin/statements', { query: { tab: 'all' } }),
  (call) => call('GET /api/admin/payouts', { query: { tab: 'all' } }),
];

type Needs = { site: string; tokens: { artist: string; office: string }; releaseIds: readonly ReleaseId[] };

/** The flows that only read, 150 calls a second together. */
export function readingFlows({ site, tokens, releaseIds }: Needs): Flow<Sample>[] {
  const reading = (kind: string, token: string, calls: PageCall[], rate: number): Flow<Sample> => {
    let count = 0;
    return {
      every: 1000 / rate,
      once: async (samples) => {
        const client = createClient<Api>(timed(site, kind, samples), async () => token);
        await calls[count++ % calls.length]?.(client);
      },
    };
  };
  return [
    reading('artist reads', tokens.artist, artistCalls(releaseIds), RATE.artist),
    reading('office reads', tokens.office, officeCalls, RATE.office),
  ];
}
