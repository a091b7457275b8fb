import type { ArtistId } from '../../shared/ids.ts';
import type { SplitView } from '../../shared/splits/split-view.ts';
import type { SplitRepository } from './split-repository.ts';
import { splitView } from './split-view.ts';

/** Finds all agreements that an artist has made or has a part in, as the artist sees them. */
export async function findAllSplits(
  splits: Pick<SplitRepository, 'tracksOf' | 'findMany'>,
  artistId: ArtistId,
): Promise<SplitView[]> {
  const all: SplitView[] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await splits.tracksOf(artistId, cursor);
    all.push(...(await splits.findMany(items)).map((agreement) => splitView(agreement, { artistId })));
    cursor = next;
  } while (cursor);
  return all;
}
