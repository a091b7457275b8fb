import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { ACCOUNT_SCOPE, ACCOUNT_SIGN_IN_METADATA, API_SCOPE } from '../../shared/accounts/pool-access.ts';

/**
 * Sets the scopes of access tokens. With Cognito's own scope, a token can change the email, password and second factor
 * of its account, and delete it. Only a sign-in that requests that scope gets it, and a sign-in requires the password
 * and the second factor (product 3.23). A refreshed token never gets the scope, whatever its client metadata says. The
 * metadata that Cognito passes comes from the response to a challenge: password or second factor.
 */
export const handler = async (event: PreTokenGenerationV2TriggerEvent): Promise<PreTokenGenerationV2TriggerEvent> => {
  const { triggerSource, request } = event;
  const canChangeAccount =
    triggerSource === 'TokenGeneration_Authentication' &&
    request.clientMetadata?.purpose === ACCOUNT_SIGN_IN_METADATA.purpose;
  return {
    ...event,
    response: {
      claimsAndScopeOverrideDetails: {
        accessTokenGeneration: {
          scopesToAdd: [API_SCOPE],
          scopesToSuppress: canChangeAccount ? [] : [ACCOUNT_SCOPE],
        },
      },
    },
  };
};
