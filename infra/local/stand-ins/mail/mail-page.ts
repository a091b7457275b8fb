import { escaped, page } from '../../page.ts';
import { timeOf } from './inbox-page.ts';
import type { DeliveredMail } from './mailbox.ts';

/** What a link of a mail may do: open in a tab of its own, which is an ordinary one. */
export const MAIL_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** One mail: of whom and to whom, as it looks, and its plain-text part. */
export const mailPage = ({ id, from, to, subject, at, html, text }: DeliveredMail): string =>
  page({
    title: subject || 'No subject',
    style: STYLE,
    main: `
<p><a href="/local/mail">All mail</a></p>
<h1>${escaped(subject || 'No subject')}</h1>
<p>${from ? `From ${escaped(from)} ` : ''}To ${escaped(to)} ${timeOf(at)}</p>
${html ? `<iframe title="The mail as it looks" src="/local/mail/${id}/html" sandbox="${MAIL_SANDBOX}"></iframe>` : ''}
${text === undefined ? '' : `<h2>Plain text</h2>\n<pre>${escaped(text)}</pre>`}`,
  });

const STYLE = `
h1 { margin-top: 0.5rem; font-size: 1.5rem; }
p { overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 46rem; margin-top: 1.25rem; resize: vertical; border: 1px solid var(--line); border-radius: 10px; background: canvas; }
pre { padding: 1rem; border-radius: 10px; background: var(--well); font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
