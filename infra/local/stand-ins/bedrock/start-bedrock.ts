import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { ACCOUNT, REGION } from '../../account.ts';
import { type Authorize, allowAll, LOCAL_SECRET } from '../../authorize.ts';
import { listen, type Running, readBody } from '../../server.ts';
import { claimInHeader, isSignedWith } from '../../sigv4.ts';
import { BedrockError, invalid } from './bedrock-error.ts';
import { type ConverseRequest, lastMessage, readConverseRequest } from './converse-request.ts';
import { Script, type ScriptedReply, UNSCRIPTED } from './scripted-reply.ts';
import { streamReply } from './stream-reply.ts';

export type BedrockOptions = {
  /** 0 picks a free port. */
  port: number;
  authorize?: Authorize;
  /** Replaces the script, for tests that run in the same process. */
  answer?: (request: ConverseRequest) => ScriptedReply;
};

const MODEL = /^\/model\/([^/]+)\/converse-stream$/;
const PROFILE = /^(global|us|us-gov|eu|apac|jp|au|ca)\./;

/** The resource for which IAM checks permission (Service Authorization Reference, "Amazon Bedrock"). */
const arnOf = (modelId: string): string => {
  if (modelId.startsWith('arn:')) return modelId;
  if (PROFILE.test(modelId)) return `arn:aws:bedrock:${REGION}:${ACCOUNT}:inference-profile/${modelId}`;
  return `arn:aws:bedrock:${REGION}::foundation-model/${modelId}`;
};

/**
 * Starts Amazon Bedrock's runtime on loopback: ConverseStream, answered from a script. `PUT /script` sets the script;
 * `GET /requests` returns the requests received so far.
 * @returns also `requests`: the requests that the model received
 */
export async function startBedrock(options: BedrockOptions): Promise<Running & { requests: ConverseRequest[] }> {
  const { authorize = allowAll } = options;
  const requests: ConverseRequest[] = [];
  let script: Script = [];
  const scripted = (request: ConverseRequest): ScriptedReply =>
    script.find(({ says }) => new RegExp(says, 'su').test(lastMessage(request)))?.reply ?? UNSCRIPTED;

  async function replyTo(request: IncomingMessage, path: string, body: Buffer): Promise<ScriptedReply> {
    const [, model] = MODEL.exec(path) ?? [];
    if (request.method !== 'POST' || !model)
      throw new BedrockError(
        'UnknownOperationException',
        `The local Bedrock does not implement ${request.method} ${path}`,
        404,
      );
    const principal = await signerOf(request, path, body);
    const refusal = authorize({
      accessKeyId: principal,
      action: 'bedrock:InvokeModelWithResponseStream',
      resource: arnOf(decodeURIComponent(model)),
    });
    if (refusal) throw new BedrockError('AccessDeniedException', refusal, 403);
    const converseRequest = readConverseRequest(body);
    requests.push(converseRequest);
    return (options.answer ?? scripted)(converseRequest);
  }

  const running = await listen(async (request, response) => {
    const reply = (status: number, body: object, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-requestid': randomUUID(), ...headers });
      response.end(JSON.stringify(body));
    };
    try {
      const [path = ''] = (request.url ?? '').split('?');
      const body = await readBody(request);
      if (path === '/requests') return reply(200, requests);
      if (path === '/script' && request.method === 'PUT') {
        script = readScript(body);
        return reply(200, {});
      }
      const answer = await replyTo(request, path, body);
      if ('error' in answer) throw new BedrockError(answer.error, answer.message, answer.status);
      response.writeHead(200, {
        'content-type': 'application/vnd.amazon.eventstream',
        'x-amzn-requestid': randomUUID(),
      });
      await streamReply(response, answer);
    } catch (error) {
      if (!(error instanceof BedrockError)) console.error(error);
      if (response.headersSent) return void response.destroy();
      const { name, status, message } =
        error instanceof BedrockError ? error : new BedrockError('InternalServerException', String(error), 500);
      reply(status, { message }, { 'x-amzn-errortype': name });
    }
  }, options.port);
  return { url: running.url, stop: running.stop, requests };
}

/**
 * Verifies the signature. @returns the access key @throws BedrockError if the request is not properly signed for
 * Bedrock with the local secret
 */
async function signerOf({ method = '', headers }: IncomingMessage, path: string, body: Buffer): Promise<string> {
  const claim = claimInHeader(headers);
  if (!claim) throw new BedrockError('MissingAuthenticationTokenException', 'Missing Authentication Token', 403);
  const request = { method, path, query: new URLSearchParams(), headers, body };
  if (claim.scope.service === 'bedrock' && (await isSignedWith(LOCAL_SECRET, request, claim))) return claim.accessKeyId;
  throw new BedrockError(
    'InvalidSignatureException',
    'The request signature we calculated does not match the signature you provided.',
    403,
  );
}

function readScript(body: Buffer): Script {
  const { data, error } = Script.safeParse(JSON.parse(body.toString()));
  if (!data) throw invalid(z.prettifyError(error));
  return data;
}
