import type { CreditId } from '../ids.ts';
import { Name } from '../text.ts';
import type { ArtistCredit } from './credit.ts';

/**
 * The credit of a new track: the artist who adds it, as primary artist. Undefined when the account's name is not one
 * that a credit accepts: sign-up allows a `;`, which separates names in the distributor's file.
 */
export function firstCredit({ id, artistName }: { id: CreditId; artistName: string }): ArtistCredit | undefined {
  const { data: name } = Name.safeParse(artistName);
  return name ? { id, name, role: 'Primary', spotifyUri: '' } : undefined;
}
