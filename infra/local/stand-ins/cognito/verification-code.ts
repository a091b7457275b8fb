import { randomInt } from 'node:crypto';
import { AwsError } from '../../aws-json.ts';
import { checkCustomMessage } from './check-custom-message.ts';
import { codeMismatch, expiredCode, limitExceeded } from './refusals.ts';
import { fireTrigger, triggerAttributes } from './triggers.ts';
import type { CodeAttempts, CodePurpose, User } from './user.ts';
import type { Mail, UserPool } from './user-pool.ts';

const HOUR = 3_600;
const LIFETIMES: Record<CodePurpose, number> = { signUp: 24 * HOUR, forgotPassword: HOUR, email: 24 * HOUR };

// Cognito allows between 5 and 20 per hour, depending on its estimate of the risk.
const ATTEMPTS_PER_HOUR = 10;

const attemptsOf = (pool: UserPool, user: User, purpose: CodePurpose): CodeAttempts => {
  const known = user.attempts[purpose];
  return known && pool.seconds() - known.since < HOUR ? known : { since: pool.seconds(), sent: 0, tried: 0 };
};

/** The delivery details in a reply, with a masked address. */
export const codeDelivery = (destination: string) => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: destination.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***'),
});

export type MailSource = {
  /** `triggerSource` of the CustomMessage trigger. */
  source: string;
  clientId: string;
  clientMetadata?: Record<string, string> | undefined;
};

/**
 * Emails a code, in the wording of the CustomMessage trigger if it returns any.
 * @throws CodeDeliveryFailureException if sending fails, InvalidParameterException for text that Cognito would reject
 */
async function mailSecret(pool: UserPool, user: User, secret: string, from: MailSource, mail: Mail) {
  const custom = await fireTrigger(pool, 'CustomMessage', {
    ...from,
    username: user.username,
    userAttributes: triggerAttributes(user),
    request: {
      codeParameter: '{####}',
      linkParameter: '{##Click Here##}',
      usernameParameter: null,
    },
    response: { smsMessage: null, emailMessage: null, emailSubject: null },
  });
  checkCustomMessage({ emailBody: custom.emailMessage, emailSubject: custom.emailSubject });
  const filled = (text: string) => text.replaceAll('{####}', secret);
  try {
    await pool.deliver({
      to: mail.to,
      subject: typeof custom.emailSubject === 'string' ? custom.emailSubject : mail.subject,
      html: filled(typeof custom.emailMessage === 'string' ? custom.emailMessage : mail.html),
    });
  } catch (error) {
    throw new AwsError('CodeDeliveryFailureException', error instanceof Error ? error.message : String(error));
  }
}

/**
 * Creates a code, stores it, and emails it; an older code for the same purpose becomes invalid.
 * @throws LimitExceededException after too many within an hour
 */
export async function sendCode(
  pool: UserPool,
  username: string,
  code: { purpose: CodePurpose; destination: string } & MailSource,
) {
  const { purpose, destination, ...from } = code;
  const secret = String(randomInt(1_000_000)).padStart(6, '0');
  const user = pool.users.change(username, (current) => {
    const attempts = attemptsOf(pool, current, purpose);
    if (attempts.sent >= ATTEMPTS_PER_HOUR) throw limitExceeded();
    return {
      ...current,
      codes: {
        ...current.codes,
        [purpose]: { code: secret, expires: pool.seconds() + LIFETIMES[purpose], destination },
      },
      attempts: { ...current.attempts, [purpose]: { ...attempts, sent: attempts.sent + 1 } },
    };
  });
  await mailSecret(pool, user, secret, from, {
    to: destination,
    subject: 'Your verification code',
    html: 'Your verification code is {####}.',
  });
  return codeDelivery(destination);
}

/**
 * Makes the change that the code authorizes, and invalidates the code in the same step, so that it works only once.
 * @throws ExpiredCodeException, CodeMismatchException or, after too many tries, LimitExceededException
 */
export function redeemCode(
  pool: UserPool,
  username: string,
  given: { purpose: CodePurpose; code: string },
  change: (user: User, destination: string) => User,
): User {
  const { purpose } = given;
  let mismatched = false;
  const user = pool.users.change(username, (current) => {
    const expected = current.codes[purpose];
    const attempts = attemptsOf(pool, current, purpose);
    if (attempts.tried >= ATTEMPTS_PER_HOUR) throw limitExceeded();
    if (!expected || expected.expires < pool.seconds()) throw expiredCode();
    if (expected.code !== given.code) {
      mismatched = true;
      return { ...current, attempts: { ...current.attempts, [purpose]: { ...attempts, tried: attempts.tried + 1 } } };
    }
    const { [purpose]: _code, ...codes } = current.codes;
    const { [purpose]: _attempts, ...otherAttempts } = current.attempts;
    return change({ ...current, codes, attempts: otherAttempts, modified: pool.seconds() }, expected.destination);
  });
  if (mismatched) throw codeMismatch();
  return user;
}
