import * as z from 'zod';
import { Cursor, pageOf } from '../contract/page.ts';
import { contract } from '../contract/route.ts';
import { ArtistId } from '../ids.ts';
import { AccountStatus, Profile } from './profile.ts';

export const accountsContract = contract({
  /** The caller's profile; made here when the sign-up trigger did not (decisions, "Profile creation"). */
  'GET /api/me': { access: 'signed-in', reply: Profile, problems: [] },

  'GET /api/admin/users': {
    access: 'admin',
    query: z.strictObject({ status: AccountStatus.optional(), cursor: Cursor.optional() }),
    reply: pageOf(Profile).extend({ counts: z.record(AccountStatus, z.number()) }),
    problems: [],
  },

  /** `from` is the status that the page showed: two admins never undo each other unseen. An account that is `to` already is accepted. */
  'PATCH /api/admin/users/{artistId}/status': {
    access: 'admin',
    params: z.object({ artistId: ArtistId }),
    body: z.strictObject({ from: AccountStatus, to: AccountStatus }),
    reply: Profile,
    problems: ['user-not-found', 'status-changed'],
  },
});
