import * as z from 'zod';
import { ArtistId, ReleaseId } from '../../../shared/ids.ts';
import { albumArtist } from '../../../shared/releases/derived-credits.ts';
import type { OfficeRelease } from '../../../shared/releases/office-release.ts';
import { orderedTracks } from '../../../shared/releases/ordered-tracks.ts';
import { asEan } from '../../../shared/releases/upc.ts';
import type { Catalogue, CatalogueTrack, NamedRecording } from '../../../shared/royalties/match-recording.ts';
import type { Decision } from '../../../shared/statements/statement-parts.ts';
import { keys } from '../../platform/keys.ts';
import type { Item, Table } from '../../platform/table.ts';
import type { CardRepository } from '../../releases/library/card-repository.ts';
import { findManyReleases } from '../../releases/library/find-many-releases.ts';

const Owned = z.object({ artistId: ArtistId, releaseId: ReleaseId });
type Owned = z.infer<typeof Owned>;

/** The part of the catalogue that a statement refers to, with its releases. */
export type Loaded = { catalogue: Omit<Catalogue, 'savedFor'>; releases: Map<string, OfficeRelease> };
/** @param officeDecisions decisions whose releases are loaded too */
export type LoadCatalogue = (named: readonly NamedRecording[], officeDecisions: readonly Decision[]) => Promise<Loaded>;

/** How many artists are loaded concurrently. */
const AT_ONCE = 8;

/**
 * Loads the releases that a statement's codes refer to. Each code is claimed by one owner (product 9.3, 9.4). For an
 * ISRC without a matching UPC, loads all of that artist's releases, because the recording may be on several.
 */
export const catalogueLoader =
  (table: Pick<Table, 'batchGet'>, cards: Pick<CardRepository, 'all'>): LoadCatalogue =>
  async (named, officeDecisions) => {
    const codeItems = await table.batchGet(
      named.flatMap(({ isrc, upc }) => [isrc, upc].filter((code) => code !== '').map((code) => keys.code({ code }))),
    );
    const holders = new Map(
      codeItems.flatMap((item) => (item.artistId ? [[keyed(item), Owned.parse(item)] as const] : [])),
    );
    const releases = new Map<string, OfficeRelease>();
    const load = async (owned: readonly Owned[]) => {
      const wanted = owned.filter(({ releaseId }) => !releases.has(releaseId));
      for (const release of await findManyReleases(table, wanted)) releases.set(release.id, release);
    };
    const chosen = officeDecisions.flatMap((decision) => (decision.to === 'suspense' ? [] : [decision]));
    await load([...holders.values(), ...chosen]);

    const isAlone = ({ isrc, upc }: NamedRecording) =>
      isrc !== '' && !tracksOf(releases.get(holders.get(upc)?.releaseId ?? '')).some((track) => track.isrc === isrc);
    const artists = [...new Set(named.filter(isAlone).flatMap(({ isrc }) => holders.get(isrc)?.artistId ?? []))];
    for (let at = 0; at < artists.length; at += AT_ONCE) {
      const found = await Promise.all(artists.slice(at, at + AT_ONCE).map((artistId) => cards.all(artistId)));
      await load(found.flat().map(({ artistId, id }) => ({ artistId, releaseId: id })));
    }

    const tracks = [...releases.values()].flatMap(tracksOf);
    const [byIsrc, byUpc] = [grouped(tracks, ({ isrc }) => isrc), grouped(tracks, ({ upc }) => upc)];
    return {
      releases,
      catalogue: {
        byIsrc: (isrc) => inStores(byIsrc.get(isrc)),
        byUpc: (upc) => inStores(byUpc.get(upc)),
        // Titles are only used for suggestions, which are loaded on demand.
        byTitle: () => [],
      },
    };
  };

const keyed = (item: Item): string => keys.code.read(item)?.code ?? '';

/** Returns tracks that are in the stores or on their way there; if there are none, the withdrawn ones. */
function inStores(tracks: readonly CatalogueTrack[] = []): readonly CatalogueTrack[] {
  const current = tracks.filter(({ isWithdrawn }) => !isWithdrawn);
  return current.length > 0 ? current : tracks;
}

/** Returns the tracks of a release that stores may have. A draft was never delivered. */
function tracksOf(release: OfficeRelease | undefined): CatalogueTrack[] {
  return !release || release.status === 'draft' ? [] : allTracksOf(release);
}

/** Returns all tracks, even of a draft, because a decision of the office applies in any state. */
export const allTracksOf = (release: OfficeRelease): CatalogueTrack[] =>
  orderedTracks(release).map(({ id, isrc, title }) => ({
    artistId: release.artistId,
    releaseId: release.id,
    trackId: id,
    isrc,
    upc: release.upc === '' ? '' : asEan(release.upc),
    title,
    artist: albumArtist(release),
    releaseTitle: release.title,
    isWithdrawn: release.status === 'changes_requested',
  }));

function grouped(tracks: readonly CatalogueTrack[], codeOf: (track: CatalogueTrack) => string) {
  const groups = new Map<string, CatalogueTrack[]>();
  for (const track of tracks) {
    const code = codeOf(track);
    if (code === '') continue;
    const group = groups.get(code);
    if (group) group.push(track);
    else groups.set(code, [track]);
  }
  return groups;
}
