import type {
  AdminSetUserMFAPreferenceRequest,
  AssociateSoftwareTokenRequest,
  SetUserMFAPreferenceRequest,
  VerifySoftwareTokenRequest,
} from '@aws-sdk/client-cognito-identity-provider';
import { AwsError } from '../../../aws-json.ts';
import { newSecret, stepOfCode } from '../one-time-code.ts';
import { invalidParameter, required } from '../refusals.ts';
import { verifyAccessToken } from '../tokens.ts';
import { type UserPool, userForAdmin } from '../user-pool.ts';

/** Issues a secret for a new app. The current app stays active until a code from the new one is verified. */
export function associateSoftwareToken(pool: UserPool, input: AssociateSoftwareTokenRequest) {
  const { user } = verifyAccessToken(pool, required(input, 'AccessToken').AccessToken);
  const secret = newSecret();
  pool.users.change(user.username, (current) => ({ ...current, newApp: secret }));
  return { SecretCode: secret };
}

/** Verifies the first code from the app. Sign-in asks for codes only after the user makes the app preferred. */
export function verifySoftwareToken(pool: UserPool, input: VerifySoftwareTokenRequest) {
  const { AccessToken, UserCode } = required(input, 'AccessToken', 'UserCode');
  const { user } = verifyAccessToken(pool, AccessToken);
  pool.users.change(user.username, ({ newApp, ...current }) => {
    if (newApp === undefined) throw invalidParameter('User has not set up software token mfa');
    const step = stepOfCode(newApp, UserCode, pool.seconds());
    if (step === undefined) throw new AwsError('EnableSoftwareTokenMFAException', 'Code mismatch');
    return { ...current, app: { secret: newApp, isOn: current.app?.isOn ?? false, lastStep: step } };
  });
  return { Status: 'SUCCESS' };
}

type Preference = Pick<SetUserMFAPreferenceRequest, 'SoftwareTokenMfaSettings'>;

function setPreference(pool: UserPool, username: string, { SoftwareTokenMfaSettings: settings }: Preference) {
  const isOn = settings?.Enabled ?? false;
  pool.users.change(username, (user) => {
    if (!user.app) {
      if (isOn) throw invalidParameter('User has not verified software token mfa');
      return user;
    }
    return { ...user, app: { ...user.app, isOn } };
  });
  return {};
}

export function setUserMfaPreference(pool: UserPool, input: SetUserMFAPreferenceRequest) {
  const { user } = verifyAccessToken(pool, required(input, 'AccessToken').AccessToken);
  return setPreference(pool, user.username, input);
}

export const adminSetUserMfaPreference = (pool: UserPool, input: AdminSetUserMFAPreferenceRequest) =>
  setPreference(pool, userForAdmin(pool, required(input, 'UserPoolId', 'Username')).username, input);
