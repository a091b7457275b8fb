import { JwtRsaVerifier } from 'aws-jwt-verify';

/** The user pool's public keys. */
export type Jwks = { keys: object[] };

/** Checks a token's signature, issuer and time with the given keys: nothing is fetched. */
export function poolVerifier(issuer: string, jwks: Jwks) {
  const verifier = JwtRsaVerifier.create({ issuer, audience: null, jwksUri: `${issuer}/.well-known/jwks.json` });
  verifier.cacheJwks(jwks as Parameters<typeof verifier.cacheJwks>[0]);
  /** @returns its claims. @throws Error */
  return async (token: string): Promise<Record<string, unknown>> => verifier.verify(token);
}
