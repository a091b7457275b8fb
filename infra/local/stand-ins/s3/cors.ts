import type { Reply } from './call.ts';
import { S3Error } from './s3-error.ts';

/**
 * A rule from the template's `CorsConfiguration.CorsRules` of AWS::S3::Bucket. Header names are matched literally: `*`
 * is not supported.
 */
export type CorsRule = {
  Id?: string;
  AllowedOrigins: string[];
  AllowedMethods: string[];
  AllowedHeaders?: string[];
  ExposedHeaders?: string[];
  MaxAge?: number;
};

type Headers = Readonly<Record<string, string | undefined>>;

/** Answers OPTIONS. Throws AccessForbidden if no rule allows the browser's request. */
export function preflight(rules: CorsRule[], headers: Headers): Reply {
  const { origin } = headers;
  const method = headers['access-control-request-method'];
  if (!origin || !method)
    throw new S3Error(400, 'BadRequest', 'Insufficient information. Origin and method request headers needed.');
  const requestedHeaders = (headers['access-control-request-headers'] ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter(Boolean);
  const rule = rules.find(
    ({ AllowedHeaders = [], ...candidate }) =>
      allows(candidate, origin, method) && requestedHeaders.every((name) => AllowedHeaders.includes(name)),
  );
  if (!rule) {
    throw new S3Error(
      403,
      'AccessForbidden',
      'CORSResponse: This CORS request is not allowed. This is usually because the evalution of Origin, request method / Access-Control-Request-Method or Access-Control-Request-Headers are not whitelisted by the resource’s CORS spec.',
      { Method: method, ResourceType: 'OBJECT' },
    );
  }
  return {
    status: 200,
    headers: {
      ...answer(rule, origin),
      ...(requestedHeaders.length && { 'access-control-allow-headers': requestedHeaders.join(', ') }),
    },
  };
}

/** The headers for the response to a simple request, including an error response; none if no rule matches. */
export function corsHeaders(rules: CorsRule[], method: string, headers: Headers): Record<string, string> {
  const { origin } = headers;
  const rule = origin && rules.find((candidate) => allows(candidate, origin, method));
  return rule ? answer(rule, origin) : {};
}

const allows = (rule: CorsRule, origin: string, method: string): boolean =>
  rule.AllowedMethods.includes(method) && rule.AllowedOrigins.includes(origin);

const answer = (rule: CorsRule, origin: string): Record<string, string> => ({
  'access-control-allow-origin': origin,
  'access-control-allow-methods': rule.AllowedMethods.join(', '),
  'access-control-allow-credentials': 'true',
  ...(rule.ExposedHeaders?.length && { 'access-control-expose-headers': rule.ExposedHeaders.join(', ') }),
  ...(rule.MaxAge !== undefined && { 'access-control-max-age': String(rule.MaxAge) }),
  vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
});
