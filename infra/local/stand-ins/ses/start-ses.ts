import { randomUUID } from 'node:crypto';
import { ACCOUNT, REGION } from '../../account.ts';
import { type Authorize, allowAll, principalOf } from '../../authorize.ts';
import { listen, type Running, readBody } from '../../server.ts';
import { sendEmail } from './send-email.ts';
import { badRequest, SesError } from './ses-error.ts';
import type { ConfigurationSet, SesEvent, SesMail } from './ses-event.ts';

export type SesOptions = {
  port: number;
  /** Domains and email addresses that may send email. */
  identities: readonly string[];
  configurationSets: readonly ConfigurationSet[];
  deliver: (mail: SesMail) => Promise<void>;
  /** Awaited before the call is answered. */
  onEvent: (event: SesEvent) => Promise<void>;
  authorize?: Authorize;
  now?: () => Date;
};

const SUPPRESSED = '/v2/email/suppression/addresses/';

/**
 * Starts Amazon SES, API v2, on loopback, out of the sandbox, so that it sends to any address. Its suppression list is
 * always empty: locally only email to the mailbox simulator bounces, and the real service does not suppress those
 * addresses either.
 */
export async function startSes(options: SesOptions): Promise<Running> {
  const { authorize = allowAll, now = () => new Date() } = options;

  async function answer(method: string, path: string, body: Buffer, principal: string | undefined): Promise<object> {
    const allow = (action: `ses:${string}`, resource: string) => {
      const refusal = authorize({ accessKeyId: principal, action, resource });
      if (refusal) throw new SesError('AccessDeniedException', refusal, 403);
    };
    if (method === 'POST' && path === '/v2/email/outbound-emails') {
      return sendEmail(parsed(body), { ...options, allow, now });
    }
    if (method === 'DELETE' && path.startsWith(SUPPRESSED)) {
      allow('ses:DeleteSuppressedDestination', `arn:aws:ses:${REGION}:${ACCOUNT}:*`);
      const address = decodeURIComponent(path.slice(SUPPRESSED.length));
      throw new SesError('NotFoundException', `Email address ${address} does not exist on your suppression list.`, 404);
    }
    throw new SesError('UnknownOperationException', `The local SES does not implement ${method} ${path}`, 404);
  }

  const { url, stop } = await listen(async (request, response) => {
    const reply = (status: number, body: object, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', 'x-amzn-requestid': randomUUID(), ...headers });
      response.end(JSON.stringify(body));
    };
    try {
      const [path = ''] = (request.url ?? '').split('?');
      const body = await readBody(request);
      reply(200, await answer(request.method ?? '', path, body, principalOf(request.headers.authorization)));
    } catch (error) {
      if (!(error instanceof SesError)) console.error(error);
      const { name, status, message } =
        error instanceof SesError ? error : new SesError('InternalServiceErrorException', String(error), 500);
      reply(status, { message }, { 'x-amzn-errortype': name });
    }
  }, options.port);
  return { url, stop };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw badRequest('The body is not JSON');
  }
}
