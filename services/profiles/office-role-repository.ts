import type { AccountStatus } from '../../shared/accounts/account-status.ts';
import { type OfficeRole, officeRoles } from '../../shared/accounts/office-role.ts';
import { Problem } from '../../shared/contract/problem.ts';
import { ArtistId } from '../../shared/ids.ts';
import { type Audited, audit } from '../platform/audit.ts';
import { whenRefused } from '../platform/condition.ts';
import { counters } from '../platform/counters.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import type { Table, Write } from '../platform/table.ts';
import { accountNotFound, readProfile } from './stored-profile.ts';

/** A change of role; null for an artist, who has no role. */
export type RoleChange = { from: OfficeRole | null; to: OfficeRole | null };

/**
 * Roles in the office. They are stored in each profile, and all members in one additional item. Each change is audited
 * in its transaction.
 */
export const officeRoleRepository = (table: Table) => ({
  /**
   * Changes an account's role. A role makes the account active, because the office's routes require both. `changeRole`
   * also writes the user pool's groups. Writes nothing if the account already has the role.
   * @throws Problem `user-not-found`; `role-changed` with the current role; `status-changed` if its status has changed;
   * `last-admin` if no admin would be left, which only the operator may bring about
   */
  async setRole(artistId: ArtistId, { from, to }: RoleChange, audited: Audited): Promise<void> {
    const item = await table.get(keys.profile({ artistId }), { consistent: true });
    const { role = null, status } = item ? readProfile(item) : accountNotFound();
    if (role === to && (to === null || status === 'active')) return;
    // The request changes nothing, but the page showed an outdated role, and there is no write whose condition could
    // fail.
    if (from === to && role !== to) throw new Problem('role-changed', { role });
    const newStatus: AccountStatus = to === null ? status : 'active';
    const write = table.transact([
      roleUpdate(table, artistId, { from, to, status: { from: status, to: newStatus }, at: audited.at }),
      membershipUpdate(table, artistId, { from, to }, { keepsOneAdmin: audited.who.kind !== 'operator' }),
      audit(audited, {
        what: 'role-changed',
        object: { kind: 'account', artistId },
        from: `${from ?? 'artist'}, ${status}`,
        to: `${to ?? 'artist'}, ${newStatus}`,
      }),
      ...(status === newStatus
        ? []
        : [counters(table, keys.userTotals).add(artistId, { [status]: -1, [newStatus]: 1 })]),
    ]);
    await whenRefused(write, ({ existing, index }) => {
      if (index === 1) throw new Problem('last-admin');
      if (!existing || existing.closedAt || existing.deletion) return accountNotFound();
      if ((existing.role ?? null) !== from) throw new Problem('role-changed', { role: existing.role ?? null });
      throw new Problem('status-changed', { status: existing.status });
    });
  },

  /** Lists the members of the office, in no particular order. */
  async officeMembers(): Promise<{ artistId: ArtistId; role: OfficeRole }[]> {
    const office = await table.get(keys.office({}), { consistent: true });
    return officeRoles.flatMap((role) => {
      const ids: unknown = office?.[role];
      return ids instanceof Set ? [...ids].map((id) => ({ artistId: ArtistId.parse(id), role })) : [];
    });
  },
});

type Update = RoleChange & { status: { from: AccountStatus; to: AccountStatus }; at: Date };

const roleUpdate = (table: Table, artistId: ArtistId, { from, to, status, at }: Update): Write => ({
  Update: {
    TableName: table.name,
    Key: keys.profile({ artistId }),
    UpdateExpression: `SET #status = :status, statePK = :statePK, updatedAt = :now${to ? ', #role = :to REMOVE refusal' : ' REMOVE #role'}`,
    ConditionExpression: [
      '#status = :was AND attribute_not_exists(closedAt) AND attribute_not_exists(deletion)',
      from ? '#role = :from' : 'attribute_not_exists(#role)',
    ].join(' AND '),
    ExpressionAttributeNames: { '#status': 'status', '#role': 'role' },
    ExpressionAttributeValues: {
      ':was': status.from,
      ':status': status.to,
      ':statePK': indexKeys.usersByStatus({ status: status.to, createdAt: '' }).statePK,
      ':now': at.toISOString(),
      ...(from && { ':from': from }),
      ...(to && { ':to': to }),
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});

/**
 * Moves an account between the sets in the office's item. Unlike counts, sets stay correct when a write is repeated.
 * @param keepsOneAdmin fails rather than remove the last admin
 */
export const membershipUpdate = (
  table: Table,
  artistId: ArtistId,
  { from, to }: RoleChange,
  { keepsOneAdmin }: { keepsOneAdmin: boolean },
): Write => {
  const isGuarded = keepsOneAdmin && from === 'admin' && to !== 'admin';
  return {
    Update: {
      TableName: table.name,
      Key: keys.office({}),
      UpdateExpression: [to && 'ADD #to :member', from && from !== to && 'DELETE #from :member']
        .filter(Boolean)
        .join(' '),
      ...(isGuarded && { ConditionExpression: 'size(#from) > :one' }),
      ExpressionAttributeNames: { ...(to && { '#to': to }), ...(from && from !== to && { '#from': from }) },
      ExpressionAttributeValues: { ':member': new Set([artistId]), ...(isGuarded && { ':one': 1 }) },
    },
  };
};
