import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { type Key, keys } from '../platform/keys.ts';
import type { Item, Table, Write } from '../platform/table.ts';
import type { EarningsHead } from './artist-earnings.ts';
import { groupBy, releaseMonthKey } from './group-by.ts';
import { mergeIntoHead, mergeIntoMonth, mergeIntoRelease, type PostedCells } from './merge-cells.ts';
import { packHead, packMonth, packRelease, readHead, readMonth, readRelease, UnknownName } from './stored-earnings.ts';

type ArtistPosting = PostedCells & { artistId: ArtistId; at: Date };

/**
 * Builds the writes that add a statement's cells to an artist's earnings (product 25.1), for the transaction that posts
 * them. Each write is conditional on the version that was read here; if it fails, read again. Nothing is added twice,
 * because the posting's header can be created only once. There is one write for the artist, one for each month, and one
 * for each release and month; `chunkCells` limits their number.
 * @param posted cells and bases of this artist only; `sign` -1 reverses them
 * @throws Problem `busy` if another posting to the artist happened between two of the reads; nothing was written
 */
export async function earningsWrites(table: Pick<Table, 'name' | 'get'>, posted: ArtistPosting): Promise<Write[]> {
  const { artistId, cells, bases, at } = posted;
  if (cells.length === 0) return [];
  const stored = (key: Key) => table.get(key, { consistent: true });
  const write = (key: Key, ver: number, earned: Uint8Array, more: Item = {}) =>
    itemWrite(table.name, { ...key, ...more, ver, earned });

  const headKey = keys.earnings({ artistId });
  const head = readHead(await stored(headKey));
  const after = mergeIntoHead(head.earned, posted);

  const months = [...groupBy(cells, ({ month }) => month)].map(async ([month, own]) => {
    const key = keys.monthEarnings({ artistId, month });
    const { earned, ver } = readMonthOrBusy(await stored(key), after.names);
    return write(key, ver, packMonth(mergeIntoMonth(earned, { ...posted, cells: own }, after.names), after.names));
  });

  const releases = [...groupBy(cells, releaseMonthKey)].map(async ([name, own]) => {
    const [first] = own;
    const key = keys.releaseEarnings({ artistId, releaseId: first.releaseId, month: first.month });
    const { earned, ver } = readRelease(await stored(key));
    const part = { ...posted, cells: own, bases: bases.filter((basis) => releaseMonthKey(basis) === name) };
    return write(key, ver, packRelease(mergeIntoRelease(earned, part)));
  });

  const headWrite = write(headKey, head.ver, packHead(after), { postedAt: at.toISOString() });
  return [headWrite, ...(await Promise.all([...months, ...releases]))];
}

/**
 * Reads a month's item. It is read after the head, so it may refer to names that have been added since. The caller must
 * then read everything again.
 */
function readMonthOrBusy(month: Item | undefined, names: EarningsHead['names']) {
  try {
    return readMonth(month, names);
  } catch (error) {
    if (error instanceof UnknownName) throw new Problem('busy', { reason: 'others posted to the same artist' });
    throw error;
  }
}

function itemWrite(TableName: string, { ver, ...item }: Item & { ver: number }): Write {
  return {
    Put: {
      TableName,
      Item: { ...item, v: 1, ver: ver + 1 },
      ...(ver === 0
        ? { ConditionExpression: 'attribute_not_exists(PK)' }
        : { ConditionExpression: 'ver = :ver', ExpressionAttributeValues: { ':ver': ver } }),
    },
  };
}
