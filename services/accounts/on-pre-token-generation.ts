import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { ACCOUNT_SCOPE, API_SCOPE, FOR_ACCOUNT } from '../../shared/accounts/pool-access.ts';

/**
 * Says what an access token opens. With Cognito's own scope it changes address, password and second factor of its account, and deletes it: so
 * only a sign-in that was made for that has it, which took password and second factor (product 3.23). A renewal never has: what its client says
 * of itself is nobody's word. What is said comes with the answer to a challenge, the password's or that of the second factor.
 */
export const handler = async (event: PreTokenGenerationV2TriggerEvent): Promise<PreTokenGenerationV2TriggerEvent> => {
  const { triggerSource, request } = event;
  const opensAccount =
    triggerSource === 'TokenGeneration_Authentication' && request.clientMetadata?.purpose === FOR_ACCOUNT.purpose;
  return {
    ...event,
    response: {
      claimsAndScopeOverrideDetails: {
        accessTokenGeneration: {
          scopesToAdd: [API_SCOPE],
          scopesToSuppress: opensAccount ? [] : [ACCOUNT_SCOPE],
        },
      },
    },
  };
};
