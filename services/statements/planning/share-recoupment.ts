import type { ArtistId } from '../../../shared/ids.ts';
import { recoupTransactions } from '../../advances/recoup-transactions.ts';
import type { Recoupments } from '../../advances/recoupments.ts';
import type { StatementGateway } from '../storage/statement-gateway.ts';
import type { StoredStatement } from '../storage/stored-statement.ts';
import { AllocationPiece, planObject } from './plan-objects.ts';

type Needs = {
  objects: Pick<StatementGateway, 'readJson'>;
  recoupments: Pick<Recoupments, 'advancesOf' | 'recoupedFromShare'>;
};
/** Piece `n` of a plan's list of artists. */
type Piece = { n: number; artists: readonly ArtistId[] };

/**
 * Computes how much of artists' shares goes to advances (product 30.6). Before posting, this is a projection from the
 * current advances by the same rules; afterwards, it is the amount that was recouped. Artists without recoupment are
 * left out. Transactions are read only for artists who have an advance.
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
    const allocations = AllocationPiece.parse((await objects.readJson(stored.statement.statementId, name)) ?? []);
    const transactionsOf = new Map(allocations.map(({ artistId, transactions }) => [artistId, transactions]));
    return something(
      advances.map(([artistId, own]) => {
        const recouped = recoupTransactions(transactionsOf.get(artistId) ?? [], own).flat();
        return [artistId, recouped.reduce((sum, { micros }) => sum + micros, 0n)];
      }),
    );
  };

  return async (stored: StoredStatement, piece: Piece): Promise<Map<ArtistId, bigint>> => {
    const { statementId, state } = stored.statement;
    if (state === 'ready' || state === 'approved') return planned(stored, piece);
    return something(await each(piece.artists, (artistId) => recoupments.recoupedFromShare({ artistId, statementId })));
  };
}
