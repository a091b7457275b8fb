import {
  type CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { srpClient } from './srp-under-test.ts';

/**
 * Signs in by SRP as a new device, so that other sign-ins continue, and returns the tokens. For tests that are not
 * about Amplify, whose own SRP takes a third of a second.
 * @throws the pool's error
 */
export async function signedInBySrp(
  { sdk, clientId, poolId }: { sdk: CognitoIdentityProviderClient; clientId: string; poolId: string },
  email: string,
  password: string,
  clientMetadata?: Record<string, string>,
): Promise<{ access: string; id: string; refresh: string }> {
  const { clientPublic, answer } = srpClient();
  const { ChallengeParameters = {} } = await sdk.send(
    new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: email, SRP_A: clientPublic },
    }),
  );
  const { USER_ID_FOR_SRP: userId = '', SECRET_BLOCK: secretBlock = '', SRP_B = '', SALT = '' } = ChallengeParameters;
  const timestamp = new Date().toUTCString().replace(/^(\w+), 0?(\d+) (\w+) (\d+) (.*) GMT$/, '$1 $3 $2 $5 UTC $4');
  const poolName = poolId.slice(poolId.indexOf('_') + 1);
  const proof = { poolName, userId, secretBlock, timestamp, serverPublic: SRP_B, salt: SALT, password };
  const { AuthenticationResult: tokens } = await sdk.send(
    new RespondToAuthChallengeCommand({
      ClientId: clientId,
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        USERNAME: userId,
        PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
        PASSWORD_CLAIM_SIGNATURE: answer(proof),
        TIMESTAMP: timestamp,
      },
      ...(clientMetadata && { ClientMetadata: clientMetadata }),
    }),
  );
  return {
    access: tokens?.AccessToken ?? '',
    id: tokens?.IdToken ?? '',
    refresh: tokens?.RefreshToken ?? '',
  };
}
