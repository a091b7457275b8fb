import { fold } from '../../../shared/fold.ts';
import { isIsrc } from '../../../shared/releases/isrc.ts';
import { asEan, isUpc } from '../../../shared/releases/upc.ts';
import type { TrackName } from '../../../shared/statements/statement-parts.ts';
import type { CodeRepository } from '../../releases/codes/code-repository.ts';
import type { ReleaseSearchRepository } from '../../releases/library/release-search-repository.ts';
import type { ReleaseRepository } from '../../releases/storage/release-repository.ts';
import { tracksOf } from './track-suggestions.ts';

type Needs = {
  codes: Pick<CodeRepository, 'holder'>;
  releases: Pick<ReleaseRepository, 'find'>;
  search: Pick<ReleaseSearchRepository, 'search'>;
};

const MAX_RELEASES = 8;
const MAX_TRACKS = 20;

/**
 * Finds tracks of submitted and exported releases by ISRC or UPC, or by the beginning of a release's title or artist.
 * Tracks with the ISRC, or whose own title contains the text, come first.
 */
export const findTracks =
  ({ codes, releases, search }: Needs) =>
  async (typed: string): Promise<TrackName[]> => {
    const code = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
    const holders = await Promise.all([
      isUpc(code) ? codes.holder('upc', asEan(code)) : undefined,
      isIsrc(code) ? codes.holder('isrc', code) : undefined,
    ]);
    const pages = await Promise.all(
      (['exported', 'submitted'] as const).map((state) => search.search(state, typed, undefined)),
    );
    const owned = [
      ...holders.flatMap((holder) => holder ?? []),
      ...pages.flatMap(({ items }) => items.map(({ id: releaseId, artistId }) => ({ artistId, releaseId }))),
    ];
    const each = [...new Map(owned.map((one) => [one.releaseId, one])).values()].slice(0, MAX_RELEASES);
    const found = await Promise.all(each.map((one) => releases.find(one)));
    const isMeant = ({ isrc, title }: TrackName) => isrc === code || fold(title).includes(fold(typed));
    return found
      .flatMap((release) => (release ? tracksOf(release) : []))
      .sort((one, other) => Number(isMeant(other)) - Number(isMeant(one)))
      .slice(0, MAX_TRACKS);
  };
