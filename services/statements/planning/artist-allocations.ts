import type { ArtistId } from '../../../shared/ids.ts';
import type { StatementGateway } from '../storage/statement-gateway.ts';
import type { StoredStatement } from '../storage/stored-statement.ts';
import { type Allocation, AllocationPiece, planObject } from './plan-objects.ts';

type Transactions = Allocation['transactions'];

/**
 * Looks up the amounts that each transaction of a plan allocates to an artist, in plan order; undefined for an older
 * plan, which has no allocations. Reads the list once, and only as far as necessary.
 */
export function artistAllocations(
  objects: Pick<StatementGateway, 'readJson'>,
  { statement: { statementId }, planFolder = '', batchFolders = [] }: StoredStatement,
): (artistId: ArtistId) => Promise<Transactions | undefined> {
  const folder = batchFolders[0]?.folder ?? planFolder;
  const loaded = new Map<ArtistId, Transactions>();
  let [next, isOver] = [0, false];
  const find = async (artistId: ArtistId): Promise<Transactions | undefined> => {
    while (!loaded.has(artistId) && !isOver) {
      const piece = await objects.readJson(statementId, planObject(folder, 'gives', next));
      for (const { artistId, transactions } of AllocationPiece.parse(piece ?? [])) loaded.set(artistId, transactions);
      isOver = piece === undefined;
      next++;
    }
    return loaded.get(artistId);
  };
  let reading: Promise<unknown> = Promise.resolve();
  return (artistId) => {
    const found = reading.then(() => find(artistId));
    // Reads one piece at a time. After a failed read, the next call tries again.
    reading = found.catch(() => undefined);
    return found;
  };
}
