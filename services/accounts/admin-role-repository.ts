import type { AccountStatus } from '../../shared/accounts/account-status.ts';
import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { type Audited, audit } from '../platform/audit.ts';
import { whenRefused } from '../platform/condition.ts';
import { counters } from '../platform/counters.ts';
import { keys } from '../platform/keys.ts';
import type { Table } from '../platform/table.ts';
import { statusUpdate } from './status-update.ts';
import { accountNotFound, readProfile, type StoredProfile } from './stored-profile.ts';

/** The admin role, which stands in the profile. Each change is audited in its own transaction. */
export const adminRoleRepository = (table: Table) => {
  const count = counters(table, keys.userTotals);
  const current = async (artistId: ArtistId): Promise<StoredProfile> => {
    const item = await table.get(keys.profile({ artistId }), { consistent: true });
    return item ? readProfile(item) : accountNotFound();
  };

  return {
    /**
     * Gives the admin role, and makes the account active with it: an admin route asks for both. The user pool's group is written by the
     * same operation (`appointAdmin`). Nothing is written when it is so already.
     * @throws Problem `user-not-found`, or `status-changed` when an admin gave the account another status meanwhile
     */
    async giveAdminRole(artistId: ArtistId, audited: Audited): Promise<void> {
      const { status: from, isAdmin } = await current(artistId);
      if (isAdmin && from === 'active') return;
      const to: AccountStatus = 'active';
      const write = table.transact([
        statusUpdate(table, artistId, { from, to, at: audited.at, isAdmin: true }),
        audit(audited, { what: 'admin-appointed', object: { kind: 'account', artistId }, from, to }),
        ...(from === to ? [] : [count.add(artistId, { [from]: -1, [to]: 1 })]),
      ]);
      await whenRefused(write, ({ existing }) => {
        if (!existing || existing.closedAt) return accountNotFound();
        throw new Problem('status-changed', { status: existing.status });
      });
    },

    /** Takes the admin role; the account keeps its status. Nothing is written when it has none. @throws Problem `user-not-found` */
    async takeAdminRole(artistId: ArtistId, audited: Audited): Promise<void> {
      const write = table.transact([
        {
          Update: {
            TableName: table.name,
            Key: keys.profile({ artistId }),
            UpdateExpression: 'SET isAdmin = :false, updatedAt = :now',
            ConditionExpression: 'isAdmin = :true',
            ExpressionAttributeValues: { ':false': false, ':true': true, ':now': audited.at.toISOString() },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
        audit(audited, {
          what: 'admin-dismissed',
          object: { kind: 'account', artistId },
          from: 'admin',
          to: 'artist',
        }),
      ]);
      await whenRefused(write, ({ existing }) => {
        if (!existing) accountNotFound();
      });
    },
  };
};
