import type { ArtistId } from '../../../shared/ids.ts';
import { type CreditNames, creditNames } from '../../../shared/releases/credit-names.ts';
import type { Table } from '../../platform/table.ts';
import type { ProfileRepository } from '../../profiles/profile-repository.ts';
import type { CardRepository } from '../library/card-repository.ts';
import { findManyReleases } from '../library/find-many-releases.ts';

/** The number of recently changed releases whose names are suggested. */
const RELEASES = 24;

type Needs = {
  table: Pick<Table, 'batchGet'>;
  cards: Pick<CardRepository, 'library'>;
  profiles: Pick<ProfileRepository, 'find'>;
};

/**
 * Lists the names credited on an artist's last releases (product 32.5), with one query, one read of the profile, and
 * one read of at most 24 releases. Names are not stored a second time, so a corrected or deleted name is no longer
 * suggested.
 */
export const readCreditNames =
  ({ table, cards, profiles }: Needs) =>
  async (artistId: ArtistId): Promise<CreditNames> => {
    const [{ items }, profile] = await Promise.all([
      cards.library(artistId, { limit: RELEASES }),
      profiles.find(artistId),
    ]);
    const found = await findManyReleases(
      table,
      items.map(({ id: releaseId }) => ({ artistId, releaseId })),
    );
    const lastFirst = found.sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
    return creditNames(lastFirst, { artistName: profile?.artistName ?? '', fullName: profile?.fullName ?? '' });
  };

export type ReadCreditNames = ReturnType<typeof readCreditNames>;
