import { escapeHtml, page } from '../../page.ts';
import type { DeliveredMail } from './mailbox.ts';

const REFRESH_SECONDS = 5;

/** Renders the inbox as a single page that refreshes every five seconds. */
export const inboxPage = (mails: DeliveredMail[]): string =>
  page({
    title: 'Mail · Segno on this laptop',
    refresh: REFRESH_SECONDS,
    style: STYLE,
    main: mails.length === 0 ? EMPTY : listOf(mails),
  });

const EMPTY = '<h1>Mail</h1><p class="empty">No mail yet. Codes and notices that Segno sends will show here.</p>';

const listOf = (mails: DeliveredMail[]): string => `
<h1>Mail</h1>
<p>${mails.length} ${mails.length === 1 ? 'message' : 'messages'}. None left this laptop.</p>
<ol>${mails.map(row).join('')}</ol>`;

const row = ({ id, to, subject, at, code }: DeliveredMail): string => `<li>
<div>
<a href="/local/mail/${id}">${escapeHtml(subject || 'No subject')}</a>
<p>${escapeHtml(to)} ${formatTime(at)}</p>
</div>
${code ? `<output aria-label="Code">${code}</output>` : ''}
</li>`;

/** Formats the time of an email for people. */
export const formatTime = (at: string): string =>
  `<time datetime="${at}">${new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })}</time>`;

const STYLE = `
ol { list-style: none; margin-top: 1.25rem; padding: 0; border-top: 1px solid var(--line); }
li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.75rem 2rem; padding: 1.125rem 0; border-bottom: 1px solid var(--line); }
div { min-width: 0; overflow-wrap: anywhere; }
li p { font-size: 0.875rem; }
a { font-weight: 600; }
output { padding: 0.25rem 0.875rem; border-radius: 10px; background: var(--well); font: 600 1.75rem/1.3 ui-monospace, monospace; letter-spacing: 0.12em; user-select: all; }
li:first-child output { color: var(--signal); }
.empty { margin-top: 1.25rem; padding: 4rem 1rem; border: 1px dashed var(--line); border-radius: 10px; text-align: center; }
`;
