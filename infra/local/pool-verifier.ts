import { JwtRsaVerifier } from 'aws-jwt-verify';

/** The user pool's public keys. */
export type Jwks = { keys: object[] };

type Claims = Record<string, unknown>;

/** How many verified tokens are remembered. */
const REMEMBERED = 1000;

/**
 * Creates a check of a token's signature, issuer and time with the given keys. Nothing is fetched. A token that was
 * verified before is valid until it expires, because the keys stay the same, so its signature is not computed again.
 */
export function poolVerifier(issuer: string, jwks: Jwks) {
  const verifier = JwtRsaVerifier.create({ issuer, audience: null, jwksUri: `${issuer}/.well-known/jwks.json` });
  verifier.cacheJwks(jwks as Parameters<typeof verifier.cacheJwks>[0]);
  const verified = new Map<string, Claims>();
  /** @returns the token's claims. @throws Error when the token is invalid */
  return async (token: string): Promise<Claims> => {
    const before = verified.get(token);
    if (before && Number(before.exp) * 1000 > Date.now()) return before;
    verified.delete(token);
    const claims: Claims = await verifier.verify(token);
    verified.set(token, claims);
    const [oldest = ''] = verified.keys();
    if (verified.size > REMEMBERED) verified.delete(oldest);
    return claims;
  };
}
