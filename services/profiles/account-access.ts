import type { ArtistId } from '../../shared/ids.ts';
import type { ReadAccess } from '../platform/actor.ts';
import type { Table } from '../platform/table.ts';
import { profileRepository } from './profile-repository.ts';
import type { StoredProfile } from './stored-profile.ts';

/** What the platform asks of the accounts on every request, answered from the profile that `find` finds, or makes. */
export const accessFrom =
  (find: (artistId: ArtistId, options: { consistent: boolean }) => Promise<StoredProfile | undefined>): ReadAccess =>
  async (artistId, options) => {
    const profile = await find(artistId, options);
    if (!profile) return undefined;
    const { artistName, country, status, role, hasSecondFactor, notBefore, keptSignIn, closedAt } = profile;
    return {
      artistId,
      artistName,
      country,
      status,
      role,
      hasSecondFactor,
      notBefore,
      keptSignIn,
      isClosed: closedAt !== undefined,
    };
  };

/** What an account may do, for every domain that only asks. */
export const accountAccess = (table: Table): ReadAccess => accessFrom(profileRepository(table).find);
