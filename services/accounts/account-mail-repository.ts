import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId } from '../../shared/ids.ts';
import type { MailPreference } from '../../shared/mail/mail.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import { sendMail } from '../platform/send-mail.ts';
import type { Table } from '../platform/table.ts';
import { readProfile, type StoredProfile } from '../profiles/stored-profile.ts';

const HOUR_MS = 3_600_000;

/** An account's choices about emails, and the email about a changed password. */
export const accountMailRepository = (table: Table) => ({
  /** @throws Problem `sign-in-required` for a closed account */
  async setPreferences(
    artistId: ArtistId,
    { wantsGuidance }: Record<MailPreference, boolean>,
    now: Date,
  ): Promise<StoredProfile> {
    const write = table.update({
      Key: keys.profile({ artistId }),
      UpdateExpression: 'SET wantsGuidance = :wanted, updatedAt = :now',
      ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(closedAt)',
      ExpressionAttributeValues: { ':wanted': wantsGuidance, ':now': now.toISOString() },
    });
    return whenRefused(write.then(readProfile), () => {
      throw new Problem('sign-in-required');
    });
  },

  /** Emails the owner that the password was changed, at most once an hour. */
  async passwordChanged(artistId: ArtistId, now: Date): Promise<void> {
    const id = `password_${artistId}_${Math.floor(now.getTime() / HOUR_MS)}`;
    const mail = { template: 'password-changed', changedAt: now.toISOString() } as const;
    const write = table.transact([sendMail(table, { to: artistId, mail }, { id, at: now })]);
    await whenRefused(write, () => undefined);
  },
});

export type AccountMailRepository = ReturnType<typeof accountMailRepository>;
