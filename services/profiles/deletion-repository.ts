import { DELETION_DAYS } from '../../shared/accounts/deletion.ts';
import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { type Audited, audit } from '../platform/audit.ts';
import { whenRefused } from '../platform/condition.ts';
import { counters } from '../platform/counters.ts';
import { keys } from '../platform/keys.ts';
import { sendMail } from '../platform/send-mail.ts';
import type { Table } from '../platform/table.ts';
import { accountNotFound, readProfile, type StoredProfile } from './stored-profile.ts';

const DAY_MS = 24 * 3_600_000;

/** The fields of a profile that are personal data. */
const PERSONAL = [
  'email',
  'artistName',
  'fullName',
  'country',
  'spotifyProfile',
  'whatsappNumber',
  'instagramHandle',
  'twitterHandle',
  'websiteUrl',
  'bio',
] as const satisfies readonly (keyof StoredProfile)[];

/**
 * The deletion of an account by its artist (product 19): begun, canceled, or carried out. The profile stores the state,
 * and each step is a conditional write to the profile.
 */
export const deletionRepository = (table: Table) => ({
  /**
   * Begins the seven days, and emails the artist.
   * @param about `id`: the id of the confirmation email; `at`: when the deletion was requested; `audited`: the operator
   * who requested it for the artist
   */
  async beginDeletion(
    artistId: ArtistId,
    { id, at, audited }: { id: string; at: Date; audited?: Audited },
  ): Promise<string> {
    const deletedAt = new Date(at.getTime() + DELETION_DAYS * DAY_MS).toISOString();
    const write = table.transact([
      {
        Update: {
          TableName: table.name,
          Key: keys.profile({ artistId }),
          UpdateExpression: 'SET deletion = :deletion, notBefore = :second REMOVE deletionTakenBackAt, keptSignIn',
          ConditionExpression:
            'attribute_exists(PK) AND attribute_not_exists(closedAt) AND attribute_not_exists(deletion) AND attribute_not_exists(#role)',
          ExpressionAttributeNames: { '#role': 'role' },
          ExpressionAttributeValues: {
            ':deletion': { requestedAt: at.toISOString(), deletedAt },
            ':second': Math.floor(at.getTime() / 1000),
          },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
      sendMail(table, { to: artistId, mail: { template: 'deletion-begun', deletedAt } }, { id, at }),
      ...(audited
        ? [
            audit(audited, {
              what: 'account-deletion-begun',
              object: { kind: 'account', artistId },
              from: '',
              to: deletedAt,
            }),
          ]
        : []),
    ]);
    return whenRefused(
      write.then(() => deletedAt),
      ({ existing }) => {
        const { deletion, role } = readProfile(existing ?? accountNotFound());
        if (role) throw new Problem('still-admin');
        return deletion?.deletedAt ?? accountNotFound();
      },
    );
  },

  /** Cancels the deletion after a sign-in. @throws Problem `sign-in-required` if the erasure has already begun */
  async takeDeletionBack(artistId: ArtistId, now: Date): Promise<StoredProfile> {
    const write = table.update({
      Key: keys.profile({ artistId }),
      UpdateExpression: 'SET deletionTakenBackAt = :now REMOVE deletion',
      ConditionExpression: 'attribute_exists(deletion) AND attribute_not_exists(deletion.erasingAt)',
      ExpressionAttributeValues: { ':now': now.toISOString() },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    return whenRefused(write.then(readProfile), ({ existing }) => {
      const profile = existing && readProfile(existing);
      if (!profile || profile.deletion || profile.closedAt) throw new Problem('sign-in-required');
      return profile;
    });
  },

  /**
   * Makes the deletion irrevocable. May be repeated.
   * @returns whether the account is due for erasure
   */
  async claimErasure(artistId: ArtistId, now: Date): Promise<boolean> {
    const write = table.update({
      Key: keys.profile({ artistId }),
      UpdateExpression: 'SET deletion.erasingAt = :now',
      ConditionExpression: 'deletion.deletedAt <= :now AND attribute_not_exists(closedAt)',
      ExpressionAttributeValues: { ':now': now.toISOString() },
    });
    return whenRefused(
      write.then(() => true),
      () => false,
    );
  },

  /**
   * Removes all personal data from the profile and closes the account. The id is kept, because payments, codes and the
   * ledger refer to it.
   * @throws Problem `status-changed` if its status has changed: try again
   */
  async erase({ id: artistId, status }: StoredProfile, now: Date): Promise<void> {
    const write = table.transact([
      {
        Update: {
          TableName: table.name,
          Key: keys.profile({ artistId }),
          UpdateExpression: [
            `SET ${PERSONAL.map((field) => `${field} = :blank`).join(', ')}`,
            ', closedAt = :now, erasedAt = :now, updatedAt = :now, hasSecondFactor = :false',
            ' REMOVE statePK, stateSK, allPK, allSK, refusal, formerEmail',
          ].join(''),
          ConditionExpression:
            '#status = :status AND attribute_exists(deletion.erasingAt) AND attribute_not_exists(closedAt)',
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: { ':status': status, ':now': now.toISOString(), ':blank': '', ':false': false },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
      counters(table, keys.userTotals).add(artistId, { [status]: -1 }),
    ]);
    await whenRefused(write, ({ existing }) => {
      if (existing && !existing.closedAt) throw new Problem('status-changed', { status: existing.status });
    });
  },
});
