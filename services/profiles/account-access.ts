import type { ArtistId } from '../../shared/ids.ts';
import type { ReadAccess } from '../platform/actor.ts';
import type { Table } from '../platform/table.ts';
import { profileRepository } from './profile-repository.ts';
import type { StoredProfile } from './stored-profile.ts';

/** Reads what an account may do, which the platform requires for each request. `find` may also create the profile. */
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

/** Reads what an account may do. Used by every domain except `accounts`, which also creates profiles. */
export const accountAccess = (table: Table): ReadAccess => accessFrom(profileRepository(table).find);
