import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod';
import { Problem } from '../../shared/contract/problem.ts';
import type { RawRequest, Route } from '../../shared/contract/route.ts';
import { parseJson } from './parse-json.ts';

/**
 * The maximum length of a body in bytes, far above what any page sends. A longer body is rejected unread. Path, query
 * and headers need no limit here, because API Gateway accepts at most 10,240 bytes of them.
 */
const BODY_LIMIT = 256 * 1024;

/** The maximum number of issues that an error lists, so that the reply stays small for any request. */
const MAX_ISSUES = 10;
const MAX_PATH_STEPS = 8;
const MAX_STEP_CHARACTERS = 40;

type Event = Pick<APIGatewayProxyEventV2, 'body' | 'isBase64Encoded' | 'headers'> & {
  pathParameters?: APIGatewayProxyEventV2['pathParameters'];
  queryStringParameters?: APIGatewayProxyEventV2['queryStringParameters'];
};

/**
 * Parses the parts of a request by its row's schemas.
 * @throws Problem `invalid-request`, `request-too-large`
 */
export function readRequest(row: Route, event: Event) {
  if (bytesOf(event) > BODY_LIMIT) throw new Problem('request-too-large', { limit: BODY_LIMIT });
  return {
    params: parse(row.params, event.pathParameters ?? {}),
    query: parse(row.query, event.queryStringParameters ?? {}),
    body: row.body && 'raw' in row.body ? rawRequest(event) : parse(row.body, row.body && jsonOf(event)),
  };
}

const bytesOf = ({ body = '', isBase64Encoded }: Event): number =>
  Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8');

const rawRequest = ({ body = '', isBase64Encoded, headers }: Event): RawRequest => ({
  bytes: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  headers,
});

function jsonOf({ body = '', isBase64Encoded }: Event): unknown {
  try {
    return parseJson(isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body);
  } catch {
    throw new Problem('invalid-request', {
      issues: [{ path: [], code: 'not-json', message: 'The body is not JSON, or nested too deep' }],
    });
  }
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  // Zod's own messages would repeat every choice and the names in the request, so they are replaced; the messages of
  // our own rules are kept.
  const { success, data, error } = schema.safeParse(value, { error: ({ code }) => messages[code ?? 'custom'] });
  if (success) return data;
  throw new Problem('invalid-request', { issues: error.issues.slice(0, MAX_ISSUES).map(issueOf) });
}

type Code = z.core.$ZodIssue['code'];
const messages: Record<Code, string> = {
  invalid_type: 'Has another type',
  too_big: 'Is too long or too large',
  too_small: 'Is too short or too small',
  invalid_format: 'Has another form',
  not_multiple_of: 'Is not one of the allowed numbers',
  unrecognized_keys: 'Has a member that is not known',
  invalid_union: 'Is none of the allowed forms',
  invalid_key: 'Has a key that is not allowed',
  invalid_element: 'Has an entry that is not allowed',
  invalid_value: 'Is none of the allowed values',
  custom: 'Is not allowed',
};

const issueOf = ({ path, code, message }: z.core.$ZodIssue) => ({
  path: path.slice(0, MAX_PATH_STEPS).map((step) =>
    typeof step === 'number'
      ? step
      : String(step)
          .slice(0, MAX_STEP_CHARACTERS)
          .replace(/\p{Cs}/gu, ''),
  ),
  code,
  message,
});
