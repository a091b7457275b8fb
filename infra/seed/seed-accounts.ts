import { openLaptopOperator } from '../commands/operator.ts';
import type { LaptopFile } from '../laptop-file.ts';
import { demoAdmin, demoArtist } from './demo-accounts.ts';
import { markDemo } from './demo-marker.ts';
import { ignoreError } from './ignore-error.ts';
import { laptopSession } from './session.ts';

/**
 * Creates the demo's two accounts on the first local start. Both sign up like any user, the operator appoints the
 * admin, and the admin activates the artist.
 */
export async function seedAccounts(laptop: LaptopFile, dataFolder: string): Promise<void> {
  const session = laptopSession(laptop);
  for (const account of [demoAdmin, demoArtist]) {
    // An interrupted start may have signed them up already.
    await session.signUp(account).catch(ignoreError('UsernameExistsException'));
  }
  await openLaptopOperator(laptop, 'seed').setAdmin(demoAdmin.email, true);
  const artist = session.api(await session.signIn(demoArtist.email, demoArtist.password));
  const office = session.api(await session.signIn(demoAdmin.email, demoAdmin.password));
  const { id: artistId, status } = await artist('GET /api/me');
  await office('PATCH /api/admin/users/{artistId}/status', {
    params: { artistId },
    body: { from: status, to: 'active' },
  });
  markDemo(dataFolder);
}
