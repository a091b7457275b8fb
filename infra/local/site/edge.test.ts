import { type HttpCall, httpCall, serving } from '../../test/http-call.ts';
import { laptopTemplate, testAddresses } from '../../test/laptop-template.ts';
import { smallTemplate } from '../../test/small-template.ts';
import { edgeOf } from './edge.ts';

const securityHeaders = (ContentSecurityPolicy: string) => ({
  ContentSecurityPolicy: { ContentSecurityPolicy },
  StrictTransportSecurity: { AccessControlMaxAgeSec: 1, IncludeSubdomains: true },
  FrameOptions: { FrameOption: 'DENY' },
  ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
});
const PAGES = `function handler(event) {
  const request = event.request;
  if (request.querystring.away) return { statusCode: 302, headers: { location: { value: request.headers.host.value } } };
  if (request.method === 'GET' && request.uri.startsWith('/page')) request.uri = '/index.html';
  return request;
}`;
const proved = { OriginCustomHeaders: [{ HeaderName: 'X-Origin-Secret', HeaderValue: 'the real one' }] };
const siteWith = (policy: string, code = PAGES, EventType = 'viewer-request') => {
  const FunctionAssociations = [{ EventType, FunctionARN: { 'Fn::GetAtt': ['Rewrite', 'FunctionARN'] } }];
  const DistributionConfig = {
    Origins: [{ Id: 'files' }, { Id: 'api', ...proved }],
    CacheBehaviors: [{ PathPattern: '/api/*', TargetOriginId: 'api' }],
    DefaultCacheBehavior: { FunctionAssociations },
  };
  const ResponseHeadersPolicyConfig = {
    SecurityHeadersConfig: securityHeaders(policy),
    CustomHeadersConfig: { Items: [{ Header: 'cross-origin-opener-policy', Value: 'same-origin' }] },
  };
  return smallTemplate({
    Rewrite: { Type: 'AWS::CloudFront::Function', Properties: { FunctionCode: code } },
    Site: { Type: 'AWS::CloudFront::Distribution', Properties: { DistributionConfig } },
    Headers: { Type: 'AWS::CloudFront::ResponseHeadersPolicy', Properties: { ResponseHeadersPolicyConfig } },
  });
};
const edge = edgeOf(siteWith("script-src 'self'"), testAddresses);

/** The headers that reach the API if a caller sends these. */
const seenByApi = (headers: Record<string, string>) =>
  serving(
    edge.toApi((request, response) => void response.end(JSON.stringify(request.headers))),
    async (url) => JSON.parse((await httpCall(url, { headers })).body) as Record<string, string>,
  );

describe("the edge's way to the API", () => {
  it('adds the header that proves it', async () => {
    expect(await seenByApi({})).toMatchObject({ 'x-origin-secret': 'the real one' });
  });

  it.each(['x-origin-secret', 'X-ORIGIN-SECRET'])('never lets a caller send that header (%s)', async (name) => {
    expect(await seenByApi({ [name]: 'guessed' })).toMatchObject({ 'x-origin-secret': 'the real one' });
  });

  it('appends the address of the caller to the addresses that it claims', async () => {
    expect(await seenByApi({ 'x-forwarded-for': '203.0.113.7' })).toMatchObject({
      'x-forwarded-for': '203.0.113.7, 127.0.0.1',
    });
    expect(await seenByApi({})).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
  });

  it('leaves other headers unchanged', async () => {
    expect(await seenByApi({ authorization: 'Bearer a' })).toMatchObject({ authorization: 'Bearer a' });
  });
});

describe("the edge's way to the pages", () => {
  /** The response to a request, from a bucket that echoes the requested path. */
  const visit = (of: ReturnType<typeof edgeOf>, call: HttpCall) =>
    serving(
      of.toFiles((request, response) => void response.writeHead(200).end(request.url)),
      (url) => httpCall(url, call),
    );

  it.each([
    ['/page/1?tab=a', 'GET', '/index.html'],
    ['/other', 'GET', '/other'],
    ['/page/1', 'POST', '/page/1'],
  ])(
    "requests the path that the template's function returns from the bucket: %s (%s)",
    async (path, method, requested) => {
      expect((await visit(edge, { method, path })).body).toBe(requested);
    },
  );

  it("returns the function's own answer, without a request to the bucket", async () => {
    const { status, headers, body } = await visit(edge, { path: '/page?away=1' });
    expect(status).toBe(302);
    expect(headers.location).toMatch(/^127\.0\.0\.1:/);
    expect(body).toBe('');
  });

  const product = laptopTemplate().then((template) => edgeOf(template, testAddresses));
  it.each([
    ['/', 200, '/index.html'],
    ['/pricing?from=mail', 200, '/pricing.html'],
    ['/pricing/', 200, '/pricing.html'],
    ['/pricing.html', 200, '/pricing.html'],
    ['/auth?tab=reset', 200, '/app.html'],
    ['/dashboard', 200, '/app.html'],
    ['/dashboard/releases/rel_1.2', 200, '/app.html'],
    ['/releases', 200, '/app.html'],
    ['/assets/index-1a.js', 200, '/assets/index-1a.js'],
    ['/theme.js?v=1', 200, '/theme.js'],
    ['/no/such/page', 404, '/404.html'],
    ['/releases/rel_1', 404, '/404.html'],
    ['/dashboards', 404, '/404.html'],
    ['/wp-login.php', 404, '/404.html'],
    ['/404.html', 404, '/404.html'],
    ['/constructor', 404, '/404.html'],
  ])('runs the deployed functions: %s answers %i with %s (product 2.5, 2.18)', async (path, status, requested) => {
    expect(await visit(await product, { path })).toMatchObject({ status, body: requested });
  });

  it('passes on an error of the bucket unchanged', async () => {
    const of = await product;
    const answer = await serving(
      of.toFiles((_request, response) => void response.writeHead(403).end()),
      (url) => httpCall(url, { path: '/no/such/page' }),
    );
    expect(answer.status).toBe(403);
  });

  it.each([
    ['that reaches for Node', siteWith('', 'process.exit(1)'), 'process is not defined'],
    ['without a handler', siteWith('', 'const a = 1;'), 'has no handler'],
    ['of another event', siteWith('', PAGES, 'origin-request'), 'at most one at the viewer response'],
  ])('a function %s stops the start', (_, template, words) => {
    expect(() => edgeOf(template, testAddresses)).toThrow(words);
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

it("the laptop's push channel has no TLS, and only its address is allowed", () => {
  const policy =
    "connect-src 'self' https://cognito-idp.us-east-1.amazonaws.com https://127.0.0.1:3/uploads wss://127.0.0.1:8";
  const laptop = edgeOf(siteWith(policy), testAddresses).contentSecurityPolicy;
  expect(laptop).toBe(`connect-src 'self' ${testAddresses.cognito} ${testAddresses.s3} ws://127.0.0.1:8`);
});

it('a template without a site stops the laptop', () => {
  expect(() => edgeOf(smallTemplate({}), testAddresses)).toThrow('The template has no site');
});
