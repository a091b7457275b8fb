import { setTimeout } from 'node:timers/promises';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { demoReleases } from '../../infra/seed/demo-releases.ts';
import type { ArtistId, MediaId } from '../../shared/ids.ts';
import type { Release } from '../../shared/releases/release.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import type { ApiAs } from './laptop.ts';
import { releaseFromDemo } from './release-from-demo.ts';

/** The largest batch that a table accepts. */
const BATCH = 25;
const MINUTE_MS = 60_000;
/** How long to wait: longer than the projector needs for two thousand cards on a slow machine. */
const PATIENCE_MS = 120_000;

type Owner = { artistId: ArtistId; api: ApiAs };

/**
 * Stores this many releases at once, without the API, for an artist without releases: a library like the demo's, with
 * releases in all states. The projector creates the cards as usual; this waits until the artist sees all of them.
 * @param options `covers` are media ids of existing covers (see `createCovers`), shared by the releases; by default
 * they have none. The last release was changed a minute before `now`
 * @returns the releases, last changed first
 */
export async function manyReleases(
  table: Table,
  { artistId, api }: Owner,
  { count, covers = [], now = new Date() }: { count: number; covers?: readonly MediaId[]; now?: Date | undefined },
): Promise<Release[]> {
  const releases = demoReleases(count, now).map((demo, n) =>
    releaseFromDemo(demo, {
      artistId,
      at: new Date(now.getTime() - (count - n) * MINUTE_MS),
      coverId: covers.length > 0 ? covers[n % covers.length] : undefined,
    }),
  );
  for (let from = 0; from < count; from += BATCH) {
    const puts = releases.slice(from, from + BATCH).map((release) => ({
      PutRequest: { Item: { ...keys.release({ artistId, releaseId: release.id }), v: 1, ...release } },
    }));
    const { UnprocessedItems = {} } = await table.client.send(
      new BatchWriteCommand({ RequestItems: { [table.name]: puts } }),
    );
    if (Object.keys(UnprocessedItems).length > 0) throw new Error('The table did not take all releases');
  }
  const newestFirst = releases.reverse();
  await seen(api, newestFirst);
  return newestFirst;
}

/** Waits for the last release's card: the stream is in order, so all others have theirs by then. */
async function seen(api: ApiAs, releases: readonly Release[]): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const { items } = await api('GET /api/releases', { query: {} });
    if (items[0]?.id === releases[0]?.id) break;
    if (Date.now() > deadline) throw new Error(`The projector made no card of ${releases[0]?.id}`);
    await setTimeout(100);
  }
  let count = 0;
  let cursor: string | undefined;
  do {
    const page = await api('GET /api/releases', { query: { cursor, limit: 100 } });
    count += page.items.length;
    cursor = page.next;
  } while (cursor);
  if (count !== releases.length) throw new Error(`The artist sees ${count} cards of ${releases.length} releases`);
}
