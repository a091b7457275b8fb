import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { ACCOUNT_SCOPE, API_SCOPE, FOR_ACCOUNT } from '../../shared/accounts/pool-access.ts';
import { handler } from './on-pre-token-generation.ts';

const scopesOf = async (triggerSource: string, clientMetadata?: Record<string, string>) => {
  const event = {
    version: '2',
    triggerSource,
    request: { userAttributes: {}, groupConfiguration: {}, scopes: [ACCOUNT_SCOPE], clientMetadata },
    response: { claimsAndScopeOverrideDetails: null },
  } as unknown as PreTokenGenerationV2TriggerEvent;
  const { accessTokenGeneration } = (await handler(event)).response.claimsAndScopeOverrideDetails;
  const { scopesToAdd = [], scopesToSuppress = [] } = accessTokenGeneration ?? {};
  return [ACCOUNT_SCOPE, ...scopesToAdd].filter((scope) => !scopesToSuppress.includes(scope));
};

test('product 3.23: a sign-in that is made for it opens the account', async () => {
  expect(await scopesOf('TokenGeneration_Authentication', FOR_ACCOUNT)).toEqual([ACCOUNT_SCOPE, API_SCOPE]);
});

test.each([
  ['an ordinary sign-in', 'TokenGeneration_Authentication', undefined],
  ['a sign-in for something else', 'TokenGeneration_Authentication', { purpose: 'act' }],
  ['a renewal', 'TokenGeneration_RefreshTokens', undefined],
  ['a renewal that says the same of itself', 'TokenGeneration_RefreshTokens', FOR_ACCOUNT],
  ['a new password on first sign-in', 'TokenGeneration_NewPasswordChallenge', FOR_ACCOUNT],
])('product 3.23: %s does not, and calls the product all the same', async (_, source, said) => {
  expect(await scopesOf(source, said)).toEqual([API_SCOPE]);
});
