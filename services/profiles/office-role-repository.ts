import type { AccountStatus } from '../../shared/accounts/account-status.ts';
import type { OfficeRole } from '../../shared/accounts/office-role.ts';
import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { type Audited, audit } from '../platform/audit.ts';
import { whenRefused } from '../platform/condition.ts';
import { counters } from '../platform/counters.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import type { Table, Write } from '../platform/table.ts';
import { accountNotFound, readProfile } from './stored-profile.ts';

/** Null is an artist's: no role. */
export type RoleChange = { from: OfficeRole | null; to: OfficeRole | null };

/** The roles of the office, which stand in the profiles; and who has which, in one item. Each change is audited in its own transaction. */
export const officeRoleRepository = (table: Table) => ({
  /**
   * Gives an account a role, another one, or none. It is active with a role: a route of the office asks for both. The user pool's groups are
   * written by the same operation (`changeRole`). Nothing is written when it is so already.
   * @throws Problem `user-not-found`; `role-changed` with the role that it found; `status-changed` when the account got another status
   * meanwhile; `last-admin` when nobody would be left who gives roles: only the operator takes that one
   */
  async setRole(artistId: ArtistId, { from, to }: RoleChange, audited: Audited): Promise<void> {
    const item = await table.get(keys.profile({ artistId }), { consistent: true });
    const { role = null, status } = item ? readProfile(item) : accountNotFound();
    if (role === to && (to === null || status === 'active')) return;
    // Nothing is asked for, of a role that the page did not show: there is no write to refuse it.
    if (from === to && role !== to) throw new Problem('role-changed', { role });
    const becomes: AccountStatus = to === null ? status : 'active';
    const write = table.transact([
      roleUpdate(table, artistId, { from, to, status: { from: status, to: becomes }, at: audited.at }),
      membershipUpdate(table, artistId, { from, to }, { keepsOneAdmin: audited.who.kind !== 'operator' }),
      audit(audited, {
        what: 'role-changed',
        object: { kind: 'account', artistId },
        from: `${from ?? 'artist'}, ${status}`,
        to: `${to ?? 'artist'}, ${becomes}`,
      }),
      ...(status === becomes ? [] : [counters(table, keys.userTotals).add(artistId, { [status]: -1, [becomes]: 1 })]),
    ]);
    await whenRefused(write, ({ existing, index }) => {
      if (index === 1) throw new Problem('last-admin');
      if (!existing || existing.closedAt || existing.deletion) return accountNotFound();
      if ((existing.role ?? null) !== from) throw new Problem('role-changed', { role: existing.role ?? null });
      throw new Problem('status-changed', { status: existing.status });
    });
  },

  /** Whoever works in the office, in no order. */
  async officeMembers(): Promise<{ artistId: ArtistId; role: OfficeRole }[]> {
    const office = await table.get(keys.office({}), { consistent: true });
    return Object.entries(office ?? {}).flatMap(([role, members]) =>
      members instanceof Set
        ? [...(members as Set<ArtistId>)].map((artistId) => ({ artistId, role: role as OfficeRole }))
        : [],
    );
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
 * Moves an account among the sets of the office's item: sets, not counts, so that no repetition and no lost answer makes them wrong.
 * @param keepsOneAdmin refuses to take the last admin
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
