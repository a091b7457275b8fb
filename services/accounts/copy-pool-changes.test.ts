import { Problem } from '../../shared/contract/problem.ts';
import type { ProfileRepository } from '../profiles/profile-repository.ts';
import type { StoredProfile } from '../profiles/stored-profile.ts';
import { testLog } from '../test/test-log.ts';
import { copyPoolChanges } from './copy-pool-changes.ts';

const profile = { id: 'gone', email: 'gone@segno.test', status: 'pending' } as StoredProfile;

const following = (close: ProfileRepository['close']) =>
  copyPoolChanges({
    profiles: { close } as ProfileRepository,
    pool: { find: async () => undefined },
    log: testLog({}),
    now: () => new Date(0),
  })(profile, 1);

test('an account deleted at the pool is told to sign in, even while an admin changes its status (product 3.10)', async () => {
  const moved = async () => {
    throw new Problem('status-changed', { status: 'active' });
  };
  await expect(following(moved)).rejects.toMatchObject({ code: 'sign-in-required' });
  await expect(following(async () => undefined)).rejects.toMatchObject({ code: 'sign-in-required' });
});

test('any other failure to close the account is an error', async () => {
  const broken = async () => {
    throw new Error('no table');
  };
  await expect(following(broken)).rejects.toThrow('no table');
});
