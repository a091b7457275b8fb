import { Problem } from '../../shared/contract/problem.ts';
import { type Log, thrown } from '../platform/logger.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { StoredProfile } from '../profiles/stored-profile.ts';
import type { UserPoolGateway } from '../profiles/user-pool-gateway.ts';

type Needs = { profiles: ProfileRepository; pool: Pick<UserPoolGateway, 'find'>; log: Log; now: () => Date };

/**
 * The profile with what its owner changes at the user pool: the e-mail address, when it is proven (product 3.10), and the second factor. The pool is asked once for each token, and its silence is no harm: the next token asks again.
 * @throws Problem `sign-in-required` when the account is gone from the pool; it is closed here too
 */
export const followEmail =
  ({ profiles, pool, log, now }: Needs) =>
  async (profile: StoredProfile, tokenIssuedAt: number): Promise<StoredProfile> => {
    if ((profile.emailAsOf ?? 0) >= tokenIssuedAt) return profile;
    const artistId = profile.id;
    const asked = await pool.find(artistId).then(
      (account) => ({ account }),
      (error) => {
        log.warn('the user pool was not asked for an e-mail address', { artistId, ...thrown(error) });
        return undefined;
      },
    );
    if (!asked) return profile;
    if (!asked.account) {
      await profiles.close(profile, now()).catch((error: unknown) => {
        // An admin moved its status at this moment: it is closed on the next day's round (close-gone-accounts.ts).
        if (!(error instanceof Problem) || error.code !== 'status-changed') throw error;
      });
      throw new Problem('sign-in-required');
    }
    const { hasSecondFactor, attributes } = asked.account;
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
