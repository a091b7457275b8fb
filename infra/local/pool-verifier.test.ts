import { jest } from '@jest/globals';
import { poolTokens } from '../test/pool-tokens.ts';
import { poolVerifier } from './pool-verifier.ts';

const ISSUER = 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_pool';
const { jwks, token } = poolTokens({ iss: ISSUER, client_id: 'web-client' });
const nowSeconds = Math.floor(Date.now() / 1000);

afterEach(() => {
  jest.restoreAllMocks();
});

it('remembers a verified token only until it expires (design 10.15)', async () => {
  const verify = poolVerifier(ISSUER, jwks);
  const expiring = token({ exp: nowSeconds + 600 });
  const claims = await verify(expiring);
  expect(await verify(expiring)).toBe(claims);
  jest.spyOn(Date, 'now').mockReturnValue((nowSeconds + 601) * 1000);
  await expect(verify(expiring)).rejects.toThrow(/expired/);
});

it('verifies a token that differs from a remembered one in its signature', async () => {
  const verify = poolVerifier(ISSUER, jwks);
  const valid = token({ exp: nowSeconds + 600 });
  await verify(valid);
  const [head, payload, signature = ''] = valid.split('.');
  const reversed = [...signature].reverse().join('');
  await expect(verify(`${head}.${payload}.${reversed}`)).rejects.toThrow();
});
