import {
  AssociateSoftwareTokenCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { codeOfStep, stepAt } from '../../infra/local/stand-ins/cognito/one-time-code.ts';
import { accountTokenOf, cognito, newAccount, type Person } from './people.ts';

/** Turns on an account's second factor. */
export async function turnSecondFactorOn(email: string): Promise<void> {
  const AccessToken = await accountTokenOf(email);
  const { SecretCode = '' } = await cognito.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  const UserCode = codeOfStep(SecretCode, stepAt(Date.now() / 1000));
  await cognito.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await cognito.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings }));
}

/** Creates a person whose sign-in requires a code from their app. */
export async function withSecondFactor(): Promise<Person> {
  const person = await newAccount();
  await turnSecondFactorOn(person.email);
  return person;
}
