import type { ArtistId } from '../../shared/ids.ts';
import { type Allocation, AllocationPiece, planObject } from './plan-objects.ts';
import type { StatementGateway } from './statement-gateway.ts';
import type { StoredStatement } from './stored-statement.ts';

type Transactions = Allocation['transactions'];

/**
 * What the transactions of a statement's plan give an artist, in the order of the plan; undefined for a plan of before, which does not say.
 * The list is read only as far as it is asked about, and once.
 */
export function artistAllocations(
  objects: Pick<StatementGateway, 'readJson'>,
  { statement: { statementId }, planFolder = '', batchFolders = [] }: StoredStatement,
): (artistId: ArtistId) => Promise<Transactions | undefined> {
  const folder = batchFolders[0]?.folder ?? planFolder;
  const known = new Map<ArtistId, Transactions>();
  let [next, isOver] = [0, false];
  const find = async (artistId: ArtistId): Promise<Transactions | undefined> => {
    while (!known.has(artistId) && !isOver) {
      const piece = await objects.readJson(statementId, planObject(folder, 'gives', next));
      for (const gives of AllocationPiece.parse(piece ?? [])) known.set(gives.artistId, gives.transactions);
      isOver = piece === undefined;
      next++;
    }
    return known.get(artistId);
  };
  let reading: Promise<unknown> = Promise.resolve();
  return (artistId) => {
    const found = reading.then(() => find(artistId));
    // One after the other; who comes next reads again what failed.
    reading = found.catch(() => undefined);
    return found;
  };
}
