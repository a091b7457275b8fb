import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId, ReleaseId } from '../../shared/ids.ts';
import { type Key, keys } from '../platform/keys.ts';
import type { Item, Table, Write } from '../platform/table.ts';
import type { EarningsHead } from './earned.ts';
import { groupsOf, releaseMonthOf } from './groups-of.ts';
import { type Given, mergeIntoHead, mergeIntoMonth, mergeIntoRelease } from './merge-cells.ts';
import { packHead, packMonth, packRelease, readHead, readMonth, readRelease, UnknownName } from './stored-earnings.ts';

type Posted = Given & { artistId: ArtistId; at: Date };

/**
 * What a statement's cells change in their artist's earnings (product 25.1), for the transaction that posts them. Reads what is there, and
 * writes on the condition that it still is: who is refused reads again, and nothing is added twice because the posting's header is once.
 * One write for the artist, one for each month, one for each release and month; `chunksOfCells` bounds them.
 * @param posted cells and bases of this artist alone; `sign` -1 takes them back
 * @throws Problem `busy` when others posted to the artist between two of the reads: nothing was written
 */
export async function earningsWrites(table: Pick<Table, 'name' | 'get'>, posted: Posted): Promise<Write[]> {
  const { artistId, cells, bases, at } = posted;
  if (cells.length === 0) return [];
  const stored = (key: Key) => table.get(key, { consistent: true });
  const write = (key: Key, ver: number, earned: Uint8Array, more: Item = {}) =>
    itemWrite(table.name, { ...key, ...more, ver, earned });

  const headKey = keys.earnings({ artistId });
  const head = readHead(await stored(headKey));
  const after = mergeIntoHead(head.earned, posted);

  const months = [...groupsOf(cells, ({ month }) => month)].map(async ([month, own]) => {
    const key = keys.monthEarnings({ artistId, month });
    const { earned, ver } = asRead(await stored(key), after.names);
    return write(key, ver, packMonth(mergeIntoMonth(earned, { ...posted, cells: own }, after.names), after.names));
  });

  const releases = [...groupsOf(cells, releaseMonthOf)].map(async ([name, own]) => {
    const [releaseId = '', month = ''] = name.split(' ');
    const key = keys.releaseEarnings({ artistId, releaseId: releaseId as ReleaseId, month });
    const { earned, ver } = readRelease(await stored(key));
    const given = { ...posted, cells: own, bases: bases.filter((basis) => releaseMonthOf(basis) === name) };
    return write(key, ver, packRelease(mergeIntoRelease(earned, given)));
  });

  const headWrite = write(headKey, head.ver, packHead(after), { postedAt: at.toISOString() });
  return [headWrite, ...(await Promise.all([...months, ...releases]))];
}

/** A month is read after the head, and may say names that others have listed there since: then all is read again. */
function asRead(month: Item | undefined, names: EarningsHead['names']) {
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
