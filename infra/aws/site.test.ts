import { cloudTemplate } from '../test/cloud-template.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

type Headers = {
  ResponseHeadersPolicyConfig: {
    SecurityHeadersConfig: Record<string, Record<string, unknown>>;
    CustomHeadersConfig?: { Items: { Header: string; Value: string; Override: boolean }[] };
  };
};
type Behaviour = {
  PathPattern?: string;
  ViewerProtocolPolicy: string;
  ResponseHeadersPolicyId: { Ref: string };
  CachePolicyId: string;
};
type Distribution = {
  DistributionConfig: {
    DefaultCacheBehavior: Behaviour;
    CacheBehaviors: Behaviour[];
    WebACLId: unknown;
    HttpVersion: string;
    Origins: { OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[] }[];
  };
};

const cloud = await cloudTemplate();
const [policy] = cloud.ofType<Headers>('AWS::CloudFront::ResponseHeadersPolicy');
const headers = policy?.Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig ?? {};
const site = cloud.ofType<Distribution>('AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig;

/** The policy's text, without the values that CloudFormation fills in. */
const policyText = () => {
  const value = headers.ContentSecurityPolicy?.ContentSecurityPolicy;
  const parts = (value as { 'Fn::Join'?: [string, unknown[]] })?.['Fn::Join']?.[1] ?? [value];
  return parts.map((part) => (typeof part === 'string' ? part : '…')).join('');
};
const directives = () =>
  new Map(
    policyText()
      .split(';')
      .map((directive) => directive.trim().split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );

describe('the content security policy', () => {
  it('allows only the site’s own scripts: none inline, none evaluated, none from elsewhere', () => {
    expect(directives().get('script-src')).toEqual(["'self'"]);
    expect(policyText()).not.toMatch(/unsafe-eval|script-src-(elem|attr)/);
  });

  it('allows only the site’s own styles, none inline', () => {
    expect(directives().get('style-src')).toEqual(["'self'"]);
    expect(policyText()).not.toMatch(/unsafe-inline|style-src-(elem|attr)/);
  });

  it('allows nothing by default, and names no scheme or star where code or data could go', () => {
    expect(directives().get('default-src')).toEqual(["'none'"]);
    expect(directives().get('base-uri')).toEqual(["'none'"]);
    expect(directives().get('frame-ancestors')).toEqual(["'none'"]);
    for (const name of ['connect-src', 'media-src', 'form-action']) {
      expect([
        name,
        (directives().get(name) ?? ['*']).filter((source) => /^\*|^(https?|wss?|data|blob):$/.test(source)),
      ]).toEqual([name, []]);
    }
  });
});

test('only the guide video’s own site can be framed, and none when there is no video (product 12.3)', () => {
  const policyOf = (frame: string[]) => contentSecurityPolicy({ connect: [], media: [], frame });
  expect(policyOf(['https://video.example'])).toMatch(/; frame-src https:\/\/video\.example;/);
  expect(policyOf([])).not.toContain('frame-src');
});

describe('the site', () => {
  it('sends the security headers over TLS with every response, API and pages alike', () => {
    const behaviours = [site?.DefaultCacheBehavior, ...(site?.CacheBehaviors ?? [])];
    expect(behaviours).toHaveLength(3);
    for (const behaviour of behaviours) {
      expect(behaviour).toMatchObject({
        ViewerProtocolPolicy: 'redirect-to-https',
        ResponseHeadersPolicyId: { Ref: policy?.id },
      });
    }
  });

  it('keeps a browser on TLS for a year, out of frames, and from guessing types', () => {
    expect(headers).toMatchObject({
      StrictTransportSecurity: { AccessControlMaxAgeSec: 365 * 24 * 3600, IncludeSubdomains: true },
      FrameOptions: { FrameOption: 'DENY' },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
    });
  });

  it('keeps other pages out of its windows and files, and disables the camera, location and payment features', () => {
    const items = policy?.Properties.ResponseHeadersPolicyConfig.CustomHeadersConfig?.Items ?? [];
    const custom = new Map(items.map(({ Header, Value, Override }) => [Header, Override && Value]));
    expect(custom.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(custom.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(custom.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/);
  });

  it("proves to the API that a call came through it, with the secret's current value", () => {
    const added = site?.Origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders);
    expect(added?.map(({ HeaderName }) => HeaderName)).toEqual(['x-origin-secret']);
    expect(JSON.stringify(added?.[0]?.HeaderValue)).toMatch(/\{\{resolve:secretsmanager:.*:SecretString:current::\}\}/);
  });

  it('never caches responses of the API, and is behind the firewall', () => {
    const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
    expect(site?.CacheBehaviors.find(({ PathPattern }) => PathPattern === '/api/*')?.CachePolicyId).toBe(
      CACHING_DISABLED,
    );
    expect(JSON.stringify(site?.WebACLId)).toContain('Firewall');
  });

  it('supports HTTP/2 and HTTP/3', () => expect(site?.HttpVersion).toBe('http2and3'));
});
