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

/** The pool's exception for a locked account is that for a wrong password. Only the message differs. */
const LOCKED = /attempts exceeded/i;

/** Proves a password at the user pool, in the caller's own name: it needs no leave of ours. */
export const passwordGateway = (client = new CognitoIdentityProviderClient(clientSettings)) => ({
  /**
   * Whether the password is that of whoever has this token, asked by changing it to itself: no other call of the pool takes a password
   * without signing in. Wrong ones count as wrong sign-ins do.
   * @throws Problem `password-locked` after too many wrong ones, when the pool looks at no password for up to 15 minutes
   */
  async isPasswordOf(accessToken: string, password: string): Promise<boolean> {
    const same = { AccessToken: accessToken, PreviousPassword: password, ProposedPassword: password };
    return client.send(new ChangePasswordCommand(same)).then(
      () => true,
      (error) => {
        if (error instanceof LimitExceededException || error instanceof TooManyRequestsException)
          throw new Problem('too-many-requests');
        if (error instanceof NotAuthorizedException && LOCKED.test(error.message)) throw new Problem('password-locked');
        // A password that the pool's rules refuse is nobody's.
        if (error instanceof NotAuthorizedException || error instanceof InvalidPasswordException) return false;
        throw error;
      },
    );
  },
});

export type PasswordGateway = ReturnType<typeof passwordGateway>;
