import type { CreditId } from '../ids.ts';
import { Name } from '../text-schemas.ts';
import type { ArtistCredit } from './credit.ts';

/**
 * The credit on a new track: the artist who adds the track, as primary artist. Undefined if the account's name is not
 * valid in a credit: sign-up allows a `;`, which separates names in the distributor's file.
 */
export function firstCredit({ id, artistName }: { id: CreditId; artistName: string }): ArtistCredit | undefined {
  const { data: name } = Name.safeParse(artistName);
  return name ? { id, name, role: 'Primary', spotifyUri: '' } : undefined;
}
