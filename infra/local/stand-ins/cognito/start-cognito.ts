import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { ACCOUNT, REGION } from '../../account.ts';
import type { Authorize } from '../../authorize.ts';
import { allowAll } from '../../authorize.ts';
import { AwsError, type AwsJsonCall, awsJson, unknownOperation } from '../../aws-json.ts';
import type { Running } from '../../server.ts';
import { listen } from '../../server.ts';
import { openChallenges } from './challenges.ts';
import { findOperation } from './operations/index.ts';
import { checkPoolConfig, type UserPoolConfig } from './pool-config.ts';
import { createSignInAttempts } from './sign-in-attempts.ts';
import { loadSigningKey } from './signing-key.ts';
import type { Deliver, Trigger, UserPool } from './user-pool.ts';
import { openUserStore } from './user-store.ts';

export type { UserPoolConfig } from './pool-config.ts';

export type CognitoOptions = {
  port: number;
  /** Stores users, sign-ins and the signing key, which survive a restart, even with a different `pool`. */
  directory: string;
  pool: UserPoolConfig;
  /** Checks IAM calls. By default every signed call is allowed. */
  authorize?: Authorize;
  trigger: Trigger;
  deliver: Deliver;
  now?: () => Date;
};

function checkAllowed(authorize: Authorize, { operation, input, principal }: AwsJsonCall): void {
  if (!principal) throw new AwsError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  const refusal = authorize({
    accessKeyId: principal,
    action: `cognito-idp:${operation}`,
    resource: `arn:aws:cognito-idp:${REGION}:${ACCOUNT}:userpool/${input.UserPoolId}`,
  });
  if (refusal !== undefined) throw new AwsError('AccessDeniedException', refusal);
}

/**
 * Stands in for one Cognito user pool on loopback: its API, and its keys at `/<poolId>/.well-known/jwks.json`.
 * @throws Error if the configuration has an unsupported setting, or a file in `directory` is damaged
 */
export async function startCognito(
  options: CognitoOptions,
): Promise<Running & { issuer: string; jwks: { keys: object[] } }> {
  const config = checkPoolConfig(options.pool);
  const now = options.now ?? (() => new Date());
  const seconds = () => Math.floor(now().getTime() / 1000);
  const issuer = `https://cognito-idp.${REGION}.amazonaws.com/${config.poolId}`;
  const key = await loadSigningKey(join(options.directory, 'signing-key.json'));
  const users = openUserStore(join(options.directory, 'users.jsonl'), seconds);
  const pool: UserPool = {
    config,
    name: config.poolId.slice(`${REGION}_`.length),
    issuer,
    key,
    users,
    challenges: openChallenges(seconds),
    secondFactorChallenges: openChallenges(seconds),
    signInAttempts: createSignInAttempts(seconds),
    trigger: options.trigger,
    deliver: options.deliver,
    seconds,
  };

  const api = awsJson('application/x-amz-json-1.1', (call) => {
    const operation = findOperation(call.operation);
    if (!operation) return unknownOperation(call.operation);
    if (operation.signed) checkAllowed(options.authorize ?? allowAll, call);
    return operation.run(pool, call.input as never);
  });
  const jwks = { keys: [key.jwk] };
  const jwksPath = `/${config.poolId}/.well-known/jwks.json`;
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET') return api(request, response as Parameters<typeof api>[1]);
    const found = request.url === jwksPath;
    response.writeHead(found ? 200 : 404, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    });
    response.end(JSON.stringify(found ? jwks : { message: `The local Cognito has nothing at ${request.url}` }));
  };

  const server = await listen(answer, options.port).catch((error: unknown) => {
    users.close();
    throw error;
  });
  return {
    url: server.url,
    issuer,
    jwks,
    stop: async () => {
      await server.stop();
      users.close();
    },
  };
}
