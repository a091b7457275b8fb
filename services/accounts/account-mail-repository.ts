import type { ArtistId } from '../../shared/ids.ts';
import { type MailPreference, mailPreferenceNames } from '../../shared/mail/mail.ts';
import { whenRefused } from '../platform/condition.ts';
import { keys } from '../platform/keys.ts';
import { sendMail } from '../platform/send-mail.ts';
import type { Table } from '../platform/table.ts';
import { readProfile, type StoredProfile } from '../profiles/stored-profile.ts';

const HOUR_MS = 3_600_000;

/** An account's choices about emails, and the email about a changed password. */
export const accountMailRepository = (table: Table) => ({
  /**
   * Turns kinds of emails on or off; the others stay as they are.
   * @returns the profile; undefined for an account that is closed or does not exist
   */
  async setPreferences(
    artistId: ArtistId,
    preferences: Partial<Record<MailPreference, boolean | undefined>>,
    now: Date,
  ): Promise<StoredProfile | undefined> {
    const changes = mailPreferenceNames.flatMap((name) => {
      const wanted = preferences[name];
      return wanted === undefined ? [] : [{ name, wanted }];
    });
    const write = table.update({
      Key: keys.profile({ artistId }),
      UpdateExpression: `SET ${['updatedAt = :now', ...changes.map(({ name }) => `${name} = :${name}`)].join(', ')}`,
      ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(closedAt)',
      ExpressionAttributeValues: {
        ':now': now.toISOString(),
        ...Object.fromEntries(changes.map(({ name, wanted }) => [`:${name}`, wanted])),
      },
    });
    return whenRefused(write.then(readProfile), () => undefined);
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
