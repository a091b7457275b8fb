import type { ArtistId, NewId, ReleaseId } from '../../../shared/ids.ts';
import { type DraftRelease, newRelease, type Release } from '../../../shared/releases/release.ts';
import { defaultsAfter, defaultsFrom, firstDefaults } from '../../../shared/releases/release-defaults.ts';
import type { ProfileRepository } from '../../profiles/profile-repository.ts';
import type { CardRepository } from '../library/card-repository.ts';
import type { ReleaseRepository } from '../storage/release-repository.ts';

type Needs = {
  releases: Pick<ReleaseRepository, 'find'>;
  cards: Pick<CardRepository, 'library'>;
  profiles: Pick<ProfileRepository, 'find'>;
  newId: NewId;
};
type Who = { artistId: ArtistId; artistName: string };

/**
 * Makes new releases with their defaults (product 32.1, 32.4), with one query and at most two reads, however many
 * releases the artist has.
 */
export const beginRelease = ({ releases, cards, profiles, newId }: Needs) => {
  const blank = ({ artistId }: Who, now: Date, id = newId('release')) => newRelease({ id, artistId, now });

  async function readMaker({ artistId, artistName }: Who, now: Date) {
    const profile = await profiles.find(artistId);
    return { maker: { artistName, spotifyProfile: profile?.spotifyProfile ?? '' }, creditId: newId('credit'), now };
  }

  /** Finds the release that the artist last worked on; undefined if it was deleted but its card still exists. */
  async function last({ artistId }: Who): Promise<Release | undefined> {
    const [card] = (await cards.library(artistId, { limit: 1 })).items;
    return card && releases.find({ artistId, releaseId: card.id });
  }

  return {
    /**
     * Makes a release with defaults from the release that the artist last worked on, or from the profile. `id`: the id
     * to use, if one has already been chosen.
     */
    async afterLast(who: Who, now: Date, id?: ReleaseId): Promise<DraftRelease> {
      const [release, known] = await Promise.all([last(who), readMaker(who, now)]);
      return { ...blank(who, now, id), ...(release ? defaultsAfter(release, known) : firstDefaults(known)) };
    },

    /** Makes a release with defaults from a given release by the same artist. */
    async like(who: Who, source: Release, now: Date): Promise<DraftRelease> {
      return { ...blank(who, now), ...defaultsFrom(source, await readMaker(who, now)) };
    },
  };
};

export type BeginRelease = ReturnType<typeof beginRelease>;
