import { type Jwks, poolVerifier } from '../../pool-verifier.ts';
import type { EventApi } from './event-api.ts';
import { unauthorized } from './events-error.ts';

/** The caller, as a handler receives it in `ctx.identity`. */
export type Identity = { sub: string; issuer: string; username: string; claims: Record<string, unknown> };

/** The `authorization` that a client sends when it connects and with each subscription: `{ host, Authorization }`. */
export type TokenCheck = (authorization: unknown) => Promise<Identity>;

/**
 * Creates a function that checks the pool's tokens: signature, issuer, time and client.
 * The function throws EventsError UnauthorizedException for an invalid token.
 */
export function tokenCheck({ issuer, clientId }: EventApi['pool'], jwks: Jwks, hostOf: () => string): TokenCheck {
  const verify = poolVerifier(issuer, jwks);
  return async (authorization) => {
    const { host, Authorization } = (authorization ?? {}) as { host?: unknown; Authorization?: unknown };
    if (host !== hostOf() || typeof Authorization !== 'string') throw unauthorized();
    const claims = await verify(Authorization).catch(() => {
      throw unauthorized();
    });
    if (!clientId.test(String(claims.client_id ?? claims.aud))) throw unauthorized();
    return {
      sub: String(claims.sub),
      issuer,
      username: String(claims.username ?? claims['cognito:username']),
      claims,
    };
  };
}
