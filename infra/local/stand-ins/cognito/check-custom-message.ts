import { AwsError } from '../../aws-json.ts';

/** Letters, marks, symbols, numbers, punctuation and plain spaces: no zero-width character, no no-break space. */
const TAKEN = '[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}\\s*]';
/** The same as Cognito means it: JavaScript's own `\s` takes more. */
const taken = '[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}\\t\\n\\v\\f\\r *]';

const limits = {
  emailBody: {
    most: 20_000,
    pattern: `${TAKEN}*\\{####\\}${TAKEN}*`,
    fits: new RegExp(`^${taken}*\\{####\\}${taken}*$`, 'u'),
  },
  emailSubject: { most: 140, pattern: '[\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}\\s]+', fits: new RegExp(`^${taken}+$`, 'u') },
};

/**
 * What Cognito asks of the words that a CustomMessage trigger answers (API reference, `VerificationMessageTemplateType`).
 * @throws AwsError InvalidParameterException in Cognito's words
 */
export function checkCustomMessage(answer: { emailBody?: unknown; emailSubject?: unknown }): void {
  for (const name of ['emailBody', 'emailSubject'] as const) {
    const value = answer[name];
    if (typeof value !== 'string') continue;
    const { most, pattern, fits } = limits[name];
    if (value.length > most) throw refused(name, `have length less than or equal to ${most}`);
    if (!fits.test(value)) throw refused(name, `satisfy regular expression pattern: ${pattern}`);
  }
}

const refused = (name: string, must: string) =>
  new AwsError(
    'InvalidParameterException',
    `1 validation error detected: Value at '${name}' failed to satisfy constraint: Member must ${must}`,
  );
