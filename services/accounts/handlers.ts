import type { accountsContract } from '../../shared/accounts/contract.ts';
import type { Profile } from '../../shared/accounts/profile.ts';
import { Problem } from '../../shared/contract/problem.ts';
import type { Handlers } from '../platform/serve.ts';
import type { ProfileRepository } from './profile-repository.ts';

type Needs = {
  profiles: ProfileRepository;
  ensureProfile: (artistId: string) => Promise<Profile>;
  now: () => Date;
};

export const accountHandlers = ({ profiles, ensureProfile, now }: Needs): Handlers<typeof accountsContract> => ({
  'GET /api/me': ({ actor }) => ensureProfile(actor.artistId),

  async 'GET /api/admin/users'({ query }) {
    const [page, counts] = await Promise.all([profiles.list(query), profiles.counts()]);
    return { ...page, counts };
  },

  async 'PATCH /api/admin/users/{artistId}/status'({ params, body }) {
    await profiles.setStatus(params.artistId, { ...body, now: now() });
    const profile = await profiles.find(params.artistId, { consistent: true });
    if (!profile) throw new Problem('user-not-found');
    return profile;
  },
});
