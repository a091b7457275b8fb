import { demoAdmin, demoArtist } from '../../infra/seed/demo-accounts.ts';
import type { Account, LaptopSession } from '../../infra/seed/session.ts';
import type { AccountStatus } from '../../shared/accounts/account-status.ts';
import type { Viewer } from './pictures.ts';

const account = (fullName: string, country: string): Account => {
  const handle = fullName.toLowerCase().replace(' ', '.');
  return {
    email: `${handle}@segno.test`,
    password: 'Harbour2026',
    fullName,
    country,
    instagramHandle: `@${handle}`,
    spotifyProfile: '',
    whatsappNumber: '',
  };
};
const newcomer = account('Jonas Reyes', 'Spain');

/** How each viewer signs in. */
export const accounts: Record<Exclude<Viewer, 'visitor'>, Account> = {
  artist: demoArtist,
  office: demoAdmin,
  newcomer,
};

/** Accounts in addition to the demo's, so that the office's list of users has some. */
const others: [Account, AccountStatus][] = [
  [newcomer, 'active'],
  [account('Ada North', 'Norway'), 'new'],
  [account('Bruno Castro', 'Portugal'), 'new'],
  [account('Ciara Doyle', 'Ireland'), 'pending'],
  [account('Kaya Lund', 'Denmark'), 'rejected'],
];

type Office = ReturnType<LaptopSession['api']>;

/** Signs up the other accounts, and sets the status of each, as the office does. */
export async function signUpOthers(session: LaptopSession, office: Office): Promise<void> {
  for (const [person, status] of others) {
    await session.signUp(person);
    const api = session.api(await session.signIn(person.email, person.password));
    const { id: artistId, status: from } = await api('GET /api/me');
    if (from === status) continue;
    await office('PATCH /api/admin/users/{artistId}/status', {
      params: { artistId },
      body:
        status === 'rejected'
          ? { from, to: status, reason: 'We found no music under this name. Please write again with a link to some.' }
          : { from, to: status },
    });
  }
}
