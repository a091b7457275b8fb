import type { RequestListener, ServerResponse } from 'node:http';
import type { Addresses } from '../template/addresses.ts';
import type { Template } from '../template/load-template.ts';

type HeadersPolicy = {
  ResponseHeadersPolicyConfig: {
    CustomHeadersConfig?: { Items: { Header: string; Value: string }[] };
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: string };
      StrictTransportSecurity: { AccessControlMaxAgeSec: number; IncludeSubdomains: boolean };
      FrameOptions: { FrameOption: string };
      ReferrerPolicy: { ReferrerPolicy: string };
    };
  };
};
type Origin = { Id: string; OriginCustomHeaders?: { HeaderName: string; HeaderValue: string }[] };
type Behaviour = { PathPattern: string; TargetOriginId: string };
type DistributionProps = { DistributionConfig: { Origins: Origin[]; CacheBehaviors: Behaviour[] } };

/** What CloudFront adds: the origin's secret header on the way to the API, the security headers on the way back. From the template. */
export function edgeOf(template: Template, addresses: Addresses) {
  const distribution = template.ofType<DistributionProps>('AWS::CloudFront::Distribution')[0]?.props.DistributionConfig;
  const policy = template.ofType<HeadersPolicy>('AWS::CloudFront::ResponseHeadersPolicy')[0]?.props;
  if (!distribution || !policy) throw new Error('The template has no site: a distribution and its headers are missing');
  const { SecurityHeadersConfig: headers, CustomHeadersConfig: others } = policy.ResponseHeadersPolicyConfig;
  const apiOrigin = distribution.CacheBehaviors.find(({ PathPattern }) => PathPattern === '/api/*')?.TargetOriginId;
  const added = distribution.Origins.find(({ Id }) => Id === apiOrigin)?.OriginCustomHeaders ?? [];

  return {
    /** The behaviour `/api/*`: a header of the caller's never stands for CloudFront's. */
    toApi:
      (api: RequestListener): RequestListener =>
      (request, response) => {
        for (const { HeaderName, HeaderValue } of added) request.headers[HeaderName.toLowerCase()] = HeaderValue;
        return api(request, response);
      },

    /** The deployed policy, with the addresses of a laptop for those of the cloud. */
    contentSecurityPolicy: headers.ContentSecurityPolicy.ContentSecurityPolicy.replace(
      /https:\/\/cognito-idp\.[\w.-]+/g,
      addresses.cognito,
    )
      .replaceAll(/https:\/\/127\.0\.0\.1:\d+\/[\w-]+/g, addresses.s3)
      .replaceAll(/wss:\/\/127\.0\.0\.1:/g, 'ws://127.0.0.1:'),

    /** On every answer; HSTS is left out, because a browser would keep it for the whole of 127.0.0.1. */
    secure(response: ServerResponse): void {
      response.setHeader('x-content-type-options', 'nosniff');
      response.setHeader('x-frame-options', headers.FrameOptions.FrameOption);
      response.setHeader('referrer-policy', headers.ReferrerPolicy.ReferrerPolicy);
      for (const { Header, Value } of others?.Items ?? []) response.setHeader(Header, Value);
    },
  };
}
