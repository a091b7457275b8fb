import { type Figure, plus, ZERO_FIGURE } from '../../../shared/earnings/figure.ts';
import type { ArtistId, ReleaseId } from '../../../shared/ids.ts';
import { earningsRepository } from '../../earnings/earnings-repository.ts';
import type { Table } from '../../platform/table.ts';

/** Returns an artist's earnings from a release in a month, as the artist sees them: the sum over its tracks. */
export async function readEarned(
  table: Table,
  { artistId, releaseId, month }: { artistId: ArtistId; releaseId: ReleaseId; month: string },
): Promise<Figure> {
  const { tracks } = await earningsRepository(table).releaseMonth(artistId, releaseId, month);
  return [...tracks.values()].reduce(plus, ZERO_FIGURE);
}
