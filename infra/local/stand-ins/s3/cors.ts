import type { Reply } from './call.ts';
import { S3Error } from './s3-error.ts';

/** As in a CloudFormation template: `CorsConfiguration.CorsRules` of AWS::S3::Bucket. */
export type CorsRule = {
  Id?: string;
  AllowedOrigins: string[];
  AllowedMethods: string[];
  AllowedHeaders?: string[];
  ExposedHeaders?: string[];
  MaxAge?: number;
};

type Headers = Readonly<Record<string, string | undefined>>;

/** The answer to OPTIONS. Throws AccessForbidden when no rule allows what the browser asks. */
export function preflight(rules: CorsRule[], headers: Headers): Reply {
  const { origin } = headers;
  const method = headers['access-control-request-method'];
  if (!origin) throw badRequest('Insufficient information. Origin request header needed.');
  if (!method) throw badRequest('Invalid Access-Control-Request-Method: null');
  const asked = (headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  const rule = rules.find(
    (candidate) =>
      allows(candidate, origin, method) &&
      asked.every((name) => candidate.AllowedHeaders?.some((pattern) => fits(pattern.toLowerCase(), name))),
  );
  if (!rule) {
    throw new S3Error(
      403,
      'AccessForbidden',
      "CORSResponse: This CORS request is not allowed. This is usually because the evalution of Origin, request method / Access-Control-Request-Method or Access-Control-Request-Headers are not whitelisted by the resource's CORS spec.",
      { Method: method, ResourceType: 'OBJECT' },
    );
  }
  return {
    status: 200,
    headers: { ...answer(rule, origin), ...(asked.length && { 'access-control-allow-headers': asked.join(', ') }) },
  };
}

/** The headers that a simple request's response carries, refusals included; none when no rule fits. */
export function corsHeaders(rules: CorsRule[], method: string, headers: Headers): Record<string, string> {
  const { origin } = headers;
  const rule = origin && rules.find((candidate) => allows(candidate, origin, method));
  return rule ? answer(rule, origin) : {};
}

const allows = (rule: CorsRule, origin: string, method: string): boolean =>
  rule.AllowedMethods.includes(method) && rule.AllowedOrigins.some((pattern) => fits(pattern, origin));

/** S3 allows one `*` in a pattern. */
function fits(pattern: string, value: string): boolean {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return pattern === value;
  return value.length >= before.length + after.length && value.startsWith(before) && value.endsWith(after);
}

function answer(rule: CorsRule, origin: string): Record<string, string> {
  const anyone = rule.AllowedOrigins.includes('*');
  return {
    'access-control-allow-origin': anyone ? '*' : origin,
    'access-control-allow-methods': rule.AllowedMethods.join(', '),
    ...(!anyone && { 'access-control-allow-credentials': 'true' }),
    ...(rule.ExposedHeaders?.length && { 'access-control-expose-headers': rule.ExposedHeaders.join(', ') }),
    ...(rule.MaxAge !== undefined && { 'access-control-max-age': String(rule.MaxAge) }),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

const badRequest = (message: string) => new S3Error(400, 'BadRequest', message);
