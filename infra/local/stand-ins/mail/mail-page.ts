import { escapeHtml, page } from '../../page.ts';
import { formatTime } from './inbox-page.ts';
import type { DeliveredMail } from './mailbox.ts';

/** Lets links in an email open an ordinary new tab, and nothing more. */
export const MAIL_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** The widths of an email app on a desktop and on a phone, in CSS pixels. */
const WIDTHS = [600, 390];

const frame = (id: string, width: number) =>
  `<figure><figcaption>${width} px</figcaption><iframe title="The email as it looks at ${width} px" width="${width}" src="/local/mail/${id}/html" sandbox="${MAIL_SANDBOX}"></iframe></figure>`;

/** Renders one email: sender and recipient, the HTML as displayed, and the plain-text part. */
export const mailPage = ({ id, from, to, subject, at, html, text }: DeliveredMail): string =>
  page({
    title: subject || 'No subject',
    style: STYLE,
    main: `
<p><a href="/local/mail">All mail</a></p>
<h1>${escapeHtml(subject || 'No subject')}</h1>
<p>${from ? `From ${escapeHtml(from)} ` : ''}To ${escapeHtml(to)} ${formatTime(at)}</p>
${html ? `<div>${WIDTHS.map((width) => frame(id, width)).join('')}</div>` : ''}
${text === undefined ? '' : `<h2>Plain text</h2>\n<pre>${escapeHtml(text)}</pre>`}`,
  });

const STYLE = `
h1 { margin-top: 0.5rem; font-size: 1.5rem; }
p { overflow-wrap: anywhere; }
main { max-width: 68rem; }
div { display: flex; gap: 1.5rem; margin-top: 1.25rem; overflow-x: auto; }
figure { margin: 0; }
figcaption { padding-bottom: 0.375rem; color: var(--soft); font-size: 0.875rem; }
iframe { display: block; height: 46rem; resize: vertical; border: 1px solid var(--line); border-radius: 10px; background: canvas; }
pre { padding: 1rem; border-radius: 10px; background: var(--well); font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
