import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { LOCAL_SECRET, principalOf } from './authorize.ts';
import { DISK_FULL, isDiskFull } from './disk.ts';
import { readBody } from './server.ts';
import { claimInHeader, isSignedWith } from './sigv4.ts';

/** An error response in the AWS service's own format, sent as `__type` and `message`. */
export class AwsError extends Error {
  override readonly name: string;
  readonly status: number;
  readonly queryCode: string | undefined;
  constructor(name: string, message: string, options: { status?: number; queryCode?: string } = {}) {
    super(message);
    this.name = name;
    this.status = options.status ?? 400;
    this.queryCode = options.queryCode;
  }
}

export type AwsJsonCall = { operation: string; input: Record<string, unknown>; principal: string | undefined };

/**
 * Serves the AWS JSON 1.x protocol: the operation is the part of `x-amz-target` after the dot. `run` must throw
 * `UnknownOperationException` for an operation that it does not support, so that nothing is silently ignored.
 * @param signedFor the service that requests must be signed for; if undefined, signatures are not verified
 */
export function awsJson(
  contentType: 'application/x-amz-json-1.0' | 'application/x-amz-json-1.1',
  run: (call: AwsJsonCall) => Promise<object> | object,
  { signedFor }: { signedFor?: string } = {},
): RequestListener {
  return async (request, response) => {
    const reply = (status: number, body: object, headers: Record<string, string> = {}) => {
      response.writeHead(status, {
        'content-type': contentType,
        'x-amzn-requestid': randomUUID(),
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'x-amzn-requestid,x-amzn-errortype,x-amzn-errormessage',
        ...headers,
      });
      response.end(JSON.stringify(body));
    };
    if (request.method === 'OPTIONS') {
      response.writeHead(200, {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': String(request.headers['access-control-request-headers'] ?? '*'),
        'access-control-max-age': '600',
      });
      response.end();
      return;
    }
    try {
      const operation = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
      const body = await readBody(request);
      if (signedFor !== undefined) await assertSigned(request, body, signedFor);
      const input = JSON.parse(body.toString() || '{}') as Record<string, unknown>;
      reply(200, await run({ operation, input, principal: principalOf(request.headers.authorization) }));
    } catch (error) {
      if (error instanceof AwsError) {
        reply(
          error.status,
          { __type: error.name, message: error.message },
          { 'x-amzn-errortype': error.name, ...(error.queryCode && { 'x-amzn-query-error': error.queryCode }) },
        );
        return;
      }
      if (isDiskFull(error)) return reply(503, { __type: 'ServiceUnavailable', message: DISK_FULL });
      console.error(error);
      reply(500, { __type: 'InternalFailure', message: error instanceof Error ? error.message : String(error) });
    }
  };
}

/** @throws AwsError if the request is not properly signed for this service with the local secret */
async function assertSigned({ method = '', url = '/', headers }: IncomingMessage, body: Buffer, service: string) {
  const [path = '/', query = ''] = url.split('?');
  const claim = claimInHeader(headers);
  if (!claim)
    throw new AwsError('MissingAuthenticationTokenException', 'Missing Authentication Token', { status: 403 });
  const request = { method, path, query: new URLSearchParams(query), headers, body };
  if (claim.scope.service === service && (await isSignedWith(LOCAL_SECRET, request, claim))) return;
  throw new AwsError(
    'InvalidSignatureException',
    'The request signature we calculated does not match the signature you provided.',
    { status: 403 },
  );
}

export const unknownOperation = (operation: string): never => {
  throw new AwsError('UnknownOperationException', `The local stand-in does not implement ${operation || 'this call'}`);
};
