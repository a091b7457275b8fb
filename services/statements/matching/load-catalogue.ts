import * as z from 'zod';
import { ArtistId, ReleaseId } from '../../../shared/ids.ts';
import type { Catalogue, CatalogueTrack, NamedRecording } from '../../../shared/royalties/match-recording.ts';
import type { Decision } from '../../../shared/statements/statement-parts.ts';
import { keys } from '../../platform/keys.ts';
import type { Item, Table } from '../../platform/table.ts';
import type { CardRepository } from '../../releases/library/card-repository.ts';
import { findManyReleases } from '../../releases/library/find-many-releases.ts';
import { type CatalogueRelease, catalogueRelease, sameStrings } from './catalogue-release.ts';

const Owned = z.object({ artistId: ArtistId, releaseId: ReleaseId });
type Owned = z.infer<typeof Owned>;

/** The part of the catalogue to which some recordings refer, with its releases. */
export type Loaded = { catalogue: Omit<Catalogue, 'savedFor'>; releases: Map<string, CatalogueRelease> };
/** @param officeDecisions decisions whose releases are loaded as well */
export type LoadCatalogue = (named: readonly NamedRecording[], officeDecisions: readonly Decision[]) => Promise<Loaded>;

/** Finds the artist of each recording, by its ISRC or else its UPC; '' for a recording without an owner. */
export type FindOwners = (named: readonly NamedRecording[]) => Promise<string[]>;

/** The number of artists that are loaded concurrently. */
const AT_ONCE = 8;
/** The number of releases to load at a time, of which only the part that matching needs is kept. */
const RELEASES_AT_ONCE = 100;

const codeKeys = (named: readonly NamedRecording[]) =>
  named.flatMap(({ isrc, upc }) => [isrc, upc].filter((code) => code !== '').map((code) => keys.code({ code })));

export const ownersFinder =
  (table: Pick<Table, 'batchGet'>): FindOwners =>
  async (named) => {
    const items = await table.batchGet(codeKeys(named));
    const artists = new Map(items.map((item) => [keyed(item), item.artistId ? String(item.artistId) : undefined]));
    return named.map(({ isrc, upc }) => artists.get(isrc) ?? artists.get(upc) ?? '');
  };

/**
 * Loads the releases to which the codes of some recordings refer. Each code is claimed by one owner (product 9.3, 9.4).
 * For an ISRC without a matching UPC, loads all of that artist's releases, because the recording may be on several.
 */
export const catalogueLoader =
  (table: Pick<Table, 'batchGet'>, cards: Pick<CardRepository, 'all'>): LoadCatalogue =>
  async (named, officeDecisions) => {
    const codeItems = await table.batchGet(codeKeys(named));
    const holders = new Map(
      codeItems.flatMap((item) => (item.artistId ? [[keyed(item), Owned.parse(item)] as const] : [])),
    );
    const same = sameStrings(named.flatMap(({ isrc, upc }) => [isrc, upc]));
    const releases = new Map<string, CatalogueRelease>();
    const load = async (owned: readonly Owned[]) => {
      const wanted = new Map(owned.map((one) => [one.releaseId, one]));
      const absent = [...wanted.values()].filter(({ releaseId }) => !releases.has(releaseId));
      for (let from = 0; from < absent.length; from += RELEASES_AT_ONCE)
        for (const release of await findManyReleases(table, absent.slice(from, from + RELEASES_AT_ONCE)))
          releases.set(release.id, catalogueRelease(release, same));
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
        // Titles are used only for suggestions, which are loaded on demand.
        byTitle: () => [],
      },
    };
  };

const keyed = (item: Item): string => keys.code.read(item)?.code ?? '';

/** Returns the tracks that are in the stores or on their way there; if there are none, the withdrawn ones. */
function inStores(tracks: readonly CatalogueTrack[] = []): readonly CatalogueTrack[] {
  const current = tracks.filter(({ isWithdrawn }) => !isWithdrawn);
  return current.length > 0 ? current : tracks;
}

/** Returns the tracks of a release that stores may have. A draft has never been delivered. */
const tracksOf = (release: CatalogueRelease | undefined): readonly CatalogueTrack[] =>
  !release || release.isDraft ? [] : release.tracks;

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
