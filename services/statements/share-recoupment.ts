import type { ArtistId } from '../../shared/ids.ts';
import { recoupTransactions } from '../advances/recoup-transactions.ts';
import type { Recoupments } from '../advances/recoupments.ts';
import { AllocationPiece, planObject } from './plan-objects.ts';
import type { StatementGateway } from './statement-gateway.ts';
import type { StoredStatement } from './stored-statement.ts';

type Needs = {
  objects: Pick<StatementGateway, 'readJson'>;
  recoupments: Pick<Recoupments, 'advancesOf' | 'takenOfShare'>;
};
/** Artists of a plan's list: those of its piece `n`. */
type Piece = { n: number; artists: readonly ArtistId[] };

/**
 * What goes to advances of what a statement gives artists (product 30.6): until it is posted what would, by the reckoning that posting does, as
 * the advances are now; then what did. Artists of whom nothing does are left out. Transactions are read where somebody has an advance.
 */
export function shareRecoupment({ objects, recoupments }: Needs) {
  const each = async <T>(artists: readonly ArtistId[], of: (artistId: ArtistId) => Promise<T>) =>
    Promise.all(artists.map(async (artistId) => [artistId, await of(artistId)] as const));
  const something = (sums: readonly (readonly [ArtistId, bigint])[]) =>
    new Map(sums.filter(([, micros]) => micros > 0n));

  const planned = async (stored: StoredStatement, { n, artists }: Piece) => {
    const advances = (await each(artists, recoupments.advancesOf)).filter(([, own]) => own.length > 0);
    if (advances.length === 0) return new Map<ArtistId, bigint>();
    const name = planObject(stored.planFolder ?? '', 'gives', n);
    const gives = AllocationPiece.parse((await objects.readJson(stored.statement.statementId, name)) ?? []);
    const transactionsOf = new Map(gives.map(({ artistId, transactions }) => [artistId, transactions]));
    return something(
      advances.map(([artistId, own]) => {
        const taken = recoupTransactions(transactionsOf.get(artistId) ?? [], own).flat();
        return [artistId, taken.reduce((sum, { micros }) => sum + micros, 0n)];
      }),
    );
  };

  return async (stored: StoredStatement, piece: Piece): Promise<Map<ArtistId, bigint>> => {
    const { statementId, state } = stored.statement;
    if (state === 'ready' || state === 'approved') return planned(stored, piece);
    return something(await each(piece.artists, (artistId) => recoupments.takenOfShare({ artistId, statementId })));
  };
}
