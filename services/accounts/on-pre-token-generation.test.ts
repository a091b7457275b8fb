import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { ACCOUNT_SCOPE, ACCOUNT_SIGN_IN_METADATA, API_SCOPE } from '../../shared/accounts/pool-access.ts';
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

test('a sign-in for the account gets the scope to change it (product 3.23)', async () => {
  expect(await scopesOf('TokenGeneration_Authentication', ACCOUNT_SIGN_IN_METADATA)).toEqual([
    ACCOUNT_SCOPE,
    API_SCOPE,
  ]);
});

test.each([
  ['an ordinary sign-in', 'TokenGeneration_Authentication', undefined],
  ['a sign-in for another purpose', 'TokenGeneration_Authentication', { purpose: 'act' }],
  ['a refresh', 'TokenGeneration_RefreshTokens', undefined],
  ['a refresh that claims to be for the account', 'TokenGeneration_RefreshTokens', ACCOUNT_SIGN_IN_METADATA],
  ['a new password on first sign-in', 'TokenGeneration_NewPasswordChallenge', ACCOUNT_SIGN_IN_METADATA],
])('%s gets only the scope of the API (product 3.23)', async (_, source, metadata) => {
  expect(await scopesOf(source, metadata)).toEqual([API_SCOPE]);
});
