import { JwtRsaVerifier } from 'aws-jwt-verify';

/** The user pool's public keys. */
export type Jwks = { keys: object[] };

/** Creates a function that checks a token's signature, issuer and time with the given keys. Fetches nothing. */
export function poolVerifier(issuer: string, jwks: Jwks) {
  const verifier = JwtRsaVerifier.create({ issuer, audience: null, jwksUri: `${issuer}/.well-known/jwks.json` });
  verifier.cacheJwks(jwks as Parameters<typeof verifier.cacheJwks>[0]);
  /** @returns the token's claims. @throws Error if the token is invalid */
  return async (token: string): Promise<Record<string, unknown>> => verifier.verify(token);
}
