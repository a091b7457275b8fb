import { randomUUID } from 'node:crypto';
import { AwsError } from '../../aws-json.ts';
import { readable } from './attributes.ts';
import type { ClientConfig } from './pool-config.ts';
import { fireTrigger, triggerAttributes } from './triggers.ts';
import type { SignIn, User } from './user.ts';
import type { UserPool } from './user-pool.ts';

/** `TokenGeneration_…` as the PreTokenGeneration trigger sees it. */
export type TokenSource = 'Authentication' | 'NewPasswordChallenge' | 'RefreshTokens';

type Claims = Record<string, unknown>;
type ClaimChanges = { claimsToAddOrOverride?: Claims; claimsToSuppress?: string[] };
type ScopeChanges = { scopesToAdd?: string[]; scopesToSuppress?: string[] };
type Overrides = { groupOverrideDetails?: { groupsToOverride?: string[] } | null };
/** The response of the PreTokenGeneration trigger, version 1 and 2. */
type PreTokenResponse = {
  claimsOverrideDetails?: (Overrides & ClaimChanges) | null;
  claimsAndScopeOverrideDetails?:
    | (Overrides & { idTokenGeneration?: ClaimChanges; accessTokenGeneration?: ClaimChanges & ScopeChanges })
    | null;
};

const FIXED = new Set(
  `acr amr at_hash aud auth_time azp client_id cognito:username event_id exp iat iss jti nbf nonce origin_jti scope sub
  token_use username`.split(/\s+/),
);

function changed(claims: Claims, changes: ClaimChanges | undefined): Claims {
  const additions = Object.entries(changes?.claimsToAddOrOverride ?? {}).filter(([name]) => !FIXED.has(name));
  const suppressed = new Set((changes?.claimsToSuppress ?? []).filter((name) => !FIXED.has(name)));
  return Object.fromEntries([...Object.entries(claims), ...additions].filter(([name]) => !suppressed.has(name)));
}

function scopeWith({ scopesToAdd = [], scopesToSuppress = [] }: ScopeChanges = {}): string {
  const scopes = ['aws.cognito.signin.user.admin', ...scopesToAdd];
  return scopes.filter((scope) => !scopesToSuppress.includes(scope)).join(' ');
}

async function askTrigger(pool: UserPool, clientId: string, user: User, groups: string[], source: TokenSource) {
  const second = pool.config.preTokenGenerationVersion === 'V2_0';
  const response = (await fireTrigger(pool, 'PreTokenGeneration', {
    source: `TokenGeneration_${source}`,
    version: second ? '2' : '1',
    username: user.username,
    userAttributes: triggerAttributes(user),
    clientId,
    request: {
      groupConfiguration: { groupsToOverride: groups, iamRolesToOverride: [], preferredRole: null },
      ...(second && { scopes: ['aws.cognito.signin.user.admin'] }),
    },
    response: second ? { claimsAndScopeOverrideDetails: null } : { claimsOverrideDetails: null },
  })) as PreTokenResponse;

  if (second) {
    const details = response.claimsAndScopeOverrideDetails;
    return {
      groups: details?.groupOverrideDetails,
      id: details?.idTokenGeneration,
      access: details?.accessTokenGeneration,
    };
  }
  const details = response.claimsOverrideDetails ?? undefined;
  // Arrays and objects came with the second version of the event.
  if (Object.values(details?.claimsToAddOrOverride ?? {}).some((value) => typeof value !== 'string')) {
    throw new AwsError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  }
  return { groups: details?.groupOverrideDetails, id: details, access: undefined };
}

/** The claims of both tokens, after the PreTokenGeneration trigger had its say. Groups are an array, or absent. */
export async function shapeClaims(
  pool: UserPool,
  client: ClientConfig,
  user: User,
  signIn: SignIn,
  source: TokenSource,
): Promise<{ id: Claims; access: Claims }> {
  const own = pool.config.groups.filter((group) => user.groups.includes(group));
  const answer = await askTrigger(pool, client.clientId, user, own, source);
  const groups = answer.groups?.groupsToOverride ?? own;
  const now = pool.seconds();
  const shared = {
    sub: user.sub,
    ...(groups.length > 0 && { 'cognito:groups': groups }),
    iss: pool.issuer,
    origin_jti: signIn.origin,
    event_id: randomUUID(),
    auth_time: signIn.authTime,
    iat: now,
  };
  const attributes = Object.fromEntries(
    Object.entries(readable(client, user.attributes)).map(([name, value]) => [
      name,
      name.endsWith('_verified') ? value === 'true' : value,
    ]),
  );
  return {
    id: changed(
      {
        ...attributes,
        ...shared,
        'cognito:username': user.username,
        aud: client.clientId,
        token_use: 'id',
        exp: now + client.idTokenSeconds,
        jti: randomUUID(),
      },
      answer.id,
    ),
    access: changed(
      {
        ...shared,
        username: user.username,
        client_id: client.clientId,
        token_use: 'access',
        scope: scopeWith(answer.access),
        exp: now + client.accessTokenSeconds,
        jti: randomUUID(),
      },
      answer.access,
    ),
  };
}
