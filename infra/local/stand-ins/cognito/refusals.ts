import { AwsError } from '../../aws-json.ts';

export const notAuthorized = (message: string) => new AwsError('NotAuthorizedException', message);
export const invalidParameter = (message: string) => new AwsError('InvalidParameterException', message);
export const resourceNotFound = (message: string) => new AwsError('ResourceNotFoundException', message);

export const wrongPassword = () => notAuthorized('Incorrect username or password.');
export const userNotFound = (message = 'User does not exist.') => new AwsError('UserNotFoundException', message);
export const aliasExists = () =>
  new AwsError('AliasExistsException', 'An account with the given email already exists.');
export const expiredCode = () =>
  new AwsError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
export const codeMismatch = () =>
  new AwsError('CodeMismatchException', 'Invalid verification code provided, please try again.');
export const limitExceeded = () =>
  new AwsError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');

type Present<Input, Name extends keyof Input> = Input & { [Key in Name]-?: NonNullable<Input[Key]> };

/**
 * Returns the input after checking that it has these members. The error is the same as from Cognito's own validation.
 */
export function required<Input extends object, Name extends keyof Input & string>(
  input: Input,
  ...names: Name[]
): Present<Input, Name> {
  const missing = names.filter((name) => input[name] === undefined || input[name] === null);
  if (missing.length === 0) return input as Present<Input, Name>;
  const findings = missing.map((name) => {
    const member = `${name[0]?.toLowerCase()}${name.slice(1)}`;
    return `Value null at '${member}' failed to satisfy constraint: Member must not be null`;
  });
  throw invalidParameter(`${missing.length} validation errors detected: ${findings.join('; ')}`);
}
