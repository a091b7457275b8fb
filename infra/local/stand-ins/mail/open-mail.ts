import type { RequestListener, ServerResponse } from 'node:http';
import { inboxPage } from './inbox-page.ts';
import { MAIL_SANDBOX, mailPage } from './mail-page.ts';
import { type OutgoingMail, openMailbox } from './mailbox.ts';

export type Mail = {
  /** Stores an email. Once this resolves, the email is on disk and visible in the inbox. */
  deliver(mail: OutgoingMail): Promise<void>;
  /** Serves `/local/mail` and the paths below it; anything else is a 404. */
  handler: RequestListener;
  stop(): Promise<void>;
};

const INBOX_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/**
 * An email's HTML is untrusted: it can neither run scripts nor send anything, and has its own origin. Its links work.
 */
const MAIL_POLICY = `sandbox ${MAIL_SANDBOX}; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'`;

/**
 * Opens the inbox, which takes the place of SES for email that would leave Segno. @throws Error with one sentence if
 * its file is damaged
 */
export function openMail({ directory }: { directory: string }): Mail {
  const mailbox = openMailbox(directory);

  const handler: RequestListener = (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return reply(response, 405, 'text/plain', 'The inbox is read-only.\n');
    }
    const [pathname = '', query] = (request.url ?? '').split('?');
    if (pathname === '/local/mail' || pathname === '/local/mail/')
      return reply(response, 200, 'text/html', inboxPage(mailbox.list()), INBOX_POLICY);
    if (pathname === '/local/mail.json') {
      const to = new URLSearchParams(query).get('to');
      const mails = mailbox
        .list()
        .filter((mail) => to === null || mail.to.toLowerCase() === to.trim().toLowerCase())
        .map(({ html: _, text: __, from: ___, ...listed }) => ({ ...listed, path: `/local/mail/${listed.id}` }));
      return reply(response, 200, 'application/json', JSON.stringify(mails));
    }
    const [, id = '', part] = /^\/local\/mail\/(\w+)(\/html)?$/.exec(pathname) ?? [];
    const mail = mailbox.find(id);
    if (mail && part) return reply(response, 200, 'text/html', mail.html, MAIL_POLICY);
    if (mail) return reply(response, 200, 'text/html', mailPage(mail), INBOX_POLICY);
    return reply(response, 404, 'text/plain', 'There is no such mail. The inbox is at /local/mail.\n');
  };

  return { deliver: async (mail) => mailbox.add(mail), handler, stop: async () => mailbox.close() };
}

function reply(
  response: ServerResponse,
  status: number,
  type: 'text/html' | 'text/plain' | 'application/json',
  body: string,
  policy = "default-src 'none'",
): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
