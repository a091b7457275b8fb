import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  LimitExceededException,
  NotAuthorizedException,
  TooManyRequestsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { Problem } from '../../shared/contract/problem.ts';
import type { ArtistId } from '../../shared/ids.ts';
import { clientSettings } from '../platform/client-settings.ts';

/** The pool throws the same exception for a locked account as for a wrong password. Only the messages differ. */
const LOCKED = /attempts exceeded/i;

/** Checks passwords at the user pool. */
export const passwordGateway = (
  { userPoolId, clientId }: { userPoolId: string; clientId: string },
  client = new CognitoIdentityProviderClient(clientSettings),
) => ({
  /**
   * Checks a password by signing in and discarding the tokens. A challenge for the second factor means that the
   * password was right. Wrong passwords count as failed sign-ins.
   * @throws Problem `password-locked` after too many wrong passwords: the pool then checks none for up to 15 minutes
   */
  async isPasswordOf(artistId: ArtistId, password: string): Promise<boolean> {
    const signIn = new AdminInitiateAuthCommand({
      UserPoolId: userPoolId,
      ClientId: clientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: artistId, PASSWORD: password },
    });
    return client.send(signIn).then(
      () => true,
      (error) => {
        if (error instanceof LimitExceededException || error instanceof TooManyRequestsException)
          throw new Problem('too-many-requests');
        if (error instanceof NotAuthorizedException && LOCKED.test(error.message)) throw new Problem('password-locked');
        if (error instanceof NotAuthorizedException) return false;
        throw error;
      },
    );
  },
});

export type PasswordGateway = ReturnType<typeof passwordGateway>;
