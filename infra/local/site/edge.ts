import type { RequestListener, ServerResponse } from 'node:http';
import type { Addresses } from '../template/addresses.ts';
import type { Template } from '../template/load-template.ts';
import { requestFunction, responseFunction } from './viewer-function.ts';

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
type DefaultBehaviour = { FunctionAssociations?: { EventType: string; FunctionARN: string }[] };
type DistributionProps = {
  DistributionConfig: { Origins: Origin[]; CacheBehaviors: Behaviour[]; DefaultCacheBehavior: DefaultBehaviour };
};

/**
 * Finds the CloudFront functions of the pages. @throws Error unless there is exactly one for viewer requests, and at
 * most one for viewer responses
 */
function functionsOf(template: Template, { FunctionAssociations: all = [] }: DefaultBehaviour) {
  const codes = template.ofType<{ FunctionCode: string }>('AWS::CloudFront::Function');
  const at = (event: string) => {
    const found = all.filter(({ EventType }) => EventType === event);
    return found.length > 1 ? undefined : codes.find(({ ref }) => ref === found[0]?.FunctionARN);
  };
  const before = at('viewer-request');
  const behind = at('viewer-response');
  if (!before || all.length !== (behind ? 2 : 1))
    throw new Error(
      'The laptop runs one CloudFront function at the viewer request and at most one at the viewer response',
    );
  return {
    before: requestFunction(before.id, before.props.FunctionCode),
    behind: behind ? responseFunction(behind.id, behind.props.FunctionCode) : (_: unknown, status: number) => status,
  };
}

/**
 * Does CloudFront's work as the template describes it: adds the origin's secret header to calls to the API, runs the
 * function in front of the pages, and adds the security headers to responses.
 */
export function edgeOf(template: Template, addresses: Addresses) {
  const distribution = template.ofType<DistributionProps>('AWS::CloudFront::Distribution')[0]?.props.DistributionConfig;
  const policy = template.ofType<HeadersPolicy>('AWS::CloudFront::ResponseHeadersPolicy')[0]?.props;
  if (!distribution || !policy) throw new Error('The template has no site: a distribution and its headers are missing');
  const { SecurityHeadersConfig: headers, CustomHeadersConfig: others } = policy.ResponseHeadersPolicyConfig;
  const apiOrigin = distribution.CacheBehaviors.find(({ PathPattern }) => PathPattern === '/api/*')?.TargetOriginId;
  const added = distribution.Origins.find(({ Id }) => Id === apiOrigin)?.OriginCustomHeaders ?? [];
  const { before, behind } = functionsOf(template, distribution.DefaultCacheBehavior);

  return {
    /**
     * Handles `/api/*`: a header from the caller never replaces one from CloudFront, and the caller's real IP address
     * is appended to those that the caller claims.
     */
    toApi:
      (api: RequestListener): RequestListener =>
      (request, response) => {
        for (const { HeaderName, HeaderValue } of added) request.headers[HeaderName.toLowerCase()] = HeaderValue;
        const forwardedFor = request.headers['x-forwarded-for'];
        request.headers['x-forwarded-for'] = [forwardedFor, request.socket.remoteAddress].filter(Boolean).join(', ');
        return api(request, response);
      },

    /**
     * Handles all other paths: one function maps a page to its file, or answers the request itself; a second one sets
     * the status of the response.
     */
    toFiles:
      (files: RequestListener): RequestListener =>
      (request, response) => {
        const result = before(request);
        if ('statusCode' in result) {
          for (const [name, { value }] of Object.entries(result.headers ?? {})) response.setHeader(name, value);
          response.writeHead(result.statusCode).end();
          return;
        }
        request.url = result.uri;
        replaceStatus(response, (status) => behind(request, status));
        return files(request, response);
      },

    /** The deployed policy, with the cloud's URLs replaced by local ones. */
    contentSecurityPolicy: headers.ContentSecurityPolicy.ContentSecurityPolicy.replace(
      /https:\/\/cognito-idp\.[\w.-]+/g,
      addresses.cognito,
    )
      .replaceAll(/https:\/\/127\.0\.0\.1:\d+\/[\w-]+/g, addresses.s3)
      .replaceAll(/wss:\/\/127\.0\.0\.1:/g, 'ws://127.0.0.1:'),

    /** Adds the security headers to a response, except HSTS, which a browser would apply to all of 127.0.0.1. */
    secure(response: ServerResponse): void {
      response.setHeader('x-content-type-options', 'nosniff');
      response.setHeader('x-frame-options', headers.FrameOptions.FrameOption);
      response.setHeader('referrer-policy', headers.ReferrerPolicy.ReferrerPolicy);
      for (const { Header, Value } of others?.Items ?? []) response.setHeader(Header, Value);
    },
  };
}

/** Replaces the status of a response when its head is sent. */
function replaceStatus(response: ServerResponse, statusFor: (status: number) => number): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => writeHead(statusFor(status), ...rest);
}
