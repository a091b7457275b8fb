import type { CreditId } from '../ids.ts';
import { Name } from '../text.ts';
import type { ArtistCredit } from './credit.ts';

/**
 * The credit that a new track begins with: the artist who adds it, as primary artist. None when the account's name is no name that the
 * artist could type there: sign-up takes a `;`, which separates names in the distributor's file.
 */
export function firstCredit({ id, artistName }: { id: CreditId; artistName: string }): ArtistCredit | undefined {
  const { data: name } = Name.safeParse(artistName);
  return name ? { id, name, role: 'Primary', spotifyUri: '' } : undefined;
}
