import {
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  InvalidPasswordException,
  LimitExceededException,
  NotAuthorizedException,
  TooManyRequestsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { Problem } from '../../shared/contract/problem.ts';
import { clientSettings } from '../platform/client-settings.ts';

/** Proves a password at the user pool, in the caller's own name: it needs no leave of ours. */
export const passwordGateway = (client = new CognitoIdentityProviderClient(clientSettings)) => ({
  /**
   * Whether the password is that of whoever has this token, asked by changing it to itself: no other call of the pool takes a password
   * without signing in. Wrong ones count as wrong sign-ins do.
   * @throws Problem `too-many-requests` after too many wrong ones
   */
  async isPasswordOf(accessToken: string, password: string): Promise<boolean> {
    const same = { AccessToken: accessToken, PreviousPassword: password, ProposedPassword: password };
    return client.send(new ChangePasswordCommand(same)).then(
      () => true,
      (error) => {
        if (error instanceof LimitExceededException || error instanceof TooManyRequestsException)
          throw new Problem('too-many-requests');
        // A password that the pool's rules refuse is nobody's.
        if (error instanceof NotAuthorizedException || error instanceof InvalidPasswordException) return false;
        throw error;
      },
    );
  },
});

export type PasswordGateway = ReturnType<typeof passwordGateway>;
