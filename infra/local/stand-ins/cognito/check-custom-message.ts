import { AwsError } from '../../aws-json.ts';

/**
 * Matches a character that Cognito accepts: letters, marks, symbols, numbers, punctuation and plain white space
 * (JavaScript's own class is wider), but no invisible characters.
 */
const ACCEPTED_CHARACTERS = '[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}\\t\\n\\v\\f\\r *]';

const limits = {
  emailBody: { most: 20_000, pattern: `^${ACCEPTED_CHARACTERS}*\\{####\\}${ACCEPTED_CHARACTERS}*$` },
  emailSubject: { most: 140, pattern: `^${ACCEPTED_CHARACTERS}+$` },
};

/**
 * Checks the text that a CustomMessage trigger returns against Cognito's limits (API reference,
 * `VerificationMessageTemplateType`).
 * @throws AwsError InvalidParameterException with Cognito's message
 */
export function checkCustomMessage(answer: { emailBody?: unknown; emailSubject?: unknown }): void {
  for (const name of ['emailBody', 'emailSubject'] as const) {
    const value = answer[name];
    if (typeof value !== 'string') continue;
    const { most, pattern } = limits[name];
    if (value.length > most) throw refused(name, `have length less than or equal to ${most}`);
    if (!new RegExp(pattern, 'u').test(value)) throw refused(name, `satisfy regular expression pattern: ${pattern}`);
  }
}

const refused = (name: string, must: string) =>
  new AwsError(
    'InvalidParameterException',
    `1 validation error detected: Value at '${name}' failed to satisfy constraint: Member must ${must}`,
  );
