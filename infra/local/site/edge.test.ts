import { httpCall, serving } from '../../test/http-call.ts';
import { testAddresses } from '../../test/laptop-template.ts';
import { smallTemplate } from '../../test/small-template.ts';
import { edgeOf } from './edge.ts';

const securityHeaders = (ContentSecurityPolicy: string) => ({
  ContentSecurityPolicy: { ContentSecurityPolicy },
  StrictTransportSecurity: { AccessControlMaxAgeSec: 1, IncludeSubdomains: true },
  FrameOptions: { FrameOption: 'DENY' },
  ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
});
const siteWith = (policy: string) =>
  smallTemplate({
    Site: {
      Type: 'AWS::CloudFront::Distribution',
      Properties: {
        DistributionConfig: {
          Origins: [
            { Id: 'files' },
            { Id: 'api', OriginCustomHeaders: [{ HeaderName: 'X-Origin-Secret', HeaderValue: 'the real one' }] },
          ],
          CacheBehaviors: [{ PathPattern: '/api/*', TargetOriginId: 'api' }],
        },
      },
    },
    Headers: {
      Type: 'AWS::CloudFront::ResponseHeadersPolicy',
      Properties: {
        ResponseHeadersPolicyConfig: {
          SecurityHeadersConfig: securityHeaders(policy),
          CustomHeadersConfig: { Items: [{ Header: 'cross-origin-opener-policy', Value: 'same-origin' }] },
        },
      },
    },
  });
const edge = edgeOf(siteWith("script-src 'self'"), testAddresses);

/** What the API sees of a caller's headers. */
const seenByApi = (headers: Record<string, string>) =>
  serving(
    edge.toApi((request, response) => void response.end(JSON.stringify(request.headers))),
    async (url) => JSON.parse((await httpCall(url, { headers })).body) as Record<string, string>,
  );

describe("the edge's way to the API", () => {
  it('adds the header that proves it', async () => {
    expect(await seenByApi({})).toMatchObject({ 'x-origin-secret': 'the real one' });
  });

  it.each(['x-origin-secret', 'X-ORIGIN-SECRET'])('never lets a caller send that header himself (%s)', async (name) => {
    expect(await seenByApi({ [name]: 'guessed' })).toMatchObject({ 'x-origin-secret': 'the real one' });
  });

  it('leaves the other headers alone', async () => {
    expect(await seenByApi({ authorization: 'Bearer a' })).toMatchObject({ authorization: 'Bearer a' });
  });
});

it("the edge's answers carry the template's security headers", async () => {
  const answer = await serving(
    (_request, response) => {
      edge.secure(response);
      response.end();
    },
    (url) => httpCall(url, {}),
  );
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(edge.contentSecurityPolicy).toBe("script-src 'self'");
});

it('the push channel of a laptop has no TLS, and only its address is let through', () => {
  const policy =
    "connect-src 'self' https://cognito-idp.us-east-1.amazonaws.com https://127.0.0.1:3/uploads wss://127.0.0.1:8";
  const laptop = edgeOf(siteWith(policy), testAddresses).contentSecurityPolicy;
  expect(laptop).toBe(`connect-src 'self' ${testAddresses.cognito} ${testAddresses.s3} ws://127.0.0.1:8`);
});

it('a template without a site stops the laptop', () => {
  expect(() => edgeOf(smallTemplate({}), testAddresses)).toThrow('The template has no site');
});
