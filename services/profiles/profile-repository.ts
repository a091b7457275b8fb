import type { Profile } from '../../shared/accounts/profile.ts';
import type { StatusChange } from '../../shared/accounts/status-change.ts';
import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { type Audited, audit } from '../platform/audit.ts';
import { whenRefused } from '../platform/condition.ts';
import { counters } from '../platform/counters.ts';
import { indexKeys, keys } from '../platform/keys.ts';
import { sendMail } from '../platform/send-mail.ts';
import type { Table } from '../platform/table.ts';
import { deletionRepository } from './deletion-repository.ts';
import { membershipUpdate, officeRoleRepository } from './office-role-repository.ts';
import { profileFieldRepository } from './profile-field-repository.ts';
import { profileListRepository } from './profile-list-repository.ts';
import { statusMail } from './status-mail.ts';
import { statusUpdate } from './status-update.ts';
import { withoutDefaultPreferences } from './stored-preferences.ts';
import { accountNotFound, readProfile, type StoredProfile } from './stored-profile.ts';

const indexed = (profile: Profile) => ({
  ...indexKeys.usersByStatus({ status: profile.status, createdAt: profile.createdAt }),
  ...indexKeys.allUsers({ createdAt: profile.createdAt }),
});

/**
 * Accounts' profiles. A profile and the count for its status change in one transaction. A closed account is in no list
 * or count, and its status no longer changes.
 */
