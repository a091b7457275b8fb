import type { ArtistId, NewId, ReleaseId } from '../../../shared/ids.ts';
import { type DraftRelease, newRelease, type Release } from '../../../shared/releases/release.ts';
import { defaultsAfter, defaultsFrom, firstDefaults } from '../../../shared/releases/release-defaults.ts';
import type { ProfileRepository } from '../../profiles/profile-repository.ts';
import type { CardRepository } from '../library/card-repository.ts';
import type { AcceptedTextRepository } from '../storage/accepted-text-repository.ts';
import type { ReleaseRepository } from '../storage/release-repository.ts';

type Needs = {
  releases: Pick<ReleaseRepository, 'find'>;
  cards: Pick<CardRepository, 'library'>;
  profiles: Pick<ProfileRepository, 'find'>;
  acceptedTexts: Pick<AcceptedTextRepository, 'of'>;
  newId: NewId;
};
type Who = { artistId: ArtistId; artistName: string };

/**
 * Makes new releases with their defaults (product 32.1, 32.4), with one query and at most three reads, however many
 * releases the artist has.
 */
export const beginRelease = ({ releases, cards, profiles, acceptedTexts, newId }: Needs) => {
  /** Makes a release without defaults, about which everything is accepted that the office accepted before. */
  const blank = async ({ artistId }: Who, now: Date, id = newId('release')): Promise<DraftRelease> => ({
    ...newRelease({ id, artistId, now }),
    accepted: await acceptedTexts.of(artistId),
  });

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
      const [begun, release, known] = await Promise.all([blank(who, now, id), last(who), readMaker(who, now)]);
      return { ...begun, ...(release ? defaultsAfter(release, known) : firstDefaults(known)) };
    },

    /** Makes a release with defaults from a given release by the same artist. */
    async like(who: Who, source: Release, now: Date): Promise<DraftRelease> {
      const [begun, known] = await Promise.all([blank(who, now), readMaker(who, now)]);
      return { ...begun, ...defaultsFrom(source, known) };
    },
  };
};

export type BeginRelease = ReturnType<typeof beginRelease>;
