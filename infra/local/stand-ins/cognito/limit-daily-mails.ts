import { AwsError } from '../../aws-json.ts';
import type { Deliver } from './user-pool.ts';

/** "Emails sent daily" of an account whose pools have no SES configuration (quotas page). It cannot be raised. */
const MAILS_A_DAY = 50;
const DAY = 86_400;

/**
 * Delivery by Cognito itself. A restart forgets what was sent.
 * @throws AwsError LimitExceededException from the 51st mail of a day (UTC) on
 */
export function limitDailyMails(deliver: Deliver, seconds: () => number): Deliver {
  let day = 0;
  let sent = 0;
  return (mail) => {
    const today = Math.floor(seconds() / DAY);
    if (today !== day) {
      day = today;
      sent = 0;
    }
    if (sent >= MAILS_A_DAY) {
      throw new AwsError(
        'LimitExceededException',
        'Exceeded daily email limit for the operation or the account. If a higher limit is required, please configure your user pool to use your own Amazon SES configuration for sending email.',
      );
    }
    sent += 1;
    return deliver(mail);
  };
}