export const profileRepository = (table: Table) => {
  const count = counters(table, keys.userTotals);
  return {
    async find(artistId: ArtistId, options: { consistent?: boolean } = {}): Promise<StoredProfile | undefined> {
      const item = await table.get(keys.profile({ artistId }), options);
      return item && readProfile(item);
    },

    /** Creates a profile, or returns the existing one (a trigger may be delivered twice). */
    async create(profile: Profile): Promise<StoredProfile> {
      const artistId = profile.id;
      const write = table.transact([
        {
          Put: {
            TableName: table.name,
            Item: { ...keys.profile({ artistId }), v: 1, ...withoutDefaultPreferences(profile), ...indexed(profile) },
            ConditionExpression: 'attribute_not_exists(PK)',
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
        count.add(artistId, { [profile.status]: 1 }),
      ]);
      return whenRefused(
        write.then(() => profile),
        ({ existing }) => readProfile(existing ?? {}),
      );
    },

    /**
     * Changes an account's status, and emails the artist that it is active, or why it was rejected. Succeeds without a
     * write if the account already has the status, because the reply to an earlier call may have been lost.
     * @throws Problem `user-not-found`, or `status-changed` with the current status
     */
    async setStatus(artistId: ArtistId, change: StatusChange, audited: Audited): Promise<void> {
      const { from, to } = change;
      if (from === to) return;
      const mail = statusMail(artistId, change);
      const write = table.transact([
        statusUpdate(table, artistId, change, audited.at),
        count.add(artistId, { [from]: -1, [to]: 1 }),
        audit(change.to === 'rejected' ? { ...audited, why: change.reason } : audited, {
          what: 'account-status-changed',
          object: { kind: 'account', artistId },
          from,
          to,
        }),
        ...(mail ? [sendMail(table, mail, { id: audited.id, at: audited.at })] : []),
      ]);
      await whenRefused(write, ({ existing }) => {
        if (!existing || existing.closedAt) return accountNotFound();
        if (existing.status !== to) throw new Problem('status-changed', { status: existing.status });
      });
    },

    /**
     * Copies the user pool's data as of a token. Data that was read for an older token never replaces newer data.
     * @param copy `asOf` is when the token was issued, in seconds since 1970; `formerEmail` is the previous email
     * address, if it has changed; `secondFactorChanged` says whether the second factor was turned on or off
     */
    async copyFromPool(
      artistId: ArtistId,
      copy: {
        email: string;
        hasSecondFactor: boolean;
        asOf: number;
        formerEmail?: string | undefined;
        secondFactorChanged?: boolean;
      },
    ): Promise<StoredProfile> {
      const changes = [
        ...(copy.formerEmail ? ['formerEmail = :former', 'emailChangedAt = :since'] : []),
        ...(copy.formerEmail || copy.secondFactorChanged ? ['signInChangedAt = :since'] : []),
      ];
      const write = table.update({
        Key: keys.profile({ artistId }),
        UpdateExpression: `SET ${['email = :email', 'hasSecondFactor = :has', 'emailAsOf = :asOf', ...changes].join(', ')}`,
        ConditionExpression: 'attribute_exists(PK) AND (attribute_not_exists(emailAsOf) OR emailAsOf < :asOf)',
        ExpressionAttributeValues: {
          ':email': copy.email,
          ':has': copy.hasSecondFactor,
          ':asOf': copy.asOf,
          ...(copy.formerEmail && { ':former': copy.formerEmail }),
          ...(changes.length > 0 && { ':since': new Date(copy.asOf * 1000).toISOString() }),
        },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      });
      return whenRefused(write.then(readProfile), ({ existing }) =>
        existing ? readProfile(existing) : accountNotFound(),
      );
    },

    /** Ends all current sign-ins except `kept`. */
    async endSignIns(artistId: ArtistId, now: Date, kept?: string): Promise<void> {
      const write = table.update({
        Key: keys.profile({ artistId }),
        UpdateExpression: `SET notBefore = :second${kept ? ', keptSignIn = :kept' : ' REMOVE keptSignIn'}`,
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeValues: { ':second': Math.floor(now.getTime() / 1000), ...(kept && { ':kept': kept }) },
      });
      await whenRefused(write, accountNotFound);
    },

    /** Records that a member of the office views the artist's pages. */
    seenAsArtist: (artistId: ArtistId, audited: Audited): Promise<void> =>
      table.transact([
        audit(audited, { what: 'seen-as-artist', object: { kind: 'account', artistId }, from: '', to: '' }),
      ]),

    /**
     * Records that the office is removing the second factor.
     * @throws Problem `user-not-found`
     */
    async secondFactorRemoved(artistId: ArtistId, audited: Audited): Promise<void> {
      const write = table.transact([
        {
          Update: {
            TableName: table.name,
            Key: keys.profile({ artistId }),
            UpdateExpression: 'SET hasSecondFactor = :false, updatedAt = :now, signInChangedAt = :now',
            ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(closedAt)',
            ExpressionAttributeValues: { ':false': false, ':now': audited.at.toISOString() },
          },
        },
        audit(audited, {
          what: 'second-factor-removed',
          object: { kind: 'account', artistId },
          from: 'password and second factor',
          to: 'password',
        }),
      ]);
      await whenRefused(write, accountNotFound);
    },

    /**
     * Closes an account that was deleted at the user pool: removes it from the lists and counts, but keeps its releases
     * and payments. Safe to repeat.
     * @throws Problem `status-changed` if its status has changed: try again
     */
    async close(profile: Profile, now: Date): Promise<void> {
      const { id: artistId, status, role } = profile;
      const write = table.transact([
        {
          Update: {
            TableName: table.name,
            Key: keys.profile({ artistId }),
            UpdateExpression: 'SET closedAt = :now, updatedAt = :now REMOVE statePK, stateSK, allPK, allSK, #role',
            ConditionExpression: '#status = :status AND attribute_not_exists(closedAt)',
            ExpressionAttributeNames: { '#status': 'status', '#role': 'role' },
            ExpressionAttributeValues: { ':status': status, ':now': now.toISOString() },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
        count.add(artistId, { [status]: -1 }),
        ...(role ? [membershipUpdate(table, artistId, { from: role, to: null }, { keepsOneAdmin: false })] : []),
      ]);
      await whenRefused(write, ({ existing }) => {
        if (existing && !existing.closedAt) throw new Problem('status-changed', { status: existing.status });
      });
    },

    ...officeRoleRepository(table),
    ...deletionRepository(table),
    ...profileFieldRepository(table),
    ...profileListRepository(table),
  };
};

export type ProfileRepository = ReturnType<typeof profileRepository>;
