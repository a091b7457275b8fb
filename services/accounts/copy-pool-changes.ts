import { Problem } from '../../shared/contract/problem.ts';
import { type Log, thrown } from '../platform/logger.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { StoredProfile } from '../profiles/stored-profile.ts';
import type { UserPoolGateway } from '../profiles/user-pool-gateway.ts';

type Needs = { profiles: ProfileRepository; pool: Pick<UserPoolGateway, 'find'>; log: Log; now: () => Date };

/**
 * Copies changes that the owner made at the user pool into the profile: the verified email address (product 3.10) and
 * the second factor. Reads the pool once for each token. If the pool does not answer, the next token tries again.
 * @throws Problem `sign-in-required` if the account was deleted at the pool; it is then closed here too
 */
export const copyPoolChanges =
  ({ profiles, pool, log, now }: Needs) =>
  async (profile: StoredProfile, tokenIssuedAt: number): Promise<StoredProfile> => {
    if ((profile.emailAsOf ?? 0) >= tokenIssuedAt) return profile;
    const artistId = profile.id;
    const reply = await pool.find(artistId).then(
      (account) => ({ account }),
      (error) => {
        log.warn('the user pool did not return an email address', { artistId, ...thrown(error) });
        return undefined;
      },
    );
    if (!reply) return profile;
    if (!reply.account) {
      await profiles.close(profile, now()).catch((error: unknown) => {
        // An admin has just changed the account's status; the next daily run will close the account
        // (close-gone-accounts.ts).
        if (!(error instanceof Problem) || error.code !== 'status-changed') throw error;
      });
      throw new Problem('sign-in-required');
    }
    const { hasSecondFactor, attributes } = reply.account;
    const email = attributes.email && attributes.email_verified === 'true' ? attributes.email : profile.email;
    const formerEmail = email === profile.email ? undefined : profile.email;
    const secondFactorChanged = hasSecondFactor !== profile.hasSecondFactor;
    return profiles.copyFromPool(artistId, {
      email,
      hasSecondFactor,
      asOf: tokenIssuedAt,
      formerEmail,
      secondFactorChanged,
    });
  };
