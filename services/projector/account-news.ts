import { ArtistId } from '../../shared/ids.ts';
import type { ItemChange } from '../platform/item-change.ts';
import type { News } from './gather-news.ts';

/** What the artist's open pages should hear of a change of the profile: only that what the account may do is another. */
export function accountNews({ before, after }: ItemChange): News | undefined {
  if (!before || !after) return undefined;
  if (before.status === after.status && before.isAdmin === after.isAdmin) return undefined;
  return { artistId: ArtistId.parse(after.id), message: { kind: 'account-changed' } };
}
